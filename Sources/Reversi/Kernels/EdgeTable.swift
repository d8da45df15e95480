/// Which discs of an edge of the 8×8 board can never be flipped, for each of the 3⁸ ways to fill
/// it.
///
/// Discs on an edge are flipped along the edge only. A disc is safe when no sequence of placements
/// on empty squares of the edge, by either side in any order, flips it; a placement may also flip
/// nothing here, because it may be legal for what it flips elsewhere. That is a recursion over
/// fuller edges:
/// safe(edge) = the discs that survive every placement and are safe after it.
@safe  // The pointer owns nothing and is written once, before anybody can read it.
struct EdgeTable: @unchecked Sendable {
  /// At own + 256 · other: the safe discs of both sides.
  private let safe: UnsafePointer<UInt8>

  /// The table; made on first use, kept for good.
  static let shared = EdgeTable()

  private init() {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << 16)
    unsafe table.initialize(repeating: 0, count: 1 << 16)
    // Fuller edges first, so that every placement leads to an edge that is done.
    for discs in (0...8).reversed() {
      for own in 0..<256 {
        for other in 0..<256 where own & other == 0 && (own | other).nonzeroBitCount == discs {
          unsafe table[own + 256 * other] = Self.safe(own, other, table)
        }
      }
    }
    unsafe safe = UnsafePointer(table)
  }

  private static func safe(_ own: Int, _ other: Int, _ table: UnsafeMutablePointer<UInt8>) -> UInt8 {
    var safe = own | other
    for square in 0..<8 where (own | other) >> square & 1 == 0 {
      let bit = 1 << square
      let flips = flips(own, other, square)
      let replies = Self.flips(other, own, square)
      safe &= unsafe Int(table[(own | bit | flips) + 256 * (other & ~flips)]) & ~flips
      safe &= unsafe Int(table[(own & ~replies) + 256 * (other | bit | replies)]) & ~replies
    }
    return UInt8(safe)
  }

  /// The discs of `other` that a disc of `own` on `square` flips along the edge.
  private static func flips(_ own: Int, _ other: Int, _ square: Int) -> Int {
    [1, -1].reduce(0) { flips, step in
      var run = 0
      var at = square + step
      while (0..<8).contains(at), other >> at & 1 == 1 {
        run |= 1 << at
        at += step
      }
      return (0..<8).contains(at) && own >> at & 1 == 1 ? flips | run : flips
    }
  }

  /// The discs of `own` on the four edges that can never be flipped.
  @inline(__always)
  func stable(_ own: UInt64, _ other: UInt64) -> UInt64 {
    let left: UInt64 = 0x0101_0101_0101_0101
    let rows = look(own & 255, other & 255) | look(own &>> 56, other &>> 56) &<< 56
    let first = look(Bitboard.extract(own, left), Bitboard.extract(other, left))
    let last = look(Bitboard.extract(own, left &<< 7), Bitboard.extract(other, left &<< 7))
    return (rows | Self.column(first) | Self.column(last) &<< 7) & own
  }

  @inline(__always)
  private func look(_ own: UInt64, _ other: UInt64) -> UInt64 {
    unsafe UInt64(safe[Int(truncatingIfNeeded: own | other &<< 8)])
  }

  /// Eight bits, one below the other in the first column.
  @inline(__always)
  private static func column(_ bits: UInt64) -> UInt64 {
    ((bits & 0x0F) &* 0x0020_4081 & 0x0101_0101) | ((bits &>> 4) &* 0x0020_4081 & 0x0101_0101) &<< 32
  }
}
