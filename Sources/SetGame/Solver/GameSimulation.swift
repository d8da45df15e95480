import GameCore
import Synchronization

/// Many games played by the same rules, each with cards of its own.
///
/// Games are played in numbered chunks and every chunk draws from a stream of its own, so the outcome depends on the
/// seed and the number of games alone, not on how the chunks are spread over threads.
package struct GameSimulation: Sendable {
  /// The number of games in a chunk.
  package static let chunk = 8192

  /// How many games to play.
  package let games: UInt64
  /// By which rules.
  package let rules: GameRules
  /// The seed of the random numbers.
  package let seed: UInt64

  /// A simulation of `games` games.
  package init(games: UInt64, rules: GameRules = GameRules(), seed: UInt64) {
    self.games = games
    self.rules = rules
    self.seed = seed
  }

  /// What a simulation found.
  package struct Outcome: Sendable, Equatable {
    /// The counts of all games that were played.
    package var tally: GameTally
    /// Why it ended early; `nil` when all games were played.
    package var stopped: StopReason?
  }

  /// Plays the games.
  /// - Complexity: less than a microsecond a game on one thread.
  package func run(limits: SearchLimits = .none, observer: Observer = .silent) -> Outcome {
    let shared = Lock(Outcome(tally: GameTally(), stopped: nil))
    let nextChunk = Chunks()
    Workers.run(min(limits.threads, max(1, Int(clamping: chunks)))) { _ in
      var player = GamePlayer()
      var tally = GameTally()
      var stopped: StopReason?
      while let chunk = nextChunk.take(below: chunks) {
        stopped = limits.stopReason(nodes: chunk * UInt64(GameSimulation.chunk))
        if stopped != nil { break }
        tally.add(player.play(size(of: chunk), rules: rules, seed: seed, stream: chunk))
        if chunk.isMultiple(of: 64) { report(chunk, to: observer) }
      }
      shared.withLock { outcome in
        outcome.tally.add(tally.counts)
        outcome.stopped = outcome.stopped ?? stopped
      }
    }
    return shared.withLock { $0 }
  }

  private var chunks: UInt64 {
    games / UInt64(GameSimulation.chunk) + (games % UInt64(GameSimulation.chunk) > 0 ? 1 : 0)
  }

  private func size(of chunk: UInt64) -> Int {
    Int(min(UInt64(GameSimulation.chunk), games - chunk * UInt64(GameSimulation.chunk)))
  }

  private func report(_ chunk: UInt64, to observer: Observer) {
    observer.report(
      Progress(completed: Double(chunk) * Double(GameSimulation.chunk), total: Double(games), unit: GameSimulation.unit)
    )
  }

  private static let unit = "games"
}

/// Hands out the numbers 0, 1, 2, … to many threads, each once.
private final class Chunks: Sendable {
  private let next = Atomic<UInt64>(0)

  func take(below count: UInt64) -> UInt64? {
    let chunk = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return chunk < count ? chunk : nil
  }
}
