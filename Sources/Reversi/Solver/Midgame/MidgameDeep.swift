extension MidgameSearcher {
  /// Three plies and more: table, cutoffs by shallow searches, moves in a good order.
  mutating func deep(
    _ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, row: Int, depth: Int, empties: Int, alpha: Int, beta: Int
  ) -> Int {
    if exact.mustStop() { return 0 }
    let isNull = beta &- alpha == 1
    if depth >= empties, isNull, let bound = stabilityBound(mover, opponent, alpha: alpha) { return bound }
    let key = TableKey(mover, opponent, turns: empties >= Shape.turnedEmpties, on: Shape.self)
    var (known, second) = (64, 64)
    if let entry = table.table.find(key) {
      if entry.answers(depth: depth, selectivity: selectivity) {
        if entry.lower >= beta || entry.lower == entry.upper { return entry.lower }
        if entry.upper <= alpha { return entry.upper }
      }
      known = key.onBoard(entry.move, Shape.self)
      second = key.onBoard(entry.second, Shape.self)
    }
    let first = exact.stack.open()
    defer { exact.stack.close() }
    let end = exact.generate(mover, opponent, moves, first: first)
    if end == 0 { return MidgameTuning.unit &* Shape.squareCount }
    if isNull {
      if depth >= MidgameTuning.lookAheadDepth,
        let value = lookAhead(first, end, depth: depth, empties: empties, beta: beta)
      {
        return value
      }
      if depth >= MidgameTuning.probCutDepth,
        let value = probablyCut(mover, opponent, row: row, depth: depth, empties: empties, alpha: alpha)
      {
        if !exact.mustStop() { keep(value, 64, key: key, depth: depth, alpha: alpha, beta: beta) }
        return value
      }
      if exact.mustStop() { return 0 }
    }
    // The table's move often answers the question: the others need no order before.
    let hasKnown = bringForward(known, to: first, end)
    var best = Int.min
    var bestMove = 64
    var index = first
    while index < end {
      if index == (hasKnown ? first &+ 1 : first) {
        order(opponent, first: index, end: end, row: row, depth: depth, empties: empties, second: second)
        if exact.mustStop() { return 0 }
      }
      let next = hasKnown && index == first ? exact.stack[first] : exact.stack.selectBest(index, end)
      let bar = max(alpha, best)
      var value: Int
      if isNull || best == Int.min {
        value = self.value(
          after: next, of: opponent, row: row, depth: depth, empties: empties, alpha: bar, beta: beta)
      } else {
        value = self.value(
          after: next, of: opponent, row: row, depth: depth, empties: empties, alpha: bar, beta: bar &+ 1)
        if value > bar, value < beta {
          value = self.value(
            after: next, of: opponent, row: row, depth: depth, empties: empties, alpha: bar, beta: beta)
        }
      }
      if exact.mustStop() { return 0 }
      if value > best {
        best = value
        bestMove = Int(truncatingIfNeeded: next.square)
        if value >= beta { break }
      }
      index &+= 1
    }
    keep(best, bestMove, key: key, depth: depth, alpha: alpha, beta: beta)
    return best
  }

  /// Writes what a search found into the table.
  @inline(__always)
  private func keep(_ value: Int, _ move: Int, key: TableKey, depth: Int, alpha: Int, beta: Int) {
    table.table.store(
      key,
      MidgameEntry(
        lower: value > alpha ? value : 0 &- MidgameTuning.most, upper: value < beta ? value : MidgameTuning.most,
        depth: depth, selectivity: selectivity, move: key.inEntry(move, Shape.self), second: 64),
      generation: generation)
  }

  /// An upper bound by stable discs that answers a null window of a search to the end.
  @inline(__always)
  private func stabilityBound(_ mover: UInt64, _ opponent: UInt64, alpha: Int) -> Int? {
    exact.stabilityBound(mover, opponent, alpha: alpha &>> MidgameTuning.unit.trailingZeroBitCount)
      .map { MidgameTuning.unit &* $0 }
  }

  /// A move after which the table already knows the position to be bad enough for the opponent.
  @inline(__always)
  private func lookAhead(_ first: Int, _ end: Int, depth: Int, empties: Int, beta: Int) -> Int? {
    let turns = empties &- 1 >= Shape.turnedEmpties
    var index = first
    while index < end, !turns {
      table.table.prefetch(PositionTable.hash(exact.stack[index].mover, exact.stack[index].opponent))
      index &+= 1
    }
    index = first
    while index < end {
      let next = exact.stack[index]
      let key = TableKey(next.mover, next.opponent, turns: turns, on: Shape.self)
      if let entry = table.table.find(key), entry.answers(depth: depth &- 1, selectivity: selectivity),
        0 &- entry.upper >= beta
      {
        return 0 &- entry.upper
      }
      index &+= 1
    }
    return nil
  }

  /// Puts the move to `square` at `place`; whether there is such a move from there on.
  @inline(__always)
  private func bringForward(_ square: Int, to place: Int, _ end: Int) -> Bool {
    if square == 64 { return false }
    var index = place
    while index < end {
      let candidate = exact.stack[index]
      if Int(truncatingIfNeeded: candidate.square) == square {
        exact.stack[index] = exact.stack[place]
        exact.stack[place] = candidate
        return true
      }
      index &+= 1
    }
    return false
  }

  /// Orders by the value of the positions after the moves, by evaluation or by a shallow search,
  /// and by what leaves the opponent few moves; the table's second move goes first.
  @inline(__always)
  private mutating func order(
    _ opponent: UInt64, first: Int, end: Int, row: Int, depth: Int, empties: Int, second: Int
  ) {
    let plies =
      depth < MidgameTuning.orderingDepth
      ? 0
      : min(1 &+ (depth &- MidgameTuning.orderingDepth) / MidgameTuning.orderingStep, MidgameTuning.mostOrderingDepth)
    let scale = Evaluator.unit / MidgameTuning.unit
    var index = first
    while index < end {
      let next = exact.stack[index]
      let value = self.value(
        after: next, of: opponent, row: row, depth: plies &+ 1, empties: empties, alpha: 0 &- MidgameTuning.most,
        beta: MidgameTuning.most)
      let replies = Bitboard.moves(next.mover, next.opponent) & Shape.squares
      var order = scale &* value &- MidgameTuning.mobilityWeight &* replies.nonzeroBitCount
      if Int(truncatingIfNeeded: next.square) == second { order &+= 1 << 20 }
      exact.stack.set(index, order: order, replies: 0)
      index &+= 1
    }
  }
}
