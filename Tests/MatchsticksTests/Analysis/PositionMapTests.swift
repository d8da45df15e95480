import GameCore
import Matchsticks
import Testing

/// Maps of lines: how much work they are.
@Suite struct PositionMapTests {
  /// Moves in two of three letters.
  private static let pairs = "a,b,c -> a-k,b-j,c; a-k,b,c-j; a,b-k,c-j"

  private func rule(_ line: String) throws -> WrittenRule { try WrittenRuleNotation.parse(line) }

  @Test(arguments: [
    (pairs, [40], false), (pairs, [20], true), ("a,b -> a-k,b; a,b-k; a-k,b-k", [200], false),
    ("a,b -> a-k,b; a,b-k; a-k,b-k", [150], true), ("a,b -> a-k*b,b if b>0; a,b-k*a if a>0", [300], false),
    ("n -> n-k if gcd(k,n)=1", [3000], true), ("a,b -> a-k,b if k<=3; a,b-1", [300, 60], false),
  ])
  func `the work that is expected is about the work that is done`(line: String, to: [Int], values: Bool) throws {
    let frame = try MapFrame(rule(line), to)
    let expected = try #require(frame.expectedWork(.normal, values: values, .none)?.last)
    let game = WrittenGame(try rule(line))
    _ = try frame.examine(game, .normal, values: values, .none, .silent)
    #expect(expected > Double(game.work) / 3 && expected < Double(game.work) * 3, "\(expected), \(game.work)")
  }

  @Test func `a map that takes too long is refused before it starts, with one that doesn't`() throws {
    let game = TakeAwayGame(.written(try rule(Self.pairs)))
    do {
      _ = try game.map(upTo: [300, 250, 200], values: true)
      Issue.record("the map was made")
    } catch SolverError.searchTooLarge {
    }
    do {
      _ = try game.map(upTo: [250])
      Issue.record("the map was made")
    } catch SolverError.map(.work(let steps, let fits)) {
      #expect(steps > LineLimits.mostWork)
      #expect(fits == [125, 125, 125] || fits == [62, 62, 62])
      let work = try #require(try MapFrame(rule(Self.pairs), fits).expectedWork(.normal, values: false, .none)?.last)
      #expect(work < 2 * Double(LineLimits.mostWork))
    }
    #expect(try game.map(upTo: [12]).isLost.count == 13 * 13 * 13)
  }

  @Test func `a raised signal stops a map`() throws {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    #expect(throws: SolverError.stopped(.interrupted)) {
      try TakeAwayGame(.written(try rule(Self.pairs))).map(upTo: [100], limits: limits)
    }
  }
}
