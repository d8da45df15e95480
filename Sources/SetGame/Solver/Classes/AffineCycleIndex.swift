import ExactArithmetic

/// The number of classes of k-point sets of AG(d, q), q = 2 or 3, under its affine maps, for all k,
/// without finding them.
///
/// Burnside's lemma: it is the mean, over the group, of the number of k-sets that a map fixes, and
/// a map with c_l cycles of length l fixes as many as [t^k] ∏ (1 + t^l)^{c_l} says. The maps x ↦
/// Ax + b are gone through by conjugacy classes of A: those of GL(d, q) are given by a partition
/// for each irreducible polynomial f ≠ x, with Σ deg f · |partition| = d, and their sizes by the
/// order of the centraliser (``ConjugacyClass``).
package struct AffineCycleIndex: Sendable {
  /// How many maps have the cycle lengths that are the key: entry l is the number of cycles of
  /// length l.
  private let types: [[Int]: UInt64]
  private let groupOrder: UInt64
  private let pointCount: Int

  /// Goes through the group.
  /// - Complexity: d = 4: about 10⁶ steps; d = 5: 2·10⁷.
  package init(space: AffineSpace) {
    self.init(modulus: 3, dimension: space.dimension, points: space.pointCount) { space.sum($0, $1) }
  }

  /// Goes through the group of AG(d, 2), d = 1…6.
  package init(bits: Int) {
    self.init(modulus: 2, dimension: bits, points: 1 << bits) { $0 ^ $1 }
  }

  private init(modulus: Int, dimension: Int, points: Int, sum: (Int, Int) -> Int) {
    pointCount = points
    // |GL(d, q)| = ∏ (q^d − q^i).
    var (linearOrder, power) = (UInt64(1), 1)
    for _ in 0..<dimension {
      linearOrder *= UInt64(points - power)
      power *= modulus
    }
    groupOrder = linearOrder * UInt64(points)
    var types: [[Int]: UInt64] = [:]
    for kind in ConjugacyClass.all(modulus: modulus, dimension: dimension) {
      let images = (0..<points).map(kind.image)
      for shift in 0..<points {
        types[Self.cycles(images.map { sum($0, shift) }), default: 0] += linearOrder / kind.centraliserOrder
      }
    }
    self.types = types
  }

  /// The number of maps that were gone through; |AGL| when no class is missing.
  package var mapCount: UInt64 { types.values.reduce(0, +) }

  /// The number of classes of sets of `size` points.
  package func classCount(size: Int) -> BigInt {
    var fixed = BigInt()
    for (cycles, maps) in types { fixed.addProduct(fixedSets(cycles, size: size), Int(maps)) }
    return fixed / BigInt(groupOrder)
  }

  /// [t^size] ∏ (1 + t^l)^{c_l}.
  private func fixedSets(_ cycles: [Int], size: Int) -> BigInt {
    var coefficients = [BigInt](repeating: 0, count: size + 1)
    coefficients[0] = 1
    for (length, count) in cycles.enumerated() where count > 0 && length <= size {
      var next = [BigInt](repeating: 0, count: size + 1)
      for taken in 0...min(count, size / length) {
        let ways = BigInt.binomial(count, taken)
        for low in 0...(size - taken * length) where !coefficients[low].isZero {
          next[low + taken * length].addProduct(coefficients[low], ways)
        }
      }
      coefficients = next
    }
    return coefficients[size]
  }

  private static func cycles(_ map: [Int]) -> [Int] {
    var cycles = [Int](repeating: 0, count: map.count + 1)
    var seen = [Bool](repeating: false, count: map.count)
    for start in map.indices where !seen[start] {
      var (point, length) = (start, 0)
      while !seen[point] {
        seen[point] = true
        point = map[point]
        length += 1
      }
      cycles[length] += 1
    }
    return cycles
  }
}
