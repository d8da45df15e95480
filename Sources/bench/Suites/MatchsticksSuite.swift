import ExactArithmetic
import GameCore
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
      proof("0.376", repetitions: 3, threads: 2),
      values("0.256", to: 250_000, repetitions: 3),
      values("0.346", to: 250_000, repetitions: 3),
      values("0.346", to: 250_000, repetitions: 3, threads: 2),
      values("pile:primes", to: 2_000_000, repetitions: 3),
      Case(name: "losing-squares-10^7", repetitions: 3, work: losingSquares),
      Case(name: "subtraction-outcomes", work: outcomes),
      subtraction("grundy-8-takes", "take:2,3,5,9,14,21,33,50"),
      subtraction("grundy-3-takes", "take:1,5,7"),
      Case(name: "survey-20", work: survey),
      Case(name: "triples-300", repetitions: 5, work: triples),
      quotient("0.77"), quotient("0.15"), quotient("0.71"), quotient("0.123"),
      Case(name: "pile-of-a-million-digits", repetitions: 7, work: hugePile),
      Case(name: "fibonacci-nim-10^100000", repetitions: 3, work: fibonacciNim),
      Case(name: "plays-half-20000", repetitions: 3, work: playsOfHalf),
    ])

  /// The same for games that take minutes or gigabytes.
  static let matchsticksLong = Suite(
    name: "matchsticks-long", summary: "take-away games with periods in the millions (minutes, 4 GiB)", isLong: true,
    cases: [
      proof("0.354", repetitions: 1),
      proof("0.104", repetitions: 1),
      proof("0.454", repetitions: 1),
      proof("0.054", repetitions: 1),
    ])

  /// Everything up to the proof of the period; the signature has preperiod, period and a checksum
  /// of the values.
  private static func proof(_ code: String, repetitions: Int, threads: Int = 1) -> Case {
    Case(name: "proof-\(code)" + suffix(threads), repetitions: repetitions) {
      let search = search(code, bound: 1 << 30)
      _ = search.run(bound: 1 << 30, untilPeriod: true, limits: SearchLimits(threads: threads))
      let needed =
        search.period.flatMap { period in period.checked.map { $0.upperBound + period.period + 1 } } ?? search.count
      let period = search.period.map { "\($0.preperiod) \($0.period)" } ?? "none"
      return Work(signature: "\(period) \(checksum(search, needed))", amount: Double(needed), unit: "values")
    }
  }

  /// The losing heaps up to ten million where a square is taken: how many, and the last of the
  /// first thousand.
  private static func losingSquares() -> Work {
    guard let losing = try? TakeAwayGame(.pile(.squares)).losing(upTo: 10_000_000),
      let last = losing.positions.last
    else { preconditionFailure("nothing stops the search") }
    return Work(signature: "\(losing.count) \(last)", amount: 1e7, unit: "heaps")
  }

  /// A thousand million outcomes of a set with eight takes.
  private static func outcomes() -> Work {
    let set = [2, 3, 5, 9, 14, 21, 33, 50].reduce(UInt64(0)) { $0 | 1 << UInt64($1 - 1) }
    let register = OutcomeCycle.run(set, count: 1_000_000_000)
    return Work(signature: String(register, radix: 16), amount: 1e9, unit: "outcomes")
  }

  /// Two hundred million Grundy values; the signature is the last thousand.
  private static func subtraction(_ name: String, _ rules: String) -> Case {
    Case(name: name) {
      let search = search(rules, bound: 200_000_000)
      _ = search.run(bound: 199_999_999, untilPeriod: false)
      let last = (search.count - 1000..<search.count).reduce(UInt64(0)) { $0 &* 31 &+ UInt64(search.value($1)) }
      return Work(signature: String(last, radix: 16), amount: 2e8, unit: "values")
    }
  }

  private static func survey() -> Work {
    guard let survey = try? SubtractionSurvey.make(largest: 20) else { preconditionFailure("nothing stops the survey") }
    let signature = "\(survey.period.value) \(survey.preperiod.value) \(survey.distribution.count)"
    return Work(signature: signature, amount: Double(survey.sets), unit: "sets")
  }

  /// The periods of all games with three takes up to 300.
  private static func triples() -> Work {
    guard let survey = try? TripleSurvey.make(largest: 3...300, limits: SearchLimits(threads: 1)) else {
      preconditionFailure("nothing stops the survey")
    }
    let signature = survey.groups.map { "\($0.count) \($0.preperiod)" }.joined(separator: " ")
    return Work(signature: signature, amount: Double(survey.count), unit: "games")
  }

  private static func quotient(_ code: String) -> Case {
    Case(name: "quotient-\(code)") {
      guard let rules = try? RulesNotation.parse(code),
        let quotient = try? TakeAwayGame(rules, play: .misere).quotient()
      else { preconditionFailure("the suite names codes") }
      let signature = "\(quotient.order) \(quotient.pElements.count) \(quotient.heap)"
      return Work(signature: signature, amount: 1, unit: "quotients")
    }
  }

  /// A pile of a million eights, takes up to 7: from digits to the winning move.
  private static func hugePile() -> Work {
    guard let game = TakeAwayGame(takeLimit: 7),
      let heap = HeapSize(digits: [UInt8](repeating: 0x38, count: 1_000_000)),
      let analysis = try? game.analyze(heaps: [heap]), let move = analysis.winningMoves.first
    else { preconditionFailure("the pile can be won") }
    let leaves = move.leaves[0].description.utf8.reduce(UInt64(0)) { $0 &* 31 &+ UInt64($1) }
    return Work(signature: "\(move.take) \(leaves)", amount: 1e6, unit: "digits")
  }

  /// Fibonacci nim from a heap of 100,001 digits: the first winning take, and how many there are.
  private static func fibonacciNim() -> Work {
    guard let rules = try? RulesNotation.parse("last:x2"),
      let analysis = try? TakeAwayGame(rules).analyze(
        heaps: [HeapSize(unchecked: BigInt.power(10, 100_000))], listing: 1),
      let move = analysis.winningMoves.first, let count = analysis.winningMoveCount
    else { preconditionFailure("the heap can be won") }
    return Work(signature: "\(move.take) \(count)", amount: 100_001, unit: "digits")
  }

  /// The plays of a heap of 20,000 when at most half may be taken.
  private static func playsOfHalf() -> Work {
    guard let plays = try? TakeAwayGame(.pile(.half)).plays(heap: 20_000) else {
      preconditionFailure("the heap is small enough")
    }
    return Work(
      signature: "\(plays.total.digitCount) \(plays.total % 1_000_000_007) \(plays.firstPlayerWins % 1_000_000_007)",
      amount: 20_000, unit: "heaps")
  }

  private static func values(_ rules: String, to bound: Int, repetitions: Int = 1, threads: Int = 1) -> Case {
    Case(name: "values-\(rules)" + suffix(threads), repetitions: repetitions) {
      let search = search(rules, bound: bound)
      _ = search.run(bound: bound, untilPeriod: false, limits: SearchLimits(threads: threads))
      return Work(signature: checksum(search, bound + 1), amount: Double(bound + 1), unit: "values")
    }
  }

  private static func suffix(_ threads: Int) -> String { threads == 1 ? "" : "-threads-\(threads)" }

  private static func search(_ rules: String, bound: Int) -> GrundySearch {
    guard let rules = try? RulesNotation.parse(rules), let search = GrundySearch(rules, bound: bound) else {
      preconditionFailure("the suite names rules that are computed")
    }
    return search
  }

  /// The polynomial checksum of the values, as the baselines print it.
  private static func checksum(_ search: GrundySearch, _ count: Int) -> String {
    String(search.fold(count, UInt64(0)) { $0 &* 1_000_003 &+ UInt64($1) }, radix: 16)
  }
}
