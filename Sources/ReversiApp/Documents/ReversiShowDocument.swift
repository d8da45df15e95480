import Documents
import Reversi

/// `reversi show`: a position, its legal moves, and how far the game is.
package struct ReversiShowDocument: Document {
  private let line: Line
  let opening: OpeningName?
  var position: Position { line.end }

  /// Shows the end of a line of play, and its opening if it has a name; a position alone is a line
  /// without moves.
  package init(_ line: Line, opening: OpeningName? = nil) {
    self.line = line
    self.opening = opening
  }

  package static let table: String? = "legalMoves"

  package static let shape = Shape<Self>(
    Field("position", ReversiFields.position) { $0.position.boardText },
    Field("sideToMove", ReversiFields.sideToMove) { $0.position.sideToMove },
    Field("blackDiscs", "Black's discs") { $0.position.discCount(of: .black) },
    Field("whiteDiscs", "White's discs") { $0.position.discCount(of: .white) },
    Field("empties", ReversiFields.empties) { $0.position.emptyCount },
    Field("legalMoves", "The legal moves; a pass when there is only that") { $0.position.legalMoves },
    Field("mustPass", "Whether the side to move can only pass") { $0.position.mustPass },
    Field("isFinished", ReversiFields.isFinished) { $0.position.isFinished },
    Field("finalDiscDifference", ReversiFields.finalDifference) { $0.finalDifference },
    Field("opening", ReversiFields.opening) { $0.opening?.name },
    Field("openingMoves", ReversiFields.openingMoves) { $0.opening?.line.transcript },
    Field("notes", ReversiFields.notes) { ReversiFields.notes($0.position) })

  /// The last disc that was placed.
  var last: Square? {
    line.moves.lazy.reversed().compactMap { if case .place(let square) = $0 { square } else { nil } }.first
  }

  private var finalDifference: Int? { position.isFinished ? position.finalDifference : nil }

  package var inBrief: String? {
    if let finalDifference { return Self.outcome(finalDifference, position.sideToMove).capitalizedFirst }
    let (side, moves) = (position.sideToMove, position.legalMoves)
    guard !position.mustPass else { return "\(side) must pass".capitalizedFirst }
    let words = moves.map { $0.description }.joined(separator: " ")
    return "\(side) to move: \(Wording.count(moves.count, "legal move", "legal moves")), \(words)".capitalizedFirst
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = BoardDrawing.text(position, last: last, style: style) + "\n"
    if !line.moves.isEmpty { text += style.fact("played:", line.moves.map({ $0.description }).joined(separator: " ")) }
    if let opening { text += style.fact("opening:", opening.words) }
    if let finalDifference {
      text += style.fact("result:", Self.outcome(finalDifference, position.sideToMove))
    } else {
      text += style.fact("moves:", position.legalMoves.map { $0.description }.joined(separator: " "))
    }
    for note in ReversiFields.notes(position) { text += style.fact("note:", note) }
    return text + "  \(position.boardText)\n"
  }

  /// The winner of a finished game, and by how much.
  static func outcome(_ difference: Int, _ side: Side) -> String {
    guard difference != 0 else { return "a draw" }
    let winner = difference > 0 ? side : side.other
    return "\(winner) wins by \(Wording.count(abs(difference), "disc", "discs"))"
  }
}
