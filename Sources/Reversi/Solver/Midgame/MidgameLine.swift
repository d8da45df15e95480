extension MidgameSearcher {
  /// The line that a search of `depth` plies expects from a position, as squares, 64 for a pass:
  /// that many placements or to the end of the game. The table remembers it; where it forgot, a few
  /// plies are searched again.
  mutating func line(_ mover: UInt64, _ opponent: UInt64, depth: Int) -> [Int] {
    var (mover, opponent, depth) = (mover, opponent, depth)
    var line: [Int] = []
    while depth > 0 {
      let empties = (Shape.squares & ~(mover | opponent)).nonzeroBitCount
      let moves = Bitboard.moves(mover, opponent) & Shape.squares
      if moves == 0 {
        if Bitboard.moves(opponent, mover) & Shape.squares == 0 { break }
        (mover, opponent) = (opponent, mover)
        line.append(64)
        continue
      }
      if depth >= empties, empties <= MidgameTuning.exactEmpties {
        let most = MidgameTuning.most
        let value = exactly(mover, opponent, empties: empties, alpha: -most, beta: most)
        return line + exact.line(mover, opponent, score: value / MidgameTuning.unit, best: nil)
      }
      let bit = Bitboard.bit(bestMove(mover, opponent, moves, depth: depth, empties: empties))
      let flips = Bitboard.flips(mover, opponent, bit)
      (mover, opponent) = (opponent ^ flips, mover ^ flips ^ bit)
      line.append(bit.trailingZeroBitCount)
      depth -= 1
    }
    return line
  }

  private mutating func bestMove(
    _ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, depth: Int, empties: Int
  ) -> Int {
    if depth > 2 {
      let known = table.move(mover, opponent, on: Shape.self)
      if known != 64, moves & Bitboard.bit(known) != 0 { return known }
    }
    var (best, bestSquare) = (Int.min, 64)
    for square in Square.list(moves) where best < MidgameTuning.most {
      let flips = Bitboard.flips(mover, opponent, square.bit)
      let value =
        flips == opponent
        ? MidgameTuning.most
        : -value(
          opponent ^ flips, mover ^ flips ^ square.bit, depth: min(depth, MidgameTuning.lineDepth) - 1,
          empties: empties - 1, alpha: -MidgameTuning.most, beta: -max(best, -MidgameTuning.most))
      if value > best { (best, bestSquare) = (value, square.index) }
    }
    return bestSquare
  }
}
