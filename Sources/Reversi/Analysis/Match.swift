import GameCore
import Synchronization

/// A match between two strategies: every opening is played twice, each strategy having black once.
public struct MatchPlan: Sendable {
  /// The strategy whose results are counted,
  public let first: Strategy
  /// and its opponent.
  public let second: Strategy
  /// Where games begin; when there are more pairs than openings, they are used again.
  public let openings: [Line]
  /// How many pairs of games are played.
  public let pairCount: Int
  /// The seed of strategies that draw.
  public let seed: UInt64

  /// The memory of each player's tables in bytes.
  private static let tableBytes = 16 << 20

  /// A match of `pairCount` pairs; there must be at least one opening, and none may be a finished game.
  public init(first: Strategy, second: Strategy, openings: [Line], pairCount: Int, seed: UInt64 = 1) {
    precondition(!openings.isEmpty && pairCount >= 1, "a match needs an opening and a pair of games")
    self.first = first
    self.second = second
    self.openings = openings
    self.pairCount = pairCount
    self.seed = seed
  }

  /// Whether the match has pairs that would only repeat earlier ones: no strategy draws, and openings run out.
  public var repeatsGames: Bool { pairCount > openings.count && !first.drawsRandomly && !second.drawsRandomly }

  /// Plays the match, pairs side by side on the threads of `limits`.
  ///
  /// Each pair has tables and random numbers of its own, so that the games don't depend on the number of threads. What a
  /// limit or a raised signal interrupts is left out: the finished pairs are kept.
  public func play(_ memory: SolverMemory, limits: SearchLimits = .none, observer: Observer = .silent) -> MatchResult {
    let found = Lock<[MatchPair?]>(Array(repeating: nil, count: pairCount))
    let finished = Atomic<Int>(0)
    observer.report(Progress(completed: 0, total: Double(pairCount), unit: "pairs"))
    Workers.forEach(pairCount, threads: limits.threads) { number in
      guard let pair = pair(number, memory: memory, limits: limits) else { return }
      found.withLock { $0[number] = pair }
      let done = finished.wrappingAdd(1, ordering: .relaxed).newValue
      observer.report(Progress(completed: Double(done), total: Double(pairCount), unit: "pairs"))
    }
    let pairs = found.withLock { $0.compactMap(\.self) }
    let stopReason = pairs.count < pairCount ? limits.stopReason() ?? .interrupted : nil
    return MatchResult(plan: self, pairs: pairs, stopReason: stopReason)
  }

  private func pair(_ number: Int, memory: SolverMemory, limits: SearchLimits) -> MatchPair? {
    var limits = limits
    limits.threads = 1
    func adviser() -> Adviser { Adviser(SolverMemory(bytes: Self.tableBytes, sharingEvaluationOf: memory)) }
    let advisers = [adviser(), adviser()]
    var games: [MatchGame] = []
    for isFirstBlack in [true, false] {
      let stream = UInt64(4 * number + (isFirstBlack ? 0 : 2))
      var generators = [
        SeededGenerator(seed: seed, stream: stream), SeededGenerator(seed: seed, stream: stream + 1),
      ]
      var line = openings[number % openings.count]
      while !line.end.isFinished {
        if limits.stopReason() != nil { return nil }
        let player = (line.end.sideToMove == .black) == isFirstBlack ? 0 : 1
        let strategy = player == 0 ? first : second
        guard
          let move = strategy.move(
            in: line.end, adviser: advisers[player], generator: &generators[player], limits: limits)
        else { return nil }
        do {
          try line.play(move)
        } catch {
          preconditionFailure("a strategy chose an illegal move")
        }
      }
      games.append(MatchGame(line: line, isFirstBlack: isFirstBlack))
    }
    return MatchPair(number: number, opening: openings[number % openings.count], games: games)
  }
}

/// A finished game of a match.
public struct MatchGame: Sendable, Hashable {
  /// The game, opening included.
  public let line: Line
  /// Whether the first strategy had the black discs.
  public let isFirstBlack: Bool

  /// The final disc difference for black; the winner takes the empty squares.
  public var blackDifference: Int {
    line.end.sideToMove == .black ? line.end.finalDifference : -line.end.finalDifference
  }

  /// The same for the first strategy.
  public var difference: Int { isFirstBlack ? blackDifference : -blackDifference }
}

/// Two games from the same opening, the colours changed.
public struct MatchPair: Sendable, Hashable {
  /// The 0-based number of the pair.
  public let number: Int
  /// Where both games begin.
  public let opening: Line
  /// The game in which the first strategy has black, then the other one.
  public let games: [MatchGame]

  /// The points of the first strategy as a share of the pair's two: 1 a win, ½ a draw.
  var share: Double { games.reduce(0) { $0 + Double($1.difference.signum() + 1) / 4 } }
  /// The mean disc difference of the first strategy.
  var meanDifference: Double { games.reduce(0) { $0 + Double($1.difference) / 2 } }
}

/// The games of a match, as far as they were finished.
public struct MatchResult: Sendable {
  /// What was to be played.
  public let plan: MatchPlan
  /// The finished pairs in order.
  public let pairs: [MatchPair]
  /// Why pairs are missing; `nil` when none is.
  public let stopReason: StopReason?

  /// All games in order.
  public var games: [MatchGame] { pairs.flatMap(\.games) }
}
