import CardMatch
import ExactArithmetic
import GameCore

/// What each choice at a face-down table is worth: `cardmatch hints`.
package struct CardMatchHintsDocument: Document {
  package struct Request: Encodable, Sendable {
    let places: [String]
    let scoring: ScoringEcho
    let digits: Int
  }

  package struct Choice: Encodable, Sendable {
    let action: String
    let card: String?
    /// The 0-based place of the card.
    let index: Int?
    let expectedScore: FractionValue
  }

  package struct Result: Encodable, Sendable {
    let expectedScore: FractionValue
    let best: Choice?
    let choices: [Choice]
    let evidence: EvidenceValue
  }

  package static let schema = "puzzlelab/cardmatch.hints/1"

  package let request: Request
  package let result: Result
  private let notation: KnownTableNotation
  private let advice: FaceDownAdvice

  /// Shows the advice for a table.
  package init(_ advice: FaceDownAdvice, table notation: KnownTableNotation, digits: Int) {
    self.notation = notation
    self.advice = advice
    request = Request(
      places: notation.places.map { card in card.map { Self.word($0, notation.table) } ?? "??" },
      scoring: ScoringEcho(advice.game.scoring), digits: digits)
    let choices = advice.options.map { option in
      Choice(
        action: option.action.word, card: option.action.card.map(CardNotation.text),
        index: option.action.card.flatMap { notation.places.firstIndex(of: $0) },
        expectedScore: FractionValue(option.value, digits: digits))
    }
    result = Result(
      expectedScore: FractionValue(advice.value, digits: digits), best: choices.first, choices: choices,
      evidence: EvidenceValue(advice.evidence.worded))
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    let table = notation.table
    var text = notation.places.map { card in
      guard let card else { return "??" }
      if table.matched.contains(card) { return style.paint(CardNotation.symbol(card) + ".", .dim) }
      return card.painted(style) + (card == table.open ? "+" : "")
    }.joined(separator: " ")
    text += "\n\nExpected further score: \(style.paint(advice.value.decimal(places: 4), .bold))\n"
    var rows = TextTable(.words(""), .numbers("worth"), .words("choice"))
    for (rank, option) in advice.options.prefix(12).enumerated() {
      rows.add(rank == 0 ? "best" : "", option.value.decimal(places: 4), option.action.words(open: table.open))
    }
    text += rows.text(style: style)
    if advice.options.count > 12 { text += "      … (--json lists all \(advice.options.count))\n" }
    return text + "\n" + style.paint(advice.evidence.worded.words.capitalizedFirst, .dim) + "\n"
  }

  private static func word(_ card: Card, _ table: KnownTable) -> String {
    if table.matched.contains(card) { return CardNotation.text(card) + "." }
    return CardNotation.text(card) + (card == table.open ? "+" : "")
  }
}
