import GameCore
import Reversi

/// The rules and the search written down in the plainest way: the oracle of every fast kernel.
package enum SlowReversi {
  /// The discs that a disc of the mover on `square` flips, square by square along the eight
  /// directions.
  package static func flips(_ mover: UInt64, _ opponent: UInt64, _ square: Int) -> UInt64 {
    var flipped: UInt64 = 0
    for rowStep in -1...1 {
      for columnStep in -1...1 where rowStep != 0 || columnStep != 0 {
        var run: UInt64 = 0
        var (row, column) = (square / 8 + rowStep, square % 8 + columnStep)
        while has(opponent, row, column) {
          run |= 1 << UInt64(8 * row + column)
          (row, column) = (row + rowStep, column + columnStep)
        }
        if has(mover, row, column) { flipped |= run }
      }
    }
    return flipped
  }

  /// The squares where the mover flips something.
  package static func moves(_ mover: UInt64, _ opponent: UInt64, squares: UInt64 = ~0) -> UInt64 {
    (0..<64).reduce(0) { set, square in
      let bit = UInt64(1) << UInt64(square)
      let isFree = (mover | opponent) & bit == 0 && squares & bit != 0
      return isFree && flips(mover, opponent, square) != 0 ? set | bit : set
    }
  }

  /// The score by trying everything, with nothing remembered.
  package static func score(_ position: Position) -> Int {
    if position.isFinished { return position.finalDifference }
    if position.mustPass { return -score(position.passing) }
    return position.legalSquares.map { -score(position.placingUnchecked($0)) }.max() ?? 0
  }

  /// The score by plain alpha-beta in board order, without tables, ordering or special cases: some
  /// ten million positions a second, enough for twelve empty squares.
  package static func alphaBeta(_ mover: UInt64, _ opponent: UInt64, alpha: Int = -64, beta: Int = 64) -> Int {
    var moves = Bitboard.moves(mover, opponent)
    if moves == 0 {
      if Bitboard.moves(opponent, mover) != 0 { return -alphaBeta(opponent, mover, alpha: -beta, beta: -alpha) }
      let difference = mover.nonzeroBitCount - opponent.nonzeroBitCount
      return difference + difference.signum() * (~(mover | opponent)).nonzeroBitCount
    }
    var best = -65
    while moves != 0, best < beta {
      let square = moves & (0 &- moves)
      moves ^= square
      let flips = Bitboard.flips(mover, opponent, square)
      best = max(best, -alphaBeta(opponent ^ flips, mover ^ flips ^ square, alpha: -beta, beta: -max(alpha, best)))
    }
    return best
  }

  /// Random discs, each square empty with probability 1/2 or less: mostly positions that no game
  /// leads to.
  package static func randomDiscs(_ generator: inout SeededGenerator, squares: UInt64 = ~0) -> (UInt64, UInt64) {
    let (first, second) = (generator.next(), generator.next())
    let thinned = generator.index(2) == 0 ? first : first & generator.next()
    return (thinned & squares, second & ~thinned & squares)
  }

  private static func has(_ discs: UInt64, _ row: Int, _ column: Int) -> Bool {
    (0..<8).contains(row) && (0..<8).contains(column) && discs >> UInt64(8 * row + column) & 1 == 1
  }
}
