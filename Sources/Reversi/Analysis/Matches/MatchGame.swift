import GameCore

/// A game of a match, played to its end or lost before.
public struct MatchGame: Sendable, Hashable {
  /// The game, opening included.
  public let line: Line
  /// Whether the first player had the black discs.
  public let isFirstBlack: Bool
  /// Why the side to move lost the game before its end; `nil` for a game that was played to it.
  public let forfeit: Forfeit?

  package init(line: Line, isFirstBlack: Bool, forfeit: Forfeit? = nil) {
    self.line = line
    self.isFirstBlack = isFirstBlack
    self.forfeit = forfeit
  }

  /// The final disc difference for black; the winner takes the empty squares. A forfeited game is
  /// lost by all squares.
  public var blackDifference: Int {
    let isBlack = line.end.sideToMove == .black
    if forfeit != nil { return isBlack ? -line.end.size.squareCount : line.end.size.squareCount }
    return isBlack ? line.end.finalDifference : -line.end.finalDifference
  }

  /// The same for the first player.
  public var difference: Int { isFirstBlack ? blackDifference : -blackDifference }
}

/// How a player lost a game before its end.
public struct Forfeit: Sendable, Hashable {
  /// The rule that it broke, or that it gave up.
  public enum Reason: String, Sendable, CaseIterable {
    /// It made a move that the rules forbid.
    case illegalMove
    /// It resigned.
    case resignation
    /// Its clock ran out.
    case time
  }

  /// The rule.
  public let reason: Reason
  /// What the player answered; empty where it didn't.
  public let answer: String

  package init(_ reason: Reason, answer: String) {
    self.reason = reason
    self.answer = answer
  }
}

/// Two games from the same opening, the colours changed.
public struct MatchPair: Sendable, Hashable {
  /// The 0-based number of the pair.
  public let number: Int
  /// Where both games begin.
  public let opening: Line
  /// The game in which the first player has black, then the other one.
  public let games: [MatchGame]

  package init(number: Int, opening: Line, games: [MatchGame]) {
    self.number = number
    self.opening = opening
    self.games = games
  }

  /// Pairs by the position to which their openings lead, up to symmetry, in the order of the first.
  static func byOpening(_ pairs: [MatchPair]) -> [[MatchPair]] {
    var (places, found): ([CanonicalPosition: Int], [[MatchPair]]) = ([:], [])
    for pair in pairs {
      let position = CanonicalPosition(pair.opening.end)
      if let place = places[position] {
        found[place].append(pair)
      } else {
        places[position] = found.count
        found.append([pair])
      }
    }
    return found
  }

  /// The points of the first player in half points, 0...4: 2 a win, 1 a draw.
  var quarters: Int { games.reduce(0) { $0 + $1.difference.signum() + 1 } }
  /// The same as a share of the pair's two.
  var share: Double { Double(quarters) / 4 }
  /// The mean disc difference of the first player.
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
  /// Why pairs are missing; `nil` when none is, the test was decided, or there are no more
  /// openings.
  public let stopReason: StopReason?
  /// How the plan's test stands; `nil` where it has none.
  public let outcome: MatchTestOutcome?

  init(plan: MatchPlan, size: BoardSize, pairs: [MatchPair], stopReason: StopReason?) {
    self.plan = plan
    self.size = size
    outcome = plan.test?.outcome(pairs, of: plan.openings)
    self.pairs = Array(pairs.prefix(outcome?.pairs ?? pairs.count))
    self.stopReason = stopReason
  }

  /// Whether a test ended the match.
  public var isDecided: Bool { outcome?.decision != nil }

  /// What the games say about the strength of the first player; `nil` when no pair was finished.
  public var statistics: MatchStatistics? { MatchStatistics(pairs, seed: plan.seed) }

  /// The openings that were played, as ``MatchStatistics`` distinguishes them; with more pairs than
  /// lines, lines repeat.
  public var openingCount: Int { MatchPair.byOpening(pairs).count }

  /// All games in order.
  public var games: [MatchGame] { pairs.flatMap { $0.games } }
}
