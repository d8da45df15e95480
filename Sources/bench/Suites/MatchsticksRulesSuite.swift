import Matchsticks

extension Suite {
  /// Rules that are lines: options a second, one at a time, as runs through memory, and outcomes by
  /// marking backwards.
  static let matchsticksRules = Suite(
    name: "matchsticks-rules", summary: "rules that are lines: options a second, maps",
    cases: [
      // From n there are n takes to try.
      values("condition", "n -> n-k if k<n-k or k>5", to: 6000, options: 18_003_000),
      values("gcd", "n -> n-k if gcd(k,n)=1", to: 6000, options: 18_003_000),
      values("break", "n -> i and n-i-1 if i<n and gcd(i,3)=1", to: 4000, options: 8_002_000),
      // A set of takes without a pattern.
      values("dense", "n -> n-k if (k*k*31+k*k*k) mod 10007<700", to: 400_000, options: 5_586_397_043),
      // From (a, b) there are a + b + min(a, b).
      values("runs", to: 600),
      Case(name: "map-of-wythoff-2000", repetitions: 5) {
        let map = wythoff(to: 2000, values: false)
        return Work(signature: "\(map.pPositionCount)", amount: Double(map.isLost.count), unit: "positions")
      },
    ])

  private static func game(_ line: String) -> TakeAwayGame {
    guard let rules = try? RulesNotation.parse(line) else { preconditionFailure("the suite names rules") }
    return TakeAwayGame(rules)
  }

  private static func values(_ name: String, _ line: String, to bound: Int, options: Int) -> Case {
    Case(name: "values-\(name)", repetitions: 3) {
      guard let list = try? game(line).values(upTo: bound) else { preconditionFailure("the line has values") }
      let sum = (0...bound).reduce(UInt64(0)) { $0 &* 1_000_003 &+ UInt64(list[$1]) }
      return Work(signature: String(sum, radix: 16), amount: Double(options), unit: "options")
    }
  }

  private static func values(_ name: String, to bound: Int) -> Case {
    Case(name: "values-\(name)", repetitions: 3) {
      let values = wythoff(to: bound, values: true).values ?? []
      let sum = values.reduce(UInt64(0)) { $0 &* 1_000_003 &+ UInt64($1 ?? 0) }
      let options = (0...bound).reduce(0) { all, a in (0...bound).reduce(all) { $0 + a + $1 + min(a, $1) } }
      return Work(signature: String(sum, radix: 16), amount: Double(options), unit: "options")
    }
  }

  private static func wythoff(to bound: Int, values: Bool) -> PositionMap {
    guard let map = try? game("wythoff").map(upTo: [bound], values: values) else {
      preconditionFailure("the game has a map")
    }
    return map
  }
}
