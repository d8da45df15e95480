/// The eight ways to turn and mirror a square board onto itself.
package enum Symmetry: Int, CaseIterable, Sendable {
  case identity, flipRows, flipColumns, halfTurn, transpose, quarterTurn, threeQuarterTurn, antiTranspose

  /// The symmetry that undoes this one.
  package var inverse: Symmetry {
    switch self {
    case .quarterTurn: .threeQuarterTurn
    case .threeQuarterTurn: .quarterTurn
    default: self
    }
  }

  /// The image of a square on a board of `size`.
  package func apply(_ square: Square, size: BoardSize) -> Square {
    let last = size.rawValue - 1
    let (row, column) = (square.row, square.column)
    return switch self {
    case .identity: square
    case .flipRows: Square(row: last - row, column: column)
    case .flipColumns: Square(row: row, column: last - column)
    case .halfTurn: Square(row: last - row, column: last - column)
    case .transpose: Square(row: column, column: row)
    case .quarterTurn: Square(row: column, column: last - row)
    case .threeQuarterTurn: Square(row: last - column, column: row)
    case .antiTranspose: Square(row: last - column, column: last - row)
    }
  }

  /// The image of a set of squares on a board of `size`.
  package func apply(_ bits: UInt64, size: BoardSize) -> UInt64 {
    Square.list(bits).reduce(0) { $0 | apply($1, size: size).bit }
  }

  /// The whole position, turned; moves and values go with it.
  package func apply(_ position: Position) -> Position {
    let size = position.size
    return Position(
      mover: apply(position.mover, size: size), opponent: apply(position.opponent, size: size),
      sideToMove: position.sideToMove, size: size)
  }
}
