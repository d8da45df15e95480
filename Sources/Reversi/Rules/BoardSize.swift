/// The size of the board: 4, 6 or the usual 8 squares per side.
public enum BoardSize: Int, Sendable, CaseIterable {
  case four = 4
  case six = 6
  case eight = 8

  /// The number of squares: 16, 36 or 64.
  public var squareCount: Int { rawValue * rawValue }

  /// Whether bounds of a score exclude no score that there is on this board.
  func allows(_ lower: Int, _ upper: Int) -> Bool { lower <= -squareCount && squareCount <= upper }

  /// The squares of this board as bits; see ``Bitboard``.
  package var squares: UInt64 {
    switch self {
    case .four: 0x0000_0000_0F0F_0F0F
    case .six: 0x0000_3F3F_3F3F_3F3F
    case .eight: ~0
    }
  }

  /// Whether `square` is on this board.
  public func contains(_ square: Square) -> Bool { square.bit & squares != 0 }

  /// All squares, in board order: a1, b1, … in the first row, then the second.
  public var allSquares: [Square] { Square.list(squares) }

  /// The four corners, in board order. Nothing lies beyond a corner, so no line of discs passes
  /// over it: a disc there is never flipped.
  public var corners: [Square] {
    let ends = [0, rawValue - 1]
    return ends.flatMap { row in ends.map { Square(row: row, column: $0) } }
  }

  /// The four squares in the middle.
  package var centre: UInt64 {
    let first = rawValue / 2 - 1
    return [(first, first), (first, first + 1), (first + 1, first), (first + 1, first + 1)]
      .reduce(0) { $0 | (1 << UInt64(8 * $1.0 + $1.1)) }
  }
}
