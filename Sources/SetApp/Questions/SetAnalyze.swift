import Documents
import Questions
import SetGame

extension Question {
  static let setAnalyze = Question(
    "set.analyze", version: 2, summary: "Analyse a deal: Sets, unused cards, completing cards",
    discussion: """
      The Sets and in which features their cards differ, the cards that are in no Set, and for each pair of cards the \
      one that completes it, with its position if it is on the table.
      """,
    operand: .setCards, pieces: .setDeals, parameters: [SetParameters.cards, SetParameters.dimension],
    examples: [
      Example("set analyze 0120 2GSF 1PDS 0000 1111 2222", "The Sets of six cards, and what completes the pairs"),
      Example("set analyze --dimension 3 000 111 222 012 --json", "A deck of three features, as JSON"),
    ]
  ) { arguments, _ throws(Fault) in
    TypedReply(SetAnalyzeDocument(DealAnalysis(of: try arguments.deal())))
  }

  static let setExplain = Question(
    "set.explain", summary: "Explain why three cards are a Set, or what prevents it",
    operand: Operand(
      "CARD", .any, of: SetParameters.cards, help: "Three cards, as digits (0120), letters (2GSF) or words"),
    pieces: Pieces("line of three cards", "lines of three cards", of: SetParameters.cards, parts: .setCards),
    parameters: [SetParameters.cards, SetParameters.dimension],
    examples: [Example("set explain 2GSF 1RSF 1PSE", "Which features prevent the Set")]
  ) { arguments, _ throws(Fault) in
    let deal = try arguments.deal()
    return TypedReply(
      SetExplainDocument(try Fault.catching { () throws(NotThreeCards) in try TripleExplanation(of: deal) }))
  }
}
