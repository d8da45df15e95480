/// A position as its table knows it: where many squares are empty, the smallest of its eight turned
/// and mirrored forms.
struct TableKey {
  let mover: UInt64
  let opponent: UInt64
  let hash: UInt64
  /// How the position was turned: 4 transposed, then 2 columns mirrored, then 1 rows mirrored.
  let turn: UInt64

  /// The key of a position; `turns` says whether turned forms share an entry.
  @inline(__always)
  init<Shape: BoardShape>(_ mover: UInt64, _ opponent: UInt64, turns: Bool, on shape: Shape.Type) {
    if turns {
      self = TableKey.smallest(mover, opponent, on: shape)
    } else {
      self.init(mover: mover, opponent: opponent, turn: 0)
    }
  }

  /// The key of a position as it is.
  @inline(__always)
  init(_ mover: UInt64, _ opponent: UInt64) { self.init(mover: mover, opponent: opponent, turn: 0) }

  @inline(__always)
  private init(mover: UInt64, opponent: UInt64, turn: UInt64) {
    self.mover = mover
    self.opponent = opponent
    self.turn = turn
    hash = Self.hash(mover, opponent)
  }

  /// The number that finds a position's bucket.
  @inline(__always)
  static func hash(_ mover: UInt64, _ opponent: UInt64) -> UInt64 {
    let mixed = mover &* 0x9E37_79B9_7F4A_7C15 ^ (opponent &+ 0x51) &* 0xC2B2_AE3D_27D4_EB4F
    let folded = (mixed ^ (mixed &>> 32)) &* 0xBF58_476D_1CE4_E5B9
    return (folded ^ (folded &>> 29)) &* 0x94D0_49BB_1331_11EB
  }

  private static func smallest<Shape: BoardShape>(
    _ mover: UInt64, _ opponent: UInt64, on shape: Shape.Type
  ) -> TableKey {
    var (least, other, turn) = (mover, opponent, UInt64(0))
    for candidate in 1..<8 as Range<UInt64> {
      let turned = Turns<Shape>.apply(candidate, mover)
      if turned > least { continue }
      let turnedOther = Turns<Shape>.apply(candidate, opponent)
      if turned < least || turnedOther < other { (least, other, turn) = (turned, turnedOther, candidate) }
    }
    return TableKey(mover: least, opponent: other, turn: turn)
  }

  /// The square of the position as it is on the board, from the square of the entry.
  @inline(__always)
  func onBoard<Shape: BoardShape>(_ square: SquareIndex, _ shape: Shape.Type) -> SquareIndex {
    turn == 0 || square == .none ? square : SquareIndex(of: Turns<Shape>.undo(turn, square.bit))
  }

  /// The other way round.
  @inline(__always)
  func inEntry<Shape: BoardShape>(_ square: SquareIndex, _ shape: Shape.Type) -> SquareIndex {
    turn == 0 || square == .none ? square : SquareIndex(of: Turns<Shape>.apply(turn, square.bit))
  }
}

/// The turns of a table's positions, see ``BoardTurns``.
enum Turns<Shape: BoardShape> {
  /// Transposes (4), then mirrors columns (2), then rows (1).
  static func apply(_ turn: UInt64, _ bits: UInt64) -> UInt64 {
    var bits = bits
    if turn & 4 != 0 { bits = BoardTurns.transposed(bits) }
    if turn & 2 != 0 { bits = BoardTurns.flippedColumns(bits, side: Shape.side) }
    return turn & 1 != 0 ? BoardTurns.flippedRows(bits, side: Shape.side) : bits
  }

  /// Undoes `apply`.
  static func undo(_ turn: UInt64, _ bits: UInt64) -> UInt64 {
    var bits = bits
    if turn & 1 != 0 { bits = BoardTurns.flippedRows(bits, side: Shape.side) }
    if turn & 2 != 0 { bits = BoardTurns.flippedColumns(bits, side: Shape.side) }
    return turn & 4 != 0 ? BoardTurns.transposed(bits) : bits
  }
}
