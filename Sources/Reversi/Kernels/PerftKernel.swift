import CKernels

/// Counts lines of play: the number of positions after `depth` plies.
///
/// A pass is a ply, and a finished game that ends earlier counts once.
package enum PerftKernel {
  /// The number of leaves below the position, `depth` ≥ 0 plies deep.
  /// - Complexity: one flip and one move generation a position; the last ply is counted, not
  ///   played, and the one before stays in vector registers.
  package static func count(_ mover: UInt64, _ opponent: UInt64, squares: UInt64, depth: Int) -> UInt64 {
    guard depth > 0 else { return 1 }
    let moves = Bitboard.moves(mover, opponent) & squares
    guard moves != 0 else {
      let replies = Bitboard.moves(opponent, mover) & squares
      return replies == 0 ? 1 : count(opponent, mover, squares: squares, depth: depth &- 1)
    }
    switch depth {
    case 1: return UInt64(truncatingIfNeeded: moves.nonzeroBitCount)
    case 2: return ck_rv_count_replies(mover, opponent, moves, squares)
    default: return sum(mover, opponent, moves, squares: squares, depth: depth)
    }
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
      total &+= count(opponent ^ flipped, mover ^ flipped ^ square, squares: squares, depth: depth &- 1)
    }
    return total
  }
}
