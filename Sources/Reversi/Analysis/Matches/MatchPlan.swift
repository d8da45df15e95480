import GameCore

/// A match between two players: every opening is played twice, each player having black once.
public struct MatchPlan: Sendable {
  /// Where games begin.
  public enum Openings: Hashable, Sendable {
    /// At the ends of these lines, at least one and none a finished game; with more pairs than
    /// lines they are used again.
    case lines([Line])
    /// At balanced lines of these plies on a board of this size, one for each pair, drawn by the
    /// seed; when there are no more of them, one ply longer.
    case generated(BoardSize, plies: Int = 8)

    /// Whether all lead to one position, up to symmetry.
    var isOne: Bool {
      guard case .lines(let lines) = self else { return false }
      return Set(lines.map { CanonicalPosition($0.end) }).count == 1
    }
  }

  /// The player whose results are counted.
  public let first: MatchPlayer
  /// Its opponent.
  public let second: MatchPlayer
  /// Where games begin.
  public let openings: Openings
  /// How many pairs of games are played; with a ``test`` the most.
  public let pairCount: Int
  /// What ends the match when it is decided; `nil` where all pairs are played.
  public let test: MatchTest?
  /// The seed of strategies that draw.
  public let seed: UInt64

  /// A match of `pairCount` pairs, or fewer where a test is decided.
  public init(
    _ first: MatchPlayer, _ second: MatchPlayer, openings: Openings = .generated(.eight), pairCount: Int = 50,
    test: MatchTest? = nil, seed: UInt64 = 1
  ) {
    if case .lines(let lines) = openings { precondition(!lines.isEmpty, "a match needs an opening") }
    precondition(pairCount >= 1, "a match needs a pair of games")
    self.first = first
    self.second = second
    self.openings = openings
    self.pairCount = pairCount
    self.test = test
    self.seed = seed
  }

  /// A match of two strategies.
  public init(
    first: Strategy, second: Strategy, openings: Openings = .generated(.eight), pairCount: Int = 50,
    test: MatchTest? = nil, seed: UInt64 = 1
  ) {
    self.init(
      .strategy(first), .strategy(second), openings: openings, pairCount: pairCount, test: test, seed: seed)
  }

  /// The result of the match with the pairs that were finished; those after the decision of the
  /// test don't count.
  func result(_ size: BoardSize, _ pairs: [MatchPair], _ limits: SearchLimits) -> MatchResult {
    let match = MatchResult(plan: self, size: size, pairs: pairs, stopReason: nil)
    guard match.pairs.count < pairCount, !match.isDecided else { return match }
    return MatchResult(plan: self, size: size, pairs: pairs, stopReason: limits.stopReason() ?? .interrupted)
  }

  /// Whether pairs beyond `count` openings would only repeat earlier ones: no player draws.
  func repeats(after count: Int) -> Bool {
    pairCount > count && !first.drawsRandomly && !second.drawsRandomly
  }
}

/// Why a match can't be played.
public enum MatchError: Error, Hashable, Sendable {
  /// There are only this many openings, and no player draws: more pairs would repeat games.
  case repeatsGames(openings: Int)
  /// A program can be shown only games from the usual start.
  case otherStart
  /// A program doesn't do its part.
  case program(ProgramFailure)
}
