extension Searcher {
  /// Puts the positions after `moves` on the stack from `first` on: the index after the last one,
  /// or 0 when a move takes the opponent's last disc, which no other can beat.
  @inline(__always)
  mutating func generate(_ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, first: Int) -> Int {
    var end = first
    var rest = moves
    while rest != 0 {
      let square = Bitboard.lowest(rest)
      rest ^= square
      let flipped = Bitboard.flips(mover, opponent, square)
      if flipped == opponent { return 0 }
      stack[end] = Candidate(
        mover: opponent ^ flipped, opponent: mover ^ flipped ^ square, replies: 0, order: 0,
        square: Int32(truncatingIfNeeded: square.trailingZeroBitCount))
      end &+= 1
    }
    return end
  }

  /// Orders by what leaves the opponent the fewest moves (corners count double), then by the empty
  /// squares that border the mover's discs, corners, odd quarters; a move known from the table goes
  /// first.
  @inline(__always)
  mutating func orderByMobility(_ mover: UInt64, _ opponent: UInt64, first: Int, end: Int, known: Int) {
    let empties = Shape.squares & ~(mover | opponent)
    let odd = Shape.oddQuarters(empties)
    var index = first
    while index < end {
      let next = stack[index]
      let square = Bitboard.bit(Int(truncatingIfNeeded: next.square))
      let replies = Bitboard.moves(next.mover, next.opponent) & Shape.squares
      let exposed = Bitboard.grown(next.opponent) & (empties ^ square)
      var order = 0 &- 48 &* (replies.nonzeroBitCount &+ (replies & Shape.corners).nonzeroBitCount)
      order &-= 4 &* exposed.nonzeroBitCount
      if square & Shape.corners != 0 { order &+= 16 }
      if square & odd != 0 { order &+= 20 }
      if Int(truncatingIfNeeded: next.square) == known { order &+= 100_000 }
      stack.set(index, order: order, replies: replies)
      index &+= 1
    }
  }

  /// Orders by an estimate of the positions after the moves, deeper the more empty squares there
  /// are, and by what leaves the opponent few moves: a strong second reason, because short proofs
  /// are wanted, not only good moves.
  mutating func orderByEstimate(first: Int, end: Int, empties: Int, by evaluator: PatternEvaluator) {
    let depth = min((empties &- Tuning.evaluatedEmpties) / Tuning.estimateStep, Tuning.mostEstimateDepth)
    var index = first
    while index < end {
      let next = stack[index]
      let replies = Bitboard.moves(next.mover, next.opponent) & Shape.squares
      var order =
        0
        &- estimate(
          next.mover, next.opponent, empties: empties &- 1, depth: depth, alpha: -100_000, beta: 100_000, by: evaluator)
      order &-= Tuning.mobilityWeight &* replies.nonzeroBitCount
      stack.set(index, order: order, replies: replies)
      index &+= 1
    }
  }

  /// The same with the full evaluation.
  mutating func orderByEstimate(
    _ mover: UInt64, _ opponent: UInt64, first: Int, end: Int, empties: Int, by evaluator: Evaluator
  ) {
    let depth = min((empties &- Tuning.fullEmpties) / Tuning.fullStep, Tuning.mostFullDepth)
    evaluator.set(features[0], mover, opponent)
    var index = first
    while index < end {
      let next = stack[index]
      let replies = Bitboard.moves(next.mover, next.opponent) & Shape.squares
      place(next, opponent, row: 0, by: evaluator)
      var order =
        0
        &- estimate(
          next.mover, next.opponent, empties: empties &- 1, depth: depth, alpha: -100_000, beta: 100_000, by: evaluator,
          row: 1)
      order &-= Tuning.fullMobility &* replies.nonzeroBitCount
      stack.set(index, order: order, replies: replies)
      index &+= 1
    }
  }
}
