import CardMatch
import GameCore
import Testing

@Suite struct ThreeCardTableTests {
  private func table(_ text: String) throws -> CardTable {
    CardTable(try DealNotation(text).cards, scoring: .standardOfThree)
  }

  @Test(arguments: [
    ("AH AD AS", Match.rank, 48), ("AH 5H 9H", .suit, 12), ("AH AD 9S", .partialRank, 8), ("AH 9H KS", .partialSuit, 4),
    ("8H 8D 3H", .partialRank, 8),
  ])
  func `three cards count by the best line that they fit, in any order`(text: String, match: Match, points: Int) throws
  {
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      var table = try table(text)
      for index in order.dropLast() { #expect(table.choose(index) == .turnedUp) }
      #expect(table.choose(order[2]) == .matched(match, others: [order[0], order[1]]))
      #expect(table.score == points - 3 && table.isOver && table.openIndices.isEmpty)
      #expect(table.isMatched == [true, true, true])
    }
  }

  @Test func `a mismatch turns the two earlier cards down and leaves the third up`() throws {
    var table = try table("AH 2D 3S 4S")
    for index in [0, 1] { table.choose(index) }
    #expect(table.choose(2) == .mismatched(others: [0, 1]))
    #expect(table.score == -5 && table.openIndices == [2] && !table.isOver)
    #expect(table.choose(3) == .turnedUp && table.choose(2) == .turnedDown && table.openIndices == [3])
  }

  @Test func `the game is over when two cards are left, or no two match`() throws {
    #expect(try table("AH AD").isOver && table("AH 2D 3S").isOver && !table("AH 2D 3D").isOver)
  }

  @Test func `the lines of the table are as rare as their order says`() {
    var counts: [Match?: Int] = [:]
    for first in 0..<52 {
      for second in 0..<first {
        for third in 0..<second {
          counts[Scoring.standardOfThree.match([first, second, third].map { Card.deck[$0] }), default: 0] += 1
        }
      }
    }
    #expect(counts == [.rank: 52, .suit: 1144, .partialRank: 3744, .partialSuit: 10296, nil: 6864])
  }

  @Test func `where the suit brings more, a mixed group counts by it`() throws {
    let scoring = try Scoring(group: .three, partialRankScore: 1, partialSuitScore: 5)
    #expect(scoring.match(try DealNotation("8H 8D 3H").cards) == .partialSuit)
    #expect(scoring.match(try DealNotation("8H 8D 3S").cards) == .partialRank)
  }

  @Test func `tables of three have up to two open cards and matched cards in threes`() throws {
    let table = try KnownTableNotation("AH+ 2D+ 3S. 4S. 5C. ??", group: .three)
    #expect(table.table.open.count == 2 && table.words.joined(separator: " ") == "AH+ 2D+ 3S. 4S. 5C. ??")
    let third = try #require(CardNotation.card("3C"))
    #expect(throws: CardNotationError.tooManyOpen(third, .three, offset: 8)) {
      try KnownTableNotation("AH+ 2D+ 3C+", group: .three)
    }
    for (text, fault) in [
      ("3S. 4S. ??", ImpossibleKnowledge.Fault.incompleteMatched(count: 2, .three)),
      ("3S. 4H. 5C. ??", .unmatchableMatched(.three)),
    ] {
      #expect(throws: CardNotationError.impossible(ImpossibleKnowledge(faults: [fault]))) {
        try KnownTableNotation(text, group: .three)
      }
    }
  }
}
