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

  /// The key of a position as it lies.
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

/// Turning and mirroring sets of squares.
enum Turns<Shape: BoardShape> {
  /// Transposes (4), then mirrors columns (2), then rows (1).
  static func apply(_ turn: UInt64, _ bits: UInt64) -> UInt64 {
    var bits = bits
    if turn & 4 != 0 { bits = transposed(bits) }
    if turn & 2 != 0 { bits = columnsMirrored(bits) }
    return turn & 1 != 0 ? rowsMirrored(bits) : bits
  }

  /// Undoes `apply`.
  static func undo(_ turn: UInt64, _ bits: UInt64) -> UInt64 {
    var bits = bits
    if turn & 1 != 0 { bits = rowsMirrored(bits) }
    if turn & 2 != 0 { bits = columnsMirrored(bits) }
    return turn & 4 != 0 ? transposed(bits) : bits
  }

  private static var side: UInt64 { UInt64(Shape.squares.trailingOnes) }

  @inline(__always)
  private static func rowsMirrored(_ bits: UInt64) -> UInt64 { bits.byteSwapped &>> (8 &* (8 &- side)) }

  @inline(__always)
  private static func columnsMirrored(_ bits: UInt64) -> UInt64 {
    var turned = bits
    turned = ((turned &>> 1) & 0x5555_5555_5555_5555) | ((turned & 0x5555_5555_5555_5555) &<< 1)
    turned = ((turned &>> 2) & 0x3333_3333_3333_3333) | ((turned & 0x3333_3333_3333_3333) &<< 2)
    turned = ((turned &>> 4) & 0x0F0F_0F0F_0F0F_0F0F) | ((turned & 0x0F0F_0F0F_0F0F_0F0F) &<< 4)
    return turned &>> (8 &- side)
  }

  /// Mirrors at the diagonal from a1: swaps ever larger blocks of off-diagonal squares.
  @inline(__always)
  private static func transposed(_ bits: UInt64) -> UInt64 {
    var turned = bits
    var differing = (turned ^ (turned &>> 7)) & 0x00AA_00AA_00AA_00AA
    turned ^= differing ^ (differing &<< 7)
    differing = (turned ^ (turned &>> 14)) & 0x0000_CCCC_0000_CCCC
    turned ^= differing ^ (differing &<< 14)
    differing = (turned ^ (turned &>> 28)) & 0x0000_0000_F0F0_F0F0
    return turned ^ differing ^ (differing &<< 28)
  }
}

extension UInt64 {
  /// The number of ones at the low end within the first row.
  fileprivate var trailingOnes: Int { (~self | 0x100).trailingZeroBitCount }
}
