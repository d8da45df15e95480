import GameCore

/// How hard the best move of a position is to find, measured by what finds it.
///
/// How hard people find a move isn't known; what is measured is at which depth this program sees
/// it. Searches of 0, 1, … ``mostPlies`` plies (0 is the evaluation of the positions after each
/// move) choose a move each; the move counts as found from the number of plies on from which all of
/// them choose it, so that a lucky guess that a deeper search takes back counts for nothing. A
/// search that reaches the end of the game finds it for certain.
public struct PracticeDifficulty: Hashable, Sendable {
  /// The deepest search that is tried.
  public static let mostPlies = 8

  /// The fewest plies from which on every search chooses the move; ``mostPlies`` + 1 when even the
  /// deepest one misses it.
  public let plies: Int
  /// Whether a player who turns the most discs finds it, ``Strategy/greedy``.
  public let isGreedy: Bool
  /// Whether a player who leaves the opponent the fewest moves finds it; of equal ones the first in
  /// board order.
  public let leavesFewestMoves: Bool
  /// Whether it is quiet: none of the discs that it turns borders an empty square afterwards.
  public let isQuiet: Bool
  /// Where the move is.
  public let place: MovePlace

  /// How many of the two simple players miss it.
  public var simplePlayersMissing: Int { (isGreedy ? 0 : 1) + (leavesFewestMoves ? 0 : 1) }

  /// The difficulty in a word.
  public var grade: PracticeGrade { plies <= 1 ? .easy : plies <= 4 ? .medium : .hard }
}

/// How hard a best move is to find, in a word.
public enum PracticeGrade: String, Sendable, CaseIterable {
  /// The evaluation alone, or a search one ply ahead, finds it.
  case easy
  /// Searches from 2 to 4 plies on find it.
  case medium
  /// It takes 5 plies or more.
  case hard
}

/// Where on the board a move is.
public enum MovePlace: String, Sendable, CaseIterable {
  case corner
  /// Next to an empty corner, on an X-square or a C-square.
  case besideCorner
  /// Elsewhere on the edge.
  case edge
  /// Elsewhere.
  case inside

  /// Where a square is in a position.
  package init(_ square: Square, in position: Position) {
    let corners = position.size.corners
    let last = position.size.rawValue - 1
    let isBeside = corners.contains { corner in
      position.disc(on: corner) == nil && abs(corner.row - square.row) <= 1 && abs(corner.column - square.column) <= 1
    }
    self =
      corners.contains(square)
      ? .corner
      : isBeside
        ? .besideCorner : [0, last].contains(square.row) || [0, last].contains(square.column) ? .edge : .inside
  }
}

extension PracticeDifficulty {
  /// Measures the only best move of a position; `nil` when a limit stops it. Adds the positions
  /// visited to `nodes`, which count towards the limit.
  init?(
    of best: Square, in position: Position, solver: ReversiSolver, limits: SearchLimits, nodes: inout UInt64
  ) {
    var plies = Self.mostPlies + 1
    while plies > 0 {
      let advice = solver.hints(
        position, count: 1, effort: EffortRequest(.depth(plies - 1)), limits: limits.remaining(after: nodes))
      nodes += advice.nodes
      if advice.stopReason != nil { return nil }
      guard advice.moves.first?.move == .place(best) else { break }
      plies -= 1
    }
    self.plies = plies
    isGreedy = DiscMinimax.bestMove(in: position, plies: 1) == .place(best)
    let counts = position.legalSquares.map { position.placingUnchecked($0).legalSquares.count }
    leavesFewestMoves = counts.min().flatMap { counts.firstIndex(of: $0) } == position.legalSquares.firstIndex(of: best)
    let turned = position.placingUnchecked(best).discs(of: position.sideToMove) & position.opponent
    isQuiet = Bitboard.grown(position.placingUnchecked(best).empties) & turned == 0
    place = MovePlace(best, in: position)
  }
}
