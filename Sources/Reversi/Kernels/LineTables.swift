/// Per-square tables for the last empty squares, 4.5 KiB that stay in the first-level cache.
///
/// A line through a square is read as up to eight bits, the discs of one side. When no other square
/// is empty, the flips on it are the runs of zeros beside the square that end at a one.
@safe  // The pointers own nothing and are written once, before anybody can read them.
struct LineTables: @unchecked Sendable {
  private let neighbourSets: UnsafePointer<UInt64>
  private let lineMasks: UnsafePointer<UInt64>
  private let lineCounts: UnsafePointer<UInt16>
  private let counts: UnsafePointer<UInt8>

  /// The tables; made on first use, kept for good.
  static let shared = LineTables()

  private init() {
    let neighbours = UnsafeMutablePointer<UInt64>.allocate(capacity: 64)
    let masks = UnsafeMutablePointer<UInt64>.allocate(capacity: 256)
    let offsets = UnsafeMutablePointer<UInt16>.allocate(capacity: 256)
    let flipCounts = UnsafeMutablePointer<UInt8>.allocate(capacity: 8 * 256)
    for square in 0..<64 {
      let own = Bitboard.bit(square)
      unsafe neighbours[square] = Bitboard.grown(own) ^ own
      for line in 0..<4 {
        let mask = Self.line(through: square, line)
        unsafe masks[4 * square + line] = mask
        unsafe offsets[4 * square + line] = UInt16(256 * (mask & (own - 1)).nonzeroBitCount)
      }
    }
    for place in 0..<8 {
      for bits in 0..<256 { unsafe flipCounts[256 * place + bits] = Self.flipCount(bits, from: place) }
    }
    unsafe neighbourSets = UnsafePointer(neighbours)
    unsafe lineMasks = UnsafePointer(masks)
    unsafe lineCounts = UnsafePointer(offsets)
    unsafe counts = UnsafePointer(flipCounts)
  }

  /// The squares around a square 0..<64.
  @inline(__always)
  func neighbours(_ square: Int) -> UInt64 { unsafe neighbourSets[square] }

  /// How many discs a disc on `square` flips when all other squares are taken, `mover` by its side.
  @inline(__always)
  func flipCount(_ mover: UInt64, _ square: Int) -> Int {
    let first = 4 &* square
    return onLine(mover, first) &+ onLine(mover, first &+ 1) &+ onLine(mover, first &+ 2) &+ onLine(mover, first &+ 3)
  }

  @inline(__always)
  private func onLine(_ mover: UInt64, _ line: Int) -> Int {
    let bits = unsafe Int(truncatingIfNeeded: Bitboard.extract(mover, lineMasks[line]))
    return unsafe Int(truncatingIfNeeded: counts[Int(truncatingIfNeeded: lineCounts[line]) &+ bits])
  }

  /// The row, column, falling or rising diagonal (0...3) through a square.
  private static func line(through square: Int, _ line: Int) -> UInt64 {
    let (row, column) = (square / 8, square % 8)
    return (0..<64).reduce(0) { set, other in
      let (down, right) = (other / 8 - row, other % 8 - column)
      let lies = [down == 0, right == 0, down == right, down == -right][line]
      return lies ? set | Bitboard.bit(other) : set
    }
  }

  private static func flipCount(_ bits: Int, from place: Int) -> UInt8 {
    func run(_ step: Int) -> Int {
      var at = place + step
      while at >= 0, at < 8, bits >> at & 1 == 0 { at += step }
      return at >= 0 && at < 8 ? abs(at - place) - 1 : 0
    }
    return UInt8(run(1) + run(-1))
  }
}
