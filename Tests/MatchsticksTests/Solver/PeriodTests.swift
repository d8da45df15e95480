import ExactArithmetic
import GameCore
import Matchsticks
import Testing

@Suite struct PeriodTests {
  /// Preperiods and periods from the literature (`data/matchsticks/known-values.csv` has them all).
  @Test(arguments: [
    ("0.07", 53, 34), ("0.77", 71, 12), ("0.137", 52, 34), ("0.4", 54, 34), ("0.45", 498, 20), ("0.156", 3479, 349),
    ("4.7", 1, 2), ("0.356", 7315, 142), ("0.644", 3256, 442), ("0.165", 5181, 1550), ("0.127", 46578, 4),
    ("0.16", 105_351, 149_459), ("0.56", 326_640, 144),
  ])
  func `the periods of the literature are proved`(code: String, preperiod: Int, period: Int) throws {
    let search = try #require(GrundySearch(RulesNotation.parse(code), bound: 1_000_000))
    #expect(search.run(bound: 1_000_000, untilPeriod: true) == nil)
    let found = try #require(search.period)
    #expect(found.preperiod == preperiod && found.period == period)
    #expect(found.provedFrom == preperiod)
    #expect(found.provedTo + found.period < search.count)
    #expect(!(found.preperiod...found.provedTo).contains { search.value($0) != search.value($0 + found.period) })
    #expect(preperiod == 0 || search.value(preperiod - 1) != search.value(preperiod - 1 + period))
  }

  @Test func `two takes have the period that theory says`() throws {
    for a in 1...12 {
      for b in (a + 1)...24 {
        let search = try #require(GrundySearch(RulesNotation.parse("take:\(a)-\(a),\(b)-\(b)"), bound: 10_000))
        _ = search.run(bound: 10_000, untilPeriod: true)
        let period = try #require(search.period)
        let expected = b % a == 0 && (b / a) % 2 == 1 ? 2 * a : a + b
        #expect(period.preperiod == 0 && period.period == expected, "take \(a) or \(b)")
      }
    }
  }

  @Test func `no period is claimed for 0.6`() throws {
    let search = try #require(GrundySearch(RulesNotation.parse("0.6"), bound: 30_000))
    #expect(search.run(bound: 30_000, untilPeriod: true) == nil)
    #expect(search.period == nil && search.count == 30_001)
  }
}
