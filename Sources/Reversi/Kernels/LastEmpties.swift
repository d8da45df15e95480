/// Exact scores of positions with at most four empty squares, one function each, nothing on the
/// heap.
///
/// A null window (alpha, alpha + 1) asks one question: is the score for the mover above alpha? The
/// answer is *fail-soft*: above alpha it is a lower bound of the score, else an upper bound.
/// Squares are tried in the order given; the caller puts those of odd quarters first.
struct LastEmpties<Shape: BoardShape> {
  private let tables = LineTables.shared
  /// Positions visited.
  var nodes: UInt64 = 0

  /// The squares around a square.
  @inline(__always)
  func neighbours(_ square: Int) -> UInt64 { tables.neighbours(square) }

  /// One empty square: no search, two counts at most.
  @inline(__always)
  func one(_ mover: UInt64, alpha: Int, _ square: Int) -> Int {
    let discs = mover.nonzeroBitCount
    let flips = tables.flipCount(mover, square)
    if flips != 0 { return 2 &* (discs &+ flips &+ 1) &- Shape.squareCount }
    // Nobody may be able to move; then the winner takes the square.
    let difference = 2 &* discs &- (Shape.squareCount &- 1)
    let unmoved = difference > 0 ? difference &+ 1 : difference &- 1
    if unmoved <= alpha { return unmoved }
    let opponent = Shape.squares & ~(mover | Bitboard.bit(square))
    let replies = tables.flipCount(opponent, square)
    return replies == 0 ? unmoved : 2 &* (discs &- replies) &- Shape.squareCount
  }

  /// Two empty squares.
  @inline(__always)
  mutating func two(_ mover: UInt64, _ opponent: UInt64, alpha: Int, _ first: Int, _ second: Int) -> Int {
    nodes &+= 1
    var best = Int.min
    if let score = scoreOfTwo(mover, opponent, alpha: alpha, first, second) {
      if score > alpha { return score }
      best = score
    }
    if let score = scoreOfTwo(mover, opponent, alpha: alpha, second, first) { best = max(best, score) }
    if best != Int.min { return best }
    // The mover passes; the same with colours and signs changed.
    if let score = scoreOfTwo(opponent, mover, alpha: ~alpha, first, second) {
      if score > ~alpha { return 0 &- score }
      best = score
    }
    if let score = scoreOfTwo(opponent, mover, alpha: ~alpha, second, first) { best = max(best, score) }
    return best != Int.min ? 0 &- best : Shape.finalScore(mover, opponent)
  }

  /// The score of a placement with one other empty square, `nil` when it is not legal.
  @inline(__always)
  private mutating func scoreOfTwo(
    _ mover: UInt64, _ opponent: UInt64, alpha: Int, _ square: Int, _ other: Int
  ) -> Int? {
    guard tables.neighbours(square) & opponent != 0 else { return nil }
    let flipped = Bitboard.flips(mover, opponent, Bitboard.bit(square))
    guard flipped != 0 else { return nil }
    nodes &+= 1
    return 0 &- one(opponent ^ flipped, alpha: ~alpha, other)
  }

  /// Three empty squares.
  mutating func three(
    _ mover: UInt64, _ opponent: UInt64, alpha: Int, _ first: Int, _ second: Int, _ third: Int
  ) -> Int {
    let best = placeOfThree(mover, opponent, alpha: alpha, first, second, third)
    if best != Int.min { return best }
    let reply = placeOfThree(opponent, mover, alpha: ~alpha, first, second, third)
    return reply != Int.min ? 0 &- reply : Shape.finalScore(mover, opponent)
  }

  /// The best placement, `Int.min` when there is none.
  @inline(__always)
  private mutating func placeOfThree(
    _ mover: UInt64, _ opponent: UInt64, alpha: Int, _ first: Int, _ second: Int, _ third: Int
  ) -> Int {
    nodes &+= 1
    var best = Int.min
    var flipped = flips(mover, opponent, first)
    if flipped != 0 {
      best = 0 &- two(opponent ^ flipped, mover ^ flipped ^ Bitboard.bit(first), alpha: ~alpha, second, third)
      if best > alpha { return best }
    }
    flipped = flips(mover, opponent, second)
    if flipped != 0 {
      best = max(
        best, 0 &- two(opponent ^ flipped, mover ^ flipped ^ Bitboard.bit(second), alpha: ~alpha, first, third))
      if best > alpha { return best }
    }
    flipped = flips(mover, opponent, third)
    if flipped != 0 {
      best = max(
        best, 0 &- two(opponent ^ flipped, mover ^ flipped ^ Bitboard.bit(third), alpha: ~alpha, first, second))
    }
    return best
  }

  /// Four empty squares, given in board order.
  mutating func four(_ mover: UInt64, _ opponent: UInt64, alpha: Int, empties: UInt64) -> Int {
    let order = FourSquares<Shape>(empties)
    let best = placeOfFour(mover, opponent, alpha: alpha, order)
    if best != Int.min { return best }
    let reply = placeOfFour(opponent, mover, alpha: ~alpha, order)
    return reply != Int.min ? 0 &- reply : Shape.finalScore(mover, opponent)
  }

  @inline(__always)
  private mutating func placeOfFour(_ mover: UInt64, _ opponent: UInt64, alpha: Int, _ squares: FourSquares<Shape>)
    -> Int
  {
    nodes &+= 1
    let (a, b, c, d) = (squares.first, squares.second, squares.third, squares.fourth)
    var best = Int.min
    var flipped = flips(mover, opponent, a)
    if flipped != 0 {
      best = 0 &- three(opponent ^ flipped, mover ^ flipped ^ Bitboard.bit(a), alpha: ~alpha, b, c, d)
      if best > alpha { return best }
    }
    flipped = flips(mover, opponent, b)
    if flipped != 0 {
      best = max(best, 0 &- three(opponent ^ flipped, mover ^ flipped ^ Bitboard.bit(b), alpha: ~alpha, a, c, d))
      if best > alpha { return best }
    }
    // With two pairs, the partner of the square just taken comes first.
    let pairs = squares.arePairs
    flipped = flips(mover, opponent, c)
    if flipped != 0 {
      let next = mover ^ flipped ^ Bitboard.bit(c)
      best = max(
        best, 0 &- three(opponent ^ flipped, next, alpha: ~alpha, pairs ? d : a, pairs ? a : b, pairs ? b : d))
      if best > alpha { return best }
    }
    flipped = flips(mover, opponent, d)
    if flipped != 0 {
      let next = mover ^ flipped ^ Bitboard.bit(d)
      best = max(
        best, 0 &- three(opponent ^ flipped, next, alpha: ~alpha, pairs ? c : a, pairs ? a : b, pairs ? b : c))
    }
    return best
  }

  @inline(__always)
  private func flips(_ mover: UInt64, _ opponent: UInt64, _ square: Int) -> UInt64 {
    guard tables.neighbours(square) & opponent != 0 else { return 0 }
    return Bitboard.flips(mover, opponent, Bitboard.bit(square))
  }
}

/// Four squares in the order in which parity wants them tried: single squares before pairs and
/// triples.
struct FourSquares<Shape: BoardShape> {
  let first: Int
  let second: Int
  let third: Int
  let fourth: Int
  /// Whether they are two pairs, (first, second) and (third, fourth), each in a quarter.
  let arePairs: Bool

  /// Orders four squares: 1+1+2 and 1+3 begin with the single ones, 2+2 keeps the pairs together.
  @inline(__always)
  init(_ empties: UInt64) {
    let odd = Shape.oddQuarters(empties)
    let front = odd != 0 && odd != empties ? odd : FourSquares.front(empties)
    let back = empties ^ front
    arePairs = odd == 0
    first = front.trailingZeroBitCount
    let others = Bitboard.withoutLowest(front)
    // The front holds one square or two; with one, the second comes from the back.
    let rest = others == 0 ? Bitboard.withoutLowest(back) : back
    second = others == 0 ? back.trailingZeroBitCount : others.trailingZeroBitCount
    third = rest.trailingZeroBitCount
    fourth = Bitboard.withoutLowest(rest).trailingZeroBitCount
  }

  /// The squares to begin with when all quarters are odd (1+3, 1+1+1+1) or all are even (2+2, 4).
  @inline(__always)
  private static func front(_ empties: UInt64) -> UInt64 {
    let lowest = Bitboard.lowest(empties)
    let (a, b, c, d) = Shape.quarters
    let quarter = empties & (lowest & a != 0 ? a : lowest & b != 0 ? b : lowest & c != 0 ? c : d)
    switch quarter.nonzeroBitCount {
    case 3: return empties ^ quarter
    case 4: return lowest | Bitboard.lowest(empties ^ lowest)
    default: return quarter
    }
  }
}
