extension Searcher {
  /// Many empty squares: the shared table, children looked up before any is searched.
  mutating func deep(_ mover: UInt64, _ opponent: UInt64, alpha: Int, empties: Int) -> Int {
    if empties >= Tuning.pollEmpties, mustStop() { return 0 }
    last.nodes &+= 1
    if let bound = stabilityBound(mover, opponent, alpha: alpha) { return bound }
    let hash = PositionTable.hash(mover, opponent)
    let nodesBefore = last.nodes
    var known = 64
    if let entry = shared.table.find(mover, opponent, hash) {
      if entry.lower > alpha { return entry.lower }
      if entry.upper <= alpha { return entry.upper }
      known = entry.move
    }
    let moves = Bitboard.moves(mover, opponent) & Shape.squares
    if moves == 0 {
      if Bitboard.moves(opponent, mover) & Shape.squares == 0 { return Shape.finalScore(mover, opponent) }
      return 0 &- deep(opponent, mover, alpha: ~alpha, empties: empties)
    }
    let first = stack.open()
    defer { stack.close() }
    let end = generate(mover, opponent, moves, first: first)
    if end == 0 { return Shape.squareCount }
    if let score = lookAhead(first: first, end: end, alpha: alpha, empties: empties) { return score }
    orderByMobility(mover, opponent, first: first, end: end, known: known)
    var best = Int.min
    var move = 64
    var index = first
    while index < end {
      let next = stack.selectBest(index, end)
      let score = 0 &- nullWindow(next.mover, next.opponent, alpha: ~alpha, empties: empties &- 1)
      if stopReason != nil { return 0 }
      if score > best {
        best = score
        move = Int(truncatingIfNeeded: next.square)
        if score > alpha { break }
      }
      index &+= 1
    }
    let effort = 64 &- (last.nodes &- nodesBefore).leadingZeroBitCount
    shared.table.store(
      mover, opponent, hash, Searcher.bounds(best, alpha: alpha, move: move), effort: effort &+ 1,
      generation: generation)
    return best
  }

  /// A child that is already known to be bad enough for the opponent answers the question at once.
  @inline(__always)
  mutating func lookAhead(first: Int, end: Int, alpha: Int, empties: Int) -> Int? {
    guard empties &- 1 > Tuning.localEmpties else { return nil }
    var index = first
    while index < end {
      let next = stack[index]
      shared.table.prefetch(PositionTable.hash(next.mover, next.opponent))
      index &+= 1
    }
    index = first
    while index < end {
      let next = stack[index]
      let hash = PositionTable.hash(next.mover, next.opponent)
      if let entry = shared.table.find(next.mover, next.opponent, hash), 0 &- entry.upper > alpha {
        return 0 &- entry.upper
      }
      index &+= 1
    }
    return nil
  }
}
