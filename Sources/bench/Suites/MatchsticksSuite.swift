import ExactArithmetic
import Matchsticks

extension Suite {
  /// Take-away games: Grundy values to the full proofs of their periods, subtraction sets.
  static let matchsticks = Suite(
    name: "matchsticks", summary: "take-away games: full proofs of periods, subtraction sets",
    cases: [
      proof("0.77", repetitions: 7),
      proof("0.16", repetitions: 7),
      proof("0.56", repetitions: 7),
      proof("0.127", repetitions: 7),
      proof("0.376", repetitions: 3),
    ])

  /// The same for games that take minutes or gigabytes.
  static let matchsticksLong = Suite(
    name: "matchsticks-long", summary: "take-away games with periods in the millions (minutes, 4 GiB)", isLong: true,
    cases: [
      proof("0.354", repetitions: 1),
      values("0.104", to: 10_000_000),
      proof("0.454", repetitions: 1),
      proof("0.054", repetitions: 1),
    ])

  /// Everything up to the proof of the period; the signature has preperiod, period and a checksum of the values.
  private static func proof(_ code: String, repetitions: Int) -> Case {
    Case(name: "proof-\(code)", repetitions: repetitions) {
      let search = search(code, bound: 1 << 30)
      _ = search.run(bound: 1 << 30, untilPeriod: true)
      let needed = search.period.map { $0.provedTo + $0.period + 1 } ?? search.count
      let period = search.period.map { "\($0.preperiod) \($0.period)" } ?? "none"
      return Work(signature: "\(period) \(checksum(search, needed))", amount: Double(needed), unit: "values")
    }
  }

  private static func values(_ rules: String, to bound: Int) -> Case {
    Case(name: "values-\(rules)", repetitions: 1) {
      let search = search(rules, bound: bound)
      _ = search.run(bound: bound, untilPeriod: false)
      return Work(signature: checksum(search, bound + 1), amount: Double(bound + 1), unit: "values")
    }
  }

  private static func search(_ rules: String, bound: Int) -> GrundySearch {
    guard let rules = try? RulesNotation.parse(rules), let search = GrundySearch(rules, bound: bound) else {
      preconditionFailure("the suite names rules that are computed")
    }
    return search
  }

  /// The polynomial checksum of the values, as the yardsticks print it.
  private static func checksum(_ search: GrundySearch, _ count: Int) -> String {
    String(search.fold(count, UInt64(0)) { $0 &* 1_000_003 &+ UInt64($1) }, radix: 16)
  }
}
