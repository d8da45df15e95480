/// A sum of generators of a commutative monoid: how often each of at most 16 occurs, a byte each.
struct HeapWord: Hashable, Sendable {
  private var packed: UInt128

  /// The most generators that a word can hold.
  static let mostGenerators = 16
  /// The most copies of one generator that may occur.
  static let mostCopies = 200

  /// The empty sum.
  static let zero = HeapWord(packed: 0)

  private init(packed: UInt128) { self.packed = packed }

  /// One copy of a generator.
  static func generator(_ index: Int) -> HeapWord { HeapWord(packed: 1 << (8 * index)) }

  /// How often the generator occurs.
  subscript(_ index: Int) -> Int { Int(truncatingIfNeeded: (packed >> (8 * index)) & 0xFF) }

  /// Both sums together; copies stay below 200 each.
  static func + (left: HeapWord, right: HeapWord) -> HeapWord { HeapWord(packed: left.packed + right.packed) }

  /// The sum without one copy of a generator that occurs.
  func removing(_ index: Int) -> HeapWord { HeapWord(packed: packed - 1 << (8 * index)) }

  /// The sum with pairs of equal generators taken away while more than `most` ≥ 3 copies are there.
  func capped(at most: Int) -> HeapWord {
    var result = self
    for index in 0..<Self.mostGenerators {
      let copies = self[index]
      guard copies > most else { continue }
      let excess = (copies - most + 1) / 2 * 2
      result.packed -= UInt128(excess) << (8 * index)
    }
    return result
  }

  /// Whether some generator occurs so often that sums might overflow.
  var isLong: Bool { (0..<Self.mostGenerators).contains { self[$0] > Self.mostCopies / 4 } }
}
