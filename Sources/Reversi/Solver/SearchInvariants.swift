/// What holds wherever a search enters a node.
///
/// The checks are assertions: a build without them, as any usual optimized one is, evaluates none
/// of it. `swift test --filter SearchInvariantTests` searches with them, and so do the tests with
/// the portable kernels, which are optimized with assertions (`./test --portable`).
extension Searcher {
  /// The discs of the two sides are disjoint and on the board, and the empty squares are as many as
  /// the caller says.
  @inline(__always)
  func assertBoard(_ mover: UInt64, _ opponent: UInt64, empties: Int) {
    assert(mover & opponent == 0)
    assert((mover | opponent) & ~Shape.squares == 0)
    assert((Shape.squares & ~(mover | opponent)).nonzeroBitCount == empties)
  }

  /// A node of the exact search: a board, its legal moves, and a question that scores can answer:
  /// alpha is one of them, or next to them where a bound is turned round.
  @inline(__always)
  func assertExact(_ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, alpha: Int, empties: Int) {
    assertBoard(mover, opponent, empties: empties)
    assert(moves == Bitboard.moves(mover, opponent) & Shape.squares)
    assertQuestion(alpha)
  }

  /// A question of the exact search.
  @inline(__always)
  func assertQuestion(_ alpha: Int) {
    assert(0 - Shape.squareCount - 1 <= alpha && alpha <= Shape.squareCount)
  }

  /// A node of the search over an evaluation: a board, a window that isn't empty, and values within
  /// reach.
  @inline(__always)
  func assertWindow(_ mover: UInt64, _ opponent: UInt64, depth: Int, empties: Int, alpha: Int, beta: Int) {
    assertBoard(mover, opponent, empties: empties)
    assert(depth >= 0)
    assert(alpha < beta)
    assert(0 - MidgameTuning.most - 1 <= alpha && beta <= MidgameTuning.most + 1)
  }

  /// Bounds that a search proved: some score is between them.
  @inline(__always)
  static func assertBounds(_ bounds: ProvedBounds) {
    assert(bounds.lower <= bounds.upper)
    assert(0 - Shape.squareCount <= bounds.lower && bounds.upper <= Shape.squareCount)
  }
}
