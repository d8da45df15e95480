/// The pairs i < j < n − 1 of positions, in the vector lanes in which `ck_set_list` expects them,
/// for every n ≤ 32.
///
/// A block is 64 bytes i and then 64 bytes j. The last position can't be the middle card of a
/// triple, so n cards take (n − 1)(n − 2)/2 lanes: one block up to 12 cards, two up to 16, three up
/// to 21.
@safe  // Owns one table that is written once, before anybody else can see it.
struct PairLanes: Sendable {
  /// The largest number of cards.
  static let maximum = 32
  /// The one instance; its table lives as long as the program.
  static let shared = PairLanes()

  nonisolated(unsafe) private let bytes: UnsafePointer<UInt8>
  nonisolated(unsafe) private let offsets: UnsafePointer<Int>

  private init() {
    let sizes = (0...PairLanes.maximum).map { PairLanes.blocks(cards: $0) * 128 }
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: sizes.reduce(0, +))
    unsafe table.initialize(repeating: 0, count: sizes.reduce(0, +))
    let starts = UnsafeMutablePointer<Int>.allocate(capacity: sizes.count)
    var start = 0
    for cards in 0...PairLanes.maximum {
      unsafe starts[cards] = start
      unsafe PairLanes.fill(table + start, cards: cards)
      start += sizes[cards]
    }
    unsafe bytes = UnsafePointer(table)
    unsafe offsets = UnsafePointer(starts)
  }

  /// The number of blocks for `cards` cards, at least 1.
  @inline(__always)
  static func blocks(cards: Int) -> Int { max(1, ((cards - 1) * (cards - 2) / 2 + 63) / 64) }

  /// The lanes for `cards` cards.
  @inline(__always)
  @unsafe func lanes(cards: Int) -> UnsafePointer<UInt8> { unsafe bytes + offsets[cards] }

  private static func fill(_ lanes: UnsafeMutablePointer<UInt8>, cards: Int) {
    var lane = 0
    for first in 0..<max(0, cards - 2) {
      for second in first + 1..<cards - 1 {
        let place = lane / 64 * 128 + lane % 64
        unsafe lanes[place] = UInt8(first)
        unsafe lanes[place + 64] = UInt8(second)
        lane += 1
      }
    }
  }
}
