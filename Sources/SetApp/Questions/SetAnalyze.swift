import Documents
import Questions
import SetGame

extension Question {
  static let setAnalyze = Question(
    "set.analyze", version: 3, summary: "Analyse a deal: Sets, unused cards, completing cards",
    discussion: """
      The Sets and in which features their cards differ, the cards that are in no Set, and for each pair of cards the \
      one that completes it, with its position if it is on the table. With --deck the same for other groups, without \
      what only Sets have.
      """,
    operand: .setCards, pieces: .setDeals,
    parameters: [
      SetParameters.cards, SetParameters.deck, SetParameters.variant, SetParameters.dimension, SetParameters.faces,
    ],
    examples: [
      Example("set analyze 0120 2GSF 1PDS 0000 1111 2222", "The Sets of six cards, and what completes the pairs"),
      Example("set analyze --deck junior 000 111 222 012 --json", "A deck of three features, as JSON"),
      Example("set analyze --deck quads 1RS 2GS 3YS 4BS 2RC 1GI", "Quads instead of Sets"),
    ],
    settle: Arguments.settleDeck
  ) { arguments, _ throws(Fault) in
    let deal = try arguments.deal()
    return TypedReply(
      SetAnalyzeDocument(
        try Fault.catching { () throws(HintRequestError) in
          try DealAnalysis(of: deal, for: arguments.deck.variant)
        }, faces: try arguments.faces()))
  }

  static let setExplain = Question(
    "set.explain", version: 2, summary: "Explain why three cards are a Set, or what prevents it",
    discussion: """
      In the deck quads four cards may be a quad: each feature is equal on all, different on all, or two and two. In \
      proset any number of cards may be a group: each dot is on an even number of them.
      """,
    operand: Operand(
      "CARD", .any, of: SetParameters.cards, help: "Three cards, as digits (0120), letters (2GSF) or words"),
    pieces: Pieces("line of three cards", "lines of three cards", of: SetParameters.cards, parts: .setCards),
    parameters: [SetParameters.cards, SetParameters.deck, SetParameters.dimension, SetParameters.faces],
    examples: [
      Example("set explain 2GSF 1RSF 1PSE", "Which features prevent the Set"),
      Example("set explain --deck quads 1RS 2GS 3RC 4GC", "Whether four cards of EvenQuads are a quad"),
    ],
    settle: Arguments.settleDeck
  ) { arguments, _ throws(Fault) in
    try arguments.requireDeck("set, quads or proset") { $0.variant.isShownByFeatures }
    let deal = try arguments.deal()
    return TypedReply(
      SetExplainDocument(
        try Fault.catching { () throws(WrongCardCount) in
          try GroupExplanation(of: deal, for: arguments.deck.variant)
        }, faces: try arguments.faces()))
  }
}
