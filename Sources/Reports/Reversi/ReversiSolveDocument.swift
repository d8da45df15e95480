import GameCore
import Reversi

/// `reversi solve`: the proved score of a position, with a line that reaches it.
package struct ReversiSolveDocument: Document {
  /// What was asked.
  package struct Request: Encodable, Sendable {
    let goal: String
    let moves: String?
    let nodeLimit: UInt64?
    let position: String
    let size: Int
    let timeSeconds: Double?
  }

  /// What is proved. Scores are those of the side to move; the winner takes the empty squares.
  package struct Result: Encodable, Sendable {
    let bestMove: String?
    let bestMoves: [String]?
    let discDifference: Int?
    let evidence: EvidenceValue
    let moves: [MoveValue]?
    let notes: [String]
    let position: String
    let principalVariation: [String]
    let sideToMove: String
  }

  /// A move and its proved score, or the bounds that are proved.
  package struct MoveValue: Encodable, Sendable {
    let discDifference: Int?
    let lower: Int?
    let move: String
    let upper: Int?

    init(_ bounds: MoveBounds) {
      move = bounds.move.description
      let isExact = bounds.lower == bounds.upper
      discDifference = isExact ? bounds.lower : nil
      lower = isExact ? nil : bounds.lower
      upper = isExact ? nil : bounds.upper
    }
  }

  package static let schema = "puzzlelab/reversi.solve/1"
  package let request: Request
  package let result: Result
  private let solution: Solution

  /// Reports what was proved about the end of a line of play.
  package init(
    _ line: Line, goal: Goal, solution: Solution, nodeLimit: UInt64? = nil, timeSeconds: Double? = nil
  ) {
    self.solution = solution
    request = Request(
      goal: goal.word, moves: line.moves.isEmpty ? nil : line.transcript, nodeLimit: nodeLimit,
      position: line.start.boardText, size: line.start.size.rawValue, timeSeconds: timeSeconds)
    result = Result(
      bestMove: solution.bestMove?.description,
      bestMoves: goal == .line ? nil : solution.bestMoves.map(\.description), discDifference: solution.score,
      evidence: EvidenceValue(reversi: solution.evidence),
      moves: goal == .allMoves || solution.score == nil ? solution.moves.map { MoveValue($0) } : nil,
      notes: solution.position.oddities.map(\.note), position: solution.position.boardText,
      principalVariation: solution.principalVariation.map(\.description),
      sideToMove: solution.position.sideToMove.description)
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    var text = BoardDrawing.text(solution.position, style: style) + "\n"
    text += "  score:  \(score(style: style))\n"
    if let bestMoves = result.bestMoves, bestMoves.count > 1 {
      text += style.fact("best:", Wording.list(bestMoves))
    } else if let best = result.bestMove {
      text += "  best:   \(style.paint(best, .bold))\n"
    }
    if !result.principalVariation.isEmpty {
      text += style.fact("line:", result.principalVariation.joined(separator: " "))
    }
    if let moves = result.moves, !moves.isEmpty { text += style.fact("moves:", list(moves)) }
    for note in result.notes { text += style.fact("note:", note) }
    return text + "  \(cost(run))\n"
  }

  private func score(style: TextStyle) -> String {
    let side = solution.position.sideToMove
    guard let score = solution.score else {
      return "between \(solution.lower.signed) and \(solution.upper.signed) for \(side), not proved further"
    }
    let words = score == 0 ? "a draw" : "\(score > 0 ? side : side.other) wins"
    return "\(style.paint(score.signed, .bold)) for \(side): \(words); \(solution.evidence.words)"
  }

  private func list(_ moves: [MoveValue]) -> String {
    moves.sorted { ($0.discDifference ?? $0.upper ?? 0) > ($1.discDifference ?? $1.upper ?? 0) }.map { move in
      if let difference = move.discDifference { return "\(move.move) \(difference.signed)" }
      return "\(move.move) \((move.lower ?? 0).signed)…\((move.upper ?? 0).signed)"
    }.joined(separator: ", ")
  }

  private func cost(_ run: RunInfo) -> String {
    "\(Wording.count(solution.nodes, "position", "positions")) searched in \(Wording.duration(seconds: run.elapsedSeconds))"
  }
}

extension Goal {
  /// The word of the goal in documents.
  var word: String {
    switch self {
    case .line: "line"
    case .allBest: "allBest"
    case .allMoves: "allMoves"
    }
  }
}
