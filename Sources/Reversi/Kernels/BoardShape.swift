/// The constants of a board size, known to the compiler so that each size gets a search of its own.
protocol BoardShape: Sendable {
  /// The squares per side.
  static var side: Int { get }
  /// The squares of the board as bits.
  static var squares: UInt64 { get }
  /// How many there are.
  static var squareCount: Int { get }
  /// The four corners.
  static var corners: UInt64 { get }
  /// The squares next to the edge, one step inside.
  static var ring: UInt64 { get }
  /// The four quarters of the board: the regions whose parity orders moves.
  static var quarters: (UInt64, UInt64, UInt64, UInt64) { get }
  /// From this many empties on, turned and mirrored positions share a table entry: it pays near the
  /// start of a game.
  static var turnedEmpties: Int { get }
}

/// 8×8 squares.
enum Board8: BoardShape {
  static var side: Int { 8 }
  static var squares: UInt64 { ~0 }
  static var squareCount: Int { 64 }
  static var turnedEmpties: Int { 50 }
  static var corners: UInt64 { 0x8100_0000_0000_0081 }
  static var ring: UInt64 { 0x007E_4242_4242_7E00 }
  static var quarters: (UInt64, UInt64, UInt64, UInt64) {
    (0x0000_0000_0F0F_0F0F, 0x0000_0000_F0F0_F0F0, 0x0F0F_0F0F_0000_0000, 0xF0F0_F0F0_0000_0000)
  }
}

/// 6×6 squares.
enum Board6: BoardShape {
  static var side: Int { 6 }
  static var squares: UInt64 { 0x0000_3F3F_3F3F_3F3F }
  static var squareCount: Int { 36 }
  static var turnedEmpties: Int { 22 }
  static var corners: UInt64 { 0x0000_2100_0000_0021 }
  static var ring: UInt64 { 0x0000_001E_1212_1E00 }
  static var quarters: (UInt64, UInt64, UInt64, UInt64) {
    (0x0000_0000_0007_0707, 0x0000_0000_0038_3838, 0x0000_0707_0700_0000, 0x0000_3838_3800_0000)
  }
}

/// 4×4 squares.
enum Board4: BoardShape {
  static var side: Int { 4 }
  static var squares: UInt64 { 0x0000_0000_0F0F_0F0F }
  static var squareCount: Int { 16 }
  static var turnedEmpties: Int { 10 }
  static var corners: UInt64 { 0x0000_0000_0900_0009 }
  static var ring: UInt64 { 0x0000_0000_0006_0600 }
  static var quarters: (UInt64, UInt64, UInt64, UInt64) {
    (0x0000_0000_0000_0303, 0x0000_0000_0000_0C0C, 0x0000_0000_0303_0000, 0x0000_0000_0C0C_0000)
  }
}

extension BoardShape {
  /// The empty squares that are in a quarter with an odd number of them: the player who moves there
  /// can hope for the last move of the region.
  @inline(__always)
  static func oddQuarters(_ empties: UInt64) -> UInt64 {
    let (first, second, third, fourth) = quarters
    return odd(empties & first) | odd(empties & second) | odd(empties & third) | odd(empties & fourth)
  }

  @inline(__always)
  private static func odd(_ bits: UInt64) -> UInt64 { bits.nonzeroBitCount & 1 == 1 ? bits : 0 }

  /// The disc difference of a finished game for the mover: the winner takes the empty squares.
  @inline(__always)
  static func finalScore(_ mover: UInt64, _ opponent: UInt64) -> Int {
    let own = mover.nonzeroBitCount
    let other = opponent.nonzeroBitCount
    let difference = own &- other
    if difference > 0 { return squareCount &- 2 &* other }
    return difference < 0 ? 2 &* own &- squareCount : 0
  }
}
