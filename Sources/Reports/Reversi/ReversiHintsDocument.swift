import GameCore
import Reversi

/// `reversi hints`: the moves of a position, the best first.
package struct ReversiHintsDocument: TableDocument {
  /// What was asked.
  package struct Request: Encodable, Sendable {
    let count: Int?
    let effort: ReversiEffortValue
    let moves: String?
    let position: String
    let size: Int
  }

  /// What came out. Values are those of the side to move; the winner takes the empty squares.
  package struct Result: Encodable, Sendable {
    /// What the best move's value rests on, or the result of a finished game.
    let evidence: EvidenceValue?
    let finalDifference: Int?
    let isFinished: Bool
    let legalMoveCount: Int
    let moves: [MoveValue]
    let notes: [String]
    let position: String
    let sideToMove: String
    let stopReason: String?
  }

  /// One move.
  package struct MoveValue: Encodable, Sendable {
    let discDifference: DiscValue
    let evidence: EvidenceValue
    let move: String
    let principalVariation: [String]

    init(_ advice: MoveAdvice) {
      discDifference = DiscValue(hundredths: advice.value)
      evidence = EvidenceValue(reversi: advice.evidence)
      move = advice.move.description
      principalVariation = advice.principalVariation.map(\.description)
    }
  }

  package static let schema = "puzzlelab/reversi.hints/1"
  package let request: Request
  package let result: Result
  private let advice: Advice

  /// Reports the advice about the end of a line of play.
  package init(_ line: Line, advice: Advice, count: Int? = nil, effort: EffortRequest) {
    self.advice = advice
    let position = advice.position
    request = Request(
      count: count, effort: ReversiEffortValue(effort), moves: line.moves.isEmpty ? nil : line.transcript,
      position: line.start.boardText,
      size: line.start.size.rawValue)
    let isFinished = position.isFinished
    result = Result(
      evidence: advice.evidence.map { EvidenceValue(reversi: $0) }, finalDifference: advice.finalDifference,
      isFinished: isFinished,
      legalMoveCount: position.legalMoves.count, moves: advice.moves.map { MoveValue($0) },
      notes: position.oddities.map(\.note) + ReversiEffortValue.notes(threadsInside: advice.threadsInside),
      position: position.boardText, sideToMove: position.sideToMove.description,
      stopReason: advice.stopReason?.rawValue)
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    var text = BoardDrawing.text(advice.position, style: style) + "\n"
    if let difference = result.finalDifference {
      text += style.fact("result:", ReversiShowDocument.outcome(difference, advice.position.sideToMove))
    } else {
      text += table(style: style) + "\n" + style.fact("values:", meaning)
    }
    for note in result.notes { text += style.fact("note:", note) }
    if let reason = advice.stopReason { text += style.fact("note:", "stopped early: \(reason.words)") }
    let nodes = Wording.count(advice.nodes, "position", "positions")
    return text + "  \(nodes) searched in \(Wording.duration(seconds: run.elapsedSeconds))\n"
  }

  /// The moves, one a row; lines are cut to fit.
  private func table(style: TextStyle) -> String {
    var table = TextTable(.numbers("#"), .words("move"), .numbers("discs"), .words(""), .words("line"))
    let room = style.columns - 34
    for (index, move) in advice.moves.enumerated() {
      table.add(
        "\(index + 1)", move.move.description, DiscValue(hundredths: move.value).signed(isProved: move.isProved),
        Self.basis(move), Self.cut(move.principalVariation, to: room))
    }
    return table.text(style: style, indent: 2)
  }

  private static func basis(_ move: MoveAdvice) -> String {
    move.isProved ? "proved" : "depth \(move.depth)\(move.selectivity == 100 ? "" : "@\(move.selectivity)%")"
  }

  private static func cut(_ line: [Move], to columns: Int) -> String {
    var text = ""
    for move in line {
      let next = text.isEmpty ? move.description : "\(text) \(move)"
      if next.count > columns { return text.isEmpty ? next : text + " …" }
      text = next
    }
    return text
  }

  /// What the numbers are.
  private var meaning: String {
    let side = advice.position.sideToMove
    let sense = "final disc difference for \(side), the winner takes the empty squares"
    if advice.moves.allSatisfy(\.isProved) { return "\(sense); all proved" }
    if advice.moves.contains(where: \.isProved) { return "\(sense); proved, or estimated to the depth given" }
    return "\(sense); estimated to the depth given, not proved"
  }

  package func csv() -> String { Self.csvHeader + csvRows }

  /// The titles of the columns.
  package static let csvHeader = CSVLine.encode([
    "position", "rank", "move", "discDifference", "evidence", "depth", "selectivity", "principalVariation",
  ])

  /// A row for each move.
  package var csvRows: String {
    advice.moves.enumerated().map { index, move in
      CSVLine.encode([
        result.position, "\(index + 1)", move.move.description, DiscValue(hundredths: move.value).plain,
        move.isProved ? "proved" : "heuristic", "\(move.depth)", "\(move.selectivity)",
        move.principalVariation.map(\.description).joined(separator: " "),
      ])
    }.joined()
  }
}
