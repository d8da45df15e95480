import GameCore
import Reversi
import Testing

/// Searches through every range of empty squares and every kind of node: a build with assertions
/// checks the invariants of each node on the way (SearchInvariants.swift). Small enough for a debug
/// build.
@Suite struct SearchInvariantTests {
  @Test(arguments: BoardSize.allCases)
  func `proofs of every goal keep the invariants of the search, alone and together`(size: BoardSize) {
    for empties in [1, 3, 4, 5, 6, 9, 12] {
      for position in RandomPosition.list(2, empties: min(empties, size.squareCount - 4), size: size, seed: 81) {
        let scores = [Goal.score, .line, .allBest, .allMoves].map { goal in
          ReversiSolver().solve(position, goal: goal, limits: SearchLimits(threads: goal == .line ? 3 : 1)).score
        }
        #expect(Set(scores).count == 1 && scores[0] != nil)
      }
    }
  }

  @Test(arguments: BoardSize.allCases)
  func `estimates of every depth keep the invariants of the search`(size: BoardSize) {
    for empties in [6, 11, 12] {
      for position in RandomPosition.list(1, empties: empties, size: size, seed: 82) {
        for (depth, selectivity) in [(0, 100), (1, 100), (2, 100), (3, 73), (5, 73), (6, 95)] {
          let effort = EffortRequest(.depth(depth), selectivity: selectivity)
          let advice = ReversiSolver().hints(position, effort: effort)
          #expect(advice.moves.count == position.legalMoves.count)
        }
      }
    }
  }

  @Test func `proofs with a trained evaluation keep the invariants of the search`() {
    let solver = ReversiSolver(ReversiData.memory())
    for position in RandomPosition.list(1, empties: 13, size: .six, seed: 83) {
      let score = solver.solve(position, goal: .score).score
      #expect(score != nil && score == ReversiSolver().solve(position, goal: .score).score)
    }
  }
}
