import GameCore

extension ReversiSolver {
  /// Looks at a game move by move, positions side by side on the threads of `limits`, the last ones
  /// first.
  ///
  /// Every position is searched once, with tables of its own. The plies are chosen so that all
  /// searches of a game end with the same side to move (an evaluation sees a position a little
  /// better for the side to move), and a move is worth what the next position is worth to the
  /// opponent, so that losses are differences between neighbours. A limit in time or nodes may end
  /// a search one ply before that. Ctrl-C leaves the early moves open.
  public func review(
    _ record: GameRecord, effort: EffortRequest = .review, limits: SearchLimits = .none, observer: Observer = .silent
  ) -> GameReview {
    let positions = record.positions
    let search = ReviewSearch(solver: self, request: effort, limits: limits)
    let values = search.values(of: positions, observer: observer)
    var moves = [GameReview.Move?](repeating: nil, count: record.line.moves.count)
    var next = positions.last.flatMap { values.value(of: $0, at: moves.count) }
    for index in moves.indices.reversed() {
      guard let reply = next else { break }
      moves[index] = values.move(record.line.moves[index], from: positions[index], at: index, reply: reply)
      next = moves[index].map { ReviewValue(value: $0.bestValue, evidence: $0.evidence, line: $0.principalVariation) }
    }
    return GameReview(record: record, moves: moves, nodes: values.nodes, stopReason: values.stopReason)
  }
}

extension EffortRequest {
  /// The usual effort of reviews.
  public static let review = EffortRequest(usualLevel: usualLevelOfMany)
}

/// What is known about a position, for its side to move.
private struct ReviewValue {
  let value: Int
  let evidence: Evidence<ReversiProof>
  let line: [Move]

  var isProved: Bool { if case .proved = evidence { true } else { false } }
}

/// The searches of one review.
private struct ReviewSearch: Sendable {
  let solver: ReversiSolver
  let request: EffortRequest
  let limits: SearchLimits

  /// Searches every position in which there is something to choose, and the last one.
  func values(of positions: [Position], observer: Observer) -> ReviewValues {
    let last = positions.count - 1
    let places = positions.indices.reversed().filter { place in
      !positions[place].isFinished && (place == last || positions[place].legalMoves.count > 1)
    }
    // The first position needs most of the evaluation: asked first, it is loaded once.
    if let first = places.last.map({ positions[$0] }), first.size == .eight {
      _ = solver.memory.evaluator(empties: first.emptyCount)
    }
    let found = Workers.sideBySide(places, limits: limits, observer: observer, unit: "positions") { place in
      self.advice(about: positions[place])
    }
    var advice = [Advice?](repeating: nil, count: positions.count)
    for (place, found) in zip(places, found) { advice[place] = found }
    return ReviewValues(advice: advice, isCut: found.contains { $0 == nil }, limits)
  }

  private func advice(about position: Position) -> Advice {
    let limits = request.limits(within: limits).alone
    let effort = request.effort(empties: position.emptyCount).endingWithBlack(from: position.sideToMove)
    return solver.withAdviser(for: position, effort: effort, limits: limits) {
      $0.advise(position, effort: effort, count: 1, limits: limits)
    }
  }
}

/// What the searches of a review found.
private struct ReviewValues {
  private let advice: [Advice?]
  let stopReason: StopReason?

  /// The advice on each position; `isCut` when some weren't reached.
  init(advice: [Advice?], isCut: Bool, _ limits: SearchLimits) {
    self.advice = advice
    let reasons = advice.compactMap { $0?.stopReason }
    let outer = isCut ? limits.stopReason() ?? .interrupted : nil
    stopReason = reasons.contains(.interrupted) ? .interrupted : outer ?? reasons.last
  }

  /// Positions visited.
  var nodes: UInt64 { advice.reduce(0) { $0 + ($1?.nodes ?? 0) } }

  /// What a position is worth, `nil` when it wasn't reached; a finished game needs no search.
  func value(of position: Position, at place: Int) -> ReviewValue? {
    if position.isFinished {
      return ReviewValue(value: 100 * position.finalDifference, evidence: .proved(.gameOver), line: [])
    }
    return best(at: place).map {
      ReviewValue(value: $0.value, evidence: $0.evidence, line: $0.principalVariation)
    }
  }

  /// Looks at a move after which the opponent's position is worth `reply`; `nil` when it wasn't
  /// reached.
  func move(_ played: Move, from position: Position, at place: Int, reply: ReviewValue) -> GameReview.Move? {
    let value = -reply.value
    if position.legalMoves.count == 1 {
      return GameReview.Move(
        position: position, move: played, value: value, best: played, bestValue: value,
        principalVariation: [played] + reply.line, evidence: reply.evidence, isForced: true)
    }
    guard let best = best(at: place) else { return nil }
    if best.move == played {
      return GameReview.Move(
        position: position, move: played, value: best.value, best: played, bestValue: best.value,
        principalVariation: best.principalVariation, evidence: best.evidence, isForced: false)
    }
    // A move that comes out better after all is the best one.
    let isBetter = value >= best.value
    return GameReview.Move(
      position: position, move: played, value: value, best: isBetter ? played : best.move,
      bestValue: isBetter ? value : best.value,
      principalVariation: isBetter ? [played] + reply.line : best.principalVariation,
      evidence: best.isProved ? reply.evidence : best.evidence, isForced: false)
  }

  /// The best move of a position, `nil` after Ctrl-C.
  private func best(at place: Int) -> MoveAdvice? {
    guard let advice = advice[place], advice.stopReason != .interrupted else { return nil }
    return advice.moves.first
  }
}

extension Effort {
  /// At most as many plies, so that black moves next after them; one ply more where there are none
  /// to leave out.
  fileprivate func endingWithBlack(from side: Side) -> Effort {
    var changed = self
    if depth.isMultiple(of: 2) != (side == .black) { changed.depth = depth == 0 ? 1 : depth - 1 }
    return changed
  }
}
