import ExactArithmetic
import GameCore

/// How many k-card deals of the printed deck hold 0, 1, 2, … Sets, exactly.
///
/// Three stages. Up to `roots` cards all classes under affine maps are found (``ClassLevels``).
/// Below them every set of `base` cards is visited with its share (``WeightedWalk``). What up to
/// three more cards make of it is counted by polynomials (``LookAhead``), so k = base + 3.
package struct DistributionSolver: Sendable {
  /// What is counted in a deal: Sets or UltraSets.
  package let variant: Variant
  /// The number of cards dealt, at most ``largestDeal``.
  package let cards: Int
  /// The number of cards of the sets visited; `cards − base` ≤ 3.
  package let base: Int
  /// The number of cards up to which classes are found, at most `base`.
  package let roots: Int
  package let space: AffineSpace

  /// Deals whose Sets are counted in a moment.
  private static let quickDeals = [3, 7, 11, 15]

  /// Where to keep intermediate results of long runs, and those of an earlier run.
  package struct Keeping: Sendable {
    package let resumed: DistributionCheckpoint?
    package let save: @Sendable (DistributionCheckpoint) -> Void

    package init(resumed: DistributionCheckpoint? = nil, save: @escaping @Sendable (DistributionCheckpoint) -> Void) {
      self.resumed = resumed
      self.save = save
    }

    /// Nothing is kept.
    package static let nothing = Keeping { _ in }
  }

  /// The most cards that the solver's fixed-size tables hold.
  package static let largestDeal = 21

  /// A solver for deals of `cards` cards from the deck of `dimension` 1…4; `base` is chosen unless
  /// it is given. UltraSets are counted without looking ahead, so there `base` is `cards`.
  package init(cards: Int, variant: Variant = .set, dimension: Int = 4, base: Int? = nil) {
    let space = AffineSpace(dimension: dimension)
    precondition((0...min(Self.largestDeal, space.pointCount)).contains(cards), "too many cards")
    precondition([.set, .ultraSet].contains(variant), "other groups aren't counted so")
    let base = base ?? (variant == .set ? max(0, cards - 3) : cards)
    precondition((max(0, cards - 3)...cards).contains(base), "the last three cards at most are looked ahead")
    self.variant = variant
    self.cards = cards
    self.base = base
    self.space = space
    // Classes down to eleven cards are few; of larger sets a walk is cheaper than a classification.
    roots = max(0, min(base - 1, 11))
  }

  /// The counts of one size of deals, index = number of Sets.
  package struct Counts: Sendable, Equatable {
    package let cards: Int
    package let deals: [BigInt]
  }

  /// What a run found.
  package struct Outcome: Sendable {
    /// The sizes of deals that were counted whole and checked, ascending; the last is the one asked
    /// for unless stopped.
    package internal(set) var counts: [Counts] = []
    /// Deals of the size asked for with the fewest and the most Sets; empty when stopped.
    package internal(set) var fewest: [Int] = []
    package internal(set) var most: [Int] = []
    package internal(set) var stopped: StopReason?
  }

  /// Counts the deals.
  /// - Throws: `.inconsistent` when a check fails, which would be an error in this program.
  package func run(
    limits: SearchLimits = .none, observer: Observer = .silent, keeping: Keeping = .nothing
  ) throws(ClassLevels.Failure) -> Outcome {
    var outcome = Outcome()
    let classes: [AffineClass]
    do {
      classes = try rootClasses(limits: limits)
    } catch .stopped(let reason, _) {
      outcome.stopped = reason
      return outcome
    }
    let walk = DistributionRun(self, nil, roots: classes)
    if base > 12 {
      // A moment's work before the long one, so that there is something to show when that is broken
      // off.
      for cards in Self.quickDeals { outcome.counts += try DistributionSolver(cards: cards).run(limits: limits).counts }
    }
    let result = try walk.run(limits: limits, observer: observer, keeping: keeping)
    outcome.stopped = result.stopped
    return result.stopped == nil ? try self.outcome(of: result.tally) : outcome
  }

  /// What was counted below every root.
  func outcome(of tally: DistributionTally) throws(ClassLevels.Failure) -> Outcome {
    var outcome = Outcome()
    for added in 0...(cards - base) {
      outcome.counts.append(try checked(tally, adding: added, base: base))
    }
    outcome.fewest = try extremeDeal(tally.fewest)
    outcome.most = try extremeDeal(tally.most)
    return outcome
  }

  /// Counts below the roots of a part.
  func run(
    _ part: WorkPart, limits: SearchLimits, observer: Observer, keeping: Keeping
  ) throws(ClassLevels.Failure) -> DistributionRun.Result {
    let classes: [AffineClass]
    do {
      classes = try rootClasses(limits: limits)
    } catch .stopped(let reason, _) {
      return DistributionRun.Result(stopped: reason)
    }
    return try DistributionRun(self, part, roots: classes).run(limits: limits, observer: observer, keeping: keeping)
  }

  /// The classes of `roots` cards, in ascending order of their images.
  private func rootClasses(limits: SearchLimits) throws(ClassLevels.Failure) -> [AffineClass] {
    var levels = ClassLevels(space: space, filter: .all)
    while levels.cards < roots { _ = try levels.advance(limits: limits, observer: .silent) }
    return levels.classes
  }

  /// The distribution from a tally, when its sum is the number of all deals.
  func checked(_ tally: DistributionTally, adding added: Int, base: Int) throws(ClassLevels.Failure) -> Counts {
    let all = BigInt.binomial(space.pointCount, base + added)
    guard let deals = tally.distribution(adding: added, base: base, groupOrder: space.groupOrder),
      deals.reduce(BigInt(), +) == all
    else { throw .inconsistent(cards: base + added) }
    return Counts(cards: base + added, deals: deals)
  }

  /// The first deal, in the order of its cards, that adds cards to the extreme's set and has its
  /// number of Sets.
  private func extremeDeal(_ extreme: DistributionTally.Extreme?) throws(ClassLevels.Failure) -> [Int] {
    guard let extreme else { throw .inconsistent(cards: cards) }
    let extenders = (0...(cards - base)).map { _ in AffineExtender(space: space) }
    func count(_ extender: AffineExtender) -> Int {
      variant == .set ? extender.lineCount : extender.ultraSetCount
    }
    // Each level adds its points in ascending order; the last card's lines are known without
    // preparing its set.
    func complete(_ set: PointSet, lines: Int, level: Int, from first: Int) -> PointSet? {
      guard set.count < cards else { return lines == extreme.sets ? set : nil }
      extenders[level].prepare(set)
      for point in first..<space.pointCount where !set.contains(point) {
        var larger = set
        larger.insert(point)
        let more = lines + extenders[level].lines(adding: point)
        if let found = complete(larger, lines: more, level: level + 1, from: point + 1) { return found }
      }
      return nil
    }
    extenders[0].prepare(extreme.from)
    let lines = count(extenders[0])
    guard let deal = complete(extreme.from, lines: lines, level: 0, from: 0) else { throw .inconsistent(cards: cards) }
    return deal.points
  }
}
