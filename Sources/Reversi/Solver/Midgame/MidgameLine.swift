extension Searcher {
  /// The line that a search of `depth` plies expects from a position, none for a pass:
  /// that many placements or to the end of the game. The table remembers it; where it forgot, a few
  /// plies are searched again.
  mutating func line(_ mover: UInt64, _ opponent: UInt64, depth: Int) -> [SquareIndex] {
    var (mover, opponent, depth) = (mover, opponent, depth)
    var line: [SquareIndex] = []
    while depth > 0 {
      let empties = (Shape.squares & ~(mover | opponent)).nonzeroBitCount
      let moves = Bitboard.moves(mover, opponent) & Shape.squares
      if moves == 0 {
        if Bitboard.moves(opponent, mover) & Shape.squares == 0 { break }
        (mover, opponent) = (opponent, mover)
        line.append(.none)
        continue
      }
      if depth >= empties, empties <= MidgameTuning.exactEmpties {
        let most = MidgameTuning.most
        let value = exactly(mover, opponent, empties: empties, alpha: -most, beta: most)
        return line + self.line(mover, opponent, score: value / MidgameTuning.unit, best: nil)
      }
      let bit = bestMove(mover, opponent, moves, depth: depth, empties: empties).bit
      let flips = Bitboard.flips(mover, opponent, bit)
      (mover, opponent) = (opponent ^ flips, mover ^ flips ^ bit)
      line.append(SquareIndex(of: bit))
      depth -= 1
    }
    return line
  }

  private mutating func bestMove(
    _ mover: UInt64, _ opponent: UInt64, _ moves: UInt64, depth: Int, empties: Int
  ) -> SquareIndex {
    if depth > 2 {
      let key = TableKey(mover, opponent, turns: empties >= Shape.turnedEmpties, on: Shape.self)
      let known = tables.estimates.table.find(key).map { key.onBoard($0.move, Shape.self) } ?? .none
      if moves & known.bit != 0 { return known }
    }
    var (best, bestSquare) = (Int.min, SquareIndex.none)
    for square in Square.list(moves) where best < MidgameTuning.most {
      let flips = Bitboard.flips(mover, opponent, square.bit)
      let value =
        flips == opponent
        ? MidgameTuning.most
        : -value(
          opponent ^ flips, mover ^ flips ^ square.bit, depth: min(depth, MidgameTuning.lineDepth) - 1,
          empties: empties - 1, alpha: -MidgameTuning.most, beta: -max(best, -MidgameTuning.most))
      if value > best { (best, bestSquare) = (value, SquareIndex(square.index)) }
    }
    return bestSquare
  }
}
