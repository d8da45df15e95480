import Documents
import GameCore
import Reversi

/// `reversi book show`, and what a learning or an import leads to: what an opening book holds.
package struct ReversiBookDocument: TableDocument {
  private let summary: BookSummary
  private let end: BookEnd?
  private let losses: String?
  package var rows: [BookSummary.Ply] { summary.plies }

  /// Reports a book; `end` is how a learning of it ended, `losses` what an import dropped.
  package init(_ summary: BookSummary, end: BookEnd?, losses: GameLosses = GameLosses()) {
    self.summary = summary
    self.end = end
    self.losses = losses.isEmpty ? nil : losses.words
  }

  /// Reports a book that was made from another program's.
  package init(_ summary: BookSummary, from foreign: ForeignBook) {
    (self.summary, end) = (summary, nil)
    let dropped = [
      (foreign.forcedCount, "position without a choice", "positions without a choice"),
      (foreign.repeatedCount, "position that is there again", "positions that are there again"),
      (foreign.valuelessCount, "position without a value", "positions without a value"),
      (foreign.illegalMoveCount, "illegal move", "illegal moves"),
    ].filter { $0.0 > 0 }.map { Wording.count($0.0, $0.1, $0.2) }
    losses = dropped.isEmpty ? nil : Wording.list(dropped)
  }

  package static let table: String? = "plies"

  package static let shape = Shape<Self>(
    Field("size", "Squares per side of the board") { $0.summary.size.rawValue },
    Field("level", "The level of the searches of the values") { $0.summary.level },
    Field("positions", "The number of positions, up to rotation and reflection") { $0.summary.positions },
    Field("provedPositions", "How many of them are proved, according to the book") { $0.summary.proved },
    Field("waitingPositions", "The number of queued positions") { $0.summary.waiting },
    Field("plies", "The positions by their plies from the start") { $0.rows },
    Field("moves", "The first moves, best first; empty if the book is") { $0.moves },
    Field("program", "The version of the program that made the book") { $0.summary.program },
    Field("fileBytes", "The size of the file") { $0.summary.byteCount },
    Field("dropped", "Data of the text that a book can't hold; absent if there is none") {
      $0.losses
    },
    Field("stopReason", "Why learning stopped early") { $0.stopReason },
    Field("isExhausted", "Whether the limits leave nothing to be learnt") { $0.end == .exhausted })

  private var moves: [BookMove] { summary.start?.moves ?? [] }
  private var stopReason: StopReason? { if case .stopped(let reason) = end { reason } else { nil } }

  package var inBrief: String? {
    "An opening book of \(Wording.count(summary.positions, "position", "positions")), level \(summary.level)"
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    let side = summary.size.rawValue
    var text = style.fact("book:", "\(side)×\(side), level \(summary.level), made by puzzlelab \(summary.program)")
    let positions = Wording.count(summary.positions, "position", "positions")
    let bytes = Wording.count(summary.byteCount, "byte", "bytes")
    text += style.fact("has:", "\(positions), \(Wording.grouped(summary.proved)) stated as proved; \(bytes)")
    if summary.waiting > 0 {
      text += style.fact("next:", Wording.count(summary.waiting, "position", "positions") + " queued")
    }
    if let losses { text += style.fact("dropped:", losses) }
    if !rows.isEmpty {
      var table = TextTable(.numbers("plies"), .numbers("positions"))
      for row in rows { table.add("\(row.ply)", Wording.grouped(row.positions)) }
      text += "\n" + table.text(style: style, indent: 2)
    }
    if let start = summary.start { text += "\n" + ReversiBookProbeDocument.table(start, style: style) }
    switch end {
    case .exhausted: text += style.fact("note:", "nothing is left to learn within --depth-limit and --max-loss")
    case .stopped: text += style.fact("note:", "stopped early; run the same command again to resume")
    case .complete, nil: break
    }
    return text
  }
}

extension BookSummary.Ply: Record {
  package static var recordName: String { "bookPly" }
  package static let shape = Shape<Self>(
    Field("ply", "Discs placed since the start") { $0.ply },
    Field("positions", "How many positions the book has there") { $0.positions })
}

extension BookMove: Record {
  package static let shape = Shape<Self>(
    Field("move", "The move") { $0.advice.move },
    Field("discDifference", ReversiFields.score) { DiscValue(hundredths: $0.advice.value) },
    Field("evidence", "What the value rests on: the search at the end of the line, or that the book has it as proved") {
      $0.advice.evidence
    },
    Field("bookPlies", "The plies of the line within the book, before that search") { $0.advice.book?.plies ?? 0 },
    Field("isInBook", "Whether the book has the position after the move") { $0.isInBook },
    Field("principalVariation", "The line in the book, this move first, passes included") {
      $0.advice.principalVariation
    })
}
