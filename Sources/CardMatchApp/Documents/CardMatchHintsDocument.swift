import CardMatch
import Documents
import ExactArithmetic
import GameCore

/// What each choice at a face-down table is worth: `cardmatch hints`.
package struct CardMatchHintsDocument: TableDocument {
  let advice: FaceDownAdvice
  private let places: [Card?]
  let digits: Int

  /// Shows the advice for a table; `places` says where its cards are.
  package init(_ advice: FaceDownAdvice, places: [Card?], digits: Int) {
    self.advice = advice
    self.places = places
    self.digits = digits
  }

  package static let table: String? = "choices"

  package static let shape = Shape<Self>(
    Field("expectedScore", "The expected further score with optimal play and perfect memory") {
      FractionValue($0.advice.value, digits: $0.digits)
    },
    Field("best", "The best choice") { $0.rows.first },
    Field("choices", "All choices, best first") { $0.rows },
    Field("evidence", "The evidence for the values") { $0.advice.evidence })

  private enum ActionWord: String, CaseIterable, JSONWritable {
    case flipUnseen, flipKnown, turnDown, stop

    init(_ action: FaceDownAction) {
      switch action {
      case .flipUnseen: self = .flipUnseen
      case .flipKnown: self = .flipKnown
      case .turnDown: self = .turnDown
      case .stop: self = .stop
      }
    }
  }

  /// A choice.
  package struct Row: Record {
    package static var recordName: String { "rankedChoice" }
    let action: FaceDownAction
    let index: Int?
    let expectedScore: FractionValue

    package static let shape = Shape<Self>(
      Field("action", "What to do") { ActionWord($0.action) },
      Field("card", "The known card to turn up or down") { $0.action.card.map(CardNotation.text) },
      Field("index", "Its place, from 0") { $0.index },
      Field("expectedScore", "The expected further score with it") { $0.expectedScore })
  }

  package var rows: [Row] {
    advice.options.map { option in
      Row(
        action: option.action, index: option.action.card.flatMap { places.firstIndex(of: $0) },
        expectedScore: FractionValue(option.value, digits: digits))
    }
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    let table = advice.table
    var text = places.map { card in
      guard let card else { return "xx" }
      if table.matched.contains(card) { return style.paint(CardNotation.symbol(card) + ".", .dim) }
      return card.painted(style) + (table.open.contains(card) ? "+" : "")
    }.joined(separator: " ")
    text += "\n\nExpected further score: \(style.paint(advice.value.decimal(digits: digits), .bold))\n"
    var rows = TextTable(.words(""), .numbers("worth"), .words("choice"))
    for (rank, option) in advice.options.prefix(12).enumerated() {
      rows.add(rank == 0 ? "best" : "", option.value.decimal(digits: digits), option.action.words(in: advice))
    }
    text += rows.text(style: style)
    if advice.options.count > 12 { text += "      … (--json lists all \(advice.options.count))\n" }
    return text + "\n" + style.evidence(advice.evidence)
  }
}
