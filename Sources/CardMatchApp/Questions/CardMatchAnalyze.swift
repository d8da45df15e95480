import CardMatch
import Documents
import Questions

extension Question {
  static let cardmatchAnalyze = Question(
    "cardmatch.analyze", summary: "Find the best score of a visible deal, and what can be cleared",
    discussion: """
      All cards are visible. Shows a play that reaches the best score, the cards that remain, and the proof of what \
      can be cleared, in pairs or, with --match 3, in groups of three. Cards are rank and suit: AH 10D TS, A♥ or ace of hearts, with or without commas, brackets and \
      quotes. With --file every line is a deal. Positions are 0-based in JSON.
      """,
    operand: Operand("CARDS", .any, of: CardMatchParameters.cards, help: "The cards of one deal"),
    pieces: Pieces(
      "deal", "deals", of: CardMatchParameters.cards,
      parts: PieceParts("cards") { $0[CardMatchParameters.cards].cards.count }
    ),
    parameters: [CardMatchParameters.cards] + CardMatchParameters.scoring,
    examples: [
      Example("cardmatch analyze AH 8D TS 8C 3H", "A small deal"),
      Example("cardmatch analyze AH AD 2S 9S --json", "Two pairs, as JSON"),
    ]
  ) { arguments, _ throws(Fault) in
    let analysis = DealAnalysis(arguments[CardMatchParameters.cards].cards, scoring: try arguments.scoring())
    return TypedReply(CardMatchAnalyzeDocument(analysis))
  }
}
