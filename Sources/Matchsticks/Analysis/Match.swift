public import ExactArithmetic
public import GameCore
import Synchronization

/// One strategy against another over many games from the same heap.
public struct MatchResult: Sendable {
  /// Who moves first.
  public let first: Strategy
  /// Who moves second.
  public let second: Strategy
  /// How many games were played.
  public let games: Int
  /// How many of them the first player won.
  public let firstPlayerWins: Int
  /// The chance that the first player wins, exact.
  public let chance: Rational
  /// The 95 % interval of the chance from the games alone (Wilson 1927).
  public let interval: ClosedRange<Double>
}

/// Why a match can't be played.
public enum MatchError: Error, Equatable, Sendable {
  /// There are more than so many positions below the heap.
  case tooManyPositions(limit: Int)
  /// The clever strategy knows take limits only.
  case cleverNeedsLimit
  /// The exact chances are computed up to this heap.
  case heapTooLarge(largest: Int)
  /// A limit ended the match.
  case stopped(StopReason)
}

extension TakeAwayGame {
  /// The largest heap of a match.
  public static let largestMatchHeap = 1000

  /// Lets the strategies play every ordered pair of two different ones (or the only one itself), `games` games a pair.
  ///
  /// Game i of every pair draws from stream i of the seed, so the result doesn't depend on the number of threads.
  public func match(
    _ strategies: [Strategy], heap: Int, games: Int, seed: UInt64, limits: SearchLimits = .none,
    observer: Observer = .silent
  ) throws(MatchError) -> [MatchResult] {
    guard heap <= Self.largestMatchHeap else { throw .heapTooLarge(largest: Self.largestMatchHeap) }
    guard let graph = MatchGraph(self, heap: heap) else {
      throw .tooManyPositions(limit: MatchGraph.positionLimit)
    }
    var tables: [StrategyTable] = []
    for strategy in strategies {
      guard let table = StrategyTable(strategy, game: self, graph: graph) else { throw .cleverNeedsLimit }
      tables.append(table)
    }
    let pairs = strategies.indices.flatMap { first in
      strategies.indices.filter { $0 != first || strategies.count == 1 }.map { (first, $0) }
    }
    var results: [MatchResult] = []
    for (first, second) in pairs {
      let pair = MatchPair(first: tables[first], second: tables[second], play: play, start: graph.start)
      let wins = pair.simulate(games: games, seed: seed, limits: limits)
      if let reason = limits.stopReason() { throw .stopped(reason) }
      observer.report(Progress(completed: Double(results.count + 1), total: Double(pairs.count), unit: "pairings"))
      results.append(
        MatchResult(
          first: strategies[first], second: strategies[second], games: games, firstPlayerWins: wins,
          chance: pair.chance(), interval: Self.wilson(wins, of: games)))
    }
    return results
  }

  /// The 95 % score interval of a chance.
  private static func wilson(_ wins: Int, of games: Int) -> ClosedRange<Double> {
    let (n, z) = (Double(games), 1.959_963_984_540_054)
    let share = Double(wins) / n
    let centre = (share + z * z / (2 * n)) / (1 + z * z / n)
    let half = z / (1 + z * z / n) * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot()
    // At either end the bound is exact, whatever rounding says.
    return (wins == 0 ? 0 : max(0, centre - half))...(wins == games ? 1 : min(1, centre + half))
  }
}

/// Two strategies at one heap.
private struct MatchPair: Sendable {
  let first: StrategyTable
  let second: StrategyTable
  let play: PlayConvention
  let start: Int

  /// How many of the games the first player wins.
  func simulate(games: Int, seed: UInt64, limits: SearchLimits) -> Int {
    let chunk = 4096
    let wins = Atomic<Int>(0)
    Workers.forEach((games + chunk - 1) / chunk, threads: limits.threads) { index in
      guard limits.stopReason() == nil else { return }
      var won = 0
      for game in (index * chunk)..<min(games, (index + 1) * chunk) {
        var random = SeededGenerator(seed: seed, stream: UInt64(game))
        if firstWins(&random) { won += 1 }
      }
      wins.wrappingAdd(won, ordering: .relaxed)
    }
    return wins.load(ordering: .relaxed)
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

  /// The chance of the first player by working up from the least position, for either player to move.
  func chance() -> Rational {
    var byFirst: [Rational] = []
    var bySecond: [Rational] = []
    for position in 0...start {
      byFirst.append(mean(first.choices[position].map { bySecond[$0] }) ?? (play == .misere ? 1 : 0))
      bySecond.append(mean(second.choices[position].map { byFirst[$0] }) ?? (play == .misere ? 0 : 1))
    }
    return byFirst[start]
  }

  private func mean(_ chances: [Rational]) -> Rational? {
    guard let one = chances.first else { return nil }
    if chances.allSatisfy({ $0 == one }) { return one }
    return chances.reduce(0, +) / Rational(chances.count)
  }
}
