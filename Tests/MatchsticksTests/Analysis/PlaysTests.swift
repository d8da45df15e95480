import ExactArithmetic
import GameCore
import Matchsticks
import Testing

@Suite struct PlaysTests {
  private func plays(_ rules: String, _ heap: Int, _ play: PlayConvention = .misere) throws -> PlayCount {
    try TakeAwayGame(try RulesNotation.parse(rules), play: play).plays(heap: BigInt(heap))
  }

  @Test func `plays with takes of one and two are Fibonacci numbers`() throws {
    var (last, next): (BigInt, BigInt) = (1, 1)
    for heap in 0...400 {
      #expect(try plays("take:2", heap).total == last)
      (last, next) = (next, last + next)
    }
  }

  @Test func `a million matches with takes up to two have a count of 208,988 digits`() throws {
    #expect(try plays("take:2", 1_000_000).total.digitCount == 208_988)
  }

  @Test func `doubling, the alternating sum and counting by hand agree`() throws {
    for limit in [1, 2, 3, 4, 7, 15, 16, 17, 18, 40, 100] {
      var oracle = Oracle(try RulesNotation.parse("take:\(limit)"))
      for heap in [0, 1, 2, 5, 16, 17, 33, 100, 201, 202, 399, 400, 401] {
        let (even, odd) = oracle.plays(heap)
        let note: Comment = "take:\(limit), \(heap)"
        #expect(try plays("take:\(limit)", heap) == PlayCount(total: even + odd, firstPlayerWins: even), note)
        #expect(try plays("take:\(limit)", heap, .normal).firstPlayerWins == odd, note)
      }
    }
  }

  @Test func `a raised signal stops the counting`() {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    #expect(throws: SolverError.stopped(.interrupted)) {
      try TakeAwayGame(.take(#require(TakeSet(upTo: 5)))).plays(heap: 1_000_000, limits: limits)
    }
  }
}
