import GameCore
import Reversi
import Testing

@Suite struct GameReviewTests {
  /// A game from a position with few empty squares, and its review by exact searches.
  private func review(empties: Int, generator: inout SeededGenerator) -> GameReview {
    let start = RandomPosition.make(empties: empties, generator: &generator)
    let record = RandomGame.make(from: start, generator: &generator)
    return ReversiSolver().review(record, effort: EffortRequest(.level(60)))
  }

  @Test func `proved values are those of the exact solver`() throws {
    var generator = SeededGenerator(seed: 61)
    let solver = Adviser()
    for round in 0..<12 {
      let review = review(empties: 8, generator: &generator)
      #expect(review.stopReason == nil)
      let positions = review.record.positions
      for (index, move) in review.moves.enumerated() {
        let move = try #require(move)
        let best = try #require(solver.solve(positions[index]).score)
        let value = -(try #require(solver.solve(positions[index + 1]).score))
        #expect(move.isProved, "seed 61, round \(round), move \(index)")
        #expect(move.bestValue == 100 * best && move.value == 100 * value, "seed 61, round \(round), move \(index)")
        #expect(move.loss >= 0 && (move.best == move.move) == (move.loss == 0))
        #expect(move.isForced == (positions[index].legalMoves.count == 1))
      }
    }
  }

  @Test func `with limits the last move of a finished game is valued, too`() throws {
    var generator = SeededGenerator(seed: 63)
    for _ in 0..<6 {
      let record = RandomGame.make(from: RandomPosition.make(empties: 5, generator: &generator), generator: &generator)
      let effort = EffortRequest(.level(60), nodes: 1_000_000)
      let review = ReversiSolver().review(record, effort: effort)
      #expect(review.stopReason == nil && review.moves.allSatisfy { $0?.isProved == true })
      #expect(review.moves.map { $0?.value } == ReversiSolver().review(record).moves.map { $0?.value })
    }
  }

  @Test func `losses add up to the way from the first value to the result`() throws {
    var generator = SeededGenerator(seed: 62)
    for _ in 0..<12 {
      let review = review(empties: 9, generator: &generator)
      let first = try #require(review.moves.first ?? nil)
      let start = first.side == .black ? first.bestValue : -first.bestValue
      let lost = review.moves.compactMap { $0 }.reduce(0) { $0 + ($1.side == .black ? -$1.loss : $1.loss) }
      #expect(start + lost == 100 * (try #require(review.record.playedDifference)))
      let (black, white) = (review.accuracy(of: .black), review.accuracy(of: .white))
      #expect(white.totalLoss - black.totalLoss == lost)
      #expect(black.provedLoss == black.totalLoss && black.bestMoves <= black.choices)
    }
  }

  @Test func `from a ply on moves are valued as in the whole review, and none before`() {
    var generator = SeededGenerator(seed: 66)
    let record = RandomGame.make(from: RandomPosition.make(empties: 10, generator: &generator), generator: &generator)
    let count = record.line.moves.count
    for effort in [EffortRequest(.level(60)), EffortRequest(.depth(2)), EffortRequest(.depth(3), nodes: 100_000)] {
      let whole = ReversiSolver().review(record, fromPly: 1, effort: effort)
      for ply in [1, 2, 5, count, count + 1, count + 9] {
        let review = ReversiSolver().review(record, fromPly: ply, effort: effort)
        #expect(review.firstJudged == min(ply - 1, count) && review.isComplete, "\(ply)")
        #expect(review.moves == whole.moves.enumerated().map { $0 < ply - 1 ? nil : $1 }, "\(ply)")
      }
    }
  }

  @Test func `the kind of a game says which plies were drawn at random`() throws {
    let line = try Line(transcript: "f5d6c3d3c4f4c5b3c2", from: .start())
    for (variant, plies) in [
      ("8", 0), ("8k", 0), ("8r8", 4), ("s8r12:l", 8), ("8r20", 9), ("8r4", 0), ("8r", 0), ("8rx", 0), ("r8", 4),
      ("8r99999999999999999999", 0),
    ] {
      var record = GameRecord(line)
      record.variant = variant
      #expect(record.drawnPlies == plies, "\(variant)")
      record = GameRecord(from: line.end)
      record.variant = variant
      #expect(record.drawnPlies == 0, "\(variant)")
    }
  }

  @Test func `the worst moves are the most expensive ones, the worst first`() {
    var generator = SeededGenerator(seed: 63)
    let review = review(empties: 10, generator: &generator)
    let worst = review.worstMoves(3)
    let losses = worst.compactMap { review.moves[$0]?.loss }
    #expect(losses == losses.sorted(by: >) && losses.allSatisfy { $0 >= 50 })
    #expect(losses.first == review.moves.compactMap { $0?.loss }.max())
  }

  @Test func `heuristic values never claim to be proved, and the same review comes out again`() {
    var generator = SeededGenerator(seed: 64)
    let record = RandomGame.make(generator: &generator)
    let first = ReversiSolver().review(record, effort: EffortRequest(.level(2)))
    #expect(first == ReversiSolver().review(record, effort: EffortRequest(.level(2))))
    for move in first.moves.compactMap({ $0 }) where move.position.emptyCount > 12 && !move.isForced {
      #expect(!move.isProved)
    }
    #expect(first.moves.allSatisfy { $0 != nil })
  }

  @Test func `Ctrl-C leaves the early moves open`() {
    var generator = SeededGenerator(seed: 65)
    let signal = StopSignal()
    signal.raise()
    let review = ReversiSolver().review(
      RandomGame.make(limit: 30, generator: &generator), limits: SearchLimits(stopSignal: signal))
    #expect(review.stopReason == .interrupted)
    #expect(review.moves.contains { $0 == nil })
  }

  @Test func `games without moves and finished ones are reviewed`() {
    let empty = ReversiSolver().review(GameRecord(from: .start()), effort: EffortRequest(.level(2)))
    #expect(empty.moves.isEmpty && empty.worstMoves(5).isEmpty && empty.accuracy(of: .black).share == 1)
  }

  @Test func `both values of an estimated move come from searches of the same depth`() throws {
    var generator = SeededGenerator(seed: 66)
    let record = RandomGame.make(limit: 20, generator: &generator)
    let review = ReversiSolver().review(record, effort: EffortRequest(.depth(3)))
    let adviser = Adviser()
    for (index, move) in review.moves.enumerated() {
      let move = try #require(move)
      guard case .heuristic(let depth, 100) = move.evidence, !move.isForced else { continue }
      #expect(depth.isMultiple(of: 2) == (move.side == .black) && (2...3).contains(depth))
      for (made, value) in [(move.move, move.value), (move.best, move.bestValue)] {
        let next = try move.position.playing(made)
        let reply = adviser.advise(next, effort: Effort(depth: depth - 1), count: 1)
        #expect(reply.moves.first.map { -$0.value } == value, "move \(index), \(made)")
      }
    }
    #expect(review.moves.count == 20)
  }

  @Test func `the moves that seem to cost most are examined again, deeper`() throws {
    let record = try GameRecord(ggf: ReversiData.bytes("game.ggf"))
    let review = ReversiSolver(ReversiData.memory()).review(record, effort: EffortRequest(.level(2)))
    func depth(_ index: Int) -> Int? {
      if case .heuristic(let depth, _) = review.moves[index]?.evidence { depth } else { nil }
    }
    let worst = review.worstMoves(60).compactMap { index in depth(index) }.prefix(5)
    #expect(worst.count == 5 && worst.allSatisfy { $0 >= 5 })
    #expect(review.moves.indices.contains { depth($0).map { $0 <= 2 } ?? false })
  }

  @Test func `the shipped game loses six discs with its 40th move, proved, and that comes first`() throws {
    let record = try GameRecord(ggf: ReversiData.bytes("game.ggf"))
    // The long suite judges the moves before, too.
    let first = FFOTests.isLong ? 1 : 35
    let review = ReversiSolver(ReversiData.memory()).review(record, fromPly: first)
    #expect(review.stopReason == nil && review.worstMoves(5).first == 39)
    for move in review.moves.dropFirst(first - 1) {
      let move = try #require(move)
      #expect(move.isProved == (move.position.emptyCount <= ReviewPlan.exactEmpties))
    }
    let move = try #require(review.moves[39])
    #expect(move.loss == 600 && move.isProved)
  }

  @Test func `the shipped game has the same review at any number of threads, and after other games`() throws {
    let record = try GameRecord(ggf: ReversiData.bytes("game.ggf"))
    let solver = ReversiSolver(ReversiData.memory())
    let effort = EffortRequest(.level(6))
    let first = solver.review(record, effort: effort)
    #expect(first.stopReason == nil && first.moves.allSatisfy { $0 != nil })
    // Without a number of threads it had one.
    for threads in [2, 4] {
      let again = solver.review(record, effort: effort, limits: SearchLimits(threads: threads))
      #expect(again.moves == first.moves, "\(threads) threads")
    }
    let other = ReversiSolver(ReversiData.memory())
    #expect(other.review(record, effort: effort).moves == first.moves)
  }

  @Test func `a review with a limit of nodes is the same at any number of threads`() throws {
    let record = try GameRecord(ggf: ReversiData.bytes("game.ggf"))
    func moves(threads: Int) -> [GameReview.Move?] {
      let effort = EffortRequest(nodes: 3000)
      return ReversiSolver().review(record, effort: effort, limits: SearchLimits(threads: threads)).moves
    }
    #expect(moves(threads: 1) == moves(threads: 3))
  }
}
