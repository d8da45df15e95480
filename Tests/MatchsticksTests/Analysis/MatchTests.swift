import ExactArithmetic
import GameCore
import Matchsticks
import Testing

@Suite struct MatchTests {
  private func game(_ rules: String, _ play: PlayConvention? = nil) throws -> TakeAwayGame {
    TakeAwayGame(try RulesNotation.parse(rules), play: play)
  }

  /// Whether the games agree with the exact chance to five standard deviations, and the interval
  /// holds their share.
  private func isPlausible(_ result: MatchResult) -> Bool {
    let (n, p) = (Double(result.share.trials), result.chance.toDouble())
    let share = result.share.value
    return abs(share - p) * n <= 5 * (n * p * (1 - p)).squareRoot() + 1 && result.share.interval.contains(share)
  }

  @Test func `the clever player wins from every heap that isn't forbidden`() throws {
    let game = try game("take:3")
    for heap in 12...24 {
      for other in [Strategy.dumb, .wild, .clever, .perfect] where other != .clever {
        let result = try game.match([.clever, other], heap: HeapSize(heap), games: 50, seed: 1).results[0]
        if heap % 4 != 1 { #expect(result.chance == 1 && result.share.hits == 50) }
      }
    }
  }

  @Test func `chances agree with a recursion over all draws`() throws {
    let game = try game("take:3")
    let results = try game.match([.clever, .wild], heap: HeapSize(18), games: 100_000, seed: 1).results
    #expect(results.map(\.first) == [.clever, .wild] && results[0].chance == 1)
    // The wild player must hit the losing number each of its five turns: 17, 13, 9, 5, 1.
    #expect(results[1].chance == Rational(1, 243))
    #expect(isPlausible(results[1]))
  }

  @Test func `games come out the same with any number of threads`() throws {
    let game = try game("take:1,3,4", .normal)
    let one = try game.match(
      [.wild, .dumb], heap: HeapSize(50), games: 20_000, seed: 7, limits: SearchLimits(threads: 1)
    ).results
    let many = try game.match(
      [.wild, .dumb], heap: HeapSize(50), games: 20_000, seed: 7, limits: SearchLimits(threads: 4)
    ).results
    #expect(one.map(\.share.hits) == many.map(\.share.hits))
    for result in one { #expect(isPlausible(result), "seed 7") }
  }

  @Test func `perfect play wins what can be won under every rule that never breaks`() throws {
    for rules in ["take:2-3,7", "pile:half", "pile:squares", "pile:divisors", "take:any", "octal:0.123"] {
      for play in PlayConvention.allCases {
        let game = try game(rules, play)
        for heap in 1...30 {
          let won = try game.analyze(heaps: [HeapSize(heap)]).outcome == .nPosition
          let chance = try game.match([.perfect, .wild], heap: HeapSize(heap), games: 1, seed: 1).results[0].chance
          if won { #expect(chance == 1, "\(rules) \(play) \(heap)") }
        }
      }
    }
  }

  @Test func `perfect play wins what can be won where heaps break or the last take matters`() throws {
    for rules in ["octal:0.77", "octal:0.26", "octal:4.7", "hex:0.8", "last:x2", "last:+1"] {
      for play in PlayConvention.allCases {
        let game = try game(rules, play)
        for heap in 1...16 {
          let won = try game.analyze(heaps: [HeapSize(heap)]).outcome == .nPosition
          let results = try game.match([.perfect, .wild], heap: HeapSize(heap), games: 400, seed: 3).results
          if won { #expect(results[0].chance == 1, "\(rules) \(play) \(heap)") }
          for result in results { #expect(isPlausible(result), "seed 3: \(rules) \(play) \(heap)") }
        }
      }
    }
  }

  @Test func `the exact chance of chance against chance is that of a recursion over the moves`() throws {
    // Fibonacci nim, both players wild: from (heap, at most), written out.
    func chance(_ heap: Int, _ most: Int) -> Rational {
      let most = min(heap, most)
      if most == 0 { return 0 }
      return (1...most).reduce(Rational(0)) { $0 + 1 - chance(heap - $1, 2 * $1) } / Rational(most)
    }
    let game = try game("last:x2")
    for heap in 2...12 {
      #expect(
        try game.match([.wild], heap: HeapSize(heap), games: 1, seed: 1).results[0].chance == chance(heap, heap - 1),
        "\(heap)")
    }
  }

  @Test func `games that can't be played say why`() throws {
    for (rules, heap) in [("octal:0.77", 60), ("last:x2", 900), ("hex:0.f", 60)] {
      #expect(throws: MatchError.tooManyPositions(limit: 20_000)) {
        try game(rules).match([.wild], heap: HeapSize(heap), games: 1, seed: 1)
      }
    }
    #expect(throws: MatchError.cleverNeedsLimit) {
      try game("pile:half").match([.clever], heap: HeapSize(5), games: 1, seed: 1)
    }
    #expect(throws: MatchError.heapTooLarge(largest: 1000)) {
      try game("take:3").match([.wild], heap: HeapSize(1001), games: 1, seed: 1)
    }
  }

  @Test func `a limit keeps the games before it, those of a shorter match`() throws {
    let game = try game("take:3")
    let pairs = [Strategy.wild, .dumb]
    let stopped = try game.match(
      pairs, heap: HeapSize(18), games: 50_000, seed: 5, limits: SearchLimits(nodes: 10_000))
    #expect(stopped.stopReason == .nodeLimit && stopped.results.count == 1)
    let share = stopped.results[0].share
    #expect(share.trials > 0 && share.trials < 50_000)
    let short = try game.match(pairs, heap: HeapSize(18), games: Int(share.trials), seed: 5)
    #expect(short.stopReason == nil && short.results[0].share == share)
    let raised = StopSignal()
    raised.raise()
    #expect(throws: MatchError.stopped(.interrupted)) {
      try game.match(pairs, heap: HeapSize(18), games: 50_000, limits: SearchLimits(stopSignal: raised))
    }
  }

  @Test func `games are sampled evidence, chances are proved`() throws {
    let result = try game("take:3").match([.wild, .dumb], heap: HeapSize(12), games: 500, seed: 9).results[0]
    guard case .sampled(let trials, let seed, let lower, let upper, let confidence) = result.sampled else {
      Issue.record("the games of a match are samples")
      return
    }
    #expect(trials == 500 && seed == 9 && confidence == 0.95 && lower < upper)
    #expect(result.evidence == .proved(.recursion(positions: 13)))
  }
}
