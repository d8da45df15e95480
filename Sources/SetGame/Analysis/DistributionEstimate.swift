import ExactArithmetic
import GameCore

/// What a long count of deals will take, from a short one on this machine.
package struct DistributionEstimate: Sendable, Equatable {
  /// The number of card sets to visit, about.
  package let sets: BigInt
  /// Wall-clock time, about.
  package let seconds: Double

  /// A bound on the memory of a count: the roots, and a few megabytes a thread.
  package static func megabytes(threads: Int) -> Int { 64 + 16 * threads }

  /// Times a count of 16-card deals (half a second) and scales it by the number of classes.
  package static func measure(cards: Int, limits: SearchLimits) throws(ClassLevels.Failure) -> DistributionEstimate {
    let index = AffineCycleIndex(space: AffineSpace(dimension: 4))
    let sample = 16
    let begin = ContinuousClock.now
    _ = try DistributionSolver(cards: sample).run(limits: limits)
    let seconds = (ContinuousClock.now - begin) / .seconds(1)
    let counted = min(cards, DealDistribution.deck - cards)
    let (many, few) = (index.classCount(size: counted - 3), index.classCount(size: sample - 3))
    return DistributionEstimate(sets: many, seconds: seconds * Rational(many, few).toDouble())
  }
}
