extension Searcher {
  /// Many empty squares: the shared table, children looked up before any is searched.
  mutating func deep(_ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, alpha: Int, empties: Int) -> Int {
    assertExact(mover, opponent, moves, alpha: alpha, empties: empties)
    assert(empties > Tuning.localEmpties)
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
    var known = SquareIndex.none
    if let entry = tables.proved.table.find(key) {
      Self.assertBounds(entry)
      if entry.lower > alpha { return entry.lower }
      if entry.upper <= alpha { return entry.upper }
      known = key.onBoard(entry.move, Shape.self)
    }
    if known == .none, empties >= Tuning.hintEmpties, report != nil, let entry = tables.estimates.table.find(key) {
      known = key.onBoard(entry.move, Shape.self)
    }
    let first = stack.open()
    defer { stack.close() }
    let end = generate(mover, opponent, moves, first: first)
    if end == 0 { return Shape.squareCount }
    if empties &- 1 > Tuning.localEmpties,
      let score = lookAhead(
        in: tables.proved, first, end, empties: empties &- 1, { 0 &- $0.upper > alpha ? 0 &- $0.upper : nil })
    {
      return score
    }
    var best = Int.min
    var move = SquareIndex.none
    var index = first
    if bringForward(known, to: first, end) {
      // A move that was good before often answers the question: the others need no order then.
      let next = stack[first]
      best = 0 &- nullWindow(next.mover, next.opponent, alpha: ~alpha, empties: empties &- 1)
      if empties >= Tuning.pollEmpties, mustStop() { return 0 }
      move = known
      index &+= 1
    }
    if best <= alpha, index < end {
      order(mover, opponent, first: index, end: end, empties: empties)
      guard searchOthers(index, end, first: first, alpha: alpha, empties: empties, best: &best, move: &move) else {
        return 0
      }
    }
    let effort = 65 &- (last.nodes &- nodesBefore).leadingZeroBitCount
    let bounds = Searcher.bounds(best, alpha: alpha, move: key.inEntry(move, Shape.self), effort: effort)
    Self.assertBounds(bounds)
    tables.proved.table.store(key, bounds, generation: tables.provedGeneration)
    return best
  }

  /// Searches the moves from `index` on, in their order, until one's score is above alpha, with
  /// helpers where some are idle; false when a limit was reached.
  @inline(__always)
  private mutating func searchOthers(
    _ index: Int, _ end: Int, first: Int, alpha: Int, empties: Int, best: inout Int, move: inout SquareIndex
  ) -> Bool {
    var index = index
    while index < end {
      if empties >= Tuning.splitEmpties, index > first, end &- index > 1, let team, team.hasIdle {
        let outcome = share(index, end, alpha: alpha, empties: empties, best: best, move: move, team: team)
        guard let outcome else { return false }
        (best, move) = outcome
        return true
      }
      let next = stack.selectBest(index, end)
      let score = 0 &- nullWindow(next.mover, next.opponent, next.replies, alpha: ~alpha, empties: empties &- 1)
      if empties >= Tuning.pollEmpties, mustStop() { return false }
      if score > best {
        best = score
        move = SquareIndex(next)
        if score > alpha { return true }
      }
      index &+= 1
    }
    return true
  }

  /// Orders by a trained evaluation where there is one: a strong second reason is what leaves the
  /// opponent few moves, because the aim is short proofs, not only good moves.
  @inline(__always)
  mutating func order(_ mover: UInt64, _ opponent: UInt64, first: Int, end: Int, empties: Int) {
    guard evaluation.isTrained, empties >= Tuning.evaluatedEmpties else {
      return orderByMobility(mover, opponent, first: first, end: end, known: .none)
    }
    let plies = min((empties &- Tuning.evaluatedEmpties) / Tuning.orderingEmptiesStep, Tuning.mostOrderingPlies)
    evaluation.set(features[0], mover, opponent)
    orderByValue(
      opponent, first: first, end: end, row: 0, plies: plies, empties: empties,
      repliesWeight: Tuning.repliesWeight(on: Shape.self))
  }
}
