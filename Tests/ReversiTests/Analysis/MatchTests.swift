import GameCore
import Reversi
import Synchronization
import Testing

@Suite struct MatchTests {
  private static let openings = ["f5d6c3d3c4", "f5f6e6f4", "f5d6c5f4e3c6"].compactMap {
    try? Line(transcript: $0, from: .start())
  }

  private func play(
    _ first: Strategy, _ second: Strategy, pairs: Int, seed: UInt64 = 1, threads: Int = 1
  ) throws -> MatchResult {
    let plan = MatchPlan(
      first: first, second: second, openings: .lines(Self.openings), pairCount: pairs, seed: seed)
    return try ReversiSolver().match(plan, limits: SearchLimits(threads: threads))
  }

  @Test func `a pair is two games from one opening, each strategy having black once, to the end`() throws {
    let result = try play(.minimax(plies: 2), .random, pairs: 7)
    #expect(result.pairs.map(\.number) == Array(0..<7))
    #expect(result.openingCount == 3)
    #expect(result.stopReason == nil)
    for pair in result.pairs {
      #expect(pair.games.map(\.isFirstBlack) == [true, false])
      #expect(pair.opening == Self.openings[pair.number % 3])
      for game in pair.games {
        #expect(game.line.end.isFinished)
        #expect(game.line.transcript.hasPrefix(pair.opening.transcript))
        let (black, white) = (game.line.end.discCount(of: .black), game.line.end.discCount(of: .white))
        #expect(game.blackDifference.signum() == (black - white).signum())
        #expect(game.difference == (game.isFirstBlack ? game.blackDifference : -game.blackDifference))
      }
    }
  }

  @Test(arguments: [
    (Strategy.random, Strategy.greedy), (.random, .random), (.depth(3), .random), (.level(2), .depth(1)),
  ])
  func `the same seed gives the same games with any number of threads`(first: Strategy, second: Strategy) throws {
    let alone = try play(first, second, pairs: 3, seed: 5)
    #expect(try play(first, second, pairs: 3, seed: 5, threads: 3).games == alone.games)
    if first.drawsRandomly { #expect(try play(first, second, pairs: 3, seed: 6).games != alone.games) }
  }

  @Test func `exchanging two deterministic strategies turns the result round`() throws {
    let result = try #require(try play(.greedy, .minimax(plies: 3), pairs: 3).statistics)
    let turned = try #require(try play(.minimax(plies: 3), .greedy, pairs: 3).statistics)
    #expect(result.wins == turned.losses)
    #expect(result.draws == turned.draws)
    #expect(abs(result.winRate + turned.winRate - 1) < 1e-12)
    #expect(result.meanDifference == -turned.meanDifference)
  }

  @Test func `a strategy against itself is even when nothing is drawn`() throws {
    let statistics = try #require(try play(.greedy, .greedy, pairs: 3).statistics)
    #expect(statistics.winRate == 0.5)
    #expect(statistics.meanDifference == 0)
    #expect(statistics.winRateInterval.contains(0.5))
  }

  @Test func `looking ahead beats chance`() throws {
    let statistics = try #require(try play(.minimax(plies: 4), .random, pairs: 40).statistics)
    #expect(statistics.winRate > 0.6)
  }

  @Test func `only strategies that draw may use an opening twice`() throws {
    #expect(try play(.greedy, .greedy, pairs: 3).pairs.count == 3)
    #expect(throws: MatchError.repeatsGames(openings: 3)) { try play(.greedy, .greedy, pairs: 4) }
    #expect(try play(.random, .greedy, pairs: 4).pairs.count == 4)
  }

  @Test func `openings are generated one for each pair, the same for the same seed`() throws {
    let plan = MatchPlan(first: .greedy, second: .random, openings: .generated(.six), pairCount: 3)
    let first = try ReversiSolver().match(plan, limits: SearchLimits(threads: 2))
    #expect(Set(first.pairs.map(\.opening)).count == 3 && first.size == .six)
    #expect(first.pairs == (try ReversiSolver().match(plan).pairs))
  }

  @Test func `a match of any length finds openings: when those of a length run out, longer ones follow`() throws {
    func play(_ pairs: Int) throws -> MatchResult {
      let plan = MatchPlan(
        first: .greedy, second: .minimax(plies: 1), openings: .generated(.six, plies: 2), pairCount: pairs)
      return try ReversiSolver().match(plan, limits: SearchLimits(threads: 2))
    }
    let result = try play(24)
    let lengths = result.pairs.map { $0.opening.moves.count }
    #expect(result.stopReason == nil && result.pairs.map(\.number) == Array(0..<24))
    #expect(lengths == lengths.sorted() && Set(lengths).count > 1, "\(lengths)")
    #expect(try play(7).pairs == Array(result.pairs.prefix(7)))
    // No game goes through the opening of a later pair.
    for (place, pair) in result.pairs.enumerated() {
      let end = CanonicalPosition(pair.opening.end)
      for game in result.pairs[..<place].flatMap(\.games) {
        #expect(GameRecord(game.line).positions.allSatisfy { CanonicalPosition($0) != end })
      }
    }
  }

  @Test func `a raised signal keeps the finished pairs`() throws {
    let signal = StopSignal()
    let observer = Observer { if $0.completed >= 3 { signal.raise() } }
    let plan = MatchPlan(first: .random, second: .greedy, openings: .lines(Self.openings), pairCount: 1000)
    let result = try ReversiSolver().match(plan, limits: SearchLimits(stopSignal: signal), observer: observer)
    #expect(result.stopReason == .interrupted)
    #expect(result.pairs.count == 3)
    #expect(result.games.allSatisfy { $0.line.end.isFinished })
  }

  @Test func `without a finished pair there are no statistics`() throws {
    let signal = StopSignal()
    signal.raise()
    let plan = MatchPlan(first: .random, second: .greedy, openings: .lines(Self.openings), pairCount: 2)
    let result = try ReversiSolver().match(plan, limits: SearchLimits(stopSignal: signal))
    #expect(result.pairs.isEmpty)
    #expect(result.statistics == nil)
  }
}

@Suite struct MatchStatisticsTests {
  @Test func `all-or-nothing shares have Wilson's interval with Student's quantile`() {
    // 8 of 10: Wilson's interval with t = 2.2281 is 0.4495 to 0.9514; the pseudo-pair leaves the
    // variance at its largest.
    let (mean, interval) = MatchStatistics.share([1, 1, 1, 1, 1, 1, 1, 1, 0, 0].map { [$0] })
    #expect(abs(mean - 0.8) < 1e-12)
    #expect(abs(interval.lowerBound - 0.4495) < 1e-4)
    #expect(abs(interval.upperBound - 0.9514) < 1e-4)
  }

  @Test func `the interval stays within 0 and 1 and never collapses`() {
    for shares in [[1.0], [0.0, 0.0], [0.5, 0.5, 0.5], Array(repeating: 1.0, count: 100)] {
      let (mean, interval) = MatchStatistics.share(shares.map { [$0] })
      #expect(interval.lowerBound >= 0 && interval.upperBound <= 1)
      #expect(interval.contains(mean))
      #expect((interval.upperBound == 1) == (mean == 1) && (interval.lowerBound == 0) == (mean == 0))
      #expect(interval.upperBound - interval.lowerBound > 0.01)
    }
  }

  @Test func `the interval of simulated pairs holds the true rate about 95 times of 100`() {
    var generator = SeededGenerator(seed: 21)
    var held = 0
    for _ in 0..<2000 {
      // A pair is a win and a loss half of the time, otherwise two games won with probability 0.7
      // each.
      let shares = (0..<60).map { _ -> Double in
        if generator.index(2) == 0 { return 0.5 }
        return (0..<2).reduce(0) { sum, _ in sum + (generator.unit() < 0.7 ? 0.5 : 0) }
      }
      if MatchStatistics.share(shares.map { [$0] }).interval.contains(0.6) { held += 1 }
    }
    #expect((1870...1960).contains(held), "seed 21: \(held) of 2000")
  }

  @Test func `pairs that begin from one opening are one trial`() throws {
    // Every opening decides its four pairs: four times the pairs show no more than the openings.
    let openings: [Double] = [1, 0, 1, 1, 0, 1, 0, 1, 1, 1]
    let (once, often) = (openings.map { [$0] }, openings.map { [$0, $0, $0, $0] })
    #expect(MatchStatistics.share(often).interval == MatchStatistics.share(once).interval)
    #expect(MatchStatistics.mean(often).error == MatchStatistics.mean(once).error)
    let apart = openings.flatMap { [[$0], [$0], [$0], [$0]] }
    let (wide, narrow) = (MatchStatistics.share(often).interval, MatchStatistics.share(apart).interval)
    #expect(wide.upperBound - wide.lowerBound > 1.8 * (narrow.upperBound - narrow.lowerBound))
    // 0.7 and a variance of 0.21 · 10/9 between openings.
    #expect(abs(try #require(MatchStatistics.mean(often).error) - (0.21 / 9).squareRoot()) < 1e-15)
    #expect(MatchStatistics.mean([[1, 0, 1]]).error == nil)
  }

  @Test func `the interval of pairs in clusters holds the true rate about 95 times of 100`() {
    var generator = SeededGenerator(seed: 22)
    var held = 0
    for _ in 0..<1000 {
      // Forty openings with one to five pairs, all decided by the opening three times of four.
      let trials = (0..<40).map { _ -> [Double] in
        let favoured = generator.unit() < 0.6 ? 1.0 : 0
        return (0...generator.index(5)).map { _ in generator.index(4) == 0 ? 0.6 : favoured }
      }
      if MatchStatistics.share(trials).interval.contains(0.6) { held += 1 }
    }
    #expect((925...980).contains(held), "seed 22: \(held) of 1000")
  }

  @Test func `openings that lead to the same position up to symmetry are one`() throws {
    let lines = try ["f5d6c3d3c4", "e6f4c3c4d3", "f5d6c5f4e3c6"].map { try Line(transcript: $0, from: .start()) }
    let plan = MatchPlan(first: .greedy, second: .random, openings: .lines(lines), pairCount: 6)
    let result = try ReversiSolver().match(plan)
    #expect(result.openingCount == 2 && result.pairs.count == 6)
    guard case .sampled(let trials, _, _, _, _)? = result.statistics?.evidence else { throw MatchError.otherStart }
    #expect(trials == 2)
  }

  @Test func `Elo is 0 for even games, 191 for three of four, and infinite for all`() {
    #expect(MatchStatistics.eloDifference(winRate: 0.5) == 0)
    #expect(MatchStatistics.eloDifference(winRate: 0.75) == 190.85)
    #expect(MatchStatistics.eloDifference(winRate: 0.25) == -190.85)
    #expect(MatchStatistics.eloDifference(winRate: 1) == nil)
    #expect(MatchStatistics.eloDifference(winRate: 0) == nil)
  }
}
