/// A set of points of AG(d,3), d ≤ 5: bit p of 256, lowest word first, for the point p < 3^d.
///
/// Sets are ordered as 256-bit numbers.
package struct PointSet: Hashable, Comparable, Sendable {
  package var word0: UInt64
  package var word1: UInt64
  package var word2: UInt64
  package var word3: UInt64

  package static let empty = PointSet(0, 0, 0, 0)

  @inline(__always)
  package init(_ word0: UInt64, _ word1: UInt64, _ word2: UInt64 = 0, _ word3: UInt64 = 0) {
    self.word0 = word0
    self.word1 = word1
    self.word2 = word2
    self.word3 = word3
  }

  /// The set of the given points, each below 256.
  package init(_ points: some Sequence<Int>) {
    self = .empty
    for point in points { insert(point) }
  }

  /// The points 0..<count, `count` ≤ 256.
  package static func first(_ count: Int) -> PointSet { PointSet(0..<count) }

  package static func < (left: PointSet, right: PointSet) -> Bool {
    if left.word3 != right.word3 { return left.word3 < right.word3 }
    if left.word2 != right.word2 { return left.word2 < right.word2 }
    if left.word1 != right.word1 { return left.word1 < right.word1 }
    return left.word0 < right.word0
  }

  /// The number of points.
  package var count: Int {
    word0.nonzeroBitCount &+ word1.nonzeroBitCount &+ word2.nonzeroBitCount &+ word3.nonzeroBitCount
  }

  package var isEmpty: Bool { word0 | word1 | word2 | word3 == 0 }

  /// Whether `point` (< 256) is in the set.
  @inline(__always)
  package func contains(_ point: Int) -> Bool { word(point &>> 6) &>> UInt64(point & 63) & 1 == 1 }

  /// Puts `point` (< 256) into the set.
  @inline(__always)
  package mutating func insert(_ point: Int) {
    let bit = 1 &<< UInt64(point & 63)
    switch point &>> 6 {
    case 0: word0 |= bit
    case 1: word1 |= bit
    case 2: word2 |= bit
    default: word3 |= bit
    }
  }

  /// The points of this set that are not in `other`.
  @inline(__always)
  package func subtracting(_ other: PointSet) -> PointSet {
    PointSet(word0 & ~other.word0, word1 & ~other.word1, word2 & ~other.word2, word3 & ~other.word3)
  }

  /// The points of this set and of `other`.
  @inline(__always)
  package func union(_ other: PointSet) -> PointSet {
    PointSet(word0 | other.word0, word1 | other.word1, word2 | other.word2, word3 | other.word3)
  }

  /// Takes out the lowest point; `nil` when the set is empty.
  @inline(__always)
  package mutating func popFirst() -> Int? {
    if word0 != 0 {
      defer { word0 &= word0 &- 1 }
      return word0.trailingZeroBitCount
    }
    if word1 != 0 {
      defer { word1 &= word1 &- 1 }
      return 64 &+ word1.trailingZeroBitCount
    }
    if word2 != 0 {
      defer { word2 &= word2 &- 1 }
      return 128 &+ word2.trailingZeroBitCount
    }
    guard word3 != 0 else { return nil }
    defer { word3 &= word3 &- 1 }
    return 192 &+ word3.trailingZeroBitCount
  }

  /// The points in ascending order.
  package var points: [Int] {
    var rest = self
    var points: [Int] = []
    points.reserveCapacity(count)
    while let point = rest.popFirst() { points.append(point) }
    return points
  }

  @inline(__always)
  private func word(_ index: Int) -> UInt64 {
    switch index {
    case 0: word0
    case 1: word1
    case 2: word2
    default: word3
    }
  }
}
