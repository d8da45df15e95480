/// A board with an even number of rows and of columns, each from 2 to 8: what Reversi can be played
/// on with four discs in the middle.
///
/// Squares have the same bits as on the full board; the rows and columns that aren't there are
/// neither empty nor occupied.
public struct RectangularBoard: Hashable, Sendable {
  /// The number of rows: 2, 4, 6 or 8.
  public let rows: Int
  /// The number of columns: 2, 4, 6 or 8.
  public let columns: Int

  /// A board; `nil` unless both sides are 2, 4, 6 or 8.
  public init?(rows: Int, columns: Int) {
    guard [rows, columns].allSatisfy({ 2...8 ~= $0 && $0 % 2 == 0 }) else { return nil }
    (self.rows, self.columns) = (rows, columns)
  }

  /// The number of squares.
  public var squareCount: Int { rows * columns }

  /// The squares as bits; see ``Bitboard``.
  package var squares: UInt64 {
    let row = UInt64(0xFF) >> UInt64(8 - columns)
    return (0..<rows).reduce(0) { $0 | row << UInt64(8 * $1) }
  }

  /// The four corners as bits.
  var corners: UInt64 {
    let ends = UInt64(1) | 1 << UInt64(columns - 1)
    return ends | ends << UInt64(8 * (rows - 1))
  }

  /// The discs with which games begin, as on the usual board: black on the rising diagonal of the
  /// four squares in the middle; black moves first.
  package var start: (black: UInt64, white: UInt64) {
    let low = UInt64(8 * (rows / 2 - 1) + columns / 2 - 1)
    return (0b10 << low | 1 << (low + 8), 1 << low | 0b10 << (low + 8))
  }

  /// The board in rows from the top, X black, O white, - empty.
  package func drawing(black: UInt64, white: UInt64) -> [String] {
    (0..<rows).map { row in
      String(
        (0..<columns).map { column -> Character in
          let square = Bitboard.bit(8 * row + column)
          return black & square != 0 ? "X" : white & square != 0 ? "O" : "-"
        })
    }
  }
}
