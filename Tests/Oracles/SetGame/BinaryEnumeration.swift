import SetGame

/// Every set of points of a small AG(d, 2), examined one by one.
package struct BinaryEnumeration: Sendable {
  /// Entry [k][q]: the number of k-point sets with q quads.
  package private(set) var setsByQuads: [[Int]]
  /// Entry [k][r]: the number of sets of k points other than 0 with rank r.
  package private(set) var setsByRank: [[Int]]

  /// Examines all 2^(2^d) sets, d ≤ 4.
  package init(bits: Int) {
    let points = 1 << bits
    let quads = Self.quads(points)
    setsByQuads = Array(repeating: Array(repeating: 0, count: quads.count + 1), count: points + 1)
    setsByRank = Array(repeating: Array(repeating: 0, count: bits + 1), count: points)
    for set in 0..<(1 << points) {
      setsByQuads[set.nonzeroBitCount][quads.count { set & $0 == $0 }] += 1
      if set & 1 == 0 { setsByRank[set.nonzeroBitCount][Self.rank(set, points)] += 1 }
    }
  }

  /// The number of quads in a set of points of AG(6, 2).
  package static func quadCount(_ points: [Int]) -> Int {
    var count = 0
    for a in points.indices {
      for b in points.indices where b > a {
        for c in points.indices where c > b {
          for d in points.indices where d > c && points[a] ^ points[b] ^ points[c] ^ points[d] == 0 { count += 1 }
        }
      }
    }
    return count
  }

  private static func quads(_ points: Int) -> [Int] {
    (0..<(1 << points)).filter { set in
      set.nonzeroBitCount == 4 && (0..<points).filter { set >> $0 & 1 == 1 }.reduce(0, ^) == 0
    }
  }

  /// The rank as the logarithm of the size of the span.
  private static func rank(_ set: Int, _ points: Int) -> Int {
    var span = 1
    for point in 0..<points where set >> point & 1 == 1 && span >> point & 1 == 0 {
      for other in 0..<points where span >> other & 1 == 1 { span |= 1 << (other ^ point) }
    }
    return span.nonzeroBitCount.trailingZeroBitCount
  }
}
