import Documents
import GameCore
import Reversi

/// `reversi hints`: the moves of a position, the best first.
package struct ReversiHintsDocument: RowsDocument {
  let advice: Advice
  private let opening: OpeningName?
  var position: Position { advice.position }

  /// Reports advice on a position of this opening, if it has a name.
  package init(_ advice: Advice, opening: OpeningName? = nil) {
    self.advice = advice
    self.opening = opening
  }

  package static let table: String? = "moves"

  package static let shape = Shape<Self>(
    Field("position", ReversiFields.position) { $0.position.boardText },
    Field("sideToMove", ReversiFields.sideToMove) { $0.position.sideToMove },
    Field("legalMoveCount", "How many moves there are; a pass counts as one") { $0.position.legalMoves.count },
    Field("moves", "The moves, best first; empty when the game is over") { $0.advice.moves },
    Field("evidence", "The evidence for the best move's value, or the result of a finished game") {
      $0.advice.evidence
    },
    Field("isFinished", ReversiFields.isFinished) { $0.position.isFinished },
    Field("finalDiscDifference", ReversiFields.finalDifference) { $0.advice.finalDifference },
    Field("opening", ReversiFields.opening) { $0.opening?.name },
    Field("openingMoves", ReversiFields.openingMoves) { $0.opening?.line.transcript },
    Field("notes", ReversiFields.notes) { $0.notes },
    Field("stopReason", ReversiFields.stopReason) { $0.advice.stopReason })

  private var notes: [String] { ReversiFields.notes(position, threadsInside: advice.threadsInside) }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = BoardDrawing.text(position, style: style) + "\n"
    if let difference = advice.finalDifference {
      text += style.fact("result:", ReversiShowDocument.outcome(difference, position.sideToMove))
    } else {
      text += table(style: style) + "\n" + style.fact("values:", meaning)
    }
    if let opening { text += style.fact("opening:", opening.words) }
    if let book = advice.moves.first?.book {
      text += style.fact("book:", "level \(book.level): plies within the book, then the search of the value")
    }
    for note in notes { text += style.fact("note:", note) }
    if let reason = advice.stopReason { text += style.fact("note:", reason.noteOnDepth) }
    text += ReversiFields.cost(advice.nodes, run)
    return text + (advice.evidence.map { style.evidence($0) } ?? "")
  }

  /// The moves, one per row; lines are cut to fit.
  private func table(style: TextStyle) -> String {
    var table = TextTable(.numbers("#"), .words("move"), .numbers("value"), .words(""), .words("line"))
    let room = style.columns - 34
    for (index, move) in advice.moves.enumerated() {
      table.add(
        "\(index + 1)", move.move.description, DiscValue(hundredths: move.value).signed(isProved: move.isProved),
        move.basis, Self.cut(move.principalVariation, to: room))
    }
    return table.text(style: style, indent: 2)
  }

  static func cut(_ line: [Move], to columns: Int) -> String {
    var text = ""
    for move in line {
      let next = text.isEmpty ? move.description : "\(text) \(move)"
      if next.count > columns { return text.isEmpty ? next : text + " …" }
      text = next
    }
    return text
  }

  /// What the numbers are.
  var meaning: String {
    let sense = "final disc difference for \(position.sideToMove); the winner takes the empty squares"
    if advice.moves.contains(where: { $0.isProved && !$0.isProvedHere }) {
      return "\(sense); from the book, proved or estimated at the depth shown"
    }
    if advice.moves.allSatisfy({ $0.isProved }) { return "\(sense); all proved" }
    if advice.moves.contains(where: { $0.isProved }) { return "\(sense); proved, or estimated at the depth shown" }
    return "\(sense); estimated at the depth shown"
  }

  /// A move and its rank.
  package struct Row: Record {
    let rank: Int
    let advice: MoveAdvice

    package static let shape = Shape<Self>(
      [Field("rank", "Its rank among the moves, from 1 for the best") { $0.rank }]
        + MoveAdvice.shape.fields { $0.advice })
  }

  /// A row for each move.
  package var rows: [Row] { advice.moves.enumerated().map { Row(rank: $0 + 1, advice: $1) } }
}

extension MoveAdvice: Record {
  package static let shape = Shape<Self>(
    Field("move", "The move") { $0.move },
    Field("discDifference", ReversiFields.score) { DiscValue(hundredths: $0.value) },
    Field(
      "evidence",
      "What the value rests on; with an opening book, the search at the end of its line, or that the book has it as proved"
    ) {
      $0.evidence
    },
    Field("book", "The part of an opening book in the value; absent for a search") { $0.book },
    Field("principalVariation", "The line that the value expects, this move first, passes included") {
      $0.principalVariation
    })

  /// What the value rests on, for a table: "proved", "depth 12@73%", "book 5, depth 12@73%", "book
  /// 5, proved there".
  var basis: String {
    let search =
      isProved
      ? (isProvedHere ? "proved" : "proved there") : "depth \(depth)\(selectivity == 100 ? "" : "@\(selectivity)%")"
    return book.map { "book \($0.plies), \(search)" } ?? search
  }
}

extension BookBasis: Record {
  package static let shape = Shape<Self>(
    Field("level", "The level of the book's searches") { $0.level },
    Field("plies", "The plies of the line within the book, before the search of the value") { $0.plies })
}
