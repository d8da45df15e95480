import GameCore

/// What is proved about a whole game on a rectangular board.
public struct RectangleSolution: Sendable {
  /// The board.
  public let board: RectangularBoard
  /// The score for black, who moves first, is at least this: the disc difference; the winner takes
  /// the empty squares.
  public let lower: Int
  /// The score is at most this; equal to ``lower`` when it is proved.
  public let upper: Int
  /// Best moves to the end of the game, passes included, of equally good moves the first in board
  /// order; empty unless the score is proved.
  public let principalVariation: [Move]
  /// The board at the end of that line, in rows from the top: X black, O white, - empty.
  public let finalBoard: [String]
  /// Positions visited.
  public let nodes: UInt64
  /// Why the search stopped before all was proved; `nil` when all was.
  public let stopReason: StopReason?

  /// The proved score, `nil` when the search was stopped before.
  public var score: Int? { lower == upper ? lower : nil }

  /// What the numbers rest on; unknown when a limit came before anything was found out.
  public var evidence: Evidence<ReversiProof> {
    if lower == upper { return .proved(.search) }
    return lower == -board.squareCount && upper == board.squareCount
      ? .unknown : .bounded(lower: lower, upper: upper, .stoppedSearch)
  }
}

/// Solves the game from the start on boards with an even number of rows and columns.
public enum RectangleSolver {
  /// Proves the score and a line; a search that is stopped leaves bounds.
  ///
  /// Null windows enclose the score, the first of which asks whether black wins or draws. Scores
  /// are even, as the number of squares is.
  /// - Parameter tableBytes: the size of the table, at most.
  /// - Complexity: exponential in the number of squares: 18 thousand positions on 4×6, two million
  ///   on 4×8.
  public static func solve(
    _ board: RectangularBoard, tableBytes: Int = 64 << 20, limits: SearchLimits = .none
  ) -> RectangleSolution {
    var search = RectangleSearch(board, tableBytes: tableBytes, limits: limits)
    let start = board.start
    var (lower, upper) = (-board.squareCount, board.squareCount)
    var guess = 0
    while lower < upper {
      let beta = guess == lower ? guess + 2 : guess
      let score = search.score(start.black, start.white, alpha: beta - 1)
      if search.stopReason != nil { break }
      if score >= beta { lower = score } else { upper = score }
      guess = score
    }
    let line = lower == upper ? line(board, score: lower, &search) : nil
    return RectangleSolution(
      board: board, lower: lower, upper: upper, principalVariation: line?.moves ?? [], finalBoard: line?.board ?? [],
      nodes: search.nodes, stopReason: line == nil ? search.stopReason : nil)
  }

  /// The first best move in board order, again and again; `nil` when the search was stopped.
  private static func line(
    _ board: RectangularBoard, score: Int, _ search: inout RectangleSearch
  ) -> (moves: [Move], board: [String])? {
    var (moves, isBlack, score) = ([Move](), true, score)
    var (mover, opponent) = board.start
    while true {
      var legal = Bitboard.moves(mover, opponent) & board.squares
      if legal == 0 {
        if Bitboard.moves(opponent, mover) & board.squares == 0 { break }
        moves.append(.pass)
        (mover, opponent) = (opponent, mover)
        (isBlack, score) = (!isBlack, -score)
        continue
      }
      while legal != 0 {
        let square = Bitboard.lowest(legal)
        legal ^= square
        let flipped = Bitboard.flips(mover, opponent, square)
        let (next, other) = (opponent ^ flipped, mover ^ flipped ^ square)
        let reply = search.score(next, other, alpha: -score)
        if search.stopReason != nil { return nil }
        guard reply <= -score else { continue }
        moves.append(.place(Square(unchecked: square.trailingZeroBitCount)))
        (mover, opponent, isBlack, score) = (next, other, !isBlack, -score)
        break
      }
    }
    return (moves, board.drawing(black: isBlack ? mover : opponent, white: isBlack ? opponent : mover))
  }
}
