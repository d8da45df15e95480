import GameCore

/// A match between two strategies: every opening is played twice, each strategy having black once.
public struct MatchPlan: Sendable {
  /// Where games begin.
  public enum Openings: Hashable, Sendable {
    /// At the ends of these lines, at least one and none a finished game; with more pairs than
    /// lines they are used again.
    case lines([Line])
    /// At balanced lines of these plies on a board of this size, one for each pair, drawn by the
    /// seed; when there are no more of them, one ply longer.
    case generated(BoardSize, plies: Int = 8)
  }

  /// The strategy whose results are counted.
  public let first: Strategy
  /// Its opponent.
  public let second: Strategy
  /// Where games begin.
  public let openings: Openings
  /// How many pairs of games are played.
  public let pairCount: Int
  /// The seed of strategies that draw.
  public let seed: UInt64

  /// A match of `pairCount` pairs.
  public init(
    first: Strategy, second: Strategy, openings: Openings = .generated(.eight), pairCount: Int = 50, seed: UInt64 = 1
  ) {
    if case .lines(let lines) = openings { precondition(!lines.isEmpty, "a match needs an opening") }
    precondition(pairCount >= 1, "a match needs a pair of games")
    self.first = first
    self.second = second
    self.openings = openings
    self.pairCount = pairCount
    self.seed = seed
  }

  /// The result of the match with the pairs that were finished.
  fileprivate func result(_ size: BoardSize, _ pairs: [MatchPair], _ limits: SearchLimits) -> MatchResult {
    let isCut = pairs.count < pairCount
    return MatchResult(
      plan: self, size: size, pairs: pairs, stopReason: isCut ? limits.stopReason() ?? .interrupted : nil)
  }

  /// Whether pairs beyond `count` openings would only repeat earlier ones: no strategy draws.
  fileprivate func repeats(after count: Int) -> Bool {
    pairCount > count && !first.drawsRandomly && !second.drawsRandomly
  }
}

/// Why a match can't be played.
public enum MatchError: Error, Hashable, Sendable {
  /// There are only this many openings, and no strategy draws: more pairs would repeat games.
  case repeatsGames(openings: Int)
}

extension ReversiSolver {
  /// The memory of each player's tables in bytes.
  private static let playerBytes = 16 << 20
  /// How many pairs are played before more openings are searched for.
  private static let pairsAtOnce = 64

  /// Plays a match, pairs in parallel on the threads of `limits`.
  ///
  /// Each pair has tables and random numbers of its own, so that the games don't depend on the
  /// number of threads. A limit or a raised signal leaves the pairs before the first one that isn't
  /// finished: so the games are those of a shorter match, whichever of them take long. `known` are
  /// the first pairs of the same match, played before; `keep` receives what has been played, now
  /// and then.
  public func match(
    _ plan: MatchPlan, after known: [MatchPair] = [], limits: SearchLimits = .none, observer: Observer = .silent,
    keep: (MatchResult) -> Void = { _ in }
  ) throws(MatchError) -> MatchResult {
    var openings: MatchOpenings
    switch plan.openings {
    case .lines(let lines):
      if plan.repeats(after: lines.count) { throw .repeatsGames(openings: lines.count) }
      openings = MatchOpenings(lines)
    case .generated(let size, let plies):
      openings = MatchOpenings(size, plies: plies, count: plan.pairCount, seed: plan.seed, solver: self, limits: limits)
    }
    var match = plan.result(openings.size, Array(known.prefix(plan.pairCount)), limits)
    while match.pairs.count < plan.pairCount {
      // A limit finds finished games however many openings are requested.
      let end = min(match.pairs.count + Self.pairsAtOnce, plan.pairCount)
      openings.find(end, after: match.pairs)
      if let reason = openings.stopReason {
        return MatchResult(plan: plan, size: openings.size, pairs: match.pairs, stopReason: reason)
      }
      let next = match.pairs.count..<min(end, openings.count)
      guard !next.isEmpty else {
        return MatchResult(plan: plan, size: openings.size, pairs: match.pairs, stopReason: nil)
      }
      let played = play(next, of: plan, from: openings, limits: limits, observer: observer)
      match = plan.result(openings.size, match.pairs + played, limits)
      keep(match)
      if played.count < next.count { break }
    }
    return match
  }

  /// The pairs with these numbers up to the first one that a limit left unfinished.
  private func play(
    _ numbers: Range<Int>, of plan: MatchPlan, from openings: MatchOpenings, limits: SearchLimits, observer: Observer
  ) -> [MatchPair] {
    let total = Observer { part in
      observer.report(
        Progress(
          completed: Double(numbers.lowerBound) + part.completed, total: Double(plan.pairCount), unit: part.unit))
    }
    let found = Workers.sideBySide(Array(numbers), limits: limits, observer: total, unit: "pairs") { number in
      self.pair(number, of: plan, opening: openings[number], limits: limits.alone)
    }
    return found.prefix { $0 != nil }.compactMap { $0 }
  }

  /// Both games of a pair; `nil` when a limit stopped them.
  private func pair(_ number: Int, of plan: MatchPlan, opening: Line, limits: SearchLimits) -> MatchPair? {
    func adviser() -> Adviser { Adviser(SolverMemory(bytes: Self.playerBytes, sharingEvaluationOf: memory)) }
    let advisers = [adviser(), adviser()]
    var games: [MatchGame] = []
    for isFirstBlack in [true, false] {
      let stream = UInt64(4 * number + (isFirstBlack ? 0 : 2))
      var generators = [
        SeededGenerator(seed: plan.seed, stream: stream), SeededGenerator(seed: plan.seed, stream: stream + 1),
      ]
      var line = opening
      while !line.end.isFinished {
        if limits.stopReason() != nil { return nil }
        let player = (line.end.sideToMove == .black) == isFirstBlack ? 0 : 1
        let strategy = player == 0 ? plan.first : plan.second
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
    return MatchPair(number: number, opening: opening, games: games)
  }
}

/// A finished game of a match.
public struct MatchGame: Sendable, Hashable {
  /// The game, opening included.
  public let line: Line
  /// Whether the first strategy had the black discs.
  public let isFirstBlack: Bool

  package init(line: Line, isFirstBlack: Bool) {
    self.line = line
    self.isFirstBlack = isFirstBlack
  }

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

  package init(number: Int, opening: Line, games: [MatchGame]) {
    self.number = number
    self.opening = opening
    self.games = games
  }

  /// The points of the first strategy as a share of the pair's two: 1 a win, ½ a draw.
  var share: Double { games.reduce(0) { $0 + Double($1.difference.signum() + 1) / 4 } }
  /// The mean disc difference of the first strategy.
  var meanDifference: Double { games.reduce(0) { $0 + Double($1.difference) / 2 } }
}

/// The games of a match, as far as they were finished.
public struct MatchResult: Sendable {
  /// What was to be played.
  public let plan: MatchPlan
  /// The board.
  public let size: BoardSize
  /// The finished pairs in order.
  public let pairs: [MatchPair]
  /// Why pairs are missing; `nil` when none is, or there are no more openings.
  public let stopReason: StopReason?

  /// What the games say about the strength of the first strategy; `nil` when no pair was finished.
  public var statistics: MatchStatistics? { MatchStatistics(pairs, seed: plan.seed) }

  /// The openings that were played; with more pairs than lines, lines repeat.
  public var openingCount: Int { Set(pairs.map { $0.opening }).count }

  /// All games in order.
  public var games: [MatchGame] { pairs.flatMap { $0.games } }
}
