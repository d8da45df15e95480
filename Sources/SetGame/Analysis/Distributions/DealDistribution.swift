import ExactArithmetic
import GameCore

/// The exact distribution of the number of Sets (or UltraSets, or quads) in a deal of k cards, and
/// what follows from it.
public struct DealDistribution: Sendable, Equatable {
  /// The number of cards dealt.
  public let cards: Int
  /// The deck.
  public let deck: Deck
  /// The number of deals with 0, 1, 2, … Sets.
  public let deals: [BigInt]
  /// A deal with the fewest Sets that there are.
  public let fewest: Extreme
  /// A deal with the most Sets that there are.
  public let most: Extreme
  /// The number of deals that differ under all affine maps.
  public let classCount: BigInt
  /// Why the counts are right.
  public let evidence: Evidence<SetProof>

  /// A deal and its number of Sets.
  public struct Extreme: Sendable, Equatable {
    /// The number of Sets.
    public let sets: Int
    /// The cards.
    public let deal: [Card]
  }

  /// What a count came to.
  public enum Outcome: Sendable, Equatable {
    /// The distribution that was asked for.
    case whole(DealDistribution)
    /// The count was stopped; these smaller deals were counted until then.
    case stopped(StoppedDistribution)
    /// What the part of the work that was asked for has found.
    case part(PartialDistribution)
    /// The distribution of the rank of the cards, which decides the number of groups.
    case ranks(RankDistribution)
    /// Deals that were drawn instead of counted.
    case sampled(SampledDeals)

    /// Whether the count was stopped.
    public var isStopped: Bool {
      switch self {
      case .stopped: true
      case .sampled(let deals): deals.stopReason != nil
      case .whole, .part, .ranks: false
      }
    }

    /// The distribution; `nil` when the count was stopped, or that of a part.
    public var distribution: DealDistribution? {
      guard case .whole(let distribution) = self else { return nil }
      return distribution
    }
  }

  /// Counts the deals.
  ///
  /// The complement S′ of a k-card set S with N Sets has 1080 − 40k + C(k,2) − N: 40 Sets go
  /// through each card of S and one through each two, and N through three, so that many do not
  /// touch S (inclusion and exclusion).
  /// - Parameter keep: is given what was found so far, every few seconds, to be resumed from.
  /// - Throws: ``DistributionError`` when the request can't be met, or not without confirmation.
  public static func compute(
    _ request: DistributionRequest = DistributionRequest(), limits: SearchLimits = .none,
    observer: Observer = .silent, keep: @escaping @Sendable (DistributionCheckpoint) -> Void = { _ in }
  ) throws(DistributionError) -> Outcome {
    let reach = request.reach
    guard reach != .none else { throw .outOfReach(cards: request.cards, deck: request.deck) }
    switch request.variant {
    case .quad: return try quads(request, limits: limits, observer: observer)
    case .zeroSum: return .ranks(RankDistribution(request.deck, cards: request.cards))
    case .set, .ultraSet, .ghostSet: break
    }
    if reach == .long, !request.isConfirmed {
      throw .unconfirmed(cards: request.cards, try request.estimate(limits: limits))
    }
    let solver = DistributionSolver(cards: request.counted, variant: request.variant)
    if let resumed = request.resumed, !resumed.fits(solver, request.part) {
      throw .otherCheckpoint(cards: resumed.cards, variant: resumed.variant, part: resumed.part)
    }
    let keeping = DistributionSolver.Keeping(resumed: request.resumed, save: keep)
    do throws(ClassLevels.Failure) {
      if let part = request.part {
        let found = try solver.run(part, limits: limits, observer: observer, keeping: keeping)
        if let reason = found.stopped { return .stopped(try StoppedDistribution(request, reason: reason, counts: [])) }
        return .part(PartialDistribution(request, found.tally))
      }
      return try outcome(of: request, solver.run(limits: limits, observer: observer, keeping: keeping), solver)
    } catch {
      throw .inconsistent(cards: request.cards)
    }
  }

  static func outcome(
    of request: DistributionRequest, _ found: DistributionSolver.Outcome, _ solver: DistributionSolver
  ) throws(ClassLevels.Failure) -> Outcome {
    if let reason = found.stopped {
      return .stopped(try StoppedDistribution(request, reason: reason, counts: found.counts))
    }
    guard let counts = found.counts.last, counts.cards == request.counted else {
      throw .inconsistent(cards: request.cards)
    }
    let direct = DealDistribution(
      cards: request.counted, deck: request.deck, deals: counts.deals,
      fewest: extreme(found.fewest, request.variant), most: extreme(found.most, request.variant),
      classCount: AffineCycleIndex(space: solver.space).classCount(size: request.counted),
      evidence: .proved(.dealsUpToSymmetry))
    // Counts that a file has given may be any numbers.
    guard direct.deals.indices.allSatisfy({ direct.spans($0) || direct.deals[$0].isZero }) else {
      throw .inconsistent(cards: request.cards)
    }
    let distribution = request.cards == request.counted ? direct : direct.complement
    guard distribution.hasMomentsInClosedForm else { throw .inconsistent(cards: request.cards) }
    return .whole(distribution)
  }

  /// Whether a number of Sets is between those of the two extremes.
  private func spans(_ sets: Int) -> Bool { fewest.sets <= sets && sets <= most.sets }

  /// The distribution for the cards that are left out.
  private var complement: DealDistribution {
    let dimension = deck.dimension
    let sum = dimension.setCount - dimension.setsThroughCard * cards + cards * (cards - 1) / 2
    var mirrored = [BigInt](repeating: 0, count: sum + 1 - fewest.sets)
    for (sets, count) in deals.enumerated() where !count.isZero { mirrored[sum - sets] = count }
    func others(_ extreme: Extreme) -> Extreme {
      let dealt = CardSet(extreme.deal)
      return Extreme(sets: sum - extreme.sets, deal: dimension.allCards.filter { !dealt.contains($0) })
    }
    return DealDistribution(
      cards: dimension.cardCount - cards, deck: deck, deals: mirrored, fewest: others(most), most: others(fewest),
      classCount: classCount, evidence: .proved(.complementsUpToSymmetry))
  }

  private static func extreme(_ deal: [Int], _ variant: Variant) -> Extreme {
    let extender = AffineExtender(space: AffineSpace(dimension: Dimension.standard.features))
    extender.prepare(PointSet(deal))
    return Extreme(
      sets: variant == .set ? extender.lineCount : extender.ultraSetCount,
      deal: deal.map { Card(code: UInt8($0)) })
  }
}

extension DealDistribution {
  /// What is counted in a deal.
  public var variant: Variant { deck.variant }

  /// The number of all deals.
  public var total: BigInt { deals.reduce(BigInt(), +) }

  /// The mean number of Sets.
  public var mean: Rational { moment { BigInt($0) } }

  /// The variance of the number of Sets.
  public var variance: Rational { moment { BigInt($0 * $0) } - mean * mean }

  /// The chance that a random deal has `sets` Sets.
  public func probability(of sets: Int) -> Rational {
    deals.indices.contains(sets) ? Rational(deals[sets], total) : 0
  }

  /// The odds against a deal without a Set, to one; `nil` where there is none.
  public var oddsAgainstNone: Rational? {
    let none = probability(of: 0)
    return none.isZero ? nil : (1 - none) / none
  }

  /// The odds against a deal without a Set that the game's booklet gives, to one; `nil` for sizes
  /// that it leaves out.
  public var bookletOddsAgainstNone: Int? { deck == .set ? Self.booklet[cards] : nil }

  private static let booklet = [12: 33, 15: 2500]

  /// The number of Sets that most deals have; of several, the smallest.
  public var mostLikely: Int {
    deals.indices.reduce(0) { deals[$1] > deals[$0] ? $1 : $0 }
  }

  /// The deals with some number of Sets.
  public struct Row: Sendable, Equatable {
    /// The number of Sets.
    public let sets: Int
    /// The number of deals, at least 1.
    public let deals: BigInt
    /// The chance of that many Sets.
    public let probability: Rational
    /// The chance of at least that many Sets.
    public let probabilityOfAtLeast: Rational
  }

  /// The numbers of Sets that deals have, ascending, with their chances.
  public var rows: [Row] {
    let total = total
    var fewer: BigInt = 0
    return deals.enumerated().compactMap { sets, count in
      defer { fewer = fewer + count }
      guard !count.isZero else { return nil }
      return Row(
        sets: sets, deals: count, probability: Rational(count, total),
        probabilityOfAtLeast: Rational(total - fewer, total))
    }
  }

  private func moment(_ value: (Int) -> BigInt) -> Rational {
    var sum = BigInt()
    for (sets, count) in deals.enumerated() { sum.addProduct(value(sets), count) }
    return Rational(sum, total)
  }
}
