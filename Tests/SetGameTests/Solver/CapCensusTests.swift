import ExactArithmetic
import GameCore
import SetGame
import SetGameOracles
import Testing

@Suite struct CapCensusTests {
  @Test func `the printed deck has 20-card caps of one class and none of 21 cards`() throws {
    // facts: Knuth's SETSET-ALL (2001) for the counts, Pellegrino (1971) for the largest cap.
    let levels = try CapCensus(dimension: 4).run().levels
    #expect(levels.map(\.cards) == Array(0...21))
    let known: [(cards: Int, setFree: UInt128, classes: Int)] = [
      (3, 84240, 1), (4, 1_579_500, 2), (5, 22_441_536, 3), (6, 247_615_056, 7), (7, 2_144_076_480, 11),
      (8, 14_587_567_020, 33), (9, 77_541_824_880, 91), (12, 2_284_535_476_080, 1437),
      (15, 2_970_003_246_912, 1756), (20, 682_344, 1), (21, 0, 0),
    ]
    for row in known {
      #expect(levels[row.cards].setFree == row.setFree, "\(row.cards) cards")
      #expect(levels[row.cards].classes == row.classes, "\(row.cards) cards")
    }
    #expect(levels.dropFirst().compactMap(\.classes).reduce(0, +) == 9_907)
  }

  @Test func `the largest caps of dimensions one to three are whole`() throws {
    for (dimension, largest) in [(1, 2), (2, 4), (3, 9)] {
      let levels = try CapCensus(dimension: dimension).run().levels
      #expect(levels.count == largest + 2)
      #expect(levels[largest].setFree > 0 && levels[largest + 1].setFree == 0)
      #expect(levels[largest].completeCaps == levels[largest].setFree)
    }
  }

  @Test(arguments: [1, 2, 3]) func `the counts are those of plain enumeration`(dimension: Int) throws {
    let enumeration = CapEnumeration(dimension: dimension, to: dimension == 3 ? 6 : 9)
    let levels = try CapCensus(dimension: dimension, to: dimension == 3 ? 6 : 9).run().levels
    for level in levels {
      #expect(level.setFree == UInt128(enumeration.caps[level.cards]), "\(level.cards) cards")
      #expect(level.completeCaps == UInt128(enumeration.complete[level.cards]), "\(level.cards) cards")
    }
  }

  @Test func `dimension four agrees with plain enumeration up to four cards`() throws {
    let enumeration = CapEnumeration(dimension: 4, to: 4)
    let levels = try CapCensus(dimension: 4, to: 4).run().levels
    #expect(levels.map(\.setFree) == enumeration.caps.map { UInt128($0) })
  }

  @Test func `a census that stops at a level is the beginning of the whole one`() throws {
    let whole = try CapCensus(dimension: 3).run().levels
    for last in 0..<whole.count {
      #expect(try CapCensus(dimension: 3, to: last).run().levels == Array(whole.prefix(last + 1)))
    }
  }

  @Test func `threads change nothing`() throws {
    let one = try CapCensus(dimension: 4, to: 11).run()
    #expect(try CapCensus(dimension: 4, to: 11, limits: SearchLimits(threads: 3)).run() == one)
  }

  @Test func `a raised signal leaves whole levels and says so`() throws {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    let outcome = try CapCensus(dimension: 4, limits: limits).run()
    #expect(outcome.stopped == .interrupted)
    #expect(outcome.levels.map(\.setFree) == [1])
    #expect(outcome.levels[0].completeCaps == nil)
  }

  @Test(arguments: [2, 3, 4]) func `looking ahead counts the caps of one to three cards more`(dimension: Int) throws {
    let levels = try CapCensus(dimension: dimension).run().levels
    var walk = ClassLevels(space: AffineSpace(dimension: dimension), filter: .caps)
    while walk.cards < min(levels.count - 1, 16) {
      let ahead = try CapAhead(walk).counts(limits: SearchLimits(threads: 2), observer: .silent)
      let known = levels.dropFirst(walk.cards + 1).prefix(3).map(\.setFree)
      #expect(Array(ahead.prefix(known.count)) == known, "from \(walk.cards) cards")
      _ = try walk.advance(limits: .none, observer: .silent)
    }
  }

  @Test(arguments: [1, 10, 40, 100, 1000])
  func `levels with too many classes are counted without them, and say so`(largest: Int) throws {
    let whole = try CapCensus(dimension: 4).run()
    let outcome = try CapCensus(dimension: 4, largestLevel: UInt128(largest)).run()
    #expect(outcome.refusedClasses.map { $0 > UInt128(largest) } == true)
    #expect(outcome.levels.map(\.setFree) == whole.levels.prefix(outcome.levels.count).map(\.setFree))
    let classified = outcome.levels.dropLast(3)
    #expect(classified.map(\.classes) == whole.levels.prefix(classified.count).map(\.classes))
    #expect(classified.map(\.completeCaps) == whole.levels.prefix(classified.count).map(\.completeCaps))
    #expect(outcome.levels.suffix(3).allSatisfy { $0.classes == nil && $0.completeCaps == nil })
    let table = CensusTable(CensusRequest(), outcome: outcome)
    #expect(table.evidence == .proved(.capsBeyondClasses(classified: classified.count - 1)))
    #expect(CensusTable(CensusRequest(), outcome: whole).evidence == .proved(.capClasses))
  }

  @Test(arguments: [1, 2]) func `sets of few lines are those of plain counting`(lines: Int) throws {
    var walk = ClassLevels(space: AffineSpace(dimension: 4), filter: .atMost(lines: lines))
    while walk.cards < 9 {
      _ = try walk.advance(limits: .none, observer: .silent)
      let deals = try DistributionSolver(cards: walk.cards).run().counts.last?.deals ?? []
      #expect(deals.prefix(lines + 1).reduce(BigInt(), +) == BigInt(walk.setCount), "\(walk.cards) cards")
    }
  }

  @Test func `in dimension five looking ahead agrees with the classes`() throws {
    let levels = try CapCensus(dimension: 5, to: 10).run().levels
    var walk = ClassLevels(space: AffineSpace(dimension: 5), filter: .caps)
    for cards in 0..<8 {
      let ahead = try CapAhead(walk).counts(limits: .none, observer: .silent)
      let known = levels.dropFirst(cards + 1).prefix(3).map(\.setFree)
      #expect(Array(ahead.prefix(known.count)) == known, "from \(cards) cards")
      _ = try walk.advance(limits: .none, observer: .silent)
    }
  }

  @Test func `dimension five begins as counted by hand`() throws {
    // 243 points; lines C(243,2)/3; caps of 3 points are the triples that aren't a line.
    let levels = try CapCensus(dimension: 5, to: 6).run().levels
    #expect(levels[1].setFree == 243)
    #expect(levels[2].setFree == 243 * 242 / 2)
    #expect(levels[3].setFree == 243 * 242 * 241 / 6 - 243 * 242 / 6)
    #expect(levels.map(\.classes) == [1, 1, 1, 1, 2, 3, 8])
  }
}
