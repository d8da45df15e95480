import ExactArithmetic
import GameCore
import Matchsticks
import Testing

@Suite struct MatchTests {
  private func game(_ rules: String, _ play: PlayConvention? = nil) throws -> TakeAwayGame {
    TakeAwayGame(try RulesNotation.parse(rules), play: play)
  }

  /// Whether the games agree with the exact chance to five standard deviations, and the interval holds their share.
  private func isPlausible(_ result: MatchResult) -> Bool {
    let (n, p) = (Double(result.games), result.chance.toDouble())
    let share = Double(result.firstPlayerWins) / n
    return abs(share - p) * n <= 5 * (n * p * (1 - p)).squareRoot() + 1 && result.interval.contains(share)
  }

  @Test func `the clever player wins from every heap that isn't forbidden`() throws {
    let game = try game("take:3")
    for heap in 12...24 {
      for other in [Strategy.dumb, .wild, .clever, .perfect] where other != .clever {
        let result = try game.match([.clever, other], heap: heap, games: 50, seed: 1)[0]
        if heap % 4 != 1 { #expect(result.chance == 1 && result.firstPlayerWins == 50) }
      }
    }
  }

  @Test func `chances agree with a recursion over all draws`() throws {
    let game = try game("take:3")
    let results = try game.match([.clever, .wild], heap: 18, games: 100_000, seed: 1)
    #expect(results.map(\.first) == [.clever, .wild] && results[0].chance == 1)
    // The wild player must hit the losing number each of its five turns: 17, 13, 9, 5, 1.
    #expect(results[1].chance == Rational(1, 243))
    #expect(isPlausible(results[1]))
  }

  @Test func `games come out the same with any number of threads`() throws {
    let game = try game("take:1,3,4", .normal)
    let one = try game.match([.wild, .dumb], heap: 50, games: 20_000, seed: 7, limits: SearchLimits(threads: 1))
    let many = try game.match([.wild, .dumb], heap: 50, games: 20_000, seed: 7, limits: SearchLimits(threads: 4))
    #expect(one.map(\.firstPlayerWins) == many.map(\.firstPlayerWins))
    for result in one { #expect(isPlausible(result), "seed 7") }
  }

  @Test func `perfect play wins what can be won under every rule that never breaks`() throws {
    for rules in ["take:2-3,7", "pile:half", "pile:squares", "pile:divisors", "take:any", "octal:0.123"] {
      for play in PlayConvention.allCases {
        let game = try game(rules, play)
        for heap in 1...30 {
          let won = try game.analyze(heaps: [HeapSize(heap)]).outcome == .nPosition
          let chance = try game.match([.perfect, .wild], heap: heap, games: 1, seed: 1)[0].chance
          if won { #expect(chance == 1, "\(rules) \(play) \(heap)") }
        }
      }
    }
  }

  @Test func `games that can't be played say why`() throws {
    #expect(throws: MatchError.rules) { try game("octal:0.77").match([.wild], heap: 5, games: 1, seed: 1) }
    #expect(throws: MatchError.cleverNeedsLimit) { try game("pile:half").match([.clever], heap: 5, games: 1, seed: 1) }
    #expect(throws: MatchError.heapTooLarge(largest: 1000)) {
      try game("take:3").match([.wild], heap: 1001, games: 1, seed: 1)
    }
  }
}
