import GameCore
import Reversi
import Testing

@Suite struct StrengthMoveTests {
  private func move(_ strength: Strength, _ position: Position, seed: UInt64 = 1) -> Move? {
    var generator = SeededGenerator(seed: seed)
    return Strategy.strength(strength).move(in: position, adviser: Adviser(), generator: &generator)
  }

  /// The largest sum of a move's value and its misjudgement, over all moves.
  private func slowMove(_ strength: Strength, _ position: Position, seed: UInt64) -> Move? {
    var seeds = SeededGenerator(seed: seed)
    let game = seeds.next()
    let values = Adviser().advise(position, effort: .plies(strength.depth)).moves
    let judged = values.compactMap { advised -> (move: Move, value: Double)? in
      guard case .place(let square) = advised.move else { return nil }
      let error = Strength.deviation(of: position.placingUnchecked(square), seed: game)
      return (advised.move, Double(advised.value) / 100 + strength.misjudgement * error)
    }
    return judged.max { $0.value < $1.value }?.move
  }

  @Test(arguments: [Strength.beginner, .club, .strong])
  func `a player with a name plays the best move of its misjudged values`(strength: Strength) {
    for position in RandomPosition.list(6, empties: 30, seed: 9) where !position.mustPass {
      for seed in [1, 2] as [UInt64] {
        #expect(move(strength, position, seed: seed) == slowMove(strength, position, seed: seed))
      }
    }
  }

  @Test func `the same seed misjudges a position alike, whatever was asked before, and others differently`() {
    var generator = SeededGenerator(seed: 4)
    let positions = RandomPosition.list(30, empties: 40, seed: 10).filter { !$0.mustPass }
    let strategy = Strategy.strength(.beginner)
    let first = positions.map { strategy.move(in: $0, adviser: Adviser(), generator: &generator) }
    let again = positions.reversed().map { strategy.move(in: $0, adviser: Adviser(), generator: &generator) }
    #expect(first == again.reversed())
    #expect(first != positions.map { move(.beginner, $0, seed: 5) })
  }

  @Test func `misjudgements are nearly normal, with mean 0 and standard deviation 1`() {
    let deviations = RandomPosition.list(2000, empties: 30, seed: 11).map { Strength.deviation(of: $0, seed: 3) }
    let mean = deviations.reduce(0, +) / Double(deviations.count)
    let variance = deviations.reduce(0) { $0 + $1 * $1 } / Double(deviations.count)
    #expect(abs(mean) < 0.07 && abs(variance - 1) < 0.1, "\(mean), \(variance)")
  }

  @Test func `stronger players look farther and misjudge less`() {
    for (weaker, stronger) in zip(Strength.allCases, Strength.allCases.dropFirst()) {
      #expect(weaker.depth <= stronger.depth && weaker.misjudgement >= stronger.misjudgement)
    }
    #expect(Strategy.strength(.beginner).drawsRandomly && !Strategy.strength(.unbeatable).drawsRandomly)
  }

  @Test func `a better name wins`() throws {
    for (better, worse) in [(Strength.club, Strength.beginner), (.expert, .novice)] {
      let plan = MatchPlan(first: .strength(better), second: .strength(worse), pairCount: 12, seed: 2)
      #expect(try #require(try ReversiSolver().match(plan).statistics).winRate > 0.7, "\(better) and \(worse)")
    }
  }
}
