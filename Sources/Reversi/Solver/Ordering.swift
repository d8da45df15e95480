extension Searcher {
  /// Puts the positions after `moves` on the stack from `first` on: the index after the last one,
  /// or 0 when a move takes the opponent's last disc, which no other can beat.
  @inline(__always)
  mutating func generate(_ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, first: Int) -> Int {
    var end = first
    var rest = moves
    while rest != 0 {
      let square = Bitboard.lowest(rest)
      rest ^= square
      let flipped = Bitboard.flips(mover, opponent, square)
      if flipped == opponent { return 0 }
      stack[end] = Candidate(
        mover: opponent ^ flipped, opponent: mover ^ flipped ^ square, replies: 0, order: 0,
        square: Int32(truncatingIfNeeded: square.trailingZeroBitCount))
      end &+= 1
    }
    return end
  }

  /// Orders by what leaves the opponent the fewest moves (corners count nearly double), then by the
  /// empty squares that border the mover's discs, corners, squares away from the ring inside the
  /// edge, odd quarters, see ``MobilityWeight``; a move known from the table comes first.
  @inline(__always)
  mutating func orderByMobility(_ mover: UInt64, _ opponent: UInt64, first: Int, end: Int, known: SquareIndex) {
    let empties = Shape.squares & ~(mover | opponent)
    let odd = Shape.oddQuarters(empties)
    var index = first
    while index < end {
      let next = stack[index]
      let square = Bitboard.bit(Int(truncatingIfNeeded: next.square))
      let replies = Bitboard.moves(next.mover, next.opponent) & Shape.squares
      let exposed = Bitboard.grown(next.opponent) & (empties ^ square)
      var order = 0 &- MobilityWeight.reply &* replies.nonzeroBitCount
      order &-= MobilityWeight.cornerReply &* (replies & Shape.corners).nonzeroBitCount
      order &-= MobilityWeight.exposed &* exposed.nonzeroBitCount
      if square & Shape.corners != 0 { order &+= MobilityWeight.corner }
      if square & Shape.ring != 0 { order &-= MobilityWeight.ring }
      if square & odd != 0 { order &+= MobilityWeight.oddQuarter }
      if SquareIndex(next) == known { order &+= Tuning.knownMoveWeight }
      stack.set(index, order: order, replies: replies)
      index &+= 1
    }
  }
}
