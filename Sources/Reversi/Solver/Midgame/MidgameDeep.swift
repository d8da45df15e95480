extension Searcher {
  /// Three plies and more: table, cutoffs by shallow searches, moves in a good order.
  mutating func manyPlies(
    _ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, row: Int, depth: Int, empties: Int, alpha: Int, beta: Int
  ) -> Int {
    assertWindow(mover, opponent, depth: depth, empties: empties, alpha: alpha, beta: beta)
    assert(moves == Bitboard.moves(mover, opponent) & Shape.squares && moves != 0 && depth > 2)
    if mustStop() { return 0 }
    let isNull = beta &- alpha == 1
    if depth >= empties, isNull,
      let bound = stabilityBound(mover, opponent, alpha: alpha &>> MidgameTuning.unit.trailingZeroBitCount)
    {
      return MidgameTuning.unit &* bound
    }
    let key = TableKey(mover, opponent, turns: empties >= Shape.turnedEmpties, on: Shape.self)
    let selectivity = margins.selectivity
    var (known, second) = (SquareIndex.none, SquareIndex.none)
    if !isPlain, let entry = tables.estimates.table.find(key) {
      if entry.answers(depth: depth, selectivity: selectivity) {
        if entry.lower >= beta || entry.lower == entry.upper { return entry.lower }
        if entry.upper <= alpha { return entry.upper }
      }
      known = key.onBoard(entry.move, Shape.self)
      second = key.onBoard(entry.second, Shape.self)
    }
    let first = stack.open()
    defer { stack.close() }
    let end = generate(mover, opponent, moves, first: first)
    if end == 0 { return MidgameTuning.unit &* Shape.squareCount }
    if isNull,
      let value = earlyAnswer(
        mover, opponent, first, end, row: row, key: key, depth: depth, empties: empties, alpha: alpha, beta: beta)
    {
      return value
    }
    // The table's move often answers the question: the others need no order before.
    let hasKnown = bringForward(known, to: first, end)
    var best = Int.min
    var bestMove = SquareIndex.none
    var index = first
    while index < end {
      if index == (hasKnown ? first &+ 1 : first) {
        orderByValue(
          opponent, first: index, end: end, row: row, plies: Self.orderingPlies(depth), empties: empties,
          repliesWeight: MidgameTuning.mobilityWeight, second: second)
        if mustStop() { return 0 }
      }
      if isNull, !isPlain, depth >= MidgameTuning.sharedDepth, index > first, end &- index > 1, let team, team.hasIdle {
        let outcome = share(
          index, end, alpha: alpha, row: row, depth: depth, empties: empties, best: best, move: bestMove, team: team)
        guard let outcome else { return 0 }
        (best, bestMove) = outcome
        break
      }
      let next = hasKnown && index == first ? stack[first] : stack.selectBest(index, end)
      let value = value(
        after: next, of: opponent, row: row, depth: depth, empties: empties, alpha: max(alpha, best), beta: beta,
        isFirst: best == Int.min)
      if mustStop() { return 0 }
      if value > best {
        best = value
        bestMove = SquareIndex(next)
        if value >= beta { break }
      }
      index &+= 1
    }
    keep(best, bestMove, key: key, depth: depth, alpha: alpha, beta: beta)
    return best
  }

  /// What answers a null window before any move is searched: the table's entries of the positions
  /// after the moves, or a shallower search. Void when a limit was reached.
  @inline(__always)
  private mutating func earlyAnswer(
    _ mover: UInt64, _ opponent: UInt64, _ first: Int, _ end: Int, row: Int, key: TableKey, depth: Int, empties: Int,
    alpha: Int, beta: Int
  ) -> Int? {
    let selectivity = margins.selectivity
    if depth >= MidgameTuning.lookAheadDepth, !isPlain,
      let value = lookAhead(
        in: tables.estimates, first, end, empties: empties &- 1,
        { entry in
          entry.answers(depth: depth &- 1, selectivity: selectivity) && 0 &- entry.upper >= beta
            ? 0 &- entry.upper : nil
        })
    {
      return value
    }
    if let value = probablyCut(mover, opponent, row: row, depth: depth, empties: empties, alpha: alpha) {
      if !mustStop() { keep(value, .none, key: key, depth: depth, alpha: alpha, beta: beta) }
      return value
    }
    return mustStop() ? 0 : nil
  }

  /// The value of a move in a window: once a value is known, a null window asks first whether the
  /// move is better.
  @inline(__always)
  private mutating func value(
    after next: Candidate, of opponent: UInt64, row: Int, depth: Int, empties: Int, alpha: Int, beta: Int,
    isFirst: Bool
  ) -> Int {
    if !isFirst, beta &- alpha > 1 {
      let value = value(
        after: next, of: opponent, row: row, depth: depth, empties: empties, alpha: alpha, beta: alpha &+ 1)
      if value <= alpha || value >= beta { return value }
    }
    return value(after: next, of: opponent, row: row, depth: depth, empties: empties, alpha: alpha, beta: beta)
  }

  /// Writes what a search found into the table.
  @inline(__always)
  private func keep(_ value: Int, _ move: SquareIndex, key: TableKey, depth: Int, alpha: Int, beta: Int) {
    if isPlain { return }
    let bounds = EstimatedBounds(
      lower: value > alpha ? value : 0 &- MidgameTuning.most, upper: value < beta ? value : MidgameTuning.most,
      depth: depth, selectivity: margins.selectivity, move: key.inEntry(move, Shape.self))
    tables.estimates.table.store(key, bounds, generation: tables.estimatesGeneration)
  }

  /// The plies of the search that orders the moves of one of `depth` plies.
  @inline(__always)
  private static func orderingPlies(_ depth: Int) -> Int {
    let plies = 1 &+ (depth &- MidgameTuning.orderingDepth) / MidgameTuning.orderingStep
    return depth < MidgameTuning.orderingDepth ? 0 : min(plies, MidgameTuning.mostOrderingDepth)
  }
}
