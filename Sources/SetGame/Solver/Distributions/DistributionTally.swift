import ExactArithmetic

/// Counts of card sets by their number of Sets, each set representing a known share of all.
///
/// A set visited with share q represents |AGL| / q sets: q is the number of symmetries of the class
/// that the walk came from times, for each further card, the number of members tied for the
/// smallest colour. Summing the counts of each q separately keeps the hot loop in 64-bit additions
/// and the whole exact.
struct DistributionTally: Sendable, Equatable {
  /// One row of counts a number of added cards (0…3), for each share.
  var counts: [UInt64: [[UInt64]]] = [:]
  /// Sets from which three (or as many as were asked) more cards reach the fewest and the most
  /// Sets.
  var fewest: Extreme?
  var most: Extreme?

  /// A number of Sets, and a set of cards from which it can be reached.
  struct Extreme: Sendable, Equatable {
    var sets: Int
    var from: PointSet
  }

  /// The largest sum of counts that is taken from a file: all that a run adds to it fits as well.
  private static let largestSum: UInt64 = 1 << 62

  /// Whether these may be the counts of a walk, which a file from anybody need not hold: their sum
  /// is far from 2^63, and shares have the prime factors of orders of affine groups and of numbers
  /// of cards alone, so that their least common multiple is small.
  var isPlausible: Bool {
    var left = Self.largestSum
    for count in counts.values.joined().joined() {
      guard count <= left else { return false }
      left -= count
    }
    return counts.keys.allSatisfy { share in
      share > 0 && [2, 3, 5, 7, 11, 13, 17, 19].reduce(share) { rest, prime in rest.without(factor: prime) } == 1
    }
  }

  /// Records that from `set` a deal of `low` Sets can be reached and one of `high`.
  @inline(__always)
  mutating func noteExtremes(_ low: Int, _ high: Int, from set: PointSet) {
    if let fewest, let most,
      low > fewest.sets || low == fewest.sets && fewest.from < set,
      high < most.sets || high == most.sets && most.from < set
    {
      return
    }
    noteFewest(Extreme(sets: low, from: set))
    noteMost(Extreme(sets: high, from: set))
  }

  mutating func add(_ other: DistributionTally) {
    for (share, rows) in other.counts {
      guard let present = counts[share] else {
        counts[share] = rows
        continue
      }
      counts[share] = zip(present, rows).map { row in zip(row.0, row.1).map { $0 + $1 } }
    }
    if let fewest = other.fewest { noteFewest(fewest) }
    if let most = other.most { noteMost(most) }
  }

  // The smallest set wins a tie, so that the answer doesn't depend on the order of threads.
  private mutating func noteFewest(_ extreme: Extreme) {
    guard let fewest, (fewest.sets, fewest.from) <= (extreme.sets, extreme.from) else {
      self.fewest = extreme
      return
    }
  }

  private mutating func noteMost(_ extreme: Extreme) {
    guard let most, (-most.sets, most.from) <= (-extreme.sets, extreme.from) else {
      self.most = extreme
      return
    }
  }

  /// The number of ways, over all sets of a size, in which `added` cards lead to each number of
  /// Sets.
  ///
  /// Whole numbers when every set was counted 1 in all; fractions when it was counted by parts.
  func ways(adding added: Int, groupOrder: UInt64) -> [Rational] {
    let common = counts.keys.reduce(BigInt(1)) { BigInt.leastCommonMultiple($0, BigInt($1)) }
    let weights = counts.map { (rows: $0.value[added], weight: common / BigInt($0.key)) }
    var ways = (0..<LookAhead.lineLimit).map { lines in
      var sum = BigInt()
      for (rows, weight) in weights where rows[lines] > 0 { sum.addProduct(weight, Int(rows[lines])) }
      sum.multiply(by: Int(groupOrder))
      return Rational(sum, common)
    }
    while ways.count > 1, ways.last?.isZero == true { ways.removeLast() }
    return ways
  }

  /// The number of sets of `base + added` cards for each number of Sets, when all sets of `base`
  /// cards were visited; `nil` when the shares don't add up to whole numbers, which would be an
  /// error in this program.
  ///
  /// A set of base + e cards was counted once for each of its C(base + e, e) subsets of `base`
  /// cards.
  func distribution(adding added: Int, base: Int, groupOrder: UInt64) -> [BigInt]? {
    let subsets = Rational(BigInt.binomial(base + added, added))
    let sets = ways(adding: added, groupOrder: groupOrder).map { $0 / subsets }
    return sets.allSatisfy { $0.isInteger } ? sets.map { $0.numerator } : nil
  }
}

extension UInt64 {
  /// The number, which isn't 0, divided by a prime as often as possible.
  fileprivate func without(factor prime: UInt64) -> UInt64 {
    var rest = self
    while rest.isMultiple(of: prime) { rest /= prime }
    return rest
  }
}
