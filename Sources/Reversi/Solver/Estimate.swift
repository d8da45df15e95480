extension Searcher {
  /// The score of a position in quarters of a disc by a search of `depth` plies over the
  /// evaluation; fail-soft in the window (alpha, beta). Finished games count exactly.
  mutating func estimate(
    _ mover: UInt64, _ opponent: UInt64, empties: Int, depth: Int, alpha: Int, beta: Int, by evaluator: PatternEvaluator
  ) -> Int {
    last.nodes &+= 1
    if depth <= 0 { return evaluator.evaluate(mover, opponent, empties: empties) }
    let moves = Bitboard.moves(mover, opponent) & Shape.squares
    if moves == 0 {
      if Bitboard.moves(opponent, mover) & Shape.squares == 0 {
        return PatternEvaluator.unit &* Shape.finalScore(mover, opponent)
      }
      return 0
        &- estimate(
          opponent, mover, empties: empties, depth: depth, alpha: 0 &- beta, beta: 0 &- alpha, by: evaluator)
    }
    let first = stack.open()
    defer { stack.close() }
    let end = generate(mover, opponent, moves, first: first)
    if end == 0 { return PatternEvaluator.unit &* Shape.squareCount }
    if depth == 1 { return bestEvaluation(first, end, empties: empties, beta: beta, by: evaluator) }
    if depth > 2 {
      orderByEvaluation(first: first, end: end, empties: empties, by: evaluator)
    } else {
      orderByMobility(mover, opponent, first: first, end: end, known: 64)
    }
    var best = Int.min
    var index = first
    while index < end {
      let next = stack.selectBest(index, end)
      let score =
        0
        &- estimate(
          next.mover, next.opponent, empties: empties &- 1, depth: depth &- 1, alpha: 0 &- beta,
          beta: 0 &- max(alpha, best), by: evaluator)
      best = max(best, score)
      if best >= beta { return best }
      index &+= 1
    }
    return best
  }

  /// The last ply of an estimate: every move, evaluated.
  @inline(__always)
  private mutating func bestEvaluation(
    _ first: Int, _ end: Int, empties: Int, beta: Int, by evaluator: PatternEvaluator
  ) -> Int {
    var best = Int.min
    var index = first
    while index < end {
      let next = stack[index]
      last.nodes &+= 1
      best = max(best, 0 &- evaluator.evaluate(next.mover, next.opponent, empties: empties &- 1))
      if best >= beta { return best }
      index &+= 1
    }
    return best
  }

  /// Orders by the evaluation of the positions after the moves.
  @inline(__always)
  private mutating func orderByEvaluation(first: Int, end: Int, empties: Int, by evaluator: PatternEvaluator) {
    var index = first
    while index < end {
      let next = stack[index]
      let score = 0 &- evaluator.evaluate(next.mover, next.opponent, empties: empties &- 1)
      stack.set(index, order: score, replies: 0)
      index &+= 1
    }
  }
}
