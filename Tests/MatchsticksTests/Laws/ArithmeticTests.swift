import ExactArithmetic
import GameCore
import Matchsticks
import MatchsticksOracles
import Testing

/// Codes whose values grow from period to period: infinite ones that break heaps, and those that
/// break them in three.
@Suite struct ArithmeticTests {
  private func game(_ rules: String) throws -> TakeAwayGame {
    TakeAwayGame(try RulesNotation.parse(rules), play: .normal)
  }

  /// The values that were computed one by one, without a search for a period.
  private func computed(_ rules: String, to bound: Int) throws -> [Int] {
    let search = try #require(GrundySearch(RulesNotation.parse(rules), bound: bound))
    _ = search.run(bound: bound, untilPeriod: false)
    return (0...bound).map { search.value($0) }
  }

  @Test(arguments: [
    ("lasker", 1, 4, 4), ("octal:0.(7)", 0, 1, 1), ("octal:4.(7)", 2, 1, 2), ("octal:4.(37)", 1, 4, 4),
    ("octal:0.(37)", 0, 1, 1), ("octal:0.(4)", 1, 2, 1), ("octal:4.1(3)", 1, 8, 4), ("octal:0.(17)", 2, 3, 2),
    ("hex:8.(3)", 1, 8, 8), ("hex:0.8", 1, 3, 1), ("hex:8.2", 1, 6, 3), ("hex:0.(d)", 5, 5, 4), ("hex:0.b8", 9, 7, 4),
    ("hex:0.28", 1, 53, 16), ("hex:4.(3)", 1, 4, 4), ("0.8", 1, 3, 1),
  ])
  func `a period with a saltus is proved`(rules: String, preperiod: Int, period: Int, saltus: Int) throws {
    for bound in [300, 1500] {
      let proved = try #require(try game(rules).report(upTo: bound).period, "\(rules)")
      #expect(proved.preperiod == preperiod && proved.period == period && proved.saltus == saltus, "\(rules)")
    }
  }

  @Test func `Lasker's nim has its closed form`() throws {
    let list = try game("lasker").values(upTo: 100_000)
    #expect(list.count == 100_001 && list.stop == nil)
    for heap in 1...100_000 {
      let value = heap % 4 == 3 ? heap + 1 : heap % 4 == 0 ? heap - 1 : heap
      #expect(list[heap] == value)
      if list[heap] != value { break }
    }
  }

  @Test func `a heap that may be split in three in addition to the moves of Nim swaps two values of eight`() throws {
    let list = try game("hex:8.(3)").values(upTo: 15_000)
    #expect(list.count == 15_001 && list.stop == nil)
    for heap in 1...15_000 {
      let value = heap % 8 == 7 ? heap + 1 : heap % 8 == 0 ? heap - 1 : heap
      #expect(list[heap] == value)
      if list[heap] != value { break }
    }
  }

  @Test func `what is proved of random hexadecimal codes is what their values are`() throws {
    var random = SeededGenerator(seed: 1976)
    var provedCount = 0
    for _ in 0..<40 {
      func digits(_ least: Int) -> String {
        (0..<(least + random.index(3))).map { _ in String(random.index(16), radix: 16) }.joined()
      }
      let text =
        "hex:\(["0", "4", "8", "c"][random.index(4)]).\(digits(0))\(random.index(2) == 0 ? "8" : "(\(digits(1)))")"
      guard let rules = try? RulesNotation.parse(text) else { continue }
      let game = TakeAwayGame(rules, play: .normal)
      guard let proved = try game.report(upTo: 100).period, proved.saltus > 0 else { continue }
      provedCount += 1
      let values = try computed(text, to: 260)
      for heap in proved.preperiod...(260 - proved.period) {
        #expect(values[heap + proved.period] == values[heap] + proved.saltus, "seed 1976: \(text) \(heap)")
      }
      var oracle = Oracle(rules)
      for heap in 0...20 { #expect(values[heap] == oracle.grundy(heap), "seed 1976: \(text) \(heap)") }
    }
    #expect(provedCount > 10, "seed 1976")
  }

  @Test func `what is proved of random codes is what their values are`() throws {
    var random = SeededGenerator(seed: 1907)
    var provedCount = 0
    for _ in 0..<60 {
      func digits(_ least: Int) -> String {
        (0..<(least + random.index(3))).map { _ in random.index(2) == 0 ? "3" : "7" }.joined()
      }
      let text = "octal:\(random.index(2) * 4).\(digits(0))(\(digits(1)))"
      guard let proved = try game(text).report(upTo: 130).period else { continue }
      provedCount += 1
      let values = try computed(text, to: 500)
      for heap in proved.preperiod...(500 - proved.period) {
        #expect(values[heap + proved.period] == values[heap] + proved.saltus, "seed 1907: \(text) \(heap)")
      }
    }
    #expect(provedCount > 20, "seed 1907")
  }

  @Test func `codes whose values don't grow so have no such period`() throws {
    for rules in ["octal:4.7(3)", "hex:c.", "hex:0.9", "hex:8.f(3)"] {
      #expect(try game(rules).report(upTo: 200).period == nil, "\(rules)")
    }
  }

  @Test(arguments: ["lasker", "octal:4.(7)", "octal:0.(7)", "octal:4.(37)", "hex:8.(3)", "hex:0.8", "hex:0.b8"])
  func `winning moves agree with a search`(rules: String) throws {
    let game = try game(rules)
    var oracle = Oracle(game.rules)
    for heaps in [[7, 3], [12, 9], [17, 5, 2], [21], [30, 29]] {
      let analysis = try game.analyze(heaps: heaps.map { HeapSize($0) })
      var sum = 0
      for heap in heaps { sum ^= oracle.grundy(heap) }
      #expect((analysis.outcome == .nPosition) == (sum != 0), "\(rules) \(heaps)")
      var expected: Set<HeapMove> = []
      for (place, heap) in heaps.enumerated() where sum != 0 {
        for move in oracle.moves(heap) {
          var value = sum ^ oracle.grundy(heap)
          for rest in move.leaves { value ^= oracle.grundy(rest) }
          if value == 0 {
            expected.insert(
              HeapMove(heap: place, take: BigInt(move.take), leaves: move.leaves.sorted().map { HeapSize($0) }))
          }
        }
      }
      #expect(Set(analysis.winningMoves) == expected, "\(rules) \(heaps)")
    }
  }

  @Test(arguments: ["lasker", "octal:4.(7)", "octal:0.(7)", "hex:8.(3)", "hex:0.(d)"])
  func `huge heaps are decided, and the moves that are listed win`(rules: String) throws {
    let game = try game(rules)
    for text in ["1000000000,5", "10^60,3", "10^40,10^39", "30003", "10^30"] {
      let heaps = try HeapsNotation.parse(text)
      let analysis = try game.analyze(heaps: heaps, listing: 8)
      #expect(analysis.outcome == .nPosition && !analysis.winningMoves.isEmpty, "\(rules) \(text)")
      for move in analysis.winningMoves {
        var next = heaps
        next.replaceSubrange(move.heap...move.heap, with: move.leaves)
        #expect(try game.analyze(heaps: next).outcome == .pPosition, "\(rules) \(text): \(move)")
        let left = move.leaves.reduce(BigInt(0)) { $0 + $1.integer }
        #expect(left + move.take == heaps[move.heap].integer, "\(rules) \(text): \(move)")
      }
    }
    let losing = try game.losing(upTo: BigInt.power(10, 50))
    #expect(losing.count == 0 && losing.bound == BigInt.power(10, 50) && losing.stop == nil)
  }

  /// From so large heaps of finite codes nearly all moves leave two or three large ones.
  @Test(arguments: ["hex:0.8", "hex:8.2", "hex:0.28", "hex:0.b8", "hex:8.8"])
  func `huge heaps of finite codes are decided, and the moves that are listed win`(rules: String) throws {
    let game = try game(rules)
    for text in ["1000000000", "10^60,10^59", "10^30,123456,77", "30003"] {
      let heaps = try HeapsNotation.parse(text)
      let analysis = try game.analyze(heaps: heaps, listing: 4)
      #expect(analysis.outcome == .nPosition && !analysis.winningMoves.isEmpty, "\(rules) \(text)")
      for move in analysis.winningMoves {
        var next = heaps
        next.replaceSubrange(move.heap...move.heap, with: move.leaves)
        #expect(try game.analyze(heaps: next).outcome == .pPosition, "\(rules) \(text): \(move)")
        let left = move.leaves.reduce(BigInt(0)) { $0 + $1.integer }
        #expect(left + move.take == heaps[move.heap].integer, "\(rules) \(text): \(move)")
        guard case .takeAndBreak(let code) = game.rules, let taken = move.take.toInt() else { continue }
        #expect(code.digit(taken) >> move.leaves.count & 1 == 1, "\(rules) \(text): \(move)")
      }
    }
  }

  @Test func `a heap of any size is moved by the least take that its code allows`() throws {
    for rules in ["hex:0.8", "hex:8.", "hex:0.(9)", "octal:0.07", "octal:4.", "hex:0.1f", "octal:0.(17)"] {
      let game = try game(rules)
      var oracle = Oracle(game.rules)
      for heap in 1...12 where oracle.grundy(heap) == 0 {
        let first = oracle.moves(heap).min { ($0.take, $0.leaves.count) < ($1.take, $1.leaves.count) }
        let move = try game.analyze(heaps: [HeapSize(heap)]).suggestion?.move
        #expect(move?.take == first.map { BigInt($0.take) }, "\(rules) \(heap)")
        #expect(move?.leaves == first.map { $0.leaves.map { HeapSize($0) } }, "\(rules) \(heap)")
      }
    }
  }
}
