import GameCore

/// What is to be proved about a position, each with all that those before it ask for.
public enum Goal: String, Sendable, CaseIterable, Comparable {
  /// The score alone.
  case score
  /// The best move: of equally good ones that which the evaluation prefers, so that others may have
  /// to be proved worse.
  case move
  /// A line of best moves to the end of the game, for which that holds at every move: up to 10 %
  /// more positions.
  case line
  /// Which moves are best, all of them.
  case allBest
  /// The exact score of every legal move.
  case allMoves

  /// Whether a goal asks for less than another one.
  public static func < (left: Goal, right: Goal) -> Bool { left.order < right.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What is proved about a move: its score for the player who makes it is in `lower...upper`.
public struct MoveBounds: Hashable, Sendable {
  /// The move.
  public let move: Move
  /// The score is at least this.
  public internal(set) var lower: Int
  /// The score is at most this.
  public internal(set) var upper: Int
}

/// What a search proved. Scores are disc differences of the player to move; the winner takes the
/// empty squares.
public struct Solution: Sendable {
  /// The position that was searched.
  public let position: Position
  /// The score is at least this.
  public let lower: Int
  /// The score is at most this; equal to ``lower`` when the score is proved.
  public let upper: Int
  /// What is proved about each legal move, in board order.
  public let moves: [MoveBounds]
  /// The best move that begins the line, or the pass; `nil` when the game is over, the score isn't
  /// proved or, for a placement, only the score was asked for.
  public let bestMove: Move?
  /// The best moves: up to ``Goal/line`` that one, with more all of them in board order; empty when
  /// there is no ``bestMove``.
  public let bestMoves: [Move]
  /// A line of best moves to the end of the game, passes included; of equally good moves the one
  /// that a short search prefers, whatever the threads and tables.
  public let principalVariation: [Move]
  /// Where the search was stopped before the score was proved: the move that seemed best, and what
  /// it seemed worth.
  public internal(set) var estimate: MoveAdvice?
  /// What the bounds rest on.
  let proof: ReversiProof
  /// Positions visited.
  public internal(set) var nodes: UInt64
  /// Why the search stopped before all was proved; `nil` when all was.
  public let stopReason: StopReason?

  /// The proved score, `nil` when the search was stopped before.
  public var score: Int? { lower == upper ? lower : nil }

  /// What the numbers rest on; unknown when a limit came before anything was found out.
  public var evidence: Evidence<ReversiProof> {
    if lower == upper { return .proved(proof) }
    guard proof == .search, stopReason != nil else { return .bounded(lower: lower, upper: upper, proof) }
    return position.size.allows(lower, upper) ? .unknown : .bounded(lower: lower, upper: upper, .stoppedSearch)
  }
}

extension Solution {
  /// What is known without a search: the discs that can never be flipped.
  public init(unsearched position: Position) {
    let squares = position.size.squares
    let own = Bitboard.stable(position.mover, position.opponent, squares: squares).nonzeroBitCount
    let other = Bitboard.stable(position.opponent, position.mover, squares: squares).nonzeroBitCount
    let count = position.size.squareCount
    let result = position.isFinished ? position.finalDifference : nil
    self.init(
      position, lower: result ?? 2 * own - count, upper: result ?? count - 2 * other,
      proof: position.isFinished ? .gameOver : .stableDiscs)
  }

  /// Bounds without moves.
  init(_ position: Position, lower: Int, upper: Int, proof: ReversiProof) {
    self.init(
      position: position, lower: lower, upper: upper, moves: [], bestMove: nil, bestMoves: [], principalVariation: [],
      proof: proof, nodes: 0, stopReason: nil)
  }
}
