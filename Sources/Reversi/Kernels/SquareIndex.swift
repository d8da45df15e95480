/// A square as searches count them, row by row from a1, or none: where no move is known, and in a
/// line of moves where the mover passes.
package struct SquareIndex: Hashable, Sendable {
  /// The square 0..<64, or 64 for none.
  package let number: Int

  /// No square.
  package static let none = SquareIndex(64)

  /// The square with this number; 64 is none.
  @inline(__always)
  package init(_ number: Int) { self.number = number }

  /// The one square of a set; none of the empty set.
  @inline(__always)
  init(of bit: UInt64) { number = bit.trailingZeroBitCount }

  @inline(__always)
  init(_ candidate: Candidate) { number = Int(truncatingIfNeeded: candidate.square) }

  /// The square as a set; the empty set for none.
  @inline(__always)
  var bit: UInt64 { number == 64 ? 0 : Bitboard.bit(number) }
}
