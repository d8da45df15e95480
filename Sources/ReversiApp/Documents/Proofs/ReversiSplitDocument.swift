import Documents
import GameCore
import Reversi

/// A proof that is cut into many, or joined from them: `reversi split`.
package struct ReversiSplitDocument: TableDocument {
  private let split: ProofSplit

  /// Reports what is proved, and what is to be asked.
  package init(_ split: ProofSplit) { self.split = split }

  package static let table: String? = "open"

  package static let shape = Shape<Self>(
    Field("position", ReversiFields.position) { $0.split.position.boardText },
    Field("sideToMove", ReversiFields.sideToMove) { $0.split.position.sideToMove },
    Field("depth", "The depth of the split in plies, not counting passes") { $0.split.depth },
    Field("discDifference", "The score, when proved: the disc difference; the winner takes the empty squares") {
      $0.split.score
    },
    Field("bestMove", "A move that is proved to reach it") { $0.split.bestMove },
    Field("leaves", "The number of positions at the split, up to symmetry") { $0.split.leafCount },
    Field("answered", "How many of them were answered") { $0.split.answeredCount },
    Field("used", "How many of the answers the proof rests on, as far as it goes") { $0.split.usedCount },
    Field("unneeded", "The answered positions that it doesn't need") { $0.split.unneeded.map { $0.boardText } },
    Field("strangers", "How many answers are about other positions") { $0.split.strangers },
    Field("open", "The questions to ask next; empty when the score is proved") { $0.split.open },
    Field("evidence", "Proved, or bounded by the answers so far") { $0.split.evidence },
    Field("notes", ReversiFields.notes) { ReversiFields.notes($0.split.position) })

  /// A question that is open.
  package typealias Row = ProofSplit.Question

  package var rows: [ProofSplit.Question] { split.open }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = BoardDrawing.text(split.position, style: style) + "\n"
    text += style.fact("score:", score(style))
    if let best = split.bestMove { text += style.fact("best:", best.description) }
    text += style.fact("split:", "\(Wording.count(split.leafCount, "position", "positions")) \(split.depth) plies on")
    if split.answeredCount > 0 {
      let unneeded = split.unneeded.count
      text += style.fact(
        "answered:",
        "\(Wording.grouped(split.answeredCount)): \(Wording.grouped(split.usedCount)) used, \(Wording.grouped(unneeded)) "
          + "unneeded")
    }
    if split.strangers > 0 {
      text += style.fact("note:", "\(Wording.count(split.strangers, "answer is", "answers are")) about other positions")
    }
    if !split.open.isEmpty {
      text += style.fact("to ask:", "\(Wording.count(split.open.count, "position", "positions")) (--format questions)")
    }
    for note in ReversiFields.notes(split.position) { text += style.fact("note:", note) }
    return text + style.evidence(split.evidence)
  }

  /// The score as far as it is proved, and what is left to ask.
  package var inBrief: String? {
    let open = split.open.isEmpty ? "" : "; \(Wording.count(split.open.count, "position", "positions")) to ask"
    return score(.plain).capitalizedFirst + open
  }

  private func score(_ style: TextStyle) -> String {
    let side = split.position.sideToMove
    guard let score = split.score else {
      return "between \(split.lower.signed) and \(split.upper.signed) for \(side), not proved further"
    }
    let words = score == 0 ? "a draw" : "\(score > 0 ? side : side.other) wins"
    return "\(style.paint(score.signed, .bold)) for \(side): \(words)"
  }
}

extension ReversiSplitDocument: QuestionsDocument {
  package func writeQuestions(to writer: inout JSONWriter) {
    for question in split.open {
      writer.object { members in
        members.add("ask") { $0.string("reversi.solve") }
        members.add("request") { json in
          json.object { members in
            members.add("position") { $0.string(question.position.boardText) }
            members.add("window") { $0.string(question.window.text) }
          }
        }
      }
      writer.text("\n")
      writer.flushWhenLarge()
    }
  }
}

extension ProofSplit.Question: Record {
  package static var recordName: String { "openPosition" }
  package static let shape = Shape<Self>(
    Field("position", ReversiFields.position) { $0.position.boardText },
    Field(
      "window",
      "What has to be known: the score if it is in this window, ends included, otherwise on which side of it it lies"
    ) {
      $0.window.text
    })
}

extension ScoreWindow {
  /// "-2..2".
  package var text: String { "\(low)..\(high)" }
}

extension ProofSplitError: ReportedError {
  /// Why a proof can't be cut or joined, and what to do.
  package var message: String {
    switch self {
    case .tooLarge(let most): "there are more than \(Wording.grouped(most)) positions before the split; use fewer plies"
    case .contradiction(let position): "two answers about \(position.boardText) can't both be true"
    case .stopped(let reason): "stopped early (\(reason.words))"
    }
  }
}
