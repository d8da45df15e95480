import ExactArithmetic
import GameCore

/// The exact distribution of the number of Sets (or UltraSets) in a deal of k cards, and what follows from it.
package struct DealDistribution: Sendable, Equatable {
  /// The number of cards dealt.
  package let cards: Int
  package let variant: DistributionSolver.Variant
  /// The number of deals with 0, 1, 2, … Sets.
  package let deals: [BigInt]
  /// A deal with the fewest Sets that there are, and one with the most.
  package let fewest: Extreme
  package let most: Extreme
  /// The number of deals that differ under all affine maps.
  package let classCount: BigInt
  /// Whether the deals were counted through the cards that are left out.
  package let isByComplement: Bool

  /// A deal and its number of Sets.
  package struct Extreme: Sendable, Equatable {
    package let sets: Int
    package let deal: [Int]
  }

  /// The number of all deals.
  package var total: BigInt { deals.reduce(BigInt(), +) }

  /// The mean number of Sets.
  package var mean: Rational { moment { BigInt($0) } }

  /// The variance of the number of Sets.
  package var variance: Rational { moment { BigInt($0 * $0) } - mean * mean }

  /// The chance that a random deal has `sets` Sets.
  package func probability(of sets: Int) -> Rational {
    deals.indices.contains(sets) ? Rational(deals[sets], total) : 0
  }

  private func moment(_ value: (Int) -> BigInt) -> Rational {
    var sum = BigInt()
    for (sets, count) in deals.enumerated() { sum.addProduct(value(sets), count) }
    return Rational(sum, total)
  }
}

extension DealDistribution {
  /// The number of cards in the deck.
  package static let deck = 81

  /// The most cards for which UltraSets are counted.
  package static let largestUltraSetDeal = 12

  /// What a computation came to.
  package enum Outcome: Sendable {
    /// The distribution asked for.
    case whole(DealDistribution)
    /// It was stopped; `counts` are the sizes of deals that were counted until then.
    case stopped(StopReason, counts: [DistributionSolver.Counts])
  }

  /// How a deal of some size can be counted.
  package enum Reach: Sendable, Equatable {
    /// At once, or in seconds.
    case quick
    /// In a minute or so.
    case slow
    /// In many minutes.
    case long
    /// Not at all.
    case none
  }

  /// How deals of `cards` cards can be counted: directly up to 21, by their complements from 60 on.
  package static func reach(cards: Int, variant: DistributionSolver.Variant = .set) -> Reach {
    guard variant == .set else { return (0...largestUltraSetDeal).contains(cards) ? .quick : .none }
    switch min(cards, deck - cards) {
    case 0...18: return .quick
    case 19: return .slow
    case 20...DistributionSolver.largestDeal: return .long
    default: return .none
    }
  }

  /// Counts the deals of `cards` cards, for which ``reach(cards:variant:)`` must not be `none`.
  ///
  /// The complement S′ of a k-card set S with N Sets has 1080 − 40k + C(k,2) − N: 40 Sets go through each card of S
  /// and one through each two, and N through three, so that many do not touch S (inclusion and exclusion).
  package static func compute(
    cards: Int, variant: DistributionSolver.Variant = .set, limits: SearchLimits = .none,
    observer: Observer = .silent, keeping: DistributionSolver.Keeping = .nothing
  ) throws(ClassLevels.Failure) -> Outcome {
    precondition(reach(cards: cards, variant: variant) != .none, "deals of that size can't be counted")
    let counted = min(cards, deck - cards)
    let solver = DistributionSolver(cards: counted, variant: variant)
    let found = try solver.run(limits: limits, observer: observer, keeping: keeping)
    if let reason = found.stopped { return .stopped(reason, counts: found.counts) }
    guard let counts = found.counts.last, counts.cards == counted else { throw .inconsistent(cards: cards) }
    let direct = DealDistribution(
      cards: counted, variant: variant, deals: counts.deals,
      fewest: extreme(found.fewest, variant), most: extreme(found.most, variant),
      classCount: AffineCycleIndex(space: solver.space).classCount(size: counted), isByComplement: false)
    let distribution = cards == counted ? direct : direct.complement
    guard distribution.mean == expectedMean(cards: cards, variant: variant) else { throw .inconsistent(cards: cards) }
    return .whole(distribution)
  }

  /// The mean number of Sets by the linearity of expectation: 1080 Sets, each dealt with chance C(k,3)/C(81,3);
  /// of UltraSets there are 81·C(40,2).
  package static func expectedMean(cards: Int, variant: DistributionSolver.Variant) -> Rational {
    switch variant {
    case .set: Rational(1080) * Rational(BigInt.binomial(cards, 3), BigInt.binomial(deck, 3))
    case .ultraSet: Rational(63_180) * Rational(BigInt.binomial(cards, 4), BigInt.binomial(deck, 4))
    }
  }

  /// The distribution for the cards that are left out.
  private var complement: DealDistribution {
    let sum = 1080 - 40 * cards + cards * (cards - 1) / 2
    var mirrored = [BigInt](repeating: 0, count: sum + 1 - fewest.sets)
    for (sets, count) in deals.enumerated() where !count.isZero { mirrored[sum - sets] = count }
    func others(_ extreme: Extreme) -> Extreme {
      let left = Set(0..<Self.deck).subtracting(extreme.deal).sorted()
      return Extreme(sets: sum - extreme.sets, deal: left)
    }
    return DealDistribution(
      cards: Self.deck - cards, variant: variant, deals: mirrored, fewest: others(most), most: others(fewest),
      classCount: classCount, isByComplement: true)
  }

  private static func extreme(_ deal: [Int], _ variant: DistributionSolver.Variant) -> Extreme {
    let extender = AffineExtender(space: AffineSpace(dimension: 4))
    extender.prepare(PointSet(deal))
    return Extreme(sets: variant == .set ? extender.lineCount : extender.ultraSetCount, deal: deal)
  }
}
