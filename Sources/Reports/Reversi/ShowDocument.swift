import Reversi

/// `reversi show`: a position, its legal moves, and how far the game is.
package struct ShowDocument: Document {
  /// What was asked.
  package struct Request: Encodable, Sendable {
    let moves: String?
    let position: String
    let size: Int
  }

  /// What is to be seen.
  package struct Result: Encodable, Sendable {
    let blackDiscs: Int
    let empties: Int
    let finalDifference: Int?
    let isFinished: Bool
    let legalMoves: [String]
    let mustPass: Bool
    let notes: [String]
    let position: String
    let sideToMove: String
    let whiteDiscs: Int
  }

  package static let schema = "puzzlelab/reversi.show/1"
  package let request: Request
  package let result: Result
  private let line: Line

  /// Shows the end of a line of play; a position by itself is a line without moves.
  package init(_ line: Line) {
    self.line = line
    let position = line.end
    request = Request(
      moves: line.moves.isEmpty ? nil : line.transcript, position: line.start.boardText, size: position.size.rawValue)
    result = Result(
      blackDiscs: position.discCount(of: .black), empties: position.emptyCount,
      finalDifference: position.isFinished ? position.finalDifference : nil, isFinished: position.isFinished,
      legalMoves: position.legalMoves.map(\.description), mustPass: position.mustPass,
      notes: position.oddities.map(\.note), position: position.boardText,
      sideToMove: position.sideToMove.description, whiteDiscs: position.discCount(of: .white))
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    let position = line.end
    var text = BoardDrawing.text(position, style: style) + "\n"
    if !line.moves.isEmpty { text += style.fact("played:", line.moves.map(\.description).joined(separator: " ")) }
    if let difference = result.finalDifference {
      text += style.fact("result:", ShowDocument.outcome(difference, position.sideToMove))
    } else {
      text += style.fact("moves:", result.legalMoves.joined(separator: " "))
    }
    for note in result.notes { text += style.fact("note:", note) }
    return text + "  \(result.position)\n"
  }

  /// Who wins a finished game, and by how much.
  static func outcome(_ difference: Int, _ side: Side) -> String {
    guard difference != 0 else { return "a draw" }
    let winner = difference > 0 ? side : side.other
    return "\(winner) wins by \(Wording.count(abs(difference), "disc", "discs"))"
  }
}
