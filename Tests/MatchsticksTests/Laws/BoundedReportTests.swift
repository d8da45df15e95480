import ExactArithmetic
import GameCore
import Matchsticks
import MatchsticksOracles
import Testing

/// What a report says about all heaps doesn't depend on how many were examined, and what it says
/// about those is the beginning of a longer report.
@Suite struct BoundedReportTests {
  static let rules = [
    "nim", "take:1", "take:3", "take:2-5", "take:7-7", "take:1,3,4", "take:2,5,6", "take:10^30", "pile:half",
    "pile:powers2", "pile:divisors", "pile:squares", "pile:primes", "pile:triangular", "pile:fibonacci", "split:equal",
    "grundy", "kayles", "dawson", "lasker", "octal:0.3", "octal:0.15", "octal:0.17", "octal:4.7", "octal:0.(3)",
    "octal:0.2(013)", "octal:0.(123)", "octal:0.(7)", "octal:4.(7)", "hex:0.8", "octal:0.6",
  ]

  private func report(_ rules: String, to bound: Int) throws -> GrundyReport {
    try TakeAwayGame(RulesNotation.parse(rules), play: .normal).report(upTo: bound)
  }

  @Test(arguments: rules)
  func `a report says the same about all heaps, however few were examined`(rules: String) throws {
    let long = try report(rules, to: 600)
    for bound in [0, 1, 2, 3, 5, 12, 40, 170, 300] {
      let short = try report(rules, to: bound)
      #expect(short.heaps <= max(bound + 1, 1), "\(rules) \(bound)")
      if short.isDensityOfAll {
        #expect(long.isDensityOfAll && short.density == long.density, "\(rules) \(bound)")
      } else {
        let values = long.firstValues.prefix(short.heaps)
        #expect(short.density == Rational(values.count { $0 == 0 }, values.count), "\(rules) \(bound)")
      }
      if short.period != nil {
        #expect(short.period == long.period && short.isDensityOfAll, "\(rules) \(bound)")
        #expect(short.exceptions == long.exceptions && short.exceptionCount == long.exceptionCount)
      }
      #expect(Array(long.firstValues.prefix(short.heaps)) == Array(short.firstValues.prefix(long.heaps)))
      #expect(short.frequencies.reduce(0) { $0 + $1.count } == short.heaps, "\(rules) \(bound)")
      #expect(Array(long.zeros.prefix(short.zeros.count)) == short.zeros || short.heaps > long.heaps)
    }
  }

  @Test func `the share of P-positions of a closed form is that of all heaps`() throws {
    for (rules, share) in [
      ("nim", Rational(0)), ("take:3", Rational(1, 4)), ("take:2-5", Rational(2, 7)), ("pile:half", Rational(0)),
      ("pile:powers2", Rational(1, 3)), ("pile:divisors", Rational(1, 2)), ("split:equal", Rational(1, 2)),
    ] {
      for bound in [0, 1, 5, 1000] {
        let report = try report(rules, to: bound)
        #expect(report.density == share && report.isDensityOfAll, "\(rules) \(bound)")
      }
    }
  }

  @Test func `the closed form of an interval agrees with computed values`() throws {
    for rules in ["take:3", "take:2-5", "take:7-7", "take:4-70"] {
      let search = try #require(GrundySearch(RulesNotation.parse(rules), bound: 400))
      _ = search.run(bound: 400, untilPeriod: false)
      search.proveFromValues()
      let report = try report(rules, to: 400)
      #expect((0...400).allSatisfy { report.firstValues[$0] == search.value($0) }, "\(rules)")
      #expect(report.period?.period == search.period?.period && search.period?.preperiod == 0, "\(rules)")
    }
  }

  @Test func `infinitely many takes are listed as far as the heaps go`() throws {
    let game = TakeAwayGame(try RulesNotation.parse("pile:primes"), play: .normal)
    let list = try game.values(upTo: 2_000_000_000, limits: SearchLimits(nodes: 1500))
    #expect(list.stop == .nodeLimit && list.count >= 1500 && list.count < 100_000)
    let report = try game.report(upTo: 2_000_000_000, limits: SearchLimits(nodes: 1500))
    #expect(report.stop == .nodeLimit && report.heaps < 100_000)
    var oracle = Oracle(game.rules)
    #expect((0...700).allSatisfy { list[$0] == oracle.grundy($0) })
  }
}
