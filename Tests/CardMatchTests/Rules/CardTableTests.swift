import CardMatch
import Testing

@Suite struct CardTableTests {
  private func table(_ text: String) throws -> CardTable { CardTable(try DealNotation(text).cards) }

  @Test func `a rank pair nets fourteen and a suit pair two`() throws {
    var table = try table("AH AD 2S 9S")
    #expect(table.choose(0) == .turnedUp && table.score == -1)
    #expect(table.choose(1) == .matched(.rank, others: [0]) && table.score == 14)
    table.choose(2)
    #expect(table.choose(3) == .matched(.suit, others: [2]) && table.score == 16)
    #expect(table.isOver)
  }

  @Test func `a mismatch costs three and leaves the new card up`() throws {
    var table = try table("AH 2D 3S")
    table.choose(0)
    #expect(table.choose(1) == .mismatched(others: [0]))
    #expect(table.score == -4 && table.openIndices == [1])
  }

  @Test func `turning a card down again is free, or costs what the option says`() throws {
    var free = try table("AH 2D")
    free.choose(0)
    #expect(free.choose(0) == .turnedDown && free.score == -1 && free.openIndices.isEmpty)
    var dear = CardTable(free.cards, scoring: try Scoring(unchooseCost: 1))
    dear.choose(0)
    dear.choose(0)
    #expect(dear.score == -2)
  }

  @Test func `matched and missing cards can't be chosen and cost nothing`() throws {
    var table = try table("AH AD")
    table.choose(0)
    table.choose(1)
    let before = table
    #expect(table.choose(0) == nil && table.choose(7) == nil && table.choose(-1) == nil)
    #expect(table == before)
  }

  @Test func `a scoring outside its range is refused`() {
    #expect(throws: ScoringError.outOfRange(.cost, -1)) { try Scoring(cost: -1) }
    #expect(throws: ScoringError.outOfRange(.bonus, 1001)) { try Scoring(bonus: 1001) }
  }
}
