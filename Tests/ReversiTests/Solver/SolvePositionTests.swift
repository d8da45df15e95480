import GameCore
import Reversi
import ReversiOracles
import Testing

@Suite struct SolvePositionTests {
  @Test(arguments: [(BoardSize.eight, 1...8), (.six, 1...8), (.four, 1...8)])
  func `scores and best moves equal those of plain brute force`(size: BoardSize, empties: ClosedRange<Int>) {
    let solver = Adviser()
    for empty in empties {
      for position in RandomPosition.list(empty < 7 ? 60 : 8, empties: empty, size: size, seed: 41) {
        let solution = solver.solve(position, goal: .allMoves)
        #expect(solution.score == SlowReversi.score(position), "\(position.boardText)")
        for move in solution.moves {
          guard case .place(let square) = move.move else { continue }
          let score = -SlowReversi.score(position.placingUnchecked(square))
          #expect(move.lower == score && move.upper == score, "\(position.boardText) \(move.move)")
        }
        let best = solution.moves.filter { $0.lower == solution.score }.map(\.move)
        #expect(solution.bestMoves == best)
      }
    }
  }

  @Test func `a hundred positions at ten empty squares have the score of plain alpha-beta`() {
    Self.compare(empties: 10...10, count: 100)
  }

  @Test(.enabled(if: FFOTests.isLong))
  func `two thousand positions at eight to twelve empty squares have the score of plain alpha-beta`() {
    Self.compare(empties: 8...12, count: 400)
  }

  private static func compare(empties: ClosedRange<Int>, count: Int) {
    let solver = ReversiData.solver
    for empty in empties {
      for position in RandomPosition.list(count, empties: empty, seed: 40) {
        let score = SlowReversi.alphaBeta(position.mover, position.opponent)
        #expect(solver.solve(position).score == score, "\(position.boardText)")
      }
    }
  }

  @Test func `arrangements that no game leads to are solved as well`() {
    let solver = Adviser()
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<300 {
      var (mover, opponent) = SlowReversi.randomDiscs(&generator)
      // Fill the board up to six empty squares at most.
      var empties = ~(mover | opponent)
      while empties.nonzeroBitCount > 6 {
        let square = empties & (0 &- empties)
        empties ^= square
        if generator.index(2) == 0 { mover |= square } else { opponent |= square }
      }
      let position = Position(mover: mover, opponent: opponent, sideToMove: .white, size: .eight)
      #expect(solver.solve(position).score == SlowReversi.score(position), "\(position.boardText)")
    }
  }

  @Test func `the line of best moves replays to the proved score, each move being one of the best`() throws {
    let solver = Adviser()
    for position in RandomPosition.list(40, empties: 10, seed: 43) {
      let solution = solver.solve(position, goal: .allBest)
      let score = try #require(solution.score)
      var line = Line(from: position)
      for move in solution.principalVariation {
        let here = solver.solve(line.end, goal: .allBest)
        #expect(here.bestMoves.contains(move), "\(position.boardText)")
        try line.play(move)
      }
      #expect(line.end.isFinished)
      let final = line.end.finalDifference
      #expect((line.end.sideToMove == position.sideToMove ? final : -final) == score)
      #expect(line.moves == solution.principalVariation, "no pass is left out")
    }
  }

  @Test func `the line depends neither on the goal nor on what a solver has proved before`() {
    let experienced = Adviser()
    for position in RandomPosition.list(20, empties: 11, seed: 46) {
      let first = experienced.solve(position, goal: .allMoves)
      let again = experienced.solve(position)
      let fresh = Adviser(SolverMemory(bytes: 1 << 10)).solve(position, goal: .allBest)
      #expect(first.principalVariation == again.principalVariation, "\(position.boardText)")
      #expect(first.principalVariation == fresh.principalVariation, "\(position.boardText)")
      #expect(again.bestMoves.first == again.principalVariation.first)
    }
  }

  @Test func `turning the board and swapping the colours keep the score`() {
    let solver = Adviser()
    for position in RandomPosition.list(10, empties: 12, seed: 44) {
      let score = solver.solve(position).score
      for symmetry in Symmetry.allCases { #expect(solver.solve(symmetry.apply(position)).score == score) }
      let swapped = Position(
        mover: position.mover, opponent: position.opponent, sideToMove: position.sideToMove.other, size: .eight)
      #expect(solver.solve(swapped).score == score)
    }
  }

  @Test func `playing a best move keeps the score`() throws {
    let solver = Adviser()
    for position in RandomPosition.list(20, empties: 12, seed: 45) {
      let solution = solver.solve(position)
      let best = try #require(solution.bestMoves.first)
      let next = solver.solve(try position.playing(best))
      #expect(next.score.map { -$0 } == solution.score)
    }
  }

  @Test func `finished games, passes at the root and wiped out sides are legal inputs`() throws {
    let solver = Adviser()
    let full = try Position(boardText: String(repeating: "X", count: 40) + String(repeating: "O", count: 24) + " O")
    #expect(solver.solve(full).score == -16)
    #expect(solver.solve(full).bestMoves.isEmpty)
    #expect(solver.solve(full).evidence == .proved(.gameOver))
    let wiped = try Position(boardText: "X" + String(repeating: "-", count: 63) + " X")
    #expect(solver.solve(wiped).score == 64)
    let empty = try Position(boardText: String(repeating: "-", count: 64) + " X")
    #expect(solver.solve(empty).score == 0)
    let passing = try Position(boardText: "-XO" + String(repeating: "X", count: 61) + " X")
    let solution = solver.solve(passing)
    #expect(solution.bestMoves == [.pass] || solution.bestMoves.first == .place(Square(row: 0, column: 0)))
    let mustPass = try Position(boardText: "-OX" + String(repeating: "X", count: 61) + " O")
    #expect(mustPass.mustPass)
    let passed = solver.solve(mustPass, goal: .allMoves)
    #expect(passed.score == -64)
    #expect(passed.bestMoves == [.pass])
    #expect(passed.principalVariation.map(\.description) == ["pass", "a1"])
  }

  @Test func `the same request visits the same positions`() {
    let positions = RandomPosition.list(10, empties: 14, seed: 46)
    let first = Adviser()
    let second = Adviser()
    for position in positions { #expect(first.solve(position).nodes == second.solve(position).nodes) }
  }

  @Test(arguments: [1 << 10, 1 << 14, 1 << 26])
  func `the size of the table changes nothing but the work`(bytes: Int) {
    let small = Adviser(SolverMemory(bytes: bytes))
    let usual = Adviser()
    for position in RandomPosition.list(8, empties: 13, seed: 47) {
      let (one, two) = (small.solve(position, goal: .allMoves), usual.solve(position, goal: .allMoves))
      #expect(one.moves == two.moves)
      #expect(one.principalVariation == two.principalVariation)
    }
  }

  @Test func `limits stop with bounds that hold`() throws {
    let position = RandomPosition.list(1, empties: 22, seed: 48)[0]
    let stopped = Adviser().solve(position, limits: SearchLimits(nodes: 200_000))
    #expect(stopped.stopReason == .nodeLimit)
    #expect(stopped.nodes < 400_000)
    #expect(stopped.score == nil)
    #expect(stopped.principalVariation.isEmpty)
    #expect(
      stopped.evidence
        == .bounded(lower: stopped.lower, upper: stopped.upper, .stoppedSearch))
    let signal = StopSignal()
    signal.raise()
    #expect(Adviser().solve(position, limits: SearchLimits(stopSignal: signal)).stopReason == .interrupted)
    let late = Adviser().solve(position, limits: SearchLimits(deadline: .after(seconds: 0.02)))
    #expect(late.stopReason == .deadline)
    for position in RandomPosition.list(10, empties: 14, seed: 49) {
      let score = try #require(Adviser().solve(position).score)
      let bounds = Adviser().solve(position, limits: SearchLimits(nodes: 20_000))
      #expect((bounds.lower...bounds.upper).contains(score))
    }
  }

  @Test func `what a limit stops keeps the move that seems best, and narrowed bounds`() throws {
    let record = try #require(FFOTests.records.first { (18...20).contains($0.position.emptyCount) })
    let truth = Dictionary(record.moveScores.map { ($0.move, $0.score) }, uniquingKeysWith: { first, _ in first })
    let solver = ReversiSolver()
    var narrowed = 0
    for nodes: UInt64 in [1, 1000, 60_000] {
      let stopped = solver.solve(record.position, limits: SearchLimits(nodes: nodes))
      #expect(stopped.stopReason == .nodeLimit && stopped.nodes < nodes + 60_000)
      let estimate = try #require(stopped.estimate)
      #expect(truth[estimate.move] != nil && !estimate.isProved)
      for bounds in stopped.moves {
        let score = try #require(truth[bounds.move])
        #expect(bounds.lower <= score && bounds.upper >= score)
        narrowed += bounds.lower > -64 || bounds.upper < 64 ? 1 : 0
      }
      let again = solver.solve(record.position, limits: SearchLimits(nodes: nodes, threads: 2))
      #expect(again.moves == stopped.moves && again.estimate == stopped.estimate)
    }
    #expect(narrowed > 0)
  }
}
