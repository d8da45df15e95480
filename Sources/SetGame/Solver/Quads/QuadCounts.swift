import ExactArithmetic
import GameCore
import Synchronization

/// The number of k-point sets of AG(d, 2), d ≤ 6, by the number of their quads: four points whose
/// sum is 0.
///
/// Let n = 2^d, and W(u) = Σ over all points x of (−1)^(f(x) + u·x) the Walsh transform of the
/// function f that is 1 on the set S. Ordered choices of four points of S with sum 0, repetitions
/// allowed, number T = (1/n) Σ_u F(u)⁴ with F(0) = k and F(u) = −W(u)/2 otherwise; 3k(k − 1) + k of
/// them repeat a point, and each quad is 24 of the others. So the number of quads of S follows from
/// k and from Σ W(u)⁴, and k from W(0) = n − 2k.
///
/// Adding an affine function to f permutes the values of W and changes their signs. So all 2n sets
/// of a coset of the affine functions are known with one of them: for each u, one of the n/2 −
/// W(u)/2 points and its complement. Its lightest members are those with the largest |W(0)|, t of
/// them, and have at most min(k, n − k) points when a member has k. All classes of lightest members
/// of up to that size under affine maps are listed (``BinaryLevels``), and a class of N sets counts
/// as N/t cosets. (MacWilliams–Sloane 1977.)
package struct QuadCounts: Sendable {
  /// The number of coordinates.
  let bits: Int
  /// The number of points of the sets.
  let cards: Int

  package init(bits: Int, cards: Int) { (self.bits, self.cards) = (bits, cards) }

  /// A set and its number of quads.
  package struct Extreme: Sendable, Equatable {
    package let quads: Int
    package let set: UInt64
  }

  /// What a count found.
  package struct Outcome: Sendable, Equatable {
    /// The number of sets with 0, 1, 2, … quads.
    package let sets: [BigInt]
    package let fewest: Extreme
    package let most: Extreme
  }

  /// Counts the sets.
  /// - Throws: `.stopped` when the limits stop it; `.inconsistent` when a sum is wrong, which would
  ///   be an error in this program.
  package func run(limits: SearchLimits, observer: Observer) throws(ClassLevels.Failure) -> Outcome {
    let points = 1 << bits
    var levels = BinaryLevels(bits: bits, filter: .lightest)
    var tally = QuadTally(bits: bits, cards: cards)
    tally.add(levels.classes, of: 0)
    while levels.cards < min(cards, points - cards), !levels.classes.isEmpty {
      try levels.advance(limits: limits, observer: observer)
      tally.add(levels.classes, of: levels.cards)
    }
    guard let outcome = tally.outcome,
      outcome.sets.reduce(BigInt(), +) == BigInt.binomial(points, cards)
    else { throw .inconsistent(cards: cards) }
    return outcome
  }
}

/// The sets of one size in the cosets of lightest members.
private struct QuadTally {
  private let bits: Int
  private let cards: Int
  private let images = BinaryImages()
  /// By the number t of lightest members of a coset and the number of quads: t times the number of
  /// sets.
  private var sums: [Key: UInt128] = [:]
  private var fewest: QuadCounts.Extreme?
  private var most: QuadCounts.Extreme?

  private struct Key: Hashable {
    let lightest: Int
    let quads: Int
  }

  init(bits: Int, cards: Int) { (self.bits, self.cards) = (bits, cards) }

  /// Adds the sets in the cosets of classes of lightest members with `size` points.
  mutating func add(_ classes: [BinaryClass], of size: Int) {
    for member in classes { add(member, of: size) }
  }

  private mutating func add(_ member: BinaryClass, of size: Int) {
    let points = 1 << bits
    let (largest, wanted) = (points - 2 * size, abs(points - 2 * cards))
    guard wanted <= largest else { return }
    images.transform(member.image)
    var (lightest, fitting, fourth) = (0, 0, 0)
    var fit: Int?
    for u in 0..<points {
      let value = u == 0 ? largest : abs(2 * images.value(at: u))
      if value == largest { lightest += 1 }
      if value == wanted {
        fitting += 1
        fit = fit ?? u
      }
      fourth += value * value * value * value
    }
    guard let fit else { return }
    // A value 0 belongs to a set and its complement, both of half of the points.
    let quads = quads(fourth: fourth)
    sums[Key(lightest: lightest, quads: quads), default: 0] +=
      UInt128(member.sets) * UInt128(wanted == 0 ? 2 * fitting : fitting)
    if fewest.map({ quads < $0.quads }) ?? true { fewest = .init(quads: quads, set: set(in: member.image, by: fit)) }
    if most.map({ quads > $0.quads }) ?? true { most = .init(quads: quads, set: set(in: member.image, by: fit)) }
  }

  /// The number of quads of k points of a coset with that Σ W⁴.
  private func quads(fourth: Int) -> Int {
    let points = 1 << bits
    let first = points - 2 * cards
    let ordered = (cards * cards * cards * cards + (fourth - first * first * first * first) / 16) / points
    return (ordered - 3 * cards * (cards - 1) - cards) / 24
  }

  /// The member of the coset of `image` that has k points and differs from it by u·x, or by its
  /// complement.
  private func set(in image: UInt64, by u: Int) -> UInt64 {
    let set = image ^ BinaryPoints.ones(of: u) & BinaryPoints.all(bits: bits)
    return set.nonzeroBitCount == cards ? set : ~set & BinaryPoints.all(bits: bits)
  }

  /// The counts; `nil` where a sum isn't whole.
  var outcome: QuadCounts.Outcome? {
    guard let fewest, let most else { return nil }
    var sets = [BigInt](repeating: 0, count: most.quads + 1)
    for (key, sum) in sums {
      let (count, rest) = sum.quotientAndRemainder(dividingBy: UInt128(key.lightest))
      guard rest == 0 else { return nil }
      sets[key.quads] = sets[key.quads] + BigInt(count)
    }
    return QuadCounts.Outcome(sets: sets, fewest: fewest, most: most)
  }
}
