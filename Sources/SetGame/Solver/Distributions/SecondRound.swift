import ExactArithmetic
import GameCore
import Synchronization

/// The second table of a game: cards dealt, one of their Sets taken (each with the same chance),
/// three dealt.
///
/// Every first table is visited with its share (``WeightedWalk``). A table of n > 0 Sets counts 1/n
/// for each Set taken, and the three new cards come from those that were not on the table. A table
/// without a Set becomes one of three cards more.
package struct SecondRound: Sendable {
  private let dimension: Int
  private let cards: Int

  /// The second round of a game that begins with `cards` cards of AG(d, 3), at least five and
  /// three fewer than there are, in two to four dimensions.
  package init(dimension: Int = 4, cards: Int = GameRules.firstDeal) {
    (self.dimension, self.cards) = (dimension, cards)
  }

  /// Exact counts; each list is indexed by the number of Sets.
  package struct Outcome: Sendable, Equatable {
    /// The first deals.
    package var first: [BigInt] = []
    /// Deals with a Set, ways to take one (n Sets: 1/n each) and to deal three, by the Sets of
    /// the table then.
    package var afterSet: [Rational] = []
    /// Deals without a Set and ways to deal three, by the Sets of the table then.
    package var afterNone: [Rational] = []
    package var stopped: StopReason?
  }

  /// Visits all tables.
  /// - Throws: `.inconsistent` when a check fails, which would be an error in this program.
  package func run(
    limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(ClassLevels.Failure) -> Outcome {
    let space = AffineSpace(dimension: dimension)
    var levels = ClassLevels(space: space, filter: .all)
    do {
      while levels.cards < cards - 1 { _ = try levels.advance(limits: limits, observer: .silent) }
    } catch .stopped(let reason, _) {
      return Outcome(stopped: reason)
    }
    let walk = SharedWalk(space: space, classes: levels.classes, top: cards - 1, base: cards)
    let (tallies, stopped) = walk.run(limits: limits, observer: observer) { SecondRoundVisitor(space: space) }
    if let stopped { return Outcome(stopped: stopped) }
    var outcome = Outcome()
    var first = DistributionTally()
    var (afterSet, afterNone) = (DistributionTally(), DistributionTally())
    for tally in tallies {
      first.add(tally.first)
      afterSet.add(tally.afterSet)
      afterNone.add(tally.afterNone)
    }
    guard let deals = first.distribution(adding: 0, base: cards, groupOrder: space.groupOrder),
      deals.reduce(BigInt(), +) == BigInt.binomial(space.pointCount, cards)
    else { throw .inconsistent(cards: cards) }
    outcome.first = deals
    outcome.afterSet = afterSet.ways(adding: 3, groupOrder: space.groupOrder)
    outcome.afterNone = afterNone.ways(adding: 3, groupOrder: space.groupOrder)
    let ways = Rational(BigInt.binomial(space.pointCount - cards, 3))
    guard outcome.afterNone.reduce(0, +) == ways * Rational(deals[0]),
      (outcome.afterSet + outcome.afterNone).reduce(0, +) == ways * Rational(deals.reduce(BigInt(), +))
    else { throw .inconsistent(cards: cards + 3) }
    return outcome
  }
}

/// Takes each Set of a table and examines what three new cards make of the rest.
private final class SecondRoundVisitor: WeightedVisitor {
  private let first = SharedSums()
  private let afterSet = SharedSums()
  private let afterNone = SharedSums()
  private let space: AffineSpace
  private let rest: AffineExtender
  private let ahead: LookAhead
  private let openAhead: LookAhead

  init(space: AffineSpace) {
    self.space = space
    rest = AffineExtender(space: space)
    ahead = LookAhead(space: space)
    openAhead = LookAhead(space: space)
  }

  /// What was counted so far: of the tables, of what follows a Set, and of what follows none.
  var tally: (first: DistributionTally, afterSet: DistributionTally, afterNone: DistributionTally) {
    (first.tally, afterSet.tally, afterNone.tally)
  }

  func visit(_ extender: AffineExtender, share: UInt64, lines: Int) {
    let table = extender.base
    first.of(share)[0, lines] += 1
    guard lines > 0 else {
      openAhead.look(from: extender)
      return openAhead.add(to: afterNone.of(share), lines: 0)
    }
    ahead.bar(table)
    let sums = afterSet.of(share * UInt64(lines))
    var starts = table
    while let a = starts.popFirst() {
      var seconds = starts
      while let b = seconds.popFirst() {
        let c = space.third(a, b)
        guard c > b, table.contains(c) else { continue }
        rest.prepare(table.subtracting(PointSet([a, b, c])))
        ahead.look(from: rest)
        ahead.add(to: sums, lines: rest.lineCount)
      }
    }
  }
}
