import CKernels

/// The keys of face-down states.
///
/// A state is a multiset of ranks; a rank is a byte, its known suits in the low four bits and its
/// matched ones in the high four:
///
///     7 6 5 4   3 2 1 0
///     matched   known       a suit in neither is still in the deck or face down
///
/// One known card may be open. Ranks are alike, and so are suits as long as all ranks change them
/// together. So for each order of the suits a lane adds a random number for each rank's byte
/// (modulo 2⁶⁴), and the key is the least lane: equal for all states that differ by names only.
/// Different states have different keys unless 64-bit sums coincide. The numbers are fixed, and a
/// test compares whole states with all keys of deals of nine cards, the long suite of twelve; for
/// fourteen the odds of a coincidence are below 1 : 1000.
///
/// Safe: the pointer is valid from `init` to `deinit` and is only read after `init`.
@safe final class StateLanes: Sendable {
  static let laneCount = 24

  /// 24 numbers for each code: 0..<256 plain ranks, then 256 + 4·byte + suit for ranks with an open
  /// card.
  private nonisolated(unsafe) let table: UnsafeMutablePointer<UInt64>
  private static let codeCount = 256 + 1024
  /// In every lane of the empty state, so that no key is 0.
  private static let seed: UInt64 = 0x6A09_E667_F3BC_C909

  /// Lanes for decks with `suits` suits, all orders of which are alike.
  init(suits: Int) {
    unsafe table = .allocate(capacity: StateLanes.codeCount * StateLanes.laneCount)
    let orders = StateLanes.orders(of: suits)
    for byte in 0..<256 {
      for lane in 0..<StateLanes.laneCount {
        let order = orders[lane % orders.count]
        let renamed = StateLanes.rename(byte & 15, order) | StateLanes.rename(byte >> 4, order) << 4
        unsafe table[byte * StateLanes.laneCount + lane] = byte == 0 ? 0 : StateLanes.mixed(renamed)
        for suit in 0..<4 {
          let code = 256 + 4 * byte + suit
          unsafe table[code * StateLanes.laneCount + lane] = StateLanes.mixed(renamed | (order[suit] + 1) << 8)
        }
      }
    }
  }

  deinit { unsafe table.deallocate() }

  /// The numbers of a rank without an open card.
  @inline(__always) @unsafe
  func closed(_ byte: Int) -> UnsafePointer<UInt64> { unsafe UnsafePointer(table + byte &* StateLanes.laneCount) }

  /// The numbers of a rank whose card of `suit` is open.
  @inline(__always) @unsafe
  func open(_ byte: Int, _ suit: Int) -> UnsafePointer<UInt64> {
    unsafe UnsafePointer(table + (256 &+ 4 &* byte &+ suit) &* StateLanes.laneCount)
  }

  /// The lane sums of the state without ranks.
  @unsafe static func start(_ sum: UnsafeMutablePointer<UInt64>) {
    unsafe sum.update(repeating: seed, count: laneCount)
  }

  /// The key of the state whose ranks have these bytes, with the card of `openSuit` in the rank
  /// number `openRank` up.
  func key(bytes: [Int], openRank: Int? = nil, openSuit: Int = 0) -> UInt64 {
    precondition(bytes.allSatisfy { (0..<256).contains($0) } && (0..<4).contains(openSuit), "a rank is a byte")
    return (0..<StateLanes.laneCount).reduce(UInt64.max) { best, lane in
      var sum = StateLanes.seed
      for (rank, byte) in bytes.enumerated() {
        let code = rank == openRank ? 256 &+ 4 &* byte &+ openSuit : byte
        unsafe sum &+= table[code &* StateLanes.laneCount &+ lane]
      }
      return min(best, sum)
    }
  }

  /// SplitMix64's finisher: a fixed random number for each code.
  private static func mixed(_ code: Int) -> UInt64 {
    var value = (UInt64(code) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value &>> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value &>> 31)
  }

  private static func rename(_ suits: Int, _ order: [Int]) -> Int {
    (0..<4).reduce(0) { $0 | (suits >> $1 & 1) << order[$1] }
  }

  /// All orders of the first `count` of four suits, the others fixed.
  private static func orders(of count: Int) -> [[Int]] {
    var orders = [[0, 1, 2, 3]]
    for position in 0..<count {
      orders = orders.flatMap { order in
        (position..<count).map { other in
          var swapped = order
          swapped.swapAt(position, other)
          return swapped
        }
      }
    }
    return orders
  }
}
