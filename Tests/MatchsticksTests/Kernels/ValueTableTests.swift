import ExactArithmetic
import GameCore
import Matchsticks
import MatchsticksOracles
import Testing

@Suite struct ValueTableTests {
  private func search(_ rules: String, bound: Int) throws -> GrundySearch {
    try #require(GrundySearch(RulesNotation.parse(rules), bound: bound))
  }

  private func check(_ rules: String, upTo bound: Int, _ note: Comment) throws {
    let search = try search(rules, bound: bound)
    #expect(search.run(bound: bound, untilPeriod: false) == nil)
    var oracle = Oracle(try RulesNotation.parse(rules))
    for heap in 0...bound {
      let (value, expected) = (search.value(heap), oracle.grundy(heap))
      guard value != expected else { continue }
      Issue.record("\(rules): heap \(heap) has \(expected), not \(value); \(note)")
      return
    }
  }

  @Test func `random octal codes agree with the minimal excludant`() throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<120 {
      var code = random.index(6) == 0 ? "4." : "0."
      for _ in 0..<(1 + random.index(4)) { code += "\(random.index(8))" }
      guard (try? RulesNotation.parse(code)) != nil else { continue }
      try check(code, upTo: 260, "seed 31")
    }
  }

  @Test(arguments: [
    "0.77", "0.07", "0.137", "0.16", "0.56", "0.376", "0.127", "0.6", "0.104", "0.054", "4.4", "4.7", "0.44", "0.7777",
  ])
  func `well-known codes agree with plain loops far enough for whole blocks`(text: String) throws {
    guard case .takeAndBreak(let code) = try RulesNotation.parse(text) else {
      Issue.record("not what the test is about")
      return
    }
    let values = PlainValues.list(code, upTo: 6000)
    let search = try search(text, bound: 6000)
    _ = search.run(bound: 6000, untilPeriod: false)
    let wrong = (0...6000).first { search.value($0) != values[$0] }
    #expect(wrong == nil)
  }

  @Test(arguments: ["0.004", "0.005", "0.006", "0.127", "0.414", "0.564", "0.764", "0.774", "0.776", "4.014"])
  func `codes without a sparse space and with values of two bytes agree with plain loops`(text: String) throws {
    guard case .takeAndBreak(let code) = try RulesNotation.parse(text) else {
      Issue.record("not what the test is about")
      return
    }
    let values = PlainValues.list(code, upTo: 9300)
    let (search, pieces) = (try search(text, bound: 9300), try self.search(text, bound: 9300))
    _ = search.run(bound: 9300, untilPeriod: false)
    #expect((0...9300).first { search.value($0) != values[$0] } == nil)
    for bound in [4095, 4096, 4100, 4131, 5000, 8191, 8193, 9300] { _ = pieces.run(bound: bound, untilPeriod: false) }
    #expect((0...9300).first { pieces.value($0) != values[$0] } == nil)
  }

  @Test(arguments: ["0.006", "0.163", "0.344", "0.764"])
  func `probed values are the least excluded ones`(text: String) throws {
    // 0.163 has values of a byte, 0.764 values above 4096.
    guard case .takeAndBreak(let code) = try RulesNotation.parse(text) else {
      Issue.record("not what the test is about")
      return
    }
    let search = try search(text, bound: 42_000)
    _ = search.run(bound: 42_000, untilPeriod: false)
    var random = SeededGenerator(seed: 1820)
    let heaps = (0..<200).map { _ in 9000 + random.index(33_000) } + [41_999, 42_000]
    let wrong = heaps.first { search.value($0) != PlainValues.value(of: $0, code, search) }
    #expect(wrong == nil, "seed 1820")
  }

  // Blocks alone and in turn; blocks until values need two bytes; runs; what is sieved or probed;
  // Grundy's game.
  @Test(arguments: ["0.16", "0.376", "0.172", "0.345", "0.344", "0.163", "0.256", "split:unequal"])
  func `any number of threads gives the same values and stops at the same heaps`(text: String) throws {
    let bound = text == "0.172" ? 260_000 : 50_000
    let alone = try search(text, bound: bound)
    #expect(alone.run(bound: bound, untilPeriod: false, limits: SearchLimits(nodes: 41_000)) == .nodeLimit)
    let stopped = alone.count
    _ = alone.run(bound: bound, untilPeriod: false)
    for threads in [2, 3, 16] {
      let together = try search(text, bound: bound)
      let reason = together.run(
        bound: bound, untilPeriod: false, limits: SearchLimits(nodes: 41_000, threads: threads))
      #expect(reason == .nodeLimit && together.count == stopped)
      _ = together.run(bound: bound, untilPeriod: false, limits: SearchLimits(threads: threads))
      #expect((0...bound).first { alone.value($0) != together.value($0) } == nil, "\(threads) threads")
    }
  }

  @Test func `Grundy's game agrees with plain loops far enough for runs`() throws {
    let values = PlainValues.grundysGame(upTo: 9300)
    let search = try search("split:unequal", bound: 9300)
    _ = search.run(bound: 9300, untilPeriod: false)
    #expect((0...9300).first { search.value($0) != values[$0] } == nil)
  }

  @Test func `random hexadecimal codes and endless ones agree with the minimal excludant`() throws {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<40 {
      var code = random.index(4) == 0 ? "hex:8." : "hex:0."
      for _ in 0..<(1 + random.index(3)) { code += String(random.index(16), radix: 16) }
      guard (try? RulesNotation.parse(code)) != nil else { continue }
      try check(code, upTo: 40, "seed 32")
    }
    for code in ["0.(3)", "0.(123)", "0.7(1)", "0.1(06)", "4.(01)"] { try check(code, upTo: 90, "") }
  }

  @Test func `random subtraction sets agree with the minimal excludant`() throws {
    var random = SeededGenerator(seed: 33)
    for _ in 0..<60 {
      let takes = Set((0..<(1 + random.index(8))).map { _ in 1 + random.index(40) }).sorted()
      let rules = "take:" + takes.map { "\($0)-\($0)" }.joined(separator: ",")
      try check(rules, upTo: 300, "seed 33")
    }
    let many = "take:" + (1...90).map { "\(3 * $0 + $0 % 2)" }.joined(separator: ",")
    try check(many, upTo: 400, "more than 64 takes")
  }

  @Test(arguments: ["pile:squares", "pile:primes", "pile:powers2"])
  func `fixed sets without an end agree with the minimal excludant`(rules: String) throws {
    try check(rules, upTo: 400, "")
  }

  @Test func `values beyond a byte continue in two bytes`() throws {
    // One heap may be left whatever is taken: the value of n is n, and breaking changes nothing
    // below.
    let code = "octal:0." + String(repeating: "3", count: 700)
    let search = try search(code, bound: 690)
    #expect(search.run(bound: 690, untilPeriod: false) == nil)
    #expect((0...690).allSatisfy { search.value($0) == $0 })
    try check("octal:0." + String(repeating: "37", count: 150) + "7", upTo: 300, "")
  }

  @Test func `values continue where they stopped`() throws {
    let (whole, pieces) = (try search("0.16", bound: 9000), try search("0.16", bound: 9000))
    _ = whole.run(bound: 9000, untilPeriod: false)
    for bound in [1, 5, 63, 64, 65, 1000, 1023, 1025, 4097, 8191, 9000] {
      _ = pieces.run(bound: bound, untilPeriod: false)
    }
    #expect((0...9000).allSatisfy { whole.value($0) == pieces.value($0) })
  }

  @Test func `a raised signal stops with what is known`() throws {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    let search = try search("0.16", bound: 100_000)
    #expect(search.run(bound: 100_000, untilPeriod: true, limits: limits) == .interrupted)
  }
}
