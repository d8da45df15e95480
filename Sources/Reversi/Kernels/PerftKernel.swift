/// Counts lines of play: the number of positions after `depth` plies.
///
/// A pass is a ply, and a finished game that ends earlier counts once.
package enum PerftKernel {
  /// The number of leaves below the position, `depth` ≥ 0 plies deep.
  /// - Complexity: one flip and one move generation a position; the last ply is counted, not
  ///   played.
  package static func count(_ mover: UInt64, _ opponent: UInt64, squares: UInt64, depth: Int) -> UInt64 {
    guard depth > 0 else { return 1 }
    let moves = Bitboard.moves(mover, opponent) & squares
    guard moves != 0 else {
      let replies = Bitboard.moves(opponent, mover) & squares
      return replies == 0 ? 1 : count(opponent, mover, squares: squares, depth: depth &- 1)
    }
    return depth == 1
      ? UInt64(truncatingIfNeeded: moves.nonzeroBitCount)
      : sum(mover, opponent, moves, squares: squares, depth: depth)
  }

  private static func sum(
    _ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, squares: UInt64, depth: Int
  ) -> UInt64 {
    var total: UInt64 = 0
    var rest = moves
    while rest != 0 {
      let square = Bitboard.lowest(rest)
      rest ^= square
      let flipped = Bitboard.flips(mover, opponent, square)
      let next = mover ^ flipped ^ square
      let other = opponent ^ flipped
      if depth == 2 {
        total &+= lastPly(other, next, squares: squares)
      } else {
        total &+= count(other, next, squares: squares, depth: depth &- 1)
      }
    }
    return total
  }

  /// `count` for depth 1, inlined where the counting spends its time. A pass and a finished game
  /// count once each.
  @inline(__always)
  private static func lastPly(_ mover: UInt64, _ opponent: UInt64, squares: UInt64) -> UInt64 {
    let moves = (Bitboard.moves(mover, opponent) & squares).nonzeroBitCount
    return UInt64(truncatingIfNeeded: moves == 0 ? 1 : moves)
  }
}
