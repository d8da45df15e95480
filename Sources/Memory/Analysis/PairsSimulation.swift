import GameCore
import Synchronization

/// How a simulated player chooses.
public enum Strategy: Sendable, Hashable {
  /// Remembers everything and makes the best move (for the number of players at hand).
  case optimal
  /// Remembers everything and always turns two unknown cards unless a pair is known.
  case naive
  /// Like naive, but remembers only the last `recall` distinct cards; 0 remembers nothing.
  case forgetful(recall: Int)

  /// How many cards it remembers at most.
  var recall: Int {
    switch self {
    case .optimal, .naive: .max
    case .forgetful(let recall): recall
    }
  }
}

/// The outcome of many simulated games.
public struct PairsTally: Sendable, Equatable {
  /// The number of games.
  public internal(set) var games: UInt64 = 0
  /// Games by number of turns, from 0 turns on.
  public internal(set) var gamesByTurns: [UInt64] = []
  /// Games that the first player won, and so on; all 0 in the solitaire.
  public internal(set) var wins: UInt64 = 0
  /// Games in which both had equally many pairs.
  public internal(set) var draws: UInt64 = 0
  /// Games that the second player won.
  public internal(set) var losses: UInt64 = 0
  /// Games that ended because both passed.
  public internal(set) var stalls: UInt64 = 0
  /// The sum of the first player's pairs minus the second's.
  public internal(set) var gainSum: Int = 0
  /// The sum of the squares of these differences.
  public internal(set) var gainSquareSum: Int = 0
  /// Why the simulation ended early; `nil` when it didn't.
  public internal(set) var stopReason: StopReason?

  mutating func add(_ other: PairsTally) {
    games += other.games
    if other.gamesByTurns.count > gamesByTurns.count {
      gamesByTurns += [UInt64](repeating: 0, count: other.gamesByTurns.count - gamesByTurns.count)
    }
    for (turns, count) in other.gamesByTurns.enumerated() { gamesByTurns[turns] += count }
    wins += other.wins
    draws += other.draws
    losses += other.losses
    stalls += other.stalls
    gainSum += other.gainSum
    gainSquareSum += other.gainSquareSum
    stopReason = stopReason ?? other.stopReason
  }

  mutating func record(turns: Int) {
    if turns >= gamesByTurns.count {
      gamesByTurns += [UInt64](repeating: 0, count: turns + 1 - gamesByTurns.count)
    }
    gamesByTurns[turns] += 1
    games += 1
  }

  mutating func record(gain: Int, stalled: Bool) {
    if gain > 0 { wins += 1 } else if gain < 0 { losses += 1 } else { draws += 1 }
    gainSum += gain
    gainSquareSum += gain * gain
    if stalled { stalls += 1 }
  }

  /// The mean number of turns and its standard error.
  public var turns: SampleMean {
    var (sum, squares) = (0.0, 0.0)
    for (turns, count) in gamesByTurns.enumerated() {
      sum += Double(turns) * Double(count)
      squares += Double(turns * turns) * Double(count)
    }
    return SampleMean(sum: sum, squareSum: squares, count: games)
  }

  /// The mean gain of the first player and its standard error.
  public var gain: SampleMean { SampleMean(sum: Double(gainSum), squareSum: Double(gainSquareSum), count: games) }
}

/// A mean over independent trials.
public struct SampleMean: Sendable, Equatable {
  /// The mean; 0 without trials.
  public let mean: Double
  /// The estimated standard deviation of the mean; 0 with fewer than two trials.
  public let standardError: Double

  init(sum: Double, squareSum: Double, count: UInt64) {
    let trials = Double(count)
    mean = count > 0 ? sum / trials : 0
    let variance = count > 1 ? max(0, squareSum - sum * mean) / (trials - 1) : 0
    standardError = count > 1 ? (variance / trials).squareRoot() : 0
  }

  /// The interval that holds the true mean with 95 % probability, by the normal approximation.
  public var interval: ClosedRange<Double> {
    (mean - 1.959_963_985 * standardError)...(mean + 1.959_963_985 * standardError)
  }
}

/// Plays many games between strategies.
public enum PairsSimulation {
  /// Games in one block; blocks are the units of work and of random streams, so any number of threads plays the
  /// same games.
  static let blockSize = 1000

  /// Plays `games` games with `pairs` pairs; one strategy is the solitaire, two strategies play against each other
  /// and take turns to begin: the first strategy begins the even games, and gains are counted for it.
  public static func run(
    pairs: Int, strategies: [Strategy], games: UInt64, seed: UInt64, limits: SearchLimits = .none,
    observer: Observer = .silent
  ) -> PairsTally {
    precondition(pairs >= 1 && (1...2).contains(strategies.count), "a game has pairs and one or two players")
    let blocks = Int((games + UInt64(blockSize) - 1) / UInt64(blockSize))
    let moves = strategies.contains(.optimal) && strategies.count == 2 ? optimalMoves(pairs: pairs) : nil
    let total = Lock((tally: PairsTally(), blocks: 0))
    Workers.forEach(blocks, threads: limits.threads) { block in
      guard limits.stopReason() == nil else { return }
      var random = SeededGenerator(seed: seed, stream: UInt64(block))
      var tally = PairsTally()
      var game = SimulatedTable(pairs: pairs, strategies: strategies, moves: moves)
      for index in 0..<min(UInt64(blockSize), games - UInt64(block * blockSize)) {
        game.play(first: strategies.count == 2 ? Int(index & 1) : 0, random: &random, tally: &tally)
      }
      let done = total.withLock { total in
        total.tally.add(tally)
        total.blocks += 1
        return total.blocks
      }
      observer.report(Progress(completed: Double(done), total: Double(blocks), unit: "blocks of games"))
    }
    var tally = total.withLock { $0.tally }
    if tally.games < games { tally.stopReason = limits.stopReason() ?? .interrupted }
    return tally
  }

  private static func optimalMoves(pairs: Int) -> MoveTable? {
    guard pairs <= PairsSolver.exactLimit else { return NumericTable(pairs: pairs, seats: .twoPlayers).moves }
    return MoveTable.exact(pairs: pairs)
  }
}
