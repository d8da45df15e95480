extension MidgameSearcher {
  /// The value of the position whose features are in `row`, in the window (alpha, beta).
  mutating func search(
    _ mover: UInt64, _ opponent: UInt64, row: Int, depth: Int, empties: Int, alpha: Int, beta: Int
  ) -> Int {
    if depth >= empties, empties <= MidgameTuning.exactEmpties {
      return exactly(mover, opponent, empties: empties, alpha: alpha, beta: beta)
    }
    exact.last.nodes &+= 1
    if depth <= 0 { return leaf(mover, opponent, row: row, empties: empties) }
    let moves = Bitboard.moves(mover, opponent) & Shape.squares
    if moves == 0 {
      if Bitboard.moves(opponent, mover) & Shape.squares == 0 { return finished(mover, opponent) }
      evaluation.pass(exact.features[row &+ 1], from: exact.features[row])
      return 0
        &- search(
          opponent, mover, row: row &+ 1, depth: depth, empties: empties, alpha: 0 &- beta, beta: 0 &- alpha)
    }
    if depth == 1 { return lastPly(mover, opponent, moves, row: row, empties: empties, beta: beta) }
    return depth == 2
      ? twoPlies(mover, opponent, moves, row: row, empties: empties, alpha: alpha, beta: beta)
      : deep(mover, opponent, moves, row: row, depth: depth, empties: empties, alpha: alpha, beta: beta)
  }

  /// The value of a finished game.
  @inline(__always)
  func finished(_ mover: UInt64, _ opponent: UInt64) -> Int {
    MidgameTuning.unit &* Shape.finalScore(mover, opponent)
  }

  /// The evaluation, for the mover or, when he has to pass, the opponent; finished games count
  /// exactly.
  @inline(__always)
  func leaf(_ mover: UInt64, _ opponent: UInt64, row: Int, empties: Int) -> Int {
    let moves = Bitboard.moves(mover, opponent) & Shape.squares
    let replies = Bitboard.moves(opponent, mover) & Shape.squares
    if moves == 0 {
      return replies == 0
        ? finished(mover, opponent)
        : 0 &- leafAfterPass(opponent, mover, replies, row: row, empties: empties)
    }
    return Self.rounded(
      evaluation.value(
        exact.features[row], mover, opponent, moves: moves, replies: replies, empties: empties))
  }

  @inline(never)
  private func leafAfterPass(_ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, row: Int, empties: Int) -> Int {
    evaluation.pass(exact.features[row &+ 1], from: exact.features[row])
    return Self.rounded(
      evaluation.value(exact.features[row &+ 1], mover, opponent, moves: moves, replies: 0, empties: empties))
  }

  /// An evaluation in the units of the search.
  @inline(__always)
  static func rounded(_ value: Int) -> Int {
    let step = Evaluator.unit / MidgameTuning.unit
    return (value &+ step / 2) &>> step.trailingZeroBitCount
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
      exact.last.nodes &+= 1
      if flips == opponent { return MidgameTuning.unit &* Shape.squareCount }
      evaluation.place(
        exact.features[row &+ 1], from: exact.features[row], square: square.trailingZeroBitCount, flips: flips)
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
    let first = exact.stack.open()
    defer { exact.stack.close() }
    let end = exact.generate(mover, opponent, moves, first: first)
    if end == 0 { return MidgameTuning.unit &* Shape.squareCount }
    exact.orderByMobility(mover, opponent, first: first, end: end, known: 64)
    var best = Int.min
    var index = first
    while index < end {
      let next = exact.stack.selectBest(index, end)
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
    evaluation.place(
      exact.features[row &+ 1], from: exact.features[row], square: Int(truncatingIfNeeded: move.square),
      flips: opponent & ~move.mover)
    return 0
      &- search(
        move.mover, move.opponent, row: row &+ 1, depth: depth &- 1, empties: empties &- 1, alpha: 0 &- beta,
        beta: 0 &- alpha)
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
      let score = exact.nullWindow(mover, opponent, alpha: asked, empties: empties)
      if score > asked { lower = score } else { upper = score }
      if lower >= upper || lower >= high { return unit &* lower }
      if upper <= low { return unit &* upper }
      // The next question: next to the last answer, on the side that is still open.
      asked = score > asked ? lower : upper &- 1
    }
  }
}
