import Documents
import Reversi

/// `reversi book-probe`: what an opening book knows of a position.
package struct ReversiBookProbeDocument: TableDocument {
  private let position: Position
  private let level: Int
  private let answer: BookAnswer?
  package var rows: [BookMove] { answer?.moves ?? [] }

  /// Reports what a book of a level says; `nil` when it doesn't have the position.
  package init(_ position: Position, level: Int, _ answer: BookAnswer?) {
    self.position = position
    self.level = level
    self.answer = answer
  }

  package static let shape = Shape<Self>(
    Field("position", ReversiFields.position) { $0.position.boardText },
    Field("sideToMove", ReversiFields.sideToMove) { $0.position.sideToMove },
    Field("isInBook", "Whether the position is in the book") { $0.answer != nil },
    Field("level", "The level of the book's searches") { $0.level },
    Field("moves", "The moves, best first; empty if the position isn't in the book") { $0.rows },
    Field(
      "evidence",
      "The evidence for the best move's value: the search at the end of its line, or that the book has it as proved"
    ) {
      $0.rows.first?.advice.evidence
    },
    Field("deviation", "The best move not in the book") { $0.answer?.deviation })

  package func text(style: TextStyle, run: RunInfo) -> String {
    var text = BoardDrawing.text(position, style: style) + "\n"
    guard let answer else { return text + style.fact("book:", "this position isn't in it") }
    text += Self.table(answer, style: style)
    if let deviation = answer.deviation {
      text += style.fact("outside:", "\(deviation) is the best move not in the book")
    }
    return text + style.fact("book:", "level \(level)")
  }

  /// The moves of an answer, one a row; lines are cut to fit.
  static func table(_ answer: BookAnswer, style: TextStyle) -> String {
    var table = TextTable(.numbers("#"), .words("move"), .numbers("value"), .words("rests on"), .words("line"))
    for (index, move) in answer.moves.enumerated() {
      table.add(
        "\(index + 1)", move.advice.move.description,
        DiscValue(hundredths: move.advice.value).signed(isProved: move.advice.isProved), move.advice.basis,
        ReversiHintsDocument.cut(move.advice.principalVariation, to: style.columns - 48))
    }
    return table.text(style: style, indent: 2)
  }
}

/// `reversi book-export`: an opening book as text.
package struct ReversiBookExportDocument: Document {
  private let book: BookText

  /// Reports a book.
  package init(_ book: BookText) { self.book = book }

  package static let shape = Shape<Self>(
    Field("size", "Squares per side of the board") { $0.book.size.rawValue },
    Field("level", "The level of the searches of the values") { $0.book.level },
    Field("positions", "How many positions there are") { $0.book.records.count },
    Field("text", "The book as book-import reads it") { $0.book.text })

  package func text(style: TextStyle, run: RunInfo) -> String { book.text }

  package static let columns = ["position", "move", "discDifference", "isProved", "depth", "selectivity"]

  package func writeRows(to writer: inout JSONWriter) {
    for record in book.records {
      let board = record.position.position(on: book.size).boardText
      for move in record.moves {
        writer.text(
          CSVLine.encode([
            board, move.square.description, DiscValue(hundredths: move.value).plain, "\(record.isProved)",
            "\(record.depth)", "\(record.selectivity)",
          ]))
      }
      writer.flushWhenLarge()
    }
  }
}
