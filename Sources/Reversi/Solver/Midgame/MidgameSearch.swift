extension Searcher {
  /// The value of the position whose features are in `row`, in the window (alpha, beta).
  mutating func search(
    _ mover: UInt64, _ opponent: UInt64, row: Int, depth: Int, empties: Int, alpha: Int, beta: Int
  ) -> Int {
    assertWindow(mover, opponent, depth: depth, empties: empties, alpha: alpha, beta: beta)
    if depth >= empties, empties <= MidgameTuning.exactEmpties {
      return exactly(mover, opponent, empties: empties, alpha: alpha, beta: beta)
    }
    last.nodes &+= 1
    if depth <= 0 { return leaf(mover, opponent, row: row, empties: empties) }
    let moves = Bitboard.moves(mover, opponent) & Shape.squares
    if moves == 0 {
      if Bitboard.moves(opponent, mover) & Shape.squares == 0 { return finished(mover, opponent) }
      evaluation.pass(features[row &+ 1], from: features[row])
      return 0
        &- search(
          opponent, mover, row: row &+ 1, depth: depth, empties: empties, alpha: 0 &- beta, beta: 0 &- alpha)
    }
    if depth == 1 { return lastPly(mover, opponent, moves, row: row, empties: empties, beta: beta) }
    return depth == 2
      ? twoPlies(mover, opponent, moves, row: row, empties: empties, alpha: alpha, beta: beta)
      : manyPlies(mover, opponent, moves, row: row, depth: depth, empties: empties, alpha: alpha, beta: beta)
  }

  /// The value of a finished game.
  @inline(__always)
  func finished(_ mover: UInt64, _ opponent: UInt64) -> Int {
    MidgameTuning.unit &* Shape.finalScore(mover, opponent)
  }

  /// The evaluation in the units of the search, see
  /// ``fineLeaf(_:_:_:row:empties:)``.
  @inline(__always)
  func leaf(_ mover: UInt64, _ opponent: UInt64, row: Int, empties: Int) -> Int {
    let step = Evaluator.unit / MidgameTuning.unit
    let moves = Bitboard.moves(mover, opponent) & Shape.squares
    let value = fineLeaf(mover, opponent, moves, row: row, empties: empties)
    return (value &+ step / 2) &>> step.trailingZeroBitCount
  }

  /// The evaluation in sixty-fourths of a disc, for the mover or, when he has to pass, the
  /// opponent; finished games count exactly.
  @inline(__always)
  func fineLeaf(_ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, row: Int, empties: Int) -> Int {
    let replies = Bitboard.moves(opponent, mover) & Shape.squares
    if moves == 0 {
      return replies == 0
        ? Evaluator.unit &* Shape.finalScore(mover, opponent)
        : 0 &- leafAfterPass(opponent, mover, replies, row: row, empties: empties)
    }
    return evaluation.value(features[row], mover, opponent, moves: moves, replies: replies, empties: empties)
  }

  @inline(never)
  private func leafAfterPass(_ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, row: Int, empties: Int) -> Int {
    evaluation.pass(features[row &+ 1], from: features[row])
    return evaluation.value(features[row &+ 1], mover, opponent, moves: moves, replies: 0, empties: empties)
  }

  /// One ply: every move, evaluated.
  @inline(__always)
  private mutating func lastPly(
    _ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, row: Int, empties: Int, beta: Int
  ) -> Int {
    var best = Int.min
    var rest = moves
    while rest != 0 {
      let square = Bitboard.lowest(rest)
      rest ^= square
      let flips = Bitboard.flips(mover, opponent, square)
      last.nodes &+= 1
      if flips == opponent { return MidgameTuning.unit &* Shape.squareCount }
      evaluation.place(
        features[row &+ 1], from: features[row], square: square.trailingZeroBitCount, flips: flips)
      let value =
        0 &- leaf(opponent ^ flips, mover ^ flips ^ square, row: row &+ 1, empties: empties &- 1)
      if value > best {
        best = value
        if value >= beta { return value }
      }
    }
    return best
  }

  /// Two plies: moves in the order of the mobility that they leave, no table.
  private mutating func twoPlies(
    _ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, row: Int, empties: Int, alpha: Int, beta: Int
  ) -> Int {
    let first = stack.open()
    defer { stack.close() }
    let end = generate(mover, opponent, moves, first: first)
    if end == 0 { return MidgameTuning.unit &* Shape.squareCount }
    orderByMobility(mover, opponent, first: first, end: end, known: .none)
    var best = Int.min
    var index = first
    while index < end {
      let next = stack.selectBest(index, end)
      let value = value(
        after: next, of: opponent, row: row, depth: 2, empties: empties, alpha: max(alpha, best), beta: beta)
      if value > best {
        best = value
        if value >= beta { return value }
      }
      index &+= 1
    }
    return best
  }

  /// The value, for the player who makes it, of a move of a position in which `opponent` was not to
  /// move.
  @inline(__always)
  mutating func value(
    after move: Candidate, of opponent: UInt64, row: Int, depth: Int, empties: Int, alpha: Int, beta: Int
  ) -> Int {
    place(move, of: opponent, row: row)
    return 0
      &- search(
        move.mover, move.opponent, row: row &+ 1, depth: depth &- 1, empties: empties &- 1, alpha: 0 &- beta,
        beta: 0 &- alpha)
  }

  /// Fills the row after `row` with the features after a move of its position, in which `opponent`
  /// was not to move.
  @inline(__always)
  func place(_ move: Candidate, of opponent: UInt64, row: Int) {
    evaluation.place(
      features[row &+ 1], from: features[row], square: Int(truncatingIfNeeded: move.square),
      flips: opponent & ~move.mover)
  }

  /// The exact value of a position with few empty squares, by the exact solver's null windows.
  mutating func exactly(_ mover: UInt64, _ opponent: UInt64, empties: Int, alpha: Int, beta: Int) -> Int {
    let unit = MidgameTuning.unit
    // Scores above `low` discs are above alpha, scores of `high` or more are not below beta.
    let low = alpha &>> unit.trailingZeroBitCount
    let high = (beta &+ unit &- 1) &>> unit.trailingZeroBitCount
    var lower = 0 &- Shape.squareCount
    var upper = Shape.squareCount
    var asked = max(lower, min((low &+ high) &>> 1, upper &- 1))
    while true {
      let score = nullWindow(mover, opponent, alpha: asked, empties: empties)
      if score > asked { lower = score } else { upper = score }
      if lower >= upper || lower >= high { return unit &* lower }
      if upper <= low { return unit &* upper }
      // The next question: next to the last answer, on the side that is still open.
      asked = score > asked ? lower : upper &- 1
    }
  }
}
