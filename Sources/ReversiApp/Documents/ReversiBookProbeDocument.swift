import Documents
import Reversi

/// `reversi book probe`: what an opening book knows about a position.
package struct ReversiBookProbeDocument: TableDocument {
  let position: Position
  private let level: Int
  private let answer: BookAnswer?
  private let names: OpeningNames
  package var rows: [BookMove] { answer?.moves ?? [] }

  /// Reports what a book of a level says, `nil` when it doesn't have the position, and the openings
  /// that continue it.
  package init(_ position: Position, level: Int, _ answer: BookAnswer?, names: OpeningNames = .none) {
    self.position = position
    self.names = names
    self.level = level
    self.answer = answer
  }

  package static let table: String? = "moves"

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
    Field("deviation", "The best move not in the book") { $0.answer?.deviation },
    Field("namedMoves", "The legal moves after which the position has the name of an opening") { $0.namedMoves },
    Field("continuations", "The named openings that the position is on the way to") {
      $0.names.continuations(of: $0.position)
    })

  private var namedMoves: [ReversiNamedMove] {
    position.legalMoves.compactMap { move in
      (try? position.playing(move)).flatMap(names.name(of:)).map { ReversiNamedMove(move: move, opening: $0) }
    }
  }

  package var inBrief: String? {
    guard let best = rows.first else { return "Not in the book" }
    return "The book plays \(best.advice.move)"
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = BoardDrawing.text(position, style: style) + "\n"
    for named in namedMoves { text += style.fact("\(named.move):", named.opening.words) }
    guard let answer else { return text + style.fact("book:", "this position isn't in it") }
    text += Self.table(answer, style: style)
    if let deviation = answer.deviation {
      text += style.fact("outside:", "\(deviation) is the best move not in the book")
    }
    return text + style.fact("book:", "level \(level)")
  }

  /// The moves of an answer, one per row; lines are cut to fit.
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

/// A move and the opening that it reaches.
struct ReversiNamedMove: Record {
  let move: Move
  let opening: OpeningName

  static let shape = Shape<Self>(
    Field("move", "The move") { $0.move }, Field("opening", "The name of the opening") { $0.opening.name })
}

extension OpeningContinuation: Record {
  package static let shape = Shape<Self>(
    Field("opening", "The name of the opening") { $0.opening.name },
    Field("moves", "The moves from this position to the one that has the name") { $0.moves })
}
