import GameCore
import Reversi
import Testing

@Suite struct ReversiSolverTests {
  private static let positions =
    RandomPosition.list(6, empties: 40, seed: 18) + RandomPosition.list(6, empties: 10, seed: 18)

  private func hints(_ positions: [Position], _ request: EffortRequest, threads: Int = 1) -> [[MoveAdvice]] {
    let solver = ReversiSolver()
    return positions.map { solver.hints($0, effort: request, limits: SearchLimits(threads: threads)).moves }
  }

  @Test(arguments: [EffortRequest(.depth(5)), EffortRequest(.level(6)), EffortRequest(nodes: 20_000)])
  func `hints don't depend on the positions before, nor on the number of threads`(request: EffortRequest) {
    let hints = hints(Self.positions, request)
    #expect(hints == self.hints(Self.positions.reversed(), request).reversed())
    #expect(hints == self.hints(Self.positions, request, threads: 3))
  }

  @Test func `several threads inside one estimate are said in the answer, and proofs don't know them`() {
    let request = EffortRequest(.depth(9), threadsInside: 2)
    let solver = ReversiSolver()
    #expect(solver.hints(Self.positions[0], count: 1, effort: request).threadsInside == 2)
    #expect(solver.hints(Self.positions[0], count: 1, effort: EffortRequest(.depth(9))).threadsInside == 1)
    let end = solver.hints(Self.positions[6], effort: EffortRequest(.level(16), threadsInside: 2))
    #expect(end.threadsInside == 1 && end.moves.allSatisfy(\.isProved))
    #expect(end.moves == solver.hints(Self.positions[6], effort: EffortRequest(.level(16))).moves)
  }

  @Test func `a search with a limit of nodes ends at the same node whatever was solved before`() {
    let positions = RandomPosition.list(4, empties: 18, seed: 19)
    let limits = [1, 50_000].map { SearchLimits(nodes: $0) } + [SearchLimits(nodes: 50_000, threads: 3)]
    func solutions(_ positions: [Position], _ limits: SearchLimits) -> [[MoveBounds]] {
      let solver = ReversiSolver()
      return positions.map { solver.solve($0, limits: limits).moves }
    }
    for limit in limits {
      #expect(solutions(positions, limit) == solutions(positions.reversed(), limit).reversed())
    }
    #expect(solutions(positions, limits[1]) == solutions(positions, limits[2]))
  }

  @Test(arguments: [6, 10, 11, 12, 16]) func `one node is too few for any proof`(empties: Int) {
    for position in RandomPosition.list(5, empties: empties, seed: 20) where position.legalSquares.count > 1 {
      let solution = ReversiSolver().solve(position, goal: .allMoves, limits: SearchLimits(nodes: 1))
      #expect(solution.stopReason == .nodeLimit)
      #expect(solution.score == nil && solution.bestMove == nil)
    }
  }

  @Test func `the score alone, or with the best move, is that of the line, for fewer nodes`() {
    let solver = { ReversiSolver() }
    var nodes: (score: UInt64, line: UInt64) = (0, 0)
    for position in RandomPosition.list(40, empties: 10, seed: 23) {
      let (score, move) = (solver().solve(position, goal: .score), solver().solve(position, goal: .move))
      let line = solver().solve(position)
      #expect(score.score == line.score && score.evidence == line.evidence && move.score == line.score)
      #expect(move.bestMove == line.bestMove && move.bestMoves == line.bestMoves && move.principalVariation.isEmpty)
      #expect(score.bestMove == nil && score.bestMoves.isEmpty && score.principalVariation.isEmpty)
      nodes.score += score.nodes
      nodes.line += line.nodes
    }
    #expect(nodes.score < nodes.line)
  }

  @Test(arguments: Goal.allCases.filter { $0 >= .line })
  func `the best move begins the line, whatever is asked for`(goal: Goal) throws {
    let solver = ReversiSolver()
    var ties = 0
    for position in RandomPosition.list(60, empties: 9, seed: 21) {
      let solution = solver.solve(position, goal: goal)
      #expect(solution.bestMove == solution.principalVariation.first)
      let best = try #require(solution.bestMove)
      #expect(solution.bestMoves.contains(best))
      if solution.bestMoves.count > 1, solution.bestMoves.first != best { ties += 1 }
    }
    #expect(goal == .line || ties > 0, "some positions have several best moves, and the line takes a later one")
  }

  @Test func `hints begin with the move that the solver's line begins with`() throws {
    let solver = ReversiSolver()
    for position in RandomPosition.list(40, empties: 9, seed: 22) {
      let all = solver.hints(position)
      #expect(all.moves.first == solver.hints(position, count: 1).moves.first)
      #expect(all.moves.first?.move == solver.solve(position).bestMove)
    }
  }

  @Test func `requests without a level take the usual one, or the highest where a limit ends the search`() {
    #expect(EffortRequest().aim == .level(16))
    #expect(EffortRequest.review.aim == .level(16) && EffortRequest.openings.aim == .level(10))
    #expect(EffortRequest(seconds: 5).aim == .level(60) && EffortRequest(nodes: 5).aim == .level(60))
    #expect(EffortRequest(.depth(3), nodes: 5).effort(empties: 20) == .plies(3))
    #expect(EffortRequest(.level(12), selectivity: 99).effort(empties: 30).selectivity == .percent(99))
    #expect(EffortRequest(nodes: 5).limits(within: SearchLimits(nodes: 3)).nodes == 3)
  }

  @Test func `positions with too many empty squares are left with the bounds of stable discs`() {
    let position = Self.positions[0]
    let solution = ReversiSolver().solve(position, mostEmpties: 20)
    #expect(solution.nodes == 0 && solution.evidence == .bounded(lower: -64, upper: 64, .stableDiscs))
  }
}
