extension Searcher {
  /// The value of a position in parts of a disc by a search of `depth` plies over the full
  /// evaluation; fail-soft in the window (alpha, beta). Finished games count exactly.
  mutating func estimate(
    _ mover: UInt64, _ opponent: UInt64, empties: Int, depth: Int, alpha: Int, beta: Int, by evaluator: Evaluator
  ) -> Int {
    evaluator.set(features[0], mover, opponent)
    return estimate(
      mover, opponent, empties: empties, depth: depth, alpha: alpha, beta: beta, by: evaluator, row: 0)
  }

  /// The same with the position's features in a row; the rows behind it are used.
  mutating func estimate(
    _ mover: UInt64, _ opponent: UInt64, empties: Int, depth: Int, alpha: Int, beta: Int, by evaluator: Evaluator,
    row: Int
  ) -> Int {
    last.nodes &+= 1
    if depth <= 0 { return evaluator.evaluate(features[row], mover, opponent, empties: empties) }
    let moves = Bitboard.moves(mover, opponent)
    if moves == 0 {
      if Bitboard.moves(opponent, mover) == 0 { return Evaluator.unit &* Shape.finalScore(mover, opponent) }
      evaluator.pass(features[row &+ 1], from: features[row])
      return 0
        &- estimate(
          opponent, mover, empties: empties, depth: depth, alpha: 0 &- beta, beta: 0 &- alpha, by: evaluator,
          row: row &+ 1)
    }
    let first = stack.open()
    defer { stack.close() }
    let end = generate(mover, opponent, moves, first: first)
    if end == 0 { return Evaluator.unit &* Shape.squareCount }
    if depth == 1 { return bestEvaluation(opponent, first, end, empties: empties, beta: beta, by: evaluator, row: row) }
    if depth > 2 {
      orderByEvaluation(opponent, first: first, end: end, empties: empties, by: evaluator, row: row)
    } else {
      orderByMobility(mover, opponent, first: first, end: end, known: 64)
    }
    var best = Int.min
    var index = first
    while index < end {
      let next = stack.selectBest(index, end)
      place(next, opponent, row: row, by: evaluator)
      let score =
        0
        &- estimate(
          next.mover, next.opponent, empties: empties &- 1, depth: depth &- 1, alpha: 0 &- beta,
          beta: 0 &- max(alpha, best), by: evaluator, row: row &+ 1)
      best = max(best, score)
      if best >= beta { return best }
      index &+= 1
    }
    return best
  }

  /// Fills the row behind `row` with the features after a move of its position, in which `opponent`
  /// was not to move.
  @inline(__always)
  func place(_ move: Candidate, _ opponent: UInt64, row: Int, by evaluator: Evaluator) {
    evaluator.place(
      features[row &+ 1], from: features[row], square: Int(truncatingIfNeeded: move.square),
      flips: opponent & ~move.mover)
  }

  /// The value of a move, by the evaluation of the position after it.
  @inline(__always)
  func evaluation(_ move: Candidate, _ opponent: UInt64, empties: Int, by evaluator: Evaluator, row: Int) -> Int {
    place(move, opponent, row: row, by: evaluator)
    return 0 &- evaluator.evaluate(features[row &+ 1], move.mover, move.opponent, empties: empties &- 1)
  }

  /// The last ply of an estimate: every move, evaluated.
  @inline(__always)
  private mutating func bestEvaluation(
    _ opponent: UInt64, _ first: Int, _ end: Int, empties: Int, beta: Int, by evaluator: Evaluator, row: Int
  ) -> Int {
    var best = Int.min
    var index = first
    while index < end {
      last.nodes &+= 1
      best = max(best, evaluation(stack[index], opponent, empties: empties, by: evaluator, row: row))
      if best >= beta { return best }
      index &+= 1
    }
    return best
  }

  /// Orders by the evaluation of the positions after the moves.
  @inline(__always)
  func orderByEvaluation(
    _ opponent: UInt64, first: Int, end: Int, empties: Int, by evaluator: Evaluator, row: Int
  ) {
    var index = first
    while index < end {
      let value = evaluation(stack[index], opponent, empties: empties, by: evaluator, row: row)
      stack.set(index, order: value, replies: 0)
      index &+= 1
    }
  }
}
