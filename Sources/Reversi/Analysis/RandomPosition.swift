import GameCore

/// Positions for tests, measurements and training: reached by random play, the same for the same
/// seed everywhere.
package enum RandomPosition {
  /// A position with `empties` empty squares in which a player can move, after uniformly random
  /// moves from the start.
  ///
  /// Games that end earlier are played again. `empties` must be smaller than the number of squares
  /// less four.
  package static func make(
    empties: Int, size: BoardSize = .eight, generator: inout SeededGenerator
  ) -> Position {
    precondition((1...size.squareCount - 4).contains(empties), "games begin with four discs")
    while true {
      var position = Position.start(size: size)
      while position.emptyCount > empties || position.mustPass {
        let moves = position.legalSquares
        if moves.isEmpty {
          if !position.mustPass { break }
          position = position.passing
        } else {
          position = position.placingUnchecked(moves[generator.index(moves.count)])
        }
      }
      if position.emptyCount == empties, !position.isFinished { return position }
    }
  }

  /// `count` such positions, drawn one after the other.
  package static func list(_ count: Int, empties: Int, size: BoardSize = .eight, seed: UInt64) -> [Position] {
    var generator = SeededGenerator(seed: seed, stream: UInt64(empties))
    return (0..<count).map { _ in make(empties: empties, size: size, generator: &generator) }
  }
}
