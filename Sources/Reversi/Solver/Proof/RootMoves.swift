extension Searcher {
  /// The legal placements, the most promising first, nothing known of their scores: a list that
  /// depends on the position alone.
  mutating func orderedMoves(_ mover: UInt64, _ opponent: UInt64, mostDepth: Int = 8) -> [RootMove] {
    let empties = (Shape.squares & ~(mover | opponent)).nonzeroBitCount
    let first = stack.open()
    defer { stack.close() }
    let end = place(mover, opponent, first: first)
    if evaluation.isTrained {
      plainly { searcher in
        searcher.evaluation.set(searcher.features[0], mover, opponent)
        searcher.orderByValue(
          opponent, first: first, end: end, row: 0, plies: min(max(0, (empties - 8) / 2), mostDepth), empties: empties,
          repliesWeight: 0)
      }
    } else {
      orderByMobility(mover, opponent, first: first, end: end, known: .none)
    }
    return (first..<end).map { index in
      let next = stack.selectBest(index, end)
      // Scores are even.
      let discs = Double(next.order) / Double(2 * Evaluator.unit)
      let guess = evaluation.isTrained ? 2 * Int(discs.rounded()) : 0
      return RootMove(
        square: SquareIndex(next), mover: next.mover, opponent: next.opponent, lower: -Shape.squareCount,
        upper: Shape.squareCount, guess: max(-Shape.squareCount, min(Shape.squareCount, guess)), rank: index - first)
    }
  }

  /// Puts the positions after all legal placements on the stack from `first` on: the index after
  /// the last one.
  private mutating func place(_ mover: UInt64, _ opponent: UInt64, first: Int) -> Int {
    var end = first
    for square in Square.list(Bitboard.moves(mover, opponent) & Shape.squares) {
      let flipped = Bitboard.flips(mover, opponent, square.bit)
      stack[end] = Candidate(
        mover: opponent ^ flipped, opponent: mover ^ flipped ^ square.bit, replies: 0, order: 0,
        square: Int32(square.index))
      end += 1
    }
    return end
  }

  /// A line of best moves from a position whose score is proved, none for a pass; each time the
  /// first move, in the order of ``orderOfLine(_:_:first:end:empties:)``, that keeps the score, at
  /// first `best`. Ends early when a limit is reached.
  mutating func line(_ mover: UInt64, _ opponent: UInt64, score: Int, best: SquareIndex?) -> [SquareIndex] {
    var (mover, opponent, score, known) = (mover, opponent, score, best)
    var line: [SquareIndex] = []
    while stopReason == nil {
      let moves = Bitboard.moves(mover, opponent) & Shape.squares
      if moves == 0 {
        if Bitboard.moves(opponent, mover) & Shape.squares == 0 { break }
        (mover, opponent, score) = (opponent, mover, -score)
        line.append(.none)
        continue
      }
      guard let square = known ?? keeping(score, mover, opponent) else { break }
      known = nil
      let flipped = Bitboard.flips(mover, opponent, square.bit)
      (mover, opponent, score) = (opponent ^ flipped, mover ^ flipped ^ square.bit, -score)
      line.append(square)
    }
    return line
  }

  /// The first move in the order of the line whose score is at least `score`.
  private mutating func keeping(_ score: Int, _ mover: UInt64, _ opponent: UInt64) -> SquareIndex? {
    let empties = (Shape.squares & ~(mover | opponent)).nonzeroBitCount
    let first = stack.open()
    defer { stack.close() }
    let end = place(mover, opponent, first: first)
    plainly { $0.orderOfLine(mover, opponent, first: first, end: end, empties: empties) }
    for index in first..<end {
      let next = stack.selectBest(index, end)
      let reply = nullWindow(next.mover, next.opponent, alpha: -score, empties: empties - 1)
      if stopReason != nil { return nil }
      if -reply >= score { return SquareIndex(next) }
    }
    return nil
  }

  /// Orders moves as a search without knowledge of the position would try them, so that the first
  /// good move is mostly the one that it has proved: the proof of another would be extra work.
  /// Where a scout precedes the proof, values count for more: the scout relies on them.
  private mutating func orderOfLine(_ mover: UInt64, _ opponent: UInt64, first: Int, end: Int, empties: Int) {
    guard evaluation.isTrained, empties >= Tuning.scoutEmpties else {
      return order(mover, opponent, first: first, end: end, empties: empties)
    }
    evaluation.set(features[0], mover, opponent)
    orderByValue(
      opponent, first: first, end: end, row: 0, plies: Tuning.linePlies, empties: empties,
      repliesWeight: Tuning.lineRepliesWeight)
  }
}
