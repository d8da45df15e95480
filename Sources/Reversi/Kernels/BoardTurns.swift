/// The board turned and mirrored as bits; the slow way is ``Symmetry/apply(_:size:)-(UInt64,_)``.
///
/// Bit 8r + c is row r, column c. A board with fewer than eight squares per side is in the low rows
/// and columns, and is pushed back there after a turn of all 64 bits.
enum BoardTurns {
  /// The rows in reverse order; `side` is the number of squares per side.
  @inline(__always)
  static func flippedRows(_ bits: UInt64, side: Int) -> UInt64 { bits.byteSwapped &>> UInt64(8 &* (8 &- side)) }

  /// The columns in reverse order.
  @inline(__always)
  static func flippedColumns(_ bits: UInt64, side: Int) -> UInt64 {
    var bits = bits
    bits = (bits &>> 1) & 0x5555_5555_5555_5555 | (bits & 0x5555_5555_5555_5555) &<< 1
    bits = (bits &>> 2) & 0x3333_3333_3333_3333 | (bits & 0x3333_3333_3333_3333) &<< 2
    bits = (bits &>> 4) & 0x0F0F_0F0F_0F0F_0F0F | (bits & 0x0F0F_0F0F_0F0F_0F0F) &<< 4
    return bits &>> UInt64(8 &- side)
  }

  /// Rows and columns exchanged: squares change places in blocks of one, two and four.
  @inline(__always)
  static func transposed(_ bits: UInt64) -> UInt64 {
    var bits = bits
    var moved = (bits ^ (bits &>> 7)) & 0x00AA_00AA_00AA_00AA
    bits ^= moved ^ (moved &<< 7)
    moved = (bits ^ (bits &>> 14)) & 0x0000_CCCC_0000_CCCC
    bits ^= moved ^ (moved &<< 14)
    moved = (bits ^ (bits &>> 28)) & 0x0000_0000_F0F0_F0F0
    return bits ^ moved ^ (moved &<< 28)
  }
}
