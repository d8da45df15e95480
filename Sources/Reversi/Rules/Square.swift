/// A square of the board; a1 is the top left one, h1 the end of the top row.
public struct Square: Hashable, Sendable, Comparable {
  /// 8·row + column, 0...63, the same on boards of every size; the number of the square's bit.
  public let index: Int

  /// The square at `row` and `column`, both 0...7 from the top left.
  public init(row: Int, column: Int) {
    precondition((0..<8).contains(row) && (0..<8).contains(column), "a square lies on the board")
    index = 8 * row + column
  }

  /// The square of a bit number 0...63.
  package init(unchecked index: Int) { self.index = index }

  /// 0 is the top row.
  public var row: Int { index / 8 }
  /// 0 is the column at the left.
  public var column: Int { index % 8 }

  package var bit: UInt64 { 1 << UInt64(index) }

  /// Squares in board order: row by row from the top, in a row from the left. This is the order
  /// that breaks ties.
  public static func < (left: Square, right: Square) -> Bool { left.index < right.index }

  /// The squares whose bits are set, ascending.
  package static func list(_ bits: UInt64) -> [Square] {
    var squares: [Square] = []
    squares.reserveCapacity(bits.nonzeroBitCount)
    var rest = bits
    while rest != 0 {
      squares.append(Square(unchecked: rest.trailingZeroBitCount))
      rest &= rest - 1
    }
    return squares
  }
}
