import ExactArithmetic
import GameCore
import Matchsticks
import Testing

@Suite struct LastMoveAnalysisTests {
  /// Last-move rules straight from their definition.
  private struct Search {
    let rule: LastMoveRule
    let play: PlayConvention
    var cache: [[Int]: Bool] = [:]

    init(_ rule: LastMoveRule, _ play: PlayConvention) {
      self.rule = rule
      self.play = play
    }

    mutating func wins(_ heap: Int, _ limit: Int) -> Bool {
      let limit = min(heap, limit)
      if limit == 0 { return play == .misere }
      if let known = cache[[heap, limit]] { return known }
      let wins = (1...limit).contains { !self.wins(heap - $0, next(after: $0)) }
      cache[[heap, limit]] = wins
      return wins
    }

    func next(after take: Int) -> Int { rule.limit(after: BigInt(take)).toInt() ?? .max }
  }

  private static let rules = [
    "last:x2", "last:x1", "last:x3", "last:x3/2", "last:x5/3", "last:+0", "last:+1", "last:+4", "last:x7",
  ]

  private func rule(_ text: String) throws -> LastMoveRule {
    guard case .lastMove(let rule) = try RulesNotation.parse(text) else { throw RulesError(.empty, offset: 0) }
    return rule
  }

  @Test(arguments: rules)
  func `every limit of the first move agrees with a search`(text: String) throws {
    for play in PlayConvention.allCases {
      var search = Search(try rule(text), play)
      for heap in 1...40 {
        for first in 1...40 {
          let limited = try Ruleset.lastMove(rule(text)).limitingFirstMove(to: BigInt(first))
          let analysis = try TakeAwayGame(limited, play: play).analyze(heaps: [HeapSize(heap)])
          let note: Comment = "\(text) \(play) heap \(heap), first \(first)"
          #expect((analysis.outcome == .nPosition) == search.wins(heap, first), note)
          let takes = (1...min(heap, first)).filter { !search.wins(heap - $0, search.next(after: $0)) }
          #expect(analysis.winningMoves.map(\.take) == takes.map { BigInt($0) }, note)
        }
      }
    }
  }

  @Test(arguments: [
    ("last:x2", [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]), ("last:x1", [1, 2, 4, 8, 16, 32, 64]),
    ("last:x3", [1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55, 76]), ("last:+1", [1, 2, 3, 5, 10, 20, 40, 80]),
  ])
  func `losing heaps are those of the literature`(text: String, heaps: [Int]) throws {
    let rules = try RulesNotation.parse(text)
    #expect(try TakeAwayGame(rules).losing(upTo: 100).positions == heaps.map { BigInt($0) })
    let misere = try TakeAwayGame(rules, play: .misere).losing(upTo: 100).positions
    #expect(misere == [1] + heaps.dropFirst().map { BigInt($0 + 1) })
  }

  @Test func `the conventional first move agrees with a search`() throws {
    for text in Self.rules {
      for play in PlayConvention.allCases {
        var search = Search(try rule(text), play)
        let losing = (3...60).filter { !search.wins($0, play == .normal ? $0 - 1 : $0 - 2) }
        let found = try TakeAwayGame(.lastMove(rule(text)), play: play).losing(upTo: 60).positions.filter { $0 >= 3 }
        #expect(found == losing.map { BigInt($0) }, "\(text) \(play)")
      }
    }
  }

  @Test func `the smallest part of Zeckendorf's sum wins a huge heap`() throws {
    let heap = BigInt.power(10, 1000)
    let analysis = try TakeAwayGame(RulesNotation.parse("last:x2")).analyze(heaps: [HeapSize(unchecked: heap)])
    #expect(analysis.outcome == .nPosition)
    // The greedy sum of Fibonacci numbers, made from the recurrence itself.
    var fibonacci: [BigInt] = [1, 2]
    while let last = fibonacci.last, last <= heap { fibonacci.append(last + fibonacci[fibonacci.count - 2]) }
    var rest = heap
    var smallest: BigInt = 0
    for number in fibonacci.reversed() where number <= rest {
      rest -= number
      smallest = number
    }
    #expect(rest.isZero && analysis.winningMoves.first?.take == smallest)
  }

  @Test(arguments: [2, 25, 60, 90, 150])
  func `a Fibonacci number is lost, and one match more is won by one`(place: Int) throws {
    var (number, next): (BigInt, BigInt) = (1, 2)
    for _ in 0..<place { (number, next) = (next, number + next) }
    let game = TakeAwayGame(try RulesNotation.parse("last:x2"))
    let lost = try game.analyze(heaps: [HeapSize(unchecked: number)])
    #expect(lost.outcome == .pPosition && lost.winningMoves.isEmpty)
    let won = try game.analyze(heaps: [HeapSize(unchecked: number + 1)])
    #expect(won.outcome == .nPosition && won.winningMoves.first?.take == 1)
  }

  @Test func `limited first moves are counted heap by heap`() throws {
    let rules = try Ruleset.lastMove(rule("last:x2")).limitingFirstMove(to: 3)
    var search = Search(try rule("last:x2"), .normal)
    let expected = (1...80).filter { !search.wins($0, 3) }
    #expect(try TakeAwayGame(rules).losing(upTo: 80).positions == expected.map { BigInt($0) })
  }

  @Test func `empty heaps next to one are allowed`() throws {
    let game = TakeAwayGame(try RulesNotation.parse("last:x2"))
    #expect(try game.analyze(heaps: [HeapSize(0), HeapSize(4)]).winningMoves.map(\.heap) == [1])
    #expect(try game.analyze(heaps: [HeapSize(0)]).outcome == .pPosition)
  }
}
