import Catalogue
import Reports

extension Command {
  /// `puzzlelab cardmatch analyze`.
  static let cardmatchAnalyze: Command = Command(
    "cardmatch", "analyze",
    summary: "Find the best score of a visible deal, and what can be cleared",
    discussion: """
      All cards are visible. Gives a play that reaches the best score, the cards that stay, and the proof of what can be \
      cleared. Cards are rank and suit: AH 10D TS QC, or A♥. With --file every line is a deal.
      """,
    operands: [Operand("CARDS", .any, help: "The cards of one deal")],
    options: [.file, .threads] + Option.scoring + Option.answer,
    examples: [
      Example("cardmatch analyze AH 8D TS 8C 3H", "A small deal"),
      Example("cardmatch analyze AH AD 2S 9S --json", "Two pairs, as JSON"),
    ]
  ) { call in
    let scoring = try call.cardScoring()
    if let path = call.text(.file) {
      return try call.answerLines(of: path) { line in
        LineAnswer(try CardMatchAnalyzeDocument(deal: line.text(), scoring: scoring))
      }
    }
    guard !call.operands.isEmpty else { throw call.missing(.file) }
    try call.emit(try CardMatchAnalyzeDocument(deal: call.operands.joined(separator: " "), scoring: scoring))
    return .done
  }
}
