import GameCore
import Reversi
import Synchronization
import Testing

@Suite struct ParallelSearchTests {
  @Test func `any number of threads gives the same moves, scores and line`() {
    let alone = Adviser()
    let together = [(2, Adviser()), (5, Adviser())]
    for position in RandomPosition.list(6, empties: 17, seed: 61) {
      let one = alone.solve(position, goal: .allMoves)
      for (threads, adviser) in together {
        let many = adviser.solve(position, goal: .allMoves, limits: SearchLimits(threads: threads))
        #expect(one.moves == many.moves, "\(threads) \(position.boardText)")
        #expect(one.bestMoves == many.bestMoves)
        #expect(one.principalVariation == many.principalVariation)
      }
    }
  }

  @Test func `scouts that threads share don't change what is proved`() {
    for position in RandomPosition.list(3, empties: 20, seed: 66) {
      let one = Adviser(TestAdvisers.full()).solve(position, goal: .line)
      for threads in [2, 3, 7] {
        let many = Adviser(TestAdvisers.full())
          .solve(position, goal: .line, limits: SearchLimits(threads: threads))
        #expect(one.score == many.score && one.bestMove == many.bestMove, "\(threads) \(position.boardText)")
        #expect(one.principalVariation == many.principalVariation, "\(threads) \(position.boardText)")
      }
    }
  }

  @Test func `threads that lend themselves change neither moves nor scores nor lines, and leave when they are needed`()
  {
    let positions = RandomPosition.list(6, empties: 17, seed: 68)
    let isNeeded = Atomic<Bool>(false)
    Workers.run(2) { worker in
      if worker == 0 {
        IdleThreads.ofProcess.lend(until: { isNeeded.load(ordering: .acquiring) })
      } else {
        let solver = Adviser()
        for position in positions {
          let limited = Adviser().solve(position, goal: .line, limits: SearchLimits(nodes: .max))
          let helped = solver.solve(position, goal: .line)
          #expect(helped.score == limited.score && helped.bestMove == limited.bestMove, "\(position.boardText)")
          #expect(helped.principalVariation == limited.principalVariation)
        }
        isNeeded.store(true, ordering: .releasing)
        IdleThreads.ofProcess.wake()
      }
    }
  }

  @Test func `limits stop all threads`() {
    let position = RandomPosition.list(1, empties: 24, seed: 62)[0]
    let limits = SearchLimits(nodes: 500_000, threads: 3)
    let solution = Adviser().solve(position, limits: limits)
    #expect(solution.stopReason == .nodeLimit)
    #expect(solution.nodes < 2_000_000)
    let signal = StopSignal()
    signal.raise()
    let stopped = Adviser().solve(position, limits: SearchLimits(threads: 3, stopSignal: signal))
    #expect(stopped.stopReason == .interrupted)
  }

  @Test func `a search that its limits interrupt leaves nothing false behind`() {
    for position in RandomPosition.list(3, empties: 18, seed: 67) {
      let whole = Adviser().solve(position, goal: .score).score ?? .min
      for threads in [2, 3, 7] {
        let solver = Adviser()
        for round in 1...30 {
          let deadline = Deadline.after(seconds: 0.000_1 * Double(round))
          let part = solver.solve(position, goal: .score, limits: SearchLimits(deadline: deadline, threads: threads))
          #expect((part.lower...part.upper).contains(whole), "\(threads), round \(round) of \(position.boardText)")
        }
        #expect(solver.solve(position, goal: .score).score == whole, "\(threads) \(position.boardText)")
      }
    }
  }

  @Test func `a solver answers many threads at once, and all agree`() {
    let positions = RandomPosition.list(12, empties: 12, seed: 63)
    let scores = positions.map { Adviser().solve($0).score }
    let solver = ReversiSolver()
    Workers.forEach(positions.count, threads: 4) { item in
      let score = solver.solve(positions[item]).score
      #expect(score == scores[item])
    }
  }
}

@Suite struct SmallBoardTests {
  @Test func `4×4 is won by the second player, eleven to three`() {
    let solution = Adviser().solve(.start(size: .four), goal: .allBest)
    #expect(solution.score == -10)
    #expect(solution.bestMoves.count == 4, "the four first moves are turned into each other")
    #expect(Adviser().solve(.start(size: .four, first: .white)).score == -10)
  }

  @Test(.enabled(if: FFOTests.isLong)) func `6×6 is won by the second player, twenty to sixteen`() throws {
    let limits = SearchLimits(threads: 2)
    let solution = Adviser().solve(.start(size: .six), limits: limits)
    #expect(solution.score == -4)
    var line = Line(from: .start(size: .six))
    for move in solution.principalVariation { try line.play(move) }
    #expect(line.end.discCount(of: .black) == 16)
    #expect(line.end.discCount(of: .white) == 20)
  }

  @Test func `turned positions of a small board have the same score`() {
    let solver = Adviser()
    for position in RandomPosition.list(3, empties: 18, size: .six, seed: 64) {
      let score = solver.solve(position).score
      for symmetry in Symmetry.allCases { #expect(Adviser().solve(symmetry.apply(position)).score == score) }
    }
  }

  @Test func `bounds without a search hold`() throws {
    for position in RandomPosition.list(50, empties: 8, seed: 65) {
      let bounds = Solution(unsearched: position)
      let score = try #require(Adviser().solve(position).score)
      #expect((bounds.lower...bounds.upper).contains(score))
    }
  }
}
