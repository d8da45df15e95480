import Documents
import GameCore
import Reversi

/// `reversi rectangle`: the proved score of a whole game, with a line that reaches it.
package struct ReversiRectangleDocument: Document {
  private let solution: RectangleSolution

  package init(_ solution: RectangleSolution) { self.solution = solution }

  package static let shape = Shape<Self>(
    Field("board", "Rows and columns") { $0.solution.board.word },
    Field("discDifference", "The score for black, who moves first, when proved; the winner takes the empty squares") {
      $0.solution.score
    },
    Field("principalVariation", "Best moves to the end, passes included, of equal ones the first in board order") {
      $0.solution.principalVariation
    },
    Field("finalBoard", "The rows of the board at the end of that line: X black, O white, - empty") {
      $0.solution.finalBoard
    },
    Field("evidence", "Proved, or bounded by what was proved when the search was stopped") { $0.solution.evidence })

  package var inBrief: String? { "\(solution.board.words): \(score(style: .plain))" }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = "Reversi on \(solution.board.words), black begins: \(score(style: style))\n"
    if !solution.principalVariation.isEmpty {
      text += style.fact("line:", solution.principalVariation.map { $0.description }.joined(separator: " "))
    }
    if !solution.finalBoard.isEmpty {
      text += "  the board at its end (X black, O white):\n"
      for row in solution.finalBoard { text += "    \(row.map { String($0) }.joined(separator: " "))\n" }
    }
    return text + ReversiFields.cost(solution.nodes, run) + style.evidence(solution.evidence)
  }

  private func score(style: TextStyle) -> String {
    let winner: Side? = solution.lower > 0 ? .black : solution.upper < 0 ? .white : nil
    guard let score = solution.score else {
      return "between \(solution.lower.signed) and \(solution.upper.signed)"
        + (winner.map { ": \($0) wins" } ?? "") + ", not proved further"
    }
    return "\(style.paint(score.signed, .bold)): \(winner.map { "\($0) wins" } ?? "a draw")"
  }
}

extension RectangularBoard {
  /// The board for programs, "4x6".
  package var word: String { "\(rows)x\(columns)" }
  /// The board for people, "4×6".
  package var words: String { "\(rows)×\(columns)" }
}
