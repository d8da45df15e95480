import ExactArithmetic
public import GameCore

/// What a part of a count of deals has found, to be combined with the other parts.
///
/// The classes of small deals are distributed over the parts (``WorkPart``), and a part counts what
/// is below its own. A deal is reached from several classes, so a part alone says nothing about
/// deals; all parts together say everything.
public struct PartialDistribution: Sendable, Equatable {
  /// What was asked, and which part of it.
  public let request: DistributionRequest
  private var tally: DistributionTally

  init(_ request: DistributionRequest, _ tally: DistributionTally) {
    (self.request, self.tally) = (request, tally)
  }

  /// Counts of card sets, each of which represents the same number of its images.
  public struct Share: Sendable, Equatable {
    /// A set that was counted represents the order of the affine group divided by this.
    public let share: UInt64
    /// Row e, of 0…3: the ways to add e cards, by the number of Sets that there are then; zeros at
    /// its end are left out.
    public let counts: [[UInt64]]

    /// Creates counts.
    public init(share: UInt64, counts: [[UInt64]]) { (self.share, self.counts) = (share, counts) }
  }

  /// A number of Sets, and cards to which a few can be added so that a deal has that many.
  public struct Extreme: Sendable, Equatable {
    /// The number of Sets.
    public let sets: Int
    /// The cards.
    public let cards: [Card]

    /// Creates an extreme.
    public init(sets: Int, cards: [Card]) { (self.sets, self.cards) = (sets, cards) }
  }

  /// What was counted, by ascending shares.
  public var shares: [Share] {
    tally.counts.sorted { $0.key < $1.key }.map { share, rows in
      Share(share: share, counts: rows.map { Array($0[..<(($0.lastIndex { $0 > 0 } ?? -1) + 1)]) })
    }
  }

  /// The fewest Sets of a deal; `nil` where the part has no class.
  public var fewest: Extreme? { tally.fewest.map(Self.extreme) }
  /// The most Sets of a deal.
  public var most: Extreme? { tally.most.map(Self.extreme) }

  /// Why the counts are right.
  public var evidence: Evidence<SetProof> { .proved(.partUpToSymmetry) }

  private static func extreme(_ extreme: DistributionTally.Extreme) -> Extreme {
    Extreme(sets: extreme.sets, cards: extreme.from.points.map { Card(code: UInt8($0)) })
  }
}

extension PartialDistribution {
  /// What a part is said to have found; `nil` when it can't be that, or the request has no part.
  package init?(_ request: DistributionRequest, shares: [Share], fewest: Extreme?, most: Extreme?) {
    guard request.reach != .none else { return nil }
    let solver = DistributionSolver(cards: request.counted, variant: request.variant)
    var tally = DistributionTally()
    for share in shares {
      guard tally.counts[share.share] == nil, share.counts.count == 4,
        share.counts.allSatisfy({ $0.count <= LookAhead.lineLimit })
      else { return nil }
      tally.counts[share.share] = share.counts.map { row in
        row + [UInt64](repeating: 0, count: LookAhead.lineLimit - row.count)
      }
    }
    guard tally.isPlausible, shares.isEmpty == (fewest == nil), shares.isEmpty == (most == nil),
      fewest?.sets ?? 0 <= most?.sets ?? 0
    else { return nil }
    for (extreme, isFewest) in [(fewest, true), (most, false)] {
      guard let extreme else { continue }
      let set = PointSet(extreme.cards.map { Int($0.code) })
      guard set.count == solver.base, set.count == extreme.cards.count,
        set.points.allSatisfy({ $0 < solver.space.pointCount }),
        (0..<LookAhead.lineLimit).contains(extreme.sets)
      else { return nil }
      let found = DistributionTally.Extreme(sets: extreme.sets, from: set)
      if isFewest { tally.fewest = found } else { tally.most = found }
    }
    self.init(request, tally)
  }

  /// Adds what another part of the same work found; false, and nothing is added, when counts are
  /// too large to be theirs.
  package mutating func add(_ other: PartialDistribution) -> Bool {
    // Both are plausible, so that the sum fits.
    var sum = tally
    sum.add(other.tally)
    guard sum.isPlausible else { return false }
    tally = sum
    return true
  }
}

extension DealDistribution {
  /// The distribution that all parts of the work found together; `nil` when that can't be theirs.
  package init?(_ request: DistributionRequest, joining parts: PartialDistribution) {
    guard let outcome = try? parts.outcome(of: request), let distribution = outcome.distribution,
      distribution.deals.firstIndex(where: { !$0.isZero }) == distribution.fewest.sets,
      distribution.deals.lastIndex(where: { !$0.isZero }) == distribution.most.sets
    else { return nil }
    self = distribution
  }
}

extension PartialDistribution {
  fileprivate func outcome(of request: DistributionRequest) throws(ClassLevels.Failure) -> DealDistribution.Outcome {
    let solver = DistributionSolver(cards: request.counted, variant: request.variant)
    return try DealDistribution.outcome(of: request, solver.outcome(of: tally), solver)
  }
}
