import CKernels

/// Exact scores of positions with at most four empty squares; `reversi_last.h` has the search.
///
/// A null window (alpha, alpha + 1) asks one question: is the score for the mover above alpha? The
/// answer is *fail-soft*: above alpha it is a lower bound of the score, otherwise an upper bound.
struct LastEmpties<Shape: BoardShape> {
  /// Positions visited.
  var nodes: UInt64 = 0

  /// One empty square: no search, two counts at most.
  @inline(__always)
  func one(_ mover: UInt64, _ opponent: UInt64, alpha: Int, _ square: Int) -> Int {
    ck_rv_one(mover, opponent, alpha, square, Shape.squareCount)
  }

  /// Two empty squares.
  @inline(__always)
  mutating func two(_ mover: UInt64, _ opponent: UInt64, alpha: Int, _ first: Int, _ second: Int) -> Int {
    unsafe ck_rv_two(&nodes, ck_rv_lift(mover), ck_rv_lift(opponent), alpha, first, second, Shape.squareCount)
  }

  /// Three empty squares.
  @inline(__always)
  mutating func three(
    _ mover: UInt64, _ opponent: UInt64, alpha: Int, _ first: Int, _ second: Int, _ third: Int
  ) -> Int {
    unsafe ck_rv_three(&nodes, ck_rv_lift(mover), ck_rv_lift(opponent), alpha, first, second, third, Shape.squareCount)
  }

  /// Four empty squares, given in board order.
  mutating func four(_ mover: UInt64, _ opponent: UInt64, alpha: Int, empties: UInt64) -> Int {
    unsafe ck_rv_four(&nodes, mover, opponent, alpha, Shape.inOrder(empties), Shape.squareCount)
  }
}

extension BoardShape {
  /// Four squares in the order in which parity says to try them: single squares before pairs and
  /// triples; 2+2 keeps the pairs together.
  @inline(__always)
  static func inOrder(_ empties: UInt64) -> ck_rv_squares {
    let odd = oddQuarters(empties)
    let front = odd != 0 && odd != empties ? odd : frontOfEqual(empties)
    let back = empties ^ front
    let others = Bitboard.withoutLowest(front)
    // The front holds one square or two; with one, the second comes from the back.
    let rest = others == 0 ? Bitboard.withoutLowest(back) : back
    return ck_rv_squares(
      a: front.trailingZeroBitCount, b: others == 0 ? back.trailingZeroBitCount : others.trailingZeroBitCount,
      c: rest.trailingZeroBitCount, d: Bitboard.withoutLowest(rest).trailingZeroBitCount, are_pairs: odd == 0 ? 1 : 0)
  }

  /// The squares to begin with when all quarters are odd (1+3, 1+1+1+1) or all are even (2+2, 4).
  @inline(__always)
  private static func frontOfEqual(_ empties: UInt64) -> UInt64 {
    let lowest = Bitboard.lowest(empties)
    let (a, b, c, d) = quarters
    let quarter = empties & (lowest & a != 0 ? a : lowest & b != 0 ? b : lowest & c != 0 ? c : d)
    switch quarter.nonzeroBitCount {
    case 3: return empties ^ quarter
    case 4: return lowest | Bitboard.lowest(empties ^ lowest)
    default: return quarter
    }
  }
}
