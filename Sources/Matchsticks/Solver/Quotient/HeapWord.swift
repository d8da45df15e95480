/// A sum of generators of a commutative monoid: how often each of at most 32 occurs, a byte each.
///
/// Sums are compared by the copies of the last generator first, then of the one before, and so on.
struct HeapWord: Hashable, Comparable, Sendable {
  /// The generators 0…15 and 16…31.
  private var low: UInt128
  private var high: UInt128

  /// The most generators that a word can hold.
  static let mostGenerators = 32
  /// The most copies of one generator that may occur.
  static let mostCopies = 200

  /// The empty sum.
  static let zero = HeapWord(low: 0, high: 0)

  private init(low: UInt128, high: UInt128) {
    self.low = low
    self.high = high
  }

  /// One copy of a generator.
  static func generator(_ index: Int) -> HeapWord { .zero.adding(1, of: index) }

  /// How often the generator occurs.
  subscript(_ index: Int) -> Int {
    Int(truncatingIfNeeded: (index < 16 ? low >> (8 * index) : high >> (8 * index - 128)) & 0xFF)
  }

  /// Both sums together; copies stay below 200 each.
  static func + (left: HeapWord, right: HeapWord) -> HeapWord {
    HeapWord(low: left.low + right.low, high: left.high + right.high)
  }

  static func < (left: HeapWord, right: HeapWord) -> Bool { (left.high, left.low) < (right.high, right.low) }

  /// The sum without one copy of a generator that occurs.
  func removing(_ index: Int) -> HeapWord {
    index < 16
      ? HeapWord(low: low - 1 << (8 * index), high: high) : HeapWord(low: low, high: high - 1 << (8 * index - 128))
  }

  /// The sum with more copies of a generator.
  func adding(_ copies: Int, of index: Int) -> HeapWord {
    index < 16
      ? HeapWord(low: low + UInt128(copies) << (8 * index), high: high)
      : HeapWord(low: low, high: high + UInt128(copies) << (8 * index - 128))
  }

  /// The sum without any copy of a generator.
  func removingAll(of index: Int) -> HeapWord {
    let copies = UInt128(self[index])
    return index < 16
      ? HeapWord(low: low - copies << (8 * index), high: high)
      : HeapWord(low: low, high: high - copies << (8 * index - 128))
  }

  /// The sum with pairs of one generator taken away while there are more than `most` ≥ 3 copies.
  func capped(_ index: Int, at most: Int) -> HeapWord {
    let copies = self[index]
    guard copies > most else { return self }
    return removingAll(of: index).adding(copies - (copies - most + 1) / 2 * 2, of: index)
  }

  /// The same for the first `generators` generators.
  func capped(at most: Int, generators: Int) -> HeapWord {
    var word = self
    for index in 0..<generators where word[index] > most { word = word.capped(index, at: most) }
    return word
  }

  /// Whether some generator occurs so often that sums might overflow.
  var isLong: Bool { (0..<Self.mostGenerators).contains { self[$0] > Self.mostCopies / 4 } }
}
