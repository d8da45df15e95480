import GameCore

struct ReviewSearch: Sendable {
  let solver: ReversiSolver
  let positions: [Position]
  let moves: [Move]
  /// The first position that is searched.
  let first: Int
  let limits: SearchLimits

  init(solver: ReversiSolver, record: GameRecord, from first: Int, limits: SearchLimits) {
    self.solver = solver
    self.first = first
    self.limits = limits
    positions = record.positions
    moves = record.line.moves
  }

  /// What is searched on one thread.
  private enum Task: Sendable {
    /// The positions from a place to the last one, proved.
    case end(Int)
    /// One position, estimated.
    case place(Int)
  }

  /// A row for each move that has an alternative, and one for what comes after the last.
  func rows(by plan: ReviewPlan, observer: Observer) -> ReviewRows {
    let end = max(first, plan.isLimited ? unsearched : firstProved(plan))
    let early = (first..<end).reversed().filter { place in
      !positions[place].isFinished && (place == moves.count || isChoice(place))
    }
    let tasks = (end < positions.count ? [Task.end(end)] : []) + early.map { .place($0) }
    let found = Workers.sideBySide(sharing: tasks, limits: limits, observer: observer, unit: "positions") { task in
      switch task {
      case .end(let place): self.proved(from: place)
      case .place(let place): self.estimate(at: place, by: plan).map { [place: $0] }
      }
    }
    return gather(found, wanted: early + (end..<positions.count).filter { $0 == moves.count || isChoice($0) })
  }

  /// Rows of some moves alone.
  func rows(at places: [Int], by plan: ReviewPlan) -> ReviewRows {
    let found = Workers.sideBySide(sharing: places, limits: limits, observer: .silent, unit: "positions") { place in
      self.estimate(at: place, by: plan).map { [place: $0] }
    }
    return gather(found, wanted: places)
  }

  private func gather(_ found: [[Int: ReviewRow]?], wanted: [Int]) -> ReviewRows {
    var rows = ReviewRows(rows: Array(repeating: nil, count: positions.count))
    for (place, row) in found.compactMap({ $0 }).joined() { rows.rows[place] = row }
    rows.isCut = wanted.contains { rows.rows[$0] == nil }
    return rows
  }

  /// The place of a finished position, which needs no search, or the place after the last.
  private var unsearched: Int { positions.last?.isFinished == true ? moves.count : positions.count }

  private func isChoice(_ place: Int) -> Bool { positions[place].legalMoves.count > 1 }

  /// The first position that the plan proves with all that come after.
  private func firstProved(_ plan: ReviewPlan) -> Int {
    let last = positions.lastIndex { position in
      !EffortPlan(plan.effort(empties: position.emptyCount), empties: position.emptyCount, hasLimit: false).isProof
    }
    return last.map { $0 + 1 } ?? 0
  }

  // MARK: - Proofs

  /// Proves the positions from a place on, the last one first: the value of a move that was made is
  /// then known, and the others are asked whether they are better.
  private func proved(from first: Int) -> [Int: ReviewRow]? {
    var rows: [Int: ReviewRow] = [:]
    guard var next = provedEnd() else { return nil }
    rows[moves.count] = next
    for place in (first..<moves.count).reversed() {
      let row = isChoice(place) ? proved(at: place, reply: next) : next.before(moves[place])
      guard let row else { break }
      rows[place] = row
      next = row
    }
    return rows
  }

  /// What comes after the last move.
  private func provedEnd() -> ReviewRow? {
    guard let last = positions.last else { return nil }
    if last.isFinished {
      let value = 100 * last.finalDifference
      return ReviewRow(
        value: value, best: .pass, bestValue: value, line: [], evidence: .proved(.gameOver), nodes: 0)
    }
    let solution = solver.solve(last, goal: .line, limits: limits.alone)
    return solution.bestMove.flatMap { best in
      solution.score.map { score in
        ReviewRow(
          value: 100 * score, best: best, bestValue: 100 * score, line: solution.principalVariation,
          evidence: solution.evidence, nodes: solution.nodes)
      }
    }
  }

  private func proved(at place: Int, reply: ReviewRow) -> ReviewRow? {
    let played = moves[place]
    let value = -reply.bestValue / 100
    let given = MoveBounds(move: played, lower: value, upper: value)
    let solution = solver.solve(positions[place], goal: .line, given: given, limits: limits.alone)
    guard let score = solution.score, let best = solution.bestMove else { return nil }
    return ReviewRow(
      value: 100 * value, best: best, bestValue: 100 * score,
      line: best == played ? [played] + reply.line : solution.principalVariation, evidence: solution.evidence,
      nodes: solution.nodes)
  }

  // MARK: - Estimates

  /// The best move of a position and the one that was made, valued by searches of the same depth;
  /// `nil` after Ctrl-C.
  private func estimate(at place: Int, by plan: ReviewPlan) -> ReviewRow? {
    let position = positions[place]
    var effort = plan.effort(empties: position.emptyCount)
    effort.endWithBlack(from: position.sideToMove)
    let limits = plan.request.limits(within: limits).alone
    return solver.withAdviser(for: position, effort: effort, limits: limits) { adviser in
      let advice = adviser.advise(position, effort: effort, count: 1, limits: limits)
      guard let best = advice.moves.first, advice.stopReason != .interrupted else { return nil }
      var row = ReviewRow(
        value: best.value, best: best.move, bestValue: best.value, line: best.principalVariation,
        evidence: best.evidence, nodes: advice.nodes, stopReason: advice.stopReason)
      if place < moves.count, best.move != moves[place] {
        guard let reply = self.reply(to: place, like: best, adviser) else { return nil }
        row.add(moves[place], reply)
      }
      return row
    }
  }

  /// What the move that was made leads to, for the opponent, by a search as deep and as sure as
  /// that of the best move; `nil` after Ctrl-C.
  private func reply(to place: Int, like best: MoveAdvice, _ adviser: Adviser) -> Advice? {
    let next = positions[place + 1]
    guard best.depth > 1, !next.isFinished else {
      let value = next.isFinished ? 100 * next.finalDifference : adviser.staticValue(of: next)
      let end = MoveAdvice(
        move: .pass, value: value, depth: 0, selectivity: 100, isProved: next.isFinished, principalVariation: [])
      return Advice(position: next, moves: [end], nodes: 0, stopReason: nil)
    }
    let isEnd = best.depth >= positions[place].emptyCount
    let effort = Effort(
      depth: best.depth - 1, selectivity: .percent(best.selectivity), endEmpties: isEnd ? next.emptyCount : 0,
      endSelectivity: .percent(best.selectivity))
    let advice = adviser.advise(next, effort: effort, count: 1, limits: limits.alone)
    return advice.stopReason == nil ? advice : nil
  }
}

extension ReviewRow {
  /// Adds what the move that was made leads to; when it comes out better after all, it is the best
  /// one.
  fileprivate mutating func add(_ played: Move, _ reply: Advice) {
    guard let answer = reply.moves.first else { return }
    nodes += reply.nodes
    value = -answer.value
    guard value >= bestValue else { return }
    let rest = reply.position.isFinished || answer.depth == 0 ? [] : answer.principalVariation
    (best, bestValue, line) = (played, value, [played] + rest)
  }
}

extension Effort {
  /// At most as many plies, so that black moves next after them; one ply more where there are none
  /// to leave out.
  fileprivate mutating func endWithBlack(from side: Side) {
    if depth.isMultiple(of: 2) != (side == .black) { depth = depth == 0 ? 1 : depth - 1 }
  }
}
