import GameCore
import Reversi
import ReversiOracles
import Testing

@Suite struct PracticeSearchTests {
  private static let solver = ReversiSolver()

  /// Random games, numbered from 1.
  private static func games(_ count: Int, seed: UInt64 = 3) -> [(number: Int, record: GameRecord)] {
    var generator = SeededGenerator(seed: seed, stream: 0)
    return (1...count).map { ($0, RandomGame.make(generator: &generator)) }
  }

  private static let few = PracticePlan(.games(games(12)), empties: 3...7, gap: 4)
  private static let found = solver.practice(few)

  /// The scores of all placements by trying everything.
  private func slowScores(_ position: Position) -> [PracticePosition.MoveScore] {
    position.legalSquares.map {
      PracticePosition.MoveScore(square: $0, score: -SlowReversi.score(position.placingUnchecked($0)))
    }
  }

  @Test func `what is found is what trying everything finds, and nothing else`() throws {
    var wanted: [Position: (best: Square, scores: [PracticePosition.MoveScore])] = [:]
    var solved: Set<Position> = []
    for game in Self.games(12) {
      for position in game.record.positions
      where (3...7).contains(position.emptyCount) && position.legalSquares.count > 1 {
        solved.insert(position)
        let scores = slowScores(position)
        let best = scores.map(\.score).max() ?? 0
        let near = scores.filter { $0.score > best - 4 }
        if near.count == 1 { wanted[position] = (near[0].square, scores) }
      }
    }
    #expect(Self.found.positions.count == wanted.count && wanted.count >= 8)
    #expect(Self.found.solvedCount == solved.count)
    for puzzle in Self.found.positions {
      let expected = try #require(wanted[puzzle.position])
      #expect(puzzle.best == expected.best && puzzle.moves == expected.scores)
      #expect(puzzle.score == expected.scores.map(\.score).max() && puzzle.gap >= 4)
      #expect(puzzle.score - puzzle.secondScore == puzzle.gap)
      #expect(puzzle.principalVariation.first == .place(puzzle.best))
      let game = Self.games(12)[puzzle.game - 1].record
      #expect(game.positions.contains(puzzle.position))
    }
    #expect(Self.found.isComplete && Self.found.stopReason == nil && Self.found.nodes > 0)
    #expect(Self.found.evidence == .proved(.search))
  }

  @Test func `own play makes as many as asked, with exactly one best move by the gap`() {
    let plan = PracticePlan(.ownPlay(seed: 9), empties: 4...8, gap: 6, count: 8)
    let set = Self.solver.practice(plan)
    #expect(set.isComplete && set.positions.count == 8)
    for puzzle in set.positions {
      #expect((4...8).contains(puzzle.position.emptyCount) && puzzle.position.oddities.isEmpty)
      let scores = slowScores(puzzle.position)
      #expect(scores == puzzle.moves)
      #expect(scores.filter { $0.score > puzzle.score - 6 }.map(\.square) == [puzzle.best])
    }
  }

  @Test func `own play is on the board that is asked for`() {
    let set = Self.solver.practice(
      PracticePlan(.ownPlay(from: .start(size: .six), seed: 3), empties: 5...7, gap: 2, count: 2))
    #expect(set.positions.count == 2)
    #expect(set.positions.allSatisfy { $0.position.size == .six && (5...7).contains($0.position.emptyCount) })
  }

  @Test func `the easiest come first`() {
    let keys = Self.found.positions.map { puzzle in
      [puzzle.difficulty.plies, puzzle.difficulty.simplePlayersMissing, puzzle.difficulty.place == .corner ? 0 : 1]
    }
    for (first, second) in zip(keys, keys.dropFirst()) {
      #expect(!second.lexicographicallyPrecedes(first))
    }
    #expect(Set(Self.found.positions.map(\.difficulty.grade)).count > 1)
  }

  @Test func `the difficulty is the depth from which on every search finds the move`() {
    for puzzle in Self.found.positions {
      let finds = (0...PracticeDifficulty.mostPlies).map { depth in
        Adviser().advise(puzzle.position, effort: .plies(depth), count: 1).moves.first?.move == .place(puzzle.best)
      }
      let plies = puzzle.difficulty.plies
      #expect(finds[plies...].allSatisfy { $0 })
      #expect(plies == 0 || !finds[plies - 1])
      let board = puzzle.position
      let turned = SlowReversi.flips(board.mover, board.opponent, puzzle.best.index)
      let empties = board.empties & ~puzzle.best.bit
      let quiet = Square.list(turned).allSatisfy { disc in
        board.size.allSquares.allSatisfy { square in
          empties & square.bit == 0 || abs(square.row - disc.row) > 1 || abs(square.column - disc.column) > 1
        }
      }
      #expect(puzzle.difficulty.isQuiet == quiet)
      let turns = { (square: Square) in board.flips(placing: square).count }
      #expect(!puzzle.difficulty.isGreedy || turns(puzzle.best) == board.legalSquares.map(turns).max())
      let replies = { (square: Square) in board.placingUnchecked(square).legalSquares.count }
      let fewest = board.legalSquares.map(replies).min()
      #expect(!puzzle.difficulty.leavesFewestMoves || replies(puzzle.best) == fewest)
    }
  }

  @Test func `places are named by the corners`() throws {
    let position = try Position(boardText: "X" + String(repeating: "-", count: 63) + " X")
    for (name, place) in [
      ("a1", MovePlace.corner), ("h8", .corner), ("b2", .inside), ("a2", .edge), ("g7", .besideCorner),
      ("h7", .besideCorner), ("g1", .besideCorner), ("d1", .edge), ("d4", .inside), ("f6", .inside), ("a5", .edge),
    ] {
      #expect(MovePlace(try #require(Square(name)), in: position) == place, "\(name)")
    }
    let small = Position.start(size: .four)
    #expect(MovePlace(try #require(Square("d4")), in: small) == .corner)
    #expect(MovePlace(try #require(Square("c4")), in: small) == .besideCorner)
  }

  @Test func `images and transpositions of a position come once`() throws {
    let games = Self.games(4)
    let images = try games.enumerated().map { place, game in
      let symmetry = Symmetry.allCases[1 + place % 7]
      var image = GameRecord(from: symmetry.apply(game.record.line.start))
      for move in game.record.line.moves {
        guard case .place(let square) = move else { continue }
        try image.play(.place(symmetry.apply(square, size: .eight)))
      }
      return (number: 100 + place, record: image)
    }
    let alone = Self.solver.practice(PracticePlan(.games(games), empties: 3...6, gap: 2))
    let twice = Self.solver.practice(PracticePlan(.games(games + games + images), empties: 3...6, gap: 2))
    #expect(alone.positions == twice.positions && alone.solvedCount == twice.solvedCount)
    #expect(!alone.positions.isEmpty)
  }

  @Test func `the same plan gives the same positions with any number of threads`() {
    func positions(_ seed: UInt64, threads: Int) -> [PracticePosition] {
      let plan = PracticePlan(.ownPlay(seed: seed), empties: 3...5, gap: 4, count: 6)
      return Self.solver.practice(plan, limits: SearchLimits(threads: threads)).positions
    }
    #expect(positions(1, threads: 1) == positions(1, threads: 3))
    #expect(positions(1, threads: 1) != positions(2, threads: 1))
  }

  @Test func `a grade and a number leave out the others`() {
    let hard = Self.found.positions.filter { $0.difficulty.grade != .easy }
    for grade in PracticeGrade.allCases {
      let plan = PracticePlan(Self.few.source, empties: 3...7, gap: 4, grade: grade)
      #expect(Self.solver.practice(plan).positions == Self.found.positions.filter { $0.difficulty.grade == grade })
    }
    let two = Self.solver.practice(PracticePlan(Self.few.source, empties: 3...7, gap: 4, count: 2))
    #expect(two.positions.count == 2 && two.isComplete && two.solvedCount <= Self.found.solvedCount)
    #expect(two.positions.allSatisfy { Self.found.positions.contains($0) } && !hard.isEmpty)
  }

  @Test func `where there are none the search ends, and a limit stops it early`() {
    let none = Self.solver.practice(PracticePlan(.games(Self.games(3)), empties: 2...2, gap: 128))
    #expect(none.positions.isEmpty && none.isComplete)
    let signal = StopSignal()
    signal.raise()
    let stopped = Self.solver.practice(Self.few, limits: SearchLimits(stopSignal: signal))
    #expect(stopped.stopReason == .interrupted && stopped.positions.isEmpty && !stopped.isComplete)
    let later = StopSignal()
    let observer = Observer { if $0.completed >= 1 { later.raise() } }
    let plan = PracticePlan(.ownPlay(seed: 2), empties: 3...4, gap: 2, count: 10_000)
    let some = Self.solver.practice(plan, limits: SearchLimits(stopSignal: later), observer: observer)
    #expect(some.stopReason == .interrupted && !some.positions.isEmpty && some.positions.count < 10_000)
  }

  @Test func `a limit of nodes ends the search before the same position on any number of threads`() {
    var solved: Set<Int> = []
    for nodes in [1, 200, 500, 2000, 5000, 20_000, 1_000_000] as [UInt64] {
      let sets = [1, 2, 5].map { threads in
        Self.solver.practice(Self.few, limits: SearchLimits(nodes: nodes, threads: threads))
      }
      solved.insert(sets[0].solvedCount)
      for set in sets {
        #expect(set.positions == sets[0].positions && set.solvedCount == sets[0].solvedCount, "\(nodes) nodes")
        #expect(set.stopReason == sets[0].stopReason && set.isComplete == (set.stopReason == nil))
      }
      #expect(sets[0].stopReason == (sets[0].solvedCount < Self.found.solvedCount ? .nodeLimit : nil))
      #expect(sets[0].positions.allSatisfy { Self.found.positions.contains($0) })
    }
    #expect(solved.count > 3 && solved.contains(0) && solved.contains(Self.found.solvedCount))
  }

  @Test func `the smaller boards have puzzles, too`() {
    var generator = SeededGenerator(seed: 6, stream: 0)
    let games = (1...20).map { number in
      (number: number, record: RandomGame.make(from: .start(size: .six), generator: &generator))
    }
    let set = Self.solver.practice(PracticePlan(.games(games), empties: 3...6))
    #expect(!set.positions.isEmpty)
    for puzzle in set.positions { #expect(puzzle.moves == slowScores(puzzle.position)) }
  }
}
