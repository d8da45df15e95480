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
    let checked = try #require(found.checked)
    #expect(checked.lowerBound == preperiod && checked.upperBound + found.period < search.count)
    #expect(!checked.contains { search.value($0) != search.value($0 + found.period) })
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

  /// The codes that a false proof would need: digits that let two heaps be left, but not one.
  @Test func `no period that is proved is contradicted by later values`() throws {
    let octal = (0..<512).flatMap { digits in
      ["0", "4"].map { "octal:\($0).\(digits / 64)\(digits / 8 % 8)\(digits % 8)" }
    }
    let hexadecimal = (0..<256).map { "hex:0.\(String($0, radix: 16))" }
    let late = (1...16).flatMap { zeros in
      (1...7).map { "octal:0.\(String(repeating: "0", count: zeros))\($0)" }
    }
    for code in octal + hexadecimal + late {
      guard let rules = try? RulesNotation.parse(code), let table = GrundySearch(rules, bound: 300) else { continue }
      #expect(table.run(bound: 300, untilPeriod: false) == nil)
      for bound in [8, 16, 18, 40, 100] {
        let search = try #require(GrundySearch(rules, bound: bound))
        _ = search.run(bound: bound, untilPeriod: true)
        guard let period = search.period, period.preperiod + period.period <= 300 else { continue }
        let isTrue = (period.preperiod...(300 - period.period)).allSatisfy {
          table.value($0) + period.saltus == table.value($0 + period.period)
        }
        #expect(isTrue, "\(code) up to \(bound)")
      }
    }
  }

  @Test func `few values prove a short period`() throws {
    let search = try #require(GrundySearch(RulesNotation.parse("octal:4.7"), bound: 12))
    #expect(search.run(bound: 12, untilPeriod: true) == nil)
    #expect(search.period?.period == 2 && search.period?.preperiod == 1)
  }

  @Test func `a heap that becomes empty isn't a move of a longer one`() throws {
    // From 256 matches 254 may be taken if that leaves 1 and 1; before, every heap is lost.
    let code = "octal:0." + String(repeating: "0", count: 253) + "4"
    let game = TakeAwayGame(try RulesNotation.parse(code))
    #expect(try game.analyze(heaps: [HeapSize(256)]).grundyValue == 1)
    #expect(try game.losing(upTo: 300).count == 300 - (256...300).count)
    let short = TakeAwayGame(try RulesNotation.parse("octal:0.000000000000004"))
    #expect(try short.report(upTo: 16).period == nil)
    #expect(try short.analyze(heaps: [HeapSize(17)]).grundyValue == 1)
  }
}
