import Documents
import Reversi

extension Certificate {
  /// The score of an endgame: moves of both sides that reach it.
  package static func reversi(_ proof: ScoreProof) -> Certificate {
    Certificate("reversi-score") {
      $0.add("board") { json in
        json.string(
          (0..<64).map { index in
            switch proof.position.disc(on: Square(row: index / 8, column: index % 8)) {
            case .black: "X"
            case .white: "O"
            case nil: "-"
            }
          }.joined())
      }
      $0.add("mover") { $0.string(proof.position.sideToMove == .black ? "X" : "O") }
      $0.add("score") { $0.integer(proof.score) }
    } proof: {
      $0.add("atLeast") { $0.string(proof.atLeast.map { $0.description }.joined()) }
      $0.add("atMost") { $0.string(proof.atMost.map { $0.description }.joined()) }
      $0.add("finish") { $0.integer(proof.finish) }
    }
  }
}
