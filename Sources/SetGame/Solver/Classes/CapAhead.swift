import GameCore

/// Caps of one, two and three cards more than those of a level whose classes are known, counted
/// without their classes.
///
/// A cap of k + e cards holds C(k + e, e) caps of k cards, and each of them is extended to it in
/// one way. The sum must be divisible by that, which is the only check in the count itself; the
/// counts from the classes of two levels check each other (``CapCensus``).
package struct CapAhead: Sendable {
  private let levels: ClassLevels

  /// Looks ahead from the caps of `levels`.
  package init(_ levels: ClassLevels) {
    precondition(levels.filter == .caps, "only caps are looked ahead from")
    self.levels = levels
  }

  /// The numbers of caps of one, two and three cards more.
  /// - Throws: `.stopped` when the limits stop it; `.inconsistent` when a sum can't be divided as
  ///   it must, which would be an error in this program.
  package func counts(limits: SearchLimits, observer: Observer) throws(ClassLevels.Failure) -> [UInt128] {
    let (sums, stopped) = sums(limits: limits, observer: observer)
    if let stopped { throw .stopped(stopped, cards: levels.cards + 1) }
    var counts: [UInt128] = []
    var subsets: UInt128 = 1
    for (index, sum) in sums.enumerated() {
      subsets = subsets * UInt128(levels.cards + index + 1) / UInt128(index + 1)
      guard sum.isMultiple(of: subsets) else { throw .inconsistent(cards: levels.cards + index + 1) }
      counts.append(sum / subsets)
    }
    return counts
  }

  private func sums(limits: SearchLimits, observer: Observer) -> (found: [UInt128], stopped: StopReason?) {
    let (classes, space) = (levels.classes, levels.space)
    return SharedPortions.run(
      classes.indices, of: classes.count, by: 256, reportingEvery: 64, limits: limits, observer: observer,
      from: [UInt128](repeating: 0, count: 3), add: { for index in 0..<3 { $0[index] += $1[index] } }
    ) { next in
      let extender = AffineExtender(space: space)
      var sums: [UInt128] = [0, 0, 0]
      while let portion = next() {
        for kept in classes[portion] {
          extender.prepare(kept.image)
          let size = UInt128(kept.size(in: space))
          let ways = extender.capExtensions
          sums[0] += size * UInt128(ways.one)
          sums[1] += size * UInt128(ways.two)
          sums[2] += size * UInt128(ways.three)
        }
      }
      return sums
    }
  }
}
