public import ExactArithmetic
public import GameCore

/// One strategy against another over many games from the same heap.
public struct MatchResult: Sendable {
  /// The strategy that moves first.
  public let first: Strategy
  /// The strategy that moves second.
  public let second: Strategy
  /// How many of the games the first player won.
  public let share: Share
  /// How the games estimate the chance that the first player wins: seed and interval.
  public let sampled: Evidence<Proof>
  /// The chance that the first player wins, exact.
  public let chance: Rational
  /// The same for the heaps 0, 1, 2, … up to the one of the match; empty under rules that need more
  /// than the heap to know a position.
  public let chanceByHeap: [Rational]
  /// How ``chance`` is known.
  public let evidence: Evidence<Proof>

  init(first: Strategy, second: Strategy, share: Share, seed: UInt64, chances: [Rational], graph: MatchGraph) {
    self.first = first
    self.second = second
    self.share = share
    let interval = share.interval
    sampled = .sampled(
      trials: share.trials, seed: seed, lower: interval.lowerBound, upper: interval.upperBound,
      confidence: Confidence.level)
    chance = chances[graph.start]
    chanceByHeap = graph.isOneHeap ? chances : []
    evidence = .proved(.recursion(positions: graph.options.count))
  }
}

/// What the games of a match gave.
public struct MatchOutcome: Sendable {
  /// The pairings in the order in which they were played; the last one has fewer games than were
  /// asked for, and others are missing, when a limit stopped the match.
  public let results: [MatchResult]
  /// Why there are fewer games than were asked for; `nil` when all were played.
  public let stopReason: StopReason?
}

/// Why a match can't be played.
public enum MatchError: Error, Equatable, Sendable {
  /// There are more than `limit` positions below the heap.
  case tooManyPositions(limit: Int)
  /// The clever strategy knows take limits only.
  case cleverNeedsLimit
  /// The exact chances are computed up to this heap.
  case heapTooLarge(largest: Int)
  /// A limit stopped the match.
  case stopped(StopReason)
  /// The rules are a line that can't be played.
  case line(SolverError)
}

extension TakeAwayGame {
  /// The largest heap of a match.
  public static let largestMatchHeap = 1000

  /// How many games every pair of strategies plays by default.
  public static let defaultGames = 100_000

  /// Lets the strategies play every ordered pair of two different ones (or the only one itself),
  /// `games` ≥ 1 games per pair.
  ///
  /// Game i of every pair draws from stream i of the seed, so the result doesn't depend on the
  /// number of threads. A limit keeps the games that were played before it: those of a shorter
  /// match.
  /// - Throws: ``MatchError/stopped(_:)`` when a limit is reached before the first games are
  ///   played.
  public func match(
    _ strategies: [Strategy], heap: HeapSize, games: Int = defaultGames, seed: UInt64 = 1,
    limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(MatchError) -> MatchOutcome {
    guard let size = heap.small, size <= Self.largestMatchHeap else {
      throw .heapTooLarge(largest: Self.largestMatchHeap)
    }
    do throws(SolverError) {
      let graph = try MatchGraph(self, heap: size, limits: limits)
      let pairs = strategies.indices.flatMap { first in
        strategies.indices.filter { $0 != first || strategies.count == 1 }.map { (first, $0) }
      }
      let tables = try strategies.map { strategy throws(SolverError) in
        try StrategyTable(strategy, game: self, graph: graph)
      }
      let trials = SeededTrials(UInt64(games), blockSize: 4096, seed: seed)
      var results: [MatchResult] = []
      for (place, pair) in pairs.enumerated() {
        let players = MatchPair(first: tables[pair.0], second: tables[pair.1], play: play, start: graph.start)
        let chances: [Rational]
        do throws(SolverError) {
          chances = try players.chances(limits: limits)
        } catch .stopped(let reason) where !results.isEmpty {
          return MatchOutcome(results: results, stopReason: reason)
        }
        let games = players.games(trials, limits: limits)
        if let share = Share(hits: games.tally, of: games.trials) {
          results.append(
            MatchResult(
              first: strategies[pair.0], second: strategies[pair.1], share: share, seed: seed, chances: chances,
              graph: graph))
        }
        if let reason = games.stopReason {
          guard !results.isEmpty else { throw .stopped(reason) }
          return MatchOutcome(results: results, stopReason: reason)
        }
        observer.report(Progress(completed: Double(place + 1), total: Double(pairs.count), unit: "pairings"))
      }
      return MatchOutcome(results: results, stopReason: nil)
    } catch {
      throw MatchError(error)
    }
  }
}

extension TakeAwayGame {
  /// The exact chances that a strategy wins from the heaps 0…`heap` when it moves first against
  /// another; empty under rules that need more than the heap to know a position.
  func chances(
    of first: Strategy, against second: Strategy, upTo heap: Int, limits: SearchLimits
  ) throws(SolverError) -> [Rational] {
    let graph = try MatchGraph(self, heap: heap, limits: limits)
    guard graph.isOneHeap else { return [] }
    return try MatchPair(
      first: StrategyTable(first, game: self, graph: graph), second: StrategyTable(second, game: self, graph: graph),
      play: play, start: graph.start
    ).chances(limits: limits)
  }
}

extension MatchError {
  /// What the solver said, in terms of a match.
  fileprivate init(_ error: SolverError) {
    switch error {
    case .stopped(let reason): self = .stopped(reason)
    case .unsupported(.strategies): self = .cleverNeedsLimit
    case .unsupported, .line, .numbers, .map: self = .line(error)
    case .searchTooLarge(let limit): self = .tooManyPositions(limit: limit)
    case .heapTooLarge: self = .heapTooLarge(largest: TakeAwayGame.largestMatchHeap)
    }
  }
}

/// Two strategies at one heap.
private struct MatchPair: Sendable {
  let first: StrategyTable
  let second: StrategyTable
  let play: PlayConvention
  let start: Int

  /// How many of the games the first player wins, of those before a limit.
  func games(_ trials: SeededTrials, limits: SearchLimits) -> SeededTrials.Outcome<UInt64> {
    trials.run(from: UInt64(0), limits: limits) { block in
      block.trials.reduce(0) { won, game in
        var random = SeededGenerator(seed: block.seed, stream: game)
        return firstWins(&random) ? won + 1 : won
      }
    } add: {
      $0 += $1
    }
  }

  private func firstWins(_ random: inout SeededGenerator) -> Bool {
    var position = start
    var firstMoves = true
    while true {
      let choices = firstMoves ? first.choices[position] : second.choices[position]
      guard !choices.isEmpty else { return firstMoves == (play == .misere) }
      position = choices.count == 1 ? choices[0] : choices[random.index(choices.count)]
      firstMoves.toggle()
    }
  }

  /// The chances of the first player from each position, by working up from the least one, for
  /// either player to move.
  func chances(limits: SearchLimits) throws(SolverError) -> [Rational] {
    var meter = WorkMeter(limits)
    var byFirst = Chances()
    var bySecond = Chances()
    for position in 0...start {
      let first = try bySecond.mean(first.choices[position], &meter) ?? (play == .misere ? 1 : 0)
      let second = try byFirst.mean(second.choices[position], &meter) ?? (play == .misere ? 0 : 1)
      byFirst.append(first)
      bySecond.append(second)
    }
    return byFirst.chances
  }
}

/// Chances of the positions 0, 1, 2, … with their sums up to each.
private struct Chances {
  private(set) var chances: [Rational] = []
  private var sums: [Rational] = [0]

  mutating func append(_ chance: Rational) {
    chances.append(chance)
    sums.append(sums[sums.count - 1] + chance)
  }

  /// The mean chance of some positions; `nil` when there is none.
  func mean(_ places: [Int], _ meter: inout WorkMeter) throws(SolverError) -> Rational? {
    guard let one = places.first, let last = places.last else { return nil }
    if places.allSatisfy({ chances[$0] == chances[one] }) { return chances[one] }
    // Moves that take 1…k leave consecutive positions.
    if zip(places, places.dropFirst()).allSatisfy({ $0 == $1 + 1 }) {
      try meter.spend(Self.cost(sums[one + 1]))
      return (sums[one + 1] - sums[last]) / Rational(places.count)
    }
    var sum: Rational = 0
    for place in places {
      try meter.spend(Self.cost(sum))
      sum += chances[place]
    }
    return sum / Rational(places.count)
  }

  /// What it costs to add to a number, in units of a meter: long numbers are brought to lowest
  /// terms.
  private static func cost(_ number: Rational) -> Int { 1 + number.denominator.bitCount / 16 }
}
