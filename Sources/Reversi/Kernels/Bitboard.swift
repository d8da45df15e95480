import CKernels

/// Sets of squares as 64 bits, and the two operations on which everything rests.
///
/// Bit 8r + c is row r, column c; bit 0 is a1, the top left square. Smaller boards use the same
/// bits and leave the last columns and rows empty. A position is a pair (mover, opponent): the
/// discs of the player to move come first.
package enum Bitboard {
  /// The squares at which the mover would flip something, whatever the size of the board; mask them
  /// with its squares.
  /// - Complexity: O(1), about 3 ns with vectors.
  @inline(__always)
  package static func moves(_ mover: UInt64, _ opponent: UInt64) -> UInt64 { ck_rv_moves(mover, opponent) }

  /// The discs that a disc of the mover on `square` (one bit) flips; 0 when the move is not legal.
  /// - Complexity: O(1), about 3 ns with vectors.
  @inline(__always)
  package static func flips(_ mover: UInt64, _ opponent: UInt64, _ square: UInt64) -> UInt64 {
    ck_rv_flips(mover, opponent, square)
  }

  /// How many discs a disc of the mover on `square` (0..<64) flips when no other square is empty.
  /// - Complexity: O(1), four lookups.
  @inline(__always)
  package static func lastFlips(_ mover: UInt64, _ square: Int) -> Int { ck_rv_last_flips(mover, square) }

  /// Discs of `own` that can never be flipped; not all of them, but none too many. On the full
  /// board the edges are looked up in a table.
  /// - Complexity: O(1), about 10 ns with vectors.
  package static func stable(_ own: UInt64, _ other: UInt64, squares: UInt64) -> UInt64 {
    stable(own, other, squares: squares, known: squares == ~0 ? EdgeTable.shared.stable(own, other) : 0)
  }

  /// The same, from discs that are `known` to be stable.
  @inline(__always)
  static func stable(_ own: UInt64, _ other: UInt64, squares: UInt64, known: UInt64) -> UInt64 {
    ck_rv_stable(own, other, squares, known)
  }

  /// The bits of `value` under `mask`, pushed together at the low end.
  @inline(__always)
  package static func extract(_ value: UInt64, _ mask: UInt64) -> UInt64 { ck_rv_extract(value, mask) }

  /// The lowest set bit of `bits`, or 0.
  @inline(__always)
  package static func lowest(_ bits: UInt64) -> UInt64 { bits & (0 &- bits) }

  /// `bits` without its lowest one.
  @inline(__always)
  package static func withoutLowest(_ bits: UInt64) -> UInt64 { bits & (bits &- 1) }

  /// The one-element set of a square 0..<64.
  @inline(__always)
  package static func bit(_ square: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: square) }

  /// The squares within one king's step of `bits`, themselves included.
  @inline(__always)
  package static func grown(_ bits: UInt64) -> UInt64 {
    let left = (bits &<< 1) & 0xFEFE_FEFE_FEFE_FEFE
    let right = (bits &>> 1) & 0x7F7F_7F7F_7F7F_7F7F
    let wide = bits | left | right
    return wide | (wide &<< 8) | (wide &>> 8)
  }
}
