import ExactArithmetic
import GameCore

/// What is known about smaller deals when a count of deals was stopped.
public struct StoppedDistribution: Sendable, Equatable {
  /// What was asked.
  public let request: DistributionRequest
  /// Why it was stopped.
  public let reason: StopReason
  /// The sizes of deals that were counted whole, ascending.
  public let levels: [Level]

  /// The deals of one size.
  public struct Level: Sendable, Equatable {
    /// The number of cards dealt.
    public let cards: Int
    /// The number of deals with 0, 1, 2, … Sets.
    public let deals: [BigInt]

    /// Why these counts are right.
    public var evidence: Evidence<SetProof> { .proved(.dealsUpToSymmetry) }
  }

  /// Nothing is known about the requested deals.
  public var evidence: Evidence<SetProof> { .unknown }

  /// Nothing is known, either, about smaller deals.
  init(_ request: DistributionRequest, reason: StopReason) {
    (self.request, self.reason, levels) = (request, reason, [])
  }

  /// Describes counts, when their means are those of the closed form.
  package init(
    _ request: DistributionRequest, reason: StopReason, counts: [DistributionSolver.Counts]
  ) throws(ClassLevels.Failure) {
    for level in counts {
      var sum = BigInt()
      for (sets, count) in level.deals.enumerated() { sum.addProduct(BigInt(sets), count) }
      let mean = Rational(sum, level.deals.reduce(BigInt(), +))
      guard mean == DealMoments.mean(cards: level.cards, deck: request.deck) else {
        throw .inconsistent(cards: level.cards)
      }
    }
    self.request = request
    self.reason = reason
    levels = counts.map { Level(cards: $0.cards, deals: $0.deals) }
  }
}
