import GameCore
import Reversi
import Testing

/// Small positions whose whole answer is known, and limits that stop searches at all moments.
enum KnownAnswers {
  /// The start of the small board, endgames of all boards, a pass, a finished game.
  static let positions: [Position] =
    [.start(size: .four)]
    + BoardSize.allCases.flatMap { size in
      [1, 2, 5, 7, 8].flatMap { RandomPosition.list(1, empties: $0, size: size, seed: 71) }
    } + [passing, finished].compactMap { $0 }

  private static let passing = RandomPosition.list(60, empties: 6, size: .six, seed: 72)
    .flatMap { position in position.legalSquares.map { position.placingUnchecked($0) } }.first(where: \.mustPass)

  private static var finished: Position? {
    var generator = SeededGenerator(seed: 73)
    return RandomGame.make(from: .start(size: .four), limit: 40, generator: &generator).line.end
  }

  /// Limits of nodes, a deadline that has passed, a raised signal, and signals that another thread
  /// raises at an unknown moment.
  static func limits(seed: UInt64) -> [SearchLimits] {
    let raised = StopSignal()
    raised.raise()
    var generator = SeededGenerator(seed: seed)
    let counted = [0, 1, 2, 7, 50, 400, UInt64(generator.index(5000))].map { SearchLimits(nodes: $0) }
    let outside = (0..<3).map { number in
      let signal = StopSignal()
      let turns = generator.index(1 << (6 + 4 * number))
      _ = Workers.detached {
        for _ in 0..<turns { _ = signal.isRaised }
        signal.raise()
      }
      return SearchLimits(threads: number + 1, stopSignal: signal)
    }
    return counted + [SearchLimits(deadline: .after(seconds: 0)), SearchLimits(stopSignal: raised)] + outside
  }
}

@Suite struct StoppedSearchTests {
  private let solver = ReversiSolver()

  @Test func `whatever stops a proof, its bounds hold the truth and its best moves are best`() throws {
    for (number, position) in KnownAnswers.positions.enumerated() {
      let whole = solver.solve(position, goal: .allMoves)
      let score = try #require(whole.score)
      for (order, limits) in KnownAnswers.limits(seed: UInt64(number)).enumerated() {
        for goal in [Goal.line, .allBest, .allMoves] {
          let stopped = ReversiSolver().solve(position, goal: goal, limits: limits)
          let place = "position \(number), limit \(order), \(goal)"
          #expect(stopped.lower <= score && score <= stopped.upper, "\(place)")
          for bounds in stopped.moves {
            let truth = try #require(whole.moves.first { $0.move == bounds.move })
            #expect(bounds.lower <= truth.lower && truth.lower <= bounds.upper, "\(place), \(bounds.move)")
          }
          for best in stopped.bestMoves {
            #expect(whole.moves.contains { $0.move == best && $0.lower == score }, "\(place), \(best)")
          }
          checkEvidence(stopped, of: score, place)
        }
      }
    }
  }

  private func checkEvidence(_ solution: Solution, of score: Int, _ place: String) {
    switch solution.evidence {
    case .proved: #expect(solution.score == score, "\(place)")
    case .bounded(let lower, let upper, _):
      #expect((lower, upper) == (solution.lower, solution.upper), "\(place)")
      #expect(lower > -solution.position.size.squareCount || upper < solution.position.size.squareCount, "\(place)")
    case .unknown: #expect(solution.score == nil && solution.stopReason != nil, "\(place)")
    default: Issue.record("a proof is no estimate: \(place)")
    }
    // What a limit left open is never proved after all.
    if let estimate = solution.estimate { #expect(!estimate.isProved, "\(place)") }
  }

  @Test func `without a node nothing is proved but what needs none`() {
    for position in KnownAnswers.positions where !position.isFinished {
      for threads in [1, 3] {
        let solution = ReversiSolver().solve(position, limits: SearchLimits(nodes: 0, threads: threads))
        #expect(solution.evidence == .unknown && solution.bestMove == nil && solution.stopReason == .nodeLimit)
        let advice = ReversiSolver().hints(position, limits: SearchLimits(nodes: 0, threads: threads))
        #expect(advice.moves.allSatisfy { !$0.isProved } && advice.moves.count == position.legalMoves.count)
      }
    }
  }

  @Test func `a window that a limit closes half holds the truth`() throws {
    for (number, position) in KnownAnswers.positions.enumerated() {
      let score = try #require(solver.solve(position, goal: .score).score)
      for window in [(-2, 2), (-16, 16), (4, 6)].compactMap({ ScoreWindow($0.0, $0.1) }) {
        for limits in KnownAnswers.limits(seed: UInt64(100 + number)) {
          let stopped = ReversiSolver().solve(position, within: window, limits: limits)
          #expect(stopped.lower <= score && score <= stopped.upper)
          if case .proved = stopped.evidence { #expect(stopped.score == score) }
        }
      }
    }
  }

  @Test func `hints and analyses that are stopped call nothing proved that isn't`() throws {
    for (number, position) in KnownAnswers.positions.enumerated() where !position.isFinished {
      let whole = solver.solve(position, goal: .allMoves)
      for limits in KnownAnswers.limits(seed: UInt64(200 + number)) {
        let advice = ReversiSolver().hints(position, effort: EffortRequest(.level(60)), limits: limits)
        #expect(Set(advice.moves.map(\.move)).isSubset(of: position.legalMoves))
        for move in advice.moves where move.isProved {
          #expect(whole.moves.contains { $0.move == move.move && 100 * $0.lower == move.value })
        }
        let analysis = ReversiSolver().analysis(of: position, effort: EffortRequest(.level(60)), limits: limits)
        if case .proved = analysis.evidence { #expect(analysis.value == whole.score.map { 100 * $0 }) }
      }
    }
  }

  @Test func `a book's proof is the book's, and is made again where that takes a moment`() throws {
    func book(_ size: BoardSize) throws -> OpeningBook {
      let start = Position.start(size: size)
      let record = try BookRecord(
        start, depth: start.emptyCount, selectivity: 100, isProved: true,
        moves: start.legalSquares.map { BookRecord.Move($0, 1600) })
      return OpeningBook(BookGraph(size: size, records: [record]), level: 60)
    }
    let small = Position.start(size: .four)
    let proved = try solver.hints(small, book: try book(.four), effort: EffortRequest(.level(2)))
    #expect(proved.moves.first?.value == -1000 && proved.evidence == .proved(.search) && proved.nodes > 0)
    let stopped = try solver.hints(
      small, book: try book(.four), effort: EffortRequest(.level(2)), limits: SearchLimits(nodes: 0))
    #expect(stopped.moves.first?.value == 1600 && stopped.evidence == .stated(.book) && stopped.nodes == 0)
    let stated = try solver.hints(.start(size: .six), book: try book(.six))
    #expect(stated.evidence == .stated(.book) && stated.moves.allSatisfy { $0.evidence == .stated(.book) })
  }
}
