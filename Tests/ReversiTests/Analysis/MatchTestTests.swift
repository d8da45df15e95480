import GameCore
import Reversi
import Testing

@Suite struct MatchTestTests {
  private static let openings = ["f5d6c3d3c4", "f5f6e6f4", "f5d6c5f4e3c6"].compactMap {
    try? Line(transcript: $0, from: .start())
  }

  private func play(
    _ test: MatchTest?, pairs: Int, seed: UInt64 = 3, threads: Int = 1, from openings: MatchPlan.Openings? = nil
  ) throws -> MatchResult {
    let plan = MatchPlan(
      first: .minimax(plies: 3), second: .random, openings: openings ?? .generated(.eight), pairCount: pairs,
      test: test, seed: seed)
    return try ReversiSolver().match(plan, limits: SearchLimits(threads: threads))
  }

  @Test func `win rates and Elo differences are inverse`() {
    #expect(abs(MatchTest.winRate(eloDifference: 0) - 0.5) < 1e-12)
    #expect(abs(MatchTest.winRate(eloDifference: 400) - 10.0 / 11) < 1e-12)
    for elo in [-321.5, -20, 5, 100, 999] {
      #expect(MatchStatistics.eloDifference(winRate: MatchTest.winRate(eloDifference: elo)) == elo)
    }
    #expect(MatchTest(5, 5) == nil && MatchTest(5, 0) == nil && MatchTest(0, 1001) == nil)
  }

  @Test func `a match ends with the pair that decides, and has the games of a match that doesn't`() throws {
    let test = try #require(MatchTest(-100, 0))
    let decided = try play(test, pairs: 500)
    let outcome = try #require(decided.outcome)
    #expect(outcome.decision == .h1 && decided.isDecided && decided.stopReason == nil)
    #expect(decided.pairs.count == outcome.pairs && outcome.pairs < 500)
    #expect(decided.statistics?.pairs == outcome.pairs)
    #expect(decided.pairs == (try play(nil, pairs: outcome.pairs).pairs))
    // One pair less doesn't decide.
    let shorter = try play(test, pairs: outcome.pairs - 1)
    #expect(shorter.outcome?.decision == nil && !shorter.isDecided && shorter.stopReason == nil)
    #expect(shorter.pairs.count == outcome.pairs - 1)
  }

  @Test func `the decision is the same with any number of threads`() throws {
    let test = try #require(MatchTest(0, 100))
    for seed in [5, 6] as [UInt64] {
      let alone = try play(test, pairs: 300, seed: seed)
      let together = try play(test, pairs: 300, seed: seed, threads: 3)
      #expect(alone.outcome == together.outcome && alone.pairs == together.pairs)
    }
  }

  @Test func `pairs that were played before decide as well, and no more are played`() throws {
    let test = try #require(MatchTest(-100, 0))
    let all = try play(nil, pairs: 200)
    let plan = MatchPlan(
      first: .minimax(plies: 3), second: .random, pairCount: 200, test: test, seed: 3)
    let match = try ReversiSolver().match(plan, after: all.pairs)
    #expect(match.isDecided && match.pairs.count < all.pairs.count)
    #expect(match.pairs == (try play(test, pairs: 200).pairs))
  }

  @Test func `three openings are three trials, and a single one has its pairs as trials`() throws {
    let test = try #require(MatchTest(-100, 0))
    #expect(try play(test, pairs: 60, from: .lines(Self.openings)).outcome?.decision == nil)
    let one = ["f5d6c3d3c4", "d3c5f6f5e6"].compactMap { try? Line(transcript: $0, from: .start()) }
    let single = try play(test, pairs: 60, from: .lines(one))
    #expect(single.outcome?.decision == .h1 && single.openingCount == 1)
  }
}
