import ExactArithmetic
import GameCore

/// The third table of a game: cards dealt, one of their Sets taken (each with the same chance),
/// three dealt, a Set of the second table taken likewise, three dealt.
///
/// A second table T and the Set S that was taken before it occur together in as many ways as
/// ``FirstTables`` says, and affine maps don't change that. So one table T of each class represents
/// all, with each Set S outside it. The three cards that come last are none of T and S.
package struct ThirdRound: Sendable {
  private let dimension: Int
  private let cards: Int

  /// The third round of a game that begins with `cards` cards of AG(d, 3), of three to twelve, in
  /// two to four dimensions; there are at least six more.
  package init(dimension: Int = 4, cards: Int = GameRules.firstDeal) {
    precondition((3...12).contains(cards), "no table of more cards has so few Sets")
    (self.dimension, self.cards) = (dimension, cards)
  }

  /// Exact counts: first deals with a Set, ways to take one (n Sets: 1/n each) and to deal three,
  /// then the same from the second table. Lists are indexed by the number of Sets.
  package struct Outcome: Sendable, Equatable {
    /// Ways to the second table.
    package var second: [Rational] = []
    /// Ways to the third table, where the second one had a Set.
    package var afterSets: [Rational] = []
    /// Ways to three cards more than the second table, where that had none.
    package var afterNone: [Rational] = []
    package var stopped: StopReason?
  }

  /// Visits all second tables and Sets taken before them.
  /// - Complexity: for twelve cards of the printed deck, 41,407 classes with some 660 Sets each.
  /// - Throws: `.inconsistent` when a check fails, which would be an error in this program.
  package func run(
    limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(ClassLevels.Failure) -> Outcome {
    let space = AffineSpace(dimension: dimension)
    var levels = ClassLevels(space: space, filter: .all)
    do {
      while levels.cards < cards { _ = try levels.advance(limits: limits, observer: .silent) }
    } catch .stopped(let reason, _) {
      return Outcome(stopped: reason)
    }
    let (classes, cards) = (levels.classes, cards)
    let (found, stopped) = SharedPortions.run(
      classes.indices, of: classes.count, by: 4, reportingEvery: 16, limits: limits, observer: observer,
      from: ThirdRoundSums(), add: { $0.add($1) }
    ) { next in
      let visitor = ThirdRoundVisitor(space: space, cards: cards)
      while let portion = next() { for kept in classes[portion] { visitor.visit(kept) } }
      return visitor.sums
    }
    if let stopped { return Outcome(stopped: stopped) }
    let outcome = Outcome(
      second: Self.ways(found.second, FirstTables.unit), afterSets: Self.ways(found.afterSets, FirstTables.unit),
      afterNone: Self.ways(found.afterNone, FirstTables.unit))
    let dealt = Rational(BigInt.binomial(space.pointCount - cards - 3, 3))
    guard outcome.afterNone.reduce(0, +) == dealt * outcome.second[0],
      outcome.afterSets.reduce(0, +) == dealt * outcome.second.dropFirst().reduce(0, +)
    else { throw .inconsistent(cards: cards + 3) }
    return outcome
  }

  /// Counts in parts of 1 / `unit`², without the zeros at their end.
  private static func ways(_ counts: [BigInt], _ unit: Int) -> [Rational] {
    let counts = counts[...max(0, counts.lastIndex { !$0.isZero } ?? 0)]
    return counts.map { Rational($0, BigInt(unit) * BigInt(unit)) }
  }
}

/// Ways to second and third tables by their number of Sets, in parts of 1 / unit².
private struct ThirdRoundSums: Sendable {
  var second = [BigInt](repeating: 0, count: LookAhead.lineLimit)
  var afterSets = [BigInt](repeating: 0, count: LookAhead.lineLimit)
  var afterNone = [BigInt](repeating: 0, count: LookAhead.lineLimit)

  mutating func add(_ other: ThirdRoundSums) {
    for lines in second.indices {
      second[lines] += other.second[lines]
      afterSets[lines] += other.afterSets[lines]
      afterNone[lines] += other.afterNone[lines]
    }
  }
}

/// Examines second tables: each Set that may have been taken before, each that may be taken next,
/// and what three new cards make of the rest.
private final class ThirdRoundVisitor {
  private(set) var sums = ThirdRoundSums()
  private let space: AffineSpace
  private let lines: [PointSet]
  private let before: FirstTables
  private let rests: [AffineExtender]
  private let ahead: LookAhead

  init(space: AffineSpace, cards: Int) {
    self.space = space
    lines = Self.lines(within: PointSet.first(space.pointCount), space)
    before = FirstTables(space: space, cards: cards)
    // No twelve cards hold more Sets.
    rests = (0..<14).map { _ in AffineExtender(space: space) }
    ahead = LookAhead(space: space)
  }

  func visit(_ kept: AffineClass) {
    let table = kept.image
    let sets = Self.lines(within: table, space)
    let left = sets.isEmpty ? [table] : sets.map { table.subtracting($0) }
    for (rest, cards) in zip(rests, left) { rest.prepare(cards) }
    let lineCounts = rests.prefix(left.count).map { $0.lineCount }
    before.prepare(table, lines: sets.count)
    var seconds = 0
    // The sums fit: 666 Sets before times 220 · unit times 14 Sets next times C(66, 3).
    let thirds = LookAheadSums()
    for taken in lines where taken.subtracting(table) == taken {
      let ways = before.ways(taking: taken)
      seconds += ways
      ahead.bar(table.union(taken))
      for (rest, lines) in zip(rests, lineCounts) {
        ahead.look(from: rest)
        ahead.addThree(to: thirds, lines: lines, times: UInt64(ways))
      }
    }
    let size = Int(kept.size(in: space))
    sums.second[sets.count].addProduct(BigInt(seconds) * FirstTables.unit, size)
    let weight = BigInt(size * (FirstTables.unit / left.count))
    for lines in 0..<LookAhead.lineLimit where thirds[3, lines] > 0 {
      let ways = Int(thirds[3, lines])
      if sets.isEmpty {
        sums.afterNone[lines].addProduct(weight, ways)
      } else {
        sums.afterSets[lines].addProduct(weight, ways)
      }
    }
  }

  /// The Sets within some cards.
  private static func lines(within cards: PointSet, _ space: AffineSpace) -> [PointSet] {
    var lines: [PointSet] = []
    var starts = cards
    while let a = starts.popFirst() {
      var seconds = starts
      while let b = seconds.popFirst() {
        let c = space.third(a, b)
        if c > b, cards.contains(c) { lines.append(PointSet([a, b, c])) }
      }
    }
    return lines
  }
}
