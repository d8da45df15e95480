import ExactArithmetic
import GameCore
import Testing

import Matchsticks

/// Named games that are lines, against what is published about them.
@Suite struct NamedLinesTests {
  private func lost(_ name: String, upTo bounds: [Int], fixed: [RuleLetter: Int] = [:]) throws -> [[Int]] {
    try TakeAwayGame(try RulesNotation.parse(name)).map(upTo: bounds, fixed: fixed, listing: 100_000).pPositions
  }

  @Test func `Wythoff's pairs are ⌊nφ⌋ and ⌊nφ²⌋`() throws {
    // a of the n-th pair is the least number in no pair before, b is a + n.
    var (expected, used): ([[Int]], Set<Int>) = ([[0, 0]], [0])
    for n in 1...12 {
      let a = (0...).first { !used.contains($0) } ?? 0
      used.formUnion([a, a + n])
      expected += [[a, a + n], [a + n, a]]
    }
    let bound = 31
    let inside = expected.filter { $0.allSatisfy { $0 <= bound } }
    #expect(try Set(lost("wythoff", upTo: [bound])) == Set(inside))
  }

  @Test func `Euclid is lost where the ratio is below the golden one`() throws {
    let inside = try lost("euclid", upTo: [40]).filter { $0[0] > 0 && $0[1] > 0 }
    // b/a < φ means b² − ab − a² < 0 for a ≤ b; the game is won from the player's side at equal
    // numbers.
    var expected: [[Int]] = []
    for a in 1...40 {
      for b in 1...40 where a != b {
        let (small, large) = (min(a, b), max(a, b))
        if large * large - large * small - small * small < 0 { expected.append([a, b]) }
      }
    }
    #expect(inside == expected)
  }

  @Test func `Moore's game is lost where every sum of binary digits is a multiple of 3`() throws {
    let game = TakeAwayGame(try RulesNotation.parse("moore:2"))
    for (a, b, c) in [(0, 1, 1), (1, 1, 1), (1, 2, 3), (3, 3, 3), (2, 2, 2), (1, 3, 5), (5, 5, 5), (4, 5, 6)] {
      let isLost = (0..<3).allSatisfy { bit in [a, b, c].reduce(0) { $0 + $1 >> bit & 1 } % 3 == 0 }
      let outcome = try game.analyze(heaps: [a, b, c].map { HeapSize($0) }).outcome
      #expect((outcome == .pPosition) == isLost, "\(a) \(b) \(c)")
    }
  }

  @Test func `games on several heaps by their known theory`() throws {
    #expect(try lost("chocolate", upTo: [9]) == (1...9).map { [$0, $0] })
    #expect(try lost("chomp-2", upTo: [9]) == (1...9).map { [$0, $0 - 1] })
    #expect(try lost("staircase", upTo: [4]).allSatisfy { $0[0] == $0[2] })
    #expect(
      try lost("end-nim", upTo: [2]).map { $0.map { "\($0)" }.joined() }
        == ["000", "011", "022", "101", "110", "121", "202", "212", "220"])
    #expect(
      try lost("race", upTo: [100]).map { $0[0] }.dropFirst(0).filter { $0 > 0 }
        == [1, 12, 23, 34, 45, 56, 67, 78, 89, 100])
    #expect(try lost("race-to-20", upTo: [20]).map { $0[0] } == [0, 4, 8, 12, 16, 20])
    // Zeilberger's table of Chomp with three rows.
    #expect(
      try Set(lost("chomp-3", upTo: [6])).isSuperset(of: [[1, 0, 0], [2, 1, 0], [3, 1, 1], [3, 2, 0], [4, 2, 2]]))
  }

  @Test func `mock turtles have odious numbers, prim the smallest divisors`() throws {
    func values(_ name: String, _ bound: Int) throws -> [Int] {
      let list = try TakeAwayGame(try RulesNotation.parse(name)).values(upTo: bound)
      return (0..<list.count).map { list[$0] }
    }
    let odious = (0...200).filter { $0.nonzeroBitCount % 2 == 1 }
    #expect(try values("mock-turtles", 40) == [0] + odious.prefix(40))
    // Winning Ways: the value of an odd prime is its place among the primes, that of others their
    // least divisor's.
    let prim = try values("prim", 60)
    #expect([2, 3, 5, 7, 11, 13].map { prim[$0] } == [0, 2, 3, 4, 5, 6])
    #expect(prim[9] == prim[3] && prim[35] == prim[5])
    // Dim: one more than the exponent of 2.
    #expect(try values("dim", 32).dropFirst() == (1...32).map { $0.trailingZeroBitCount + 1 }[...])
  }

  @Test func `greedy Nim and Nim with a pass`() throws {
    let greedy = TakeAwayGame(try RulesNotation.parse("greedy-nim"))
    // Lost where the largest number occurs an even number of times.
    for heaps in [[1, 2], [2, 2], [1, 3, 3], [3, 3, 3], [2, 2, 2, 2], [1, 1, 2]] {
      let most = heaps.max() ?? 0
      let isLost = heaps.count { $0 == most } % 2 == 0
      #expect(try (greedy.analyze(heaps: heaps.map { HeapSize($0) }).outcome == .pPosition) == isLost, "\(heaps)")
    }
    let pass = TakeAwayGame(try RulesNotation.parse("pass-nim"))
    // With one heap and a pass left: take all but… the odd heaps lose to a pass.
    #expect(try pass.analyze(heaps: pass.filled([HeapSize(1)])).outcome == .nPosition)
    #expect(try pass.analyze(heaps: pass.filled([HeapSize(0)])).outcome == .pPosition)
  }

  /// Winning Ways, chapter 2: what counts is how often a side can be halved.
  @Test func `cutcake has its published values`() throws {
    let rules = try HeapRulesNotation.parse("Cut cake")
    let values = try rules.values(upTo: 9)
    #expect(values.values.count == 81)
    for (position, value) in zip(values.positions, values.values) {
      let (rows, columns) = (position[0].small ?? 0, position[1].small ?? 0)
      let halvings = (
        rows: rows.bitWidth - rows.leadingZeroBitCount, columns: columns.bitWidth - columns.leadingZeroBitCount
      )
      let published =
        halvings.rows >= halvings.columns ? rows >> (halvings.columns - 1) - 1 : 1 - columns >> (halvings.rows - 1)
      #expect(value.form.description == "\(published)", "\(rows) × \(columns)")
    }
    #expect(throws: RulesError(.partizan, offset: 0)) { try RulesNotation.parse("cutcake") }
  }

  @Test func `every named game is read, also by its other names`() throws {
    for game in NamedGames.all {
      let rules = try RulesNotation.parse(game.rules)
      for name in [game.name] + game.aliases { #expect(try RulesNotation.parse(name) == rules, "\(name)") }
    }
  }
}
