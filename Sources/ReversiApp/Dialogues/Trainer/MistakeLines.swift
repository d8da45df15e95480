import GameCore
import Reversi

extension GameReview {
  /// How much less than the best move a move may be worth that answers a mistake well enough, in
  /// hundredths of a disc.
  package static let answerTolerance = 200

  /// The mistakes of a side, or of both, as lines of one move that a player can practise: the
  /// position before the mistake, and the best move there. Those that cost most come first.
  ///
  /// A line's name says which move of the game it is instead of, and what that one cost.
  package func mistakeLines(of sides: [Side], game: String) -> [TrainedLine] {
    let costly = moves.indices.compactMap { index in
      moves[index].flatMap { move in
        move.loss >= Self.mistakeLoss && sides.contains(move.side) ? (number: index + 1, move: move) : nil
      }
    }
    let sorted = costly.sorted { ($1.move.loss, $0.number) < ($0.move.loss, $1.number) }
    return sorted.map { mistake in
      var line = Line(from: mistake.move.position)
      try? line.play(mistake.move.best)
      let name = "\(game), move \(mistake.number): better than \(mistake.move.move)"
      return TrainedLine(line, name: name, tolerance: Self.answerTolerance)
    }
  }
}
