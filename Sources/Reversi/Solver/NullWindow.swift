extension Searcher {
  /// The fail-soft score of a position with `empties` empty squares in the window (alpha, alpha + 1).
  mutating func nullWindow(_ mover: UInt64, _ opponent: UInt64, alpha: Int, empties: Int) -> Int {
    if empties > Tuning.localEmpties { return deep(mover, opponent, alpha: alpha, empties: empties) }
    if empties > Tuning.shallowEmpties { return middle(mover, opponent, alpha: alpha, empties: empties) }
    return empties > 4
      ? shallow(mover, opponent, alpha: alpha, empties: empties)
      : final(mover, opponent, alpha: alpha, empties: empties)
  }

  /// At most four empty squares.
  @inline(never)
  mutating func final(_ mover: UInt64, _ opponent: UInt64, alpha: Int, empties: Int) -> Int {
    let open = Shape.squares & ~(mover | opponent)
    let first = open.trailingZeroBitCount
    let rest = Bitboard.withoutLowest(open)
    let second = rest.trailingZeroBitCount
    switch empties {
    case 0: return Shape.finalScore(mover, opponent)
    case 1: return last.one(mover, alpha: alpha, first)
    case 2: return last.two(mover, opponent, alpha: alpha, first, second)
    case 3:
      let third = Bitboard.withoutLowest(rest).trailingZeroBitCount
      return last.three(mover, opponent, alpha: alpha, first, second, third)
    default: return last.four(mover, opponent, alpha: alpha, empties: open)
    }
  }

  /// Five empty squares and a few more: moves in odd quarters first, no table.
  mutating func shallow(_ mover: UInt64, _ opponent: UInt64, alpha: Int, empties: Int) -> Int {
    last.nodes &+= 1
    if let bound = stabilityBound(mover, opponent, alpha: alpha) { return bound }
    let moves = Bitboard.moves(mover, opponent) & Shape.squares
    if moves == 0 {
      if Bitboard.moves(opponent, mover) & Shape.squares == 0 { return Shape.finalScore(mover, opponent) }
      return 0 &- shallow(opponent, mover, alpha: ~alpha, empties: empties)
    }
    let odd = Shape.oddQuarters(Shape.squares & ~(mover | opponent))
    var best = Int.min
    var group = moves & odd
    var others = moves & ~odd
    if group == 0 { swap(&group, &others) }
    while group != 0 {
      // Corners first within a group.
      let corners = group & Shape.corners
      let square = Bitboard.lowest(corners != 0 ? corners : group)
      group ^= square
      let flipped = Bitboard.flips(mover, opponent, square)
      let next = mover ^ flipped ^ square
      let score =
        empties == 5
        ? 0 &- last.four(opponent ^ flipped, next, alpha: ~alpha, empties: Shape.squares & ~(next | opponent))
        : 0 &- shallow(opponent ^ flipped, next, alpha: ~alpha, empties: empties &- 1)
      if score > best {
        best = score
        if score > alpha { return score }
      }
      if group == 0 { swap(&group, &others) }
    }
    return best
  }

  /// An upper bound of the score that proves it is not above alpha: what the opponent's stable discs leave.
  @inline(__always)
  func stabilityBound(_ mover: UInt64, _ opponent: UInt64, alpha: Int) -> Int? {
    guard 2 &* opponent.nonzeroBitCount >= Shape.squareCount &- alpha else { return nil }
    let bound = Shape.squareCount &- 2 &* Bitboard.stable(opponent, mover, squares: Shape.squares).nonzeroBitCount
    return bound <= alpha ? bound : nil
  }

  /// Seven empty squares and a few more: this thread's table, moves by the mobility that they leave.
  mutating func middle(_ mover: UInt64, _ opponent: UInt64, alpha: Int, empties: Int) -> Int {
    last.nodes &+= 1
    if let bound = stabilityBound(mover, opponent, alpha: alpha) { return bound }
    let hash = PositionTable.hash(mover, opponent)
    var known = 64
    if let entry = local.find(mover, opponent, hash) {
      if entry.lower > alpha { return entry.lower }
      if entry.upper <= alpha { return entry.upper }
      known = entry.move
    }
    let moves = Bitboard.moves(mover, opponent) & Shape.squares
    if moves == 0 {
      if Bitboard.moves(opponent, mover) & Shape.squares == 0 { return Shape.finalScore(mover, opponent) }
      return 0 &- middle(opponent, mover, alpha: ~alpha, empties: empties)
    }
    let first = stack.open()
    defer { stack.close() }
    let end = generate(mover, opponent, moves, first: first)
    if end == 0 { return Shape.squareCount }
    orderByMobility(mover, opponent, first: first, end: end, known: known)
    var best = Int.min
    var move = 64
    var index = first
    while index < end {
      let next = stack.selectBest(index, end)
      let score =
        empties &- 1 > Tuning.shallowEmpties
        ? 0 &- middle(next.mover, next.opponent, alpha: ~alpha, empties: empties &- 1)
        : 0 &- shallow(next.mover, next.opponent, alpha: ~alpha, empties: empties &- 1)
      if score > best {
        best = score
        move = Int(truncatingIfNeeded: next.square)
        if score > alpha { break }
      }
      index &+= 1
    }
    local.store(mover, opponent, hash, Searcher.bounds(best, alpha: alpha, move: move), effort: empties, generation: 0)
    return best
  }

  /// What a fail-soft score proves.
  @inline(__always)
  static func bounds(_ score: Int, alpha: Int, move: Int) -> TableEntry {
    score > alpha
      ? TableEntry(lower: score, upper: Shape.squareCount, move: move)
      : TableEntry(lower: 0 &- Shape.squareCount, upper: score, move: move)
  }
}
