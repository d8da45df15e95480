extension Searcher {
  /// Orders by the value of the positions after the moves, by evaluation or by a search of `plies`,
  /// and by what leaves the opponent few moves; `second` comes first.
  ///
  /// `row` has the features of the position, in which `opponent` is not to move; a reply costs
  /// `repliesWeight` sixty-fourths of a disc.
  @inline(__always)
  mutating func orderByValue(
    _ opponent: UInt64, first: Int, end: Int, row: Int, plies: Int, empties: Int, repliesWeight: Int,
    second: SquareIndex = .none
  ) {
    let scale = Evaluator.unit / MidgameTuning.unit
    var index = first
    while index < end {
      let next = stack[index]
      let replies = Bitboard.moves(next.mover, next.opponent) & Shape.squares
      let value: Int
      if plies <= 0 {
        place(next, of: opponent, row: row)
        last.nodes &+= 1
        value = 0 &- fineLeaf(next.mover, next.opponent, replies, row: row &+ 1, empties: empties &- 1)
      } else {
        value =
          scale
          &* self.value(
            after: next, of: opponent, row: row, depth: plies &+ 1, empties: empties, alpha: 0 &- MidgameTuning.most,
            beta: MidgameTuning.most)
      }
      var order = value &- repliesWeight &* replies.nonzeroBitCount
      if SquareIndex(next) == second { order &+= MidgameTuning.secondMoveWeight }
      stack.set(index, order: order, replies: replies)
      index &+= 1
    }
  }

  /// Puts the move to `square` at `place`; whether there is such a move from there on.
  @inline(__always)
  func bringForward(_ square: SquareIndex, to place: Int, _ end: Int) -> Bool {
    if square == .none { return false }
    var index = place
    while index < end {
      let candidate = stack[index]
      if SquareIndex(candidate) == square {
        stack[index] = stack[place]
        stack[place] = candidate
        return true
      }
      index &+= 1
    }
    return false
  }

  /// The first answer that a table has to the question about a node in what it knows of the
  /// positions after its moves, which have `empties` empty squares.
  @inline(__always)
  func lookAhead<Entry>(
    in table: SharedTable<Entry>, _ first: Int, _ end: Int, empties: Int, _ answer: (Entry) -> Int?
  ) -> Int? {
    let turns = empties >= Shape.turnedEmpties
    var index = turns ? end : first
    while index < end {
      let next = stack[index]
      table.table.prefetch(TableKey.hash(next.mover, next.opponent))
      index &+= 1
    }
    index = first
    while index < end {
      let next = stack[index]
      let key = TableKey(next.mover, next.opponent, turns: turns, on: Shape.self)
      if let entry = table.table.find(key), let answer = answer(entry) { return answer }
      index &+= 1
    }
    return nil
  }
}
