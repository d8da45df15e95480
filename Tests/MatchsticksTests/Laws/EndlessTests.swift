import ExactArithmetic
import GameCore
import Matchsticks
import MatchsticksOracles
import Testing

/// Infinite codes, against the definition.
@Suite struct EndlessTests {
  private static let codes = [
    "octal:0.(3)", "octal:0.(1)", "octal:0.(2)", "octal:0.(123)", "octal:0.(03)", "octal:0.2(013)", "octal:0.12(30)",
    "octal:0.0(33330)", "octal:0.(002)", "octal:0.(32000)", "octal:0.333(03)", "hex:0.(21)",
  ]

  @Test(arguments: codes)
  func `values of codes that never break agree with the definition`(text: String) throws {
    try compare(text, to: 70)
  }

  @Test(arguments: ["octal:0.(4)", "octal:0.(123456)", "octal:0.07(07)", "octal:4.(31)", "hex:0.(8)", "hex:0.1(9c)"])
  func `values of codes that break agree with the definition`(text: String) throws {
    try compare(text, to: 32)
  }

  @Test func `values of random infinite codes agree with the definition`() throws {
    var random = SeededGenerator(seed: 61)
    for _ in 0..<60 {
      func digits(_ least: Int) -> String { (0..<(least + random.index(4))).map { _ in "\(random.index(4))" }.joined() }
      let text = "octal:0.\(digits(0))(\(digits(1)))"
      if (try? RulesNotation.parse(text)) != nil { try compare(text, to: 48) }
    }
  }

  private func compare(_ text: String, to bound: Int) throws {
    let rules = try RulesNotation.parse(text)
    var oracle = Oracle(rules)
    let list = try TakeAwayGame(rules, play: .normal).values(upTo: bound)
    #expect(list.count == bound + 1 && list.stop == nil)
    for heap in 0...bound { #expect(list[heap] == oracle.grundy(heap), "seed 61: \(text) \(heap)") }
  }

  @Test(arguments: ["octal:0.(3)", "octal:0.(123)", "octal:0.2(013)", "octal:0.(32000)"])
  func `winning moves and losing heaps agree with a search`(text: String) throws {
    let rules = try RulesNotation.parse(text)
    let game = TakeAwayGame(rules, play: .normal)
    var oracle = Oracle(rules)
    #expect(
      try game.losing(upTo: 40).positions == (1...40).filter { oracle.grundy($0) == 0 }.map { BigInt($0) })
    for heaps in [[7, 3], [25, 14], [31, 2, 9], [12, 12]] {
      let analysis = try game.analyze(heaps: heaps.map { HeapSize($0) })
      #expect((analysis.outcome == .nPosition) == oracle.wins(heaps, .normal), "\(text) \(heaps)")
      let expected = analysis.outcome == .nPosition ? oracle.winningMoves(heaps, .normal) : []
      #expect(Set(analysis.winningMoves) == expected, "\(text) \(heaps)")
      #expect(analysis.winningMoveCount == BigInt(expected.count), "\(text) \(heaps)")
    }
  }

  @Test func `values that grow decide huge heaps`() throws {
    let game = TakeAwayGame(try RulesNotation.parse("octal:0.(123)"), play: .normal)
    let heap = BigInt.power(10, 300)
    let analysis = try game.analyze(heaps: [HeapSize(unchecked: heap), HeapSize(5)])
    #expect(analysis.outcome == .nPosition && analysis.winningMoveCount == BigInt(analysis.winningMoves.count))
    for move in analysis.winningMoves where move.heap == 0 {
      #expect(try game.analyze(heaps: move.leaves + [HeapSize(5)]).outcome == .pPosition)
    }
    let repeating = TakeAwayGame(try RulesNotation.parse("octal:0.2(013)"), play: .normal)
    let first = try repeating.analyze(heaps: [HeapSize(unchecked: heap)], listing: 4)
    #expect(first.outcome == .nPosition || first.winningMoves.isEmpty)
  }

  @Test func `the period of an infinite code comes with what was checked`() throws {
    let report = try TakeAwayGame(RulesNotation.parse("octal:0.(123)"), play: .normal).report()
    let period = try #require(report.period)
    let checked = try #require(period.checked)
    #expect(period.saltus > 0 && checked.count >= period.period)
    let broken = try TakeAwayGame(RulesNotation.parse("octal:0.(5)"), play: .normal).report(upTo: 300)
    #expect(broken.period == nil && broken.evidence == .proved(.computed(heap: 300)))
  }
}
