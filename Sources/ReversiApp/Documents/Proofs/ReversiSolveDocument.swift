import Documents
import GameCore
import Reversi

/// `reversi solve`: the proved score of a position, with a line that reaches it.
package struct ReversiSolveDocument: Document {
  let solution: Solution
  let goal: Goal

  /// Reports what was proved.
  package init(_ solution: Solution, goal: Goal) {
    self.solution = solution
    self.goal = goal
  }

  package static let table: String? = "moves"

  package static let shape = Shape<Self>(
    Field("position", ReversiFields.position) { $0.solution.position.boardText },
    Field("sideToMove", ReversiFields.sideToMove) { $0.solution.position.sideToMove },
    Field("discDifference", "The score, when proved: the disc difference; the winner takes the empty squares") {
      $0.solution.score
    },
    Field("bestMove", "The first move of the line, when proved and there is a move") { $0.solution.bestMove },
    Field("bestMoves", "All best moves in board order (allBest, allMoves)") {
      $0.goal == .line ? nil : $0.solution.bestMoves
    },
    Field("moves", "The proved bounds of each move (allMoves, or when stopped)") {
      $0.showsMoves ? $0.solution.moves : nil
    },
    Field(
      "principalVariation",
      "Best moves to the end of the game, passes included, empty when not proved; of equal ones the one that the evaluation prefers"
    ) { $0.solution.principalVariation },
    Field("estimate", "The move that seems best and what it seems worth, when not proved") { $0.solution.estimate },
    Field("evidence", "Proved, or bounded by what was proved when the search was stopped") { $0.solution.evidence },
    Field("notes", ReversiFields.notes) { ReversiFields.notes($0.solution.position) })

  var showsMoves: Bool { goal == .allMoves || solution.score == nil }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = BoardDrawing.text(solution.position, style: style) + "\n"
    text += "  score:  \(score(style: style))\n"
    if goal != .line, solution.bestMoves.count > 1 {
      text += style.fact("best:", Wording.list(solution.bestMoves.map { $0.description }))
    } else if let best = solution.bestMove {
      text += "  best:   \(style.paint(best.description, .bold))\n"
    }
    if !solution.principalVariation.isEmpty {
      text += style.fact("line:", solution.principalVariation.map { $0.description }.joined(separator: " "))
    }
    if let estimate = solution.estimate { text += style.fact("best:", words(estimate)) }
    if showsMoves, !solution.moves.isEmpty { text += style.fact("moves:", moves) }
    for note in ReversiFields.notes(solution.position) { text += style.fact("note:", note) }
    return text + ReversiFields.cost(solution.nodes, run) + style.evidence(solution.evidence)
  }

  /// The score as far as it is proved, and the best move.
  package var inBrief: String? {
    let best = solution.bestMove.map { "; best: \($0)" } ?? solution.estimate.map { "; best: \(words($0))" }
    return score(style: .plain).capitalizedFirst + (best ?? "")
  }

  private func score(style: TextStyle) -> String {
    let side = solution.position.sideToMove
    let winner = solution.lower > 0 ? side : solution.upper < 0 ? side.other : nil
    guard let score = solution.score else {
      let bounds = "between \(solution.lower.signed) and \(solution.upper.signed) for \(side)"
      return bounds + (winner.map { ": \($0) wins" } ?? "") + ", not proved further"
    }
    let words = winner.map { "\($0) wins" } ?? "a draw"
    return "\(style.paint(score.signed, .bold)) for \(side): \(words)"
  }

  private func words(_ estimate: MoveAdvice) -> String {
    let value = DiscValue(hundredths: estimate.value).signed(isProved: false)
    return "\(estimate.move) by estimate, \(value) for \(solution.position.sideToMove) (\(estimate.basis))"
  }

  private var moves: String {
    solution.moves.sorted { ($1.upper, $1.lower) < ($0.upper, $0.lower) }.map { $0.words }.joined(separator: ", ")
  }
}

extension MoveBounds: Record {
  private var isExact: Bool { lower == upper }

  /// The move with what is proved of it, such as "g8 +18" or "h1 -2…+6".
  var words: String { "\(move) \(isExact ? lower.signed : "\(lower.signed)…\(upper.signed)")" }

  package static let shape = Shape<Self>(
    Field("move", "The move") { $0.move },
    Field("discDifference", "Its score, when proved") { $0.isExact ? $0.lower : nil },
    Field("lowerDiscDifference", "Its score is at least this, when that is all that is proved") {
      $0.isExact ? nil : $0.lower
    },
    Field("upperDiscDifference", "Its score is at most this, when that is all that is proved") {
      $0.isExact ? nil : $0.upper
    })
}
