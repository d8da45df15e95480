extension Searcher {
  /// Many empty squares: the shared table, children looked up before any is searched.
  mutating func deep(_ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, alpha: Int, empties: Int) -> Int {
    if empties >= Tuning.pollEmpties, mustStop() { return 0 }
    last.nodes &+= 1
    if moves == 0 {
      let replies = Bitboard.moves(opponent, mover) & Shape.squares
      if replies == 0 { return Shape.finalScore(mover, opponent) }
      return 0 &- deep(opponent, mover, replies, alpha: ~alpha, empties: empties)
    }
    if let bound = stabilityBound(mover, opponent, alpha: alpha) { return bound }
    let key = TableKey(mover, opponent, turns: empties >= Shape.turnedEmpties, on: Shape.self)
    let nodesBefore = last.nodes
    var known = 64
    if let entry = shared.table.find(key.mover, key.opponent, key.hash) {
      if entry.lower > alpha { return entry.lower }
      if entry.upper <= alpha { return entry.upper }
      known = key.onBoard(entry.move, Shape.self)
    }
    if known == 64, empties >= Tuning.hintEmpties, let report, let entry = report.table.table.find(key) {
      known = key.onBoard(entry.move, Shape.self)
    }
    let first = stack.open()
    defer { stack.close() }
    let end = generate(mover, opponent, moves, first: first)
    if end == 0 { return Shape.squareCount }
    if let score = lookAhead(first: first, end: end, alpha: alpha, empties: empties) { return score }
    var best = Int.min
    var move = 64
    var index = first
    if known != 64, bringToFront(known, first, end) {
      // A move that was good before often answers the question: the others need no order then.
      let next = stack[first]
      best = 0 &- nullWindow(next.mover, next.opponent, alpha: ~alpha, empties: empties &- 1)
      if empties >= Tuning.pollEmpties, mustStop() { return 0 }
      move = known
      index &+= 1
    }
    if best <= alpha, index < end {
      order(mover, opponent, first: index, end: end, empties: empties)
      while index < end {
        if empties >= Tuning.splitEmpties, index > first, end &- index > 1, let team, team.hasIdle {
          let outcome = share(index, end, alpha: alpha, empties: empties, best: best, move: move, team: team)
          guard let outcome else { return 0 }
          (best, move) = outcome
          break
        }
        let next = stack.selectBest(index, end)
        let score = 0 &- nullWindow(next.mover, next.opponent, next.replies, alpha: ~alpha, empties: empties &- 1)
        if empties >= Tuning.pollEmpties, mustStop() { return 0 }
        if score > best {
          best = score
          move = Int(truncatingIfNeeded: next.square)
          if score > alpha { break }
        }
        index &+= 1
      }
    }
    let effort = 64 &- (last.nodes &- nodesBefore).leadingZeroBitCount
    let bounds = Searcher.bounds(best, alpha: alpha, move: key.inEntry(move, Shape.self))
    shared.table.store(key.mover, key.opponent, key.hash, bounds, effort: effort &+ 1, generation: generation)
    return best
  }

  /// Puts the move to `square` first; whether there is such a move.
  @inline(__always)
  private func bringToFront(_ square: Int, _ first: Int, _ end: Int) -> Bool {
    var index = first
    while index < end {
      let candidate = stack[index]
      if Int(truncatingIfNeeded: candidate.square) == square {
        stack[index] = stack[first]
        stack[first] = candidate
        return true
      }
      index &+= 1
    }
    return false
  }

  /// Orders by the evaluation where there is one and many squares are empty, else by mobility.
  @inline(__always)
  private mutating func order(_ mover: UInt64, _ opponent: UInt64, first: Int, end: Int, empties: Int) {
    if let full, empties >= Tuning.fullEmpties {
      orderByEstimate(mover, opponent, first: first, end: end, empties: empties, by: full)
    } else if let evaluator, empties >= Tuning.evaluatedEmpties {
      orderByEstimate(first: first, end: end, empties: empties, by: evaluator)
    } else {
      orderByMobility(mover, opponent, first: first, end: end, known: 64)
    }
  }

  /// A child that is already known to be bad enough for the opponent answers the question at once.
  @inline(__always)
  mutating func lookAhead(first: Int, end: Int, alpha: Int, empties: Int) -> Int? {
    guard empties &- 1 > Tuning.localEmpties else { return nil }
    let turns = empties &- 1 >= Shape.turnedEmpties
    var index = turns ? end : first
    while index < end {
      let next = stack[index]
      shared.table.prefetch(PositionTable.hash(next.mover, next.opponent))
      index &+= 1
    }
    index = first
    while index < end {
      let next = stack[index]
      let key = TableKey(next.mover, next.opponent, turns: turns, on: Shape.self)
      if let entry = shared.table.find(key.mover, key.opponent, key.hash), 0 &- entry.upper > alpha {
        return 0 &- entry.upper
      }
      index &+= 1
    }
    return nil
  }
}
