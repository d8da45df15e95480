import GameCore
import Reversi
import ReversiOracles
import Testing

@Suite struct ScoreProofTests {
  @Test(arguments: [7, 8, 9, 10]) func `the moves prove the score in both directions`(empties: Int) throws {
    var generator = SeededGenerator(seed: UInt64(empties))
    let solver = ReversiSolver()
    for _ in 0..<4 {
      var position = Position.start()
      while position.emptyCount > empties, !position.isFinished {
        position =
          position.mustPass
          ? position.passing
          : position.placingUnchecked(position.legalSquares[generator.index(position.legalSquares.count)])
      }
      let score = try #require(solver.solve(position).score)
      let proof = try ScoreProof(position, score: score, solver: solver)
      var (own, other) = (Reader(proof.atLeast, score, proof.finish), Reader(proof.atMost, -score, proof.finish))
      #expect(own.proves(position, isProver: true) && own.isAtEnd)
      #expect(other.proves(position, isProver: false) && other.isAtEnd)
    }
  }

  @Test func `a limit stops the search for moves`() throws {
    var position = Position.start()
    while position.emptyCount > 12 {
      position = position.mustPass ? position.passing : position.placingUnchecked(position.legalSquares[0])
    }
    let solver = ReversiSolver()
    let score = try #require(solver.solve(position).score)
    let signal = StopSignal()
    signal.raise()
    #expect(throws: Stopped.self) {
      try ScoreProof(position, score: score, solver: solver, limits: SearchLimits(stopSignal: signal))
    }
  }
}

/// Follows a proof as docs/certificates.md says.
private struct Reader {
  private var moves: ArraySlice<Square>
  private let bound: Int
  private let finish: Int
  private var met: Set<Position> = []

  init(_ moves: [Square], _ bound: Int, _ finish: Int) {
    self.moves = moves[...]
    self.bound = bound
    self.finish = finish
  }

  var isAtEnd: Bool { moves.isEmpty }

  mutating func proves(_ position: Position, isProver: Bool) -> Bool {
    if position.isFinished || position.emptyCount <= finish {
      let score = SlowReversi.alphaBeta(position.mover, position.opponent)
      return (isProver ? score : -score) >= bound
    }
    guard met.insert(position).inserted else { return true }
    if position.mustPass { return proves(position.passing, isProver: !isProver) }
    guard isProver else {
      return position.legalSquares.allSatisfy { proves(position.placingUnchecked($0), isProver: true) }
    }
    guard let move = moves.popFirst(), position.legalSquares.contains(move) else { return false }
    return proves(position.placingUnchecked(move), isProver: false)
  }
}
