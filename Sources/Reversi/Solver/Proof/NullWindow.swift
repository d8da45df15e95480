extension Searcher {
  /// The fail-soft score of a position with `empties` empty squares in the window (alpha, alpha +
  /// 1).
  mutating func nullWindow(_ mover: UInt64, _ opponent: UInt64, alpha: Int, empties: Int) -> Int {
    if empties <= 4 { return final(mover, opponent, alpha: alpha, empties: empties) }
    let moves = Bitboard.moves(mover, opponent) & Shape.squares
    return nullWindow(mover, opponent, moves, alpha: alpha, empties: empties)
  }

  /// The same with at least five empty squares and the mover's legal moves.
  @inline(__always)
  mutating func nullWindow(_ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, alpha: Int, empties: Int) -> Int {
    if empties > Tuning.localEmpties { return deep(mover, opponent, moves, alpha: alpha, empties: empties) }
    return empties > Tuning.shallowEmpties
      ? middle(mover, opponent, moves, alpha: alpha, empties: empties)
      : shallow(mover, opponent, moves, alpha: alpha, empties: empties)
  }

  /// At most four empty squares.
  @inline(never)
  mutating func final(_ mover: UInt64, _ opponent: UInt64, alpha: Int, empties: Int) -> Int {
    assertBoard(mover, opponent, empties: empties)
    assertQuestion(alpha)
    assert(empties <= 4)
    let open = Shape.squares & ~(mover | opponent)
    let first = open.trailingZeroBitCount
    let rest = Bitboard.withoutLowest(open)
    let second = rest.trailingZeroBitCount
    switch empties {
    case 0: return Shape.finalScore(mover, opponent)
    case 1: return last.one(mover, opponent, alpha: alpha, first)
    case 2: return last.two(mover, opponent, alpha: alpha, first, second)
    case 3:
      let third = Bitboard.withoutLowest(rest).trailingZeroBitCount
      return last.three(mover, opponent, alpha: alpha, first, second, third)
    default: return last.four(mover, opponent, alpha: alpha, empties: open)
    }
  }

  /// Five empty squares: moves in odd quarters first, corners first among them.
  mutating func shallow(_ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, alpha: Int, empties: Int) -> Int {
    assertExact(mover, opponent, moves, alpha: alpha, empties: empties)
    assert(empties == Tuning.shallowEmpties)
    last.nodes &+= 1
    if moves == 0 {
      let replies = Bitboard.moves(opponent, mover) & Shape.squares
      if replies == 0 { return Shape.finalScore(mover, opponent) }
      return 0 &- shallow(opponent, mover, replies, alpha: ~alpha, empties: empties)
    }
    let hash = LocalTable.hash(mover, opponent)
    local.prefetch(hash)
    if let bound = lowStabilityBound(mover, opponent, alpha: alpha) { return bound }
    var others = moves
    var group: UInt64 = 0
    if let entry = local.find(mover, opponent, hash) {
      Self.assertBounds(entry)
      if entry.lower > alpha { return entry.lower }
      if entry.upper <= alpha { return entry.upper }
      group = entry.move.bit
    }
    let odd = Shape.oddQuarters(Shape.squares & ~(mover | opponent))
    others ^= group
    var best = Int.min
    var move = SquareIndex.none
    while group != 0 || others != 0 {
      if group == 0 {
        group = others & odd != 0 ? others & odd : others
        others ^= group
      }
      let corners = group & Shape.corners
      let square = Bitboard.lowest(corners != 0 ? corners : group)
      group ^= square
      let flipped = Bitboard.flips(mover, opponent, square)
      let next = mover ^ flipped ^ square
      let score =
        0 &- last.four(opponent ^ flipped, next, alpha: ~alpha, empties: Shape.squares & ~(next | opponent))
      if score > best {
        best = score
        move = SquareIndex(of: square)
        if score > alpha { break }
      }
    }
    local.store(mover, opponent, hash, Searcher.bounds(best, alpha: alpha, move: move))
    return best
  }

  /// An upper bound of the score that proves it is not above alpha: what the opponent's stable
  /// discs leave.
  @inline(__always)
  func stabilityBound(_ mover: UInt64, _ opponent: UInt64, alpha: Int) -> Int? {
    guard 2 &* opponent.nonzeroBitCount >= Shape.squareCount &- alpha else { return nil }
    let known = Shape.squareCount == 64 ? edges.stable(opponent, mover) : 0
    let stable = Bitboard.stable(opponent, mover, squares: Shape.squares, known: known)
    let bound = Shape.squareCount &- 2 &* stable.nonzeroBitCount
    return bound <= alpha ? bound : nil
  }

  /// The same where few squares are empty: only where alpha is so high that stable discs often
  /// prove the answer.
  @inline(__always)
  private func lowStabilityBound(_ mover: UInt64, _ opponent: UInt64, alpha: Int) -> Int? {
    16 &* alpha >= 5 &* Shape.squareCount ? stabilityBound(mover, opponent, alpha: alpha) : nil
  }

  /// Six empty squares and a few more: moves by the mobility that they leave.
  mutating func middle(_ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, alpha: Int, empties: Int) -> Int {
    assertExact(mover, opponent, moves, alpha: alpha, empties: empties)
    assert(Tuning.shallowEmpties < empties && empties <= Tuning.localEmpties)
    last.nodes &+= 1
    if moves == 0 {
      let replies = Bitboard.moves(opponent, mover) & Shape.squares
      if replies == 0 { return Shape.finalScore(mover, opponent) }
      return 0 &- middle(opponent, mover, replies, alpha: ~alpha, empties: empties)
    }
    let hash = LocalTable.hash(mover, opponent)
    local.prefetch(hash)
    if let bound = lowStabilityBound(mover, opponent, alpha: alpha) { return bound }
    var known = SquareIndex.none
    if let entry = local.find(mover, opponent, hash) {
      Self.assertBounds(entry)
      if entry.lower > alpha { return entry.lower }
      if entry.upper <= alpha { return entry.upper }
      known = entry.move
    }
    let first = stack.open()
    defer { stack.close() }
    let end = generate(mover, opponent, moves, first: first)
    if end == 0 { return Shape.squareCount }
    if empties >= Tuning.localAheadEmpties, let score = localAhead(first: first, end: end, alpha: alpha) {
      return score
    }
    orderByMobility(mover, opponent, first: first, end: end, known: known)
    var best = Int.min
    var move = SquareIndex.none
    var index = first
    while index < end {
      let next = stack.selectBest(index, end)
      let score =
        empties &- 1 > Tuning.shallowEmpties
        ? 0 &- middle(next.mover, next.opponent, next.replies, alpha: ~alpha, empties: empties &- 1)
        : 0 &- shallow(next.mover, next.opponent, next.replies, alpha: ~alpha, empties: empties &- 1)
      if score > best {
        best = score
        move = SquareIndex(next)
        if score > alpha { break }
      }
      index &+= 1
    }
    local.store(mover, opponent, hash, Searcher.bounds(best, alpha: alpha, move: move))
    return best
  }

  /// A child that this thread's table knows to be bad enough for the opponent answers the question
  /// at once.
  @inline(__always)
  private func localAhead(first: Int, end: Int, alpha: Int) -> Int? {
    var index = first
    while index < end {
      let next = stack[index]
      if let entry = local.find(next.mover, next.opponent, LocalTable.hash(next.mover, next.opponent)),
        0 &- entry.upper > alpha
      {
        return 0 &- entry.upper
      }
      index &+= 1
    }
    return nil
  }

  /// What a fail-soft score proves.
  @inline(__always)
  static func bounds(_ score: Int, alpha: Int, move: SquareIndex, effort: Int = 0) -> ProvedBounds {
    score > alpha
      ? ProvedBounds(lower: score, upper: Shape.squareCount, move: move, effort: effort)
      : ProvedBounds(lower: 0 &- Shape.squareCount, upper: score, move: move, effort: effort)
  }
}
