import Catalogue
import Reports
import SetGame

extension Command {
  static let setAnalyze: Command = Command(
    "set", "analyze", summary: "Tell everything about the cards of a deal",
    discussion: """
      The Sets and in which features their cards differ, the cards that are in no Set, and for each pair of cards the \
      one that completes it: its place on the table, or that it is still in the deck.
      """,
    operands: [.cards], options: [.file, .dimension, .format, .json, .output, .threads],
    examples: [
      Example("set analyze 0120 2GSF 1PDS 0000 1111 2222", "What six cards hold and what they lack"),
      Example("set analyze --dimension 3 000 111 222 012 --json", "A deck of three features, as JSON"),
    ]
  ) { call in
    let dimension = call.dimension
    guard let path = call.text(.file) else {
      try call.emit(DealAnalysisDocument(DealAnalysis(of: try call.deal(dimension))))
      return .done
    }
    try call.refuseCards(beside: .file)
    return try call.answerLines(of: path) { line in
      LineAnswer(DealAnalysisDocument(DealAnalysis(of: try Layout(notation: line.text(), dimension: dimension))))
    }
  }

  static let setExplain: Command = Command(
    "set", "explain", summary: "Explain why three cards are a Set or what spoils them",
    operands: [Operand("CARD", .oneOrMore, help: "Three cards, as digits (0120) or words (2GSF)")],
    options: [.dimension, .format, .json, .output],
    examples: [Example("set explain 2GSF 1RSF 1PSE", "Which features spoil the Set")]
  ) { call in
    let layout = try call.deal(call.dimension)
    guard let explanation = TripleExplanation(of: layout) else {
      let count = Wording.count(layout.cards.count, "card", "cards")
      throw CommandError.usage("set explain: three cards are wanted, \(count) given")
    }
    try call.emit(SetExplainDocument(explanation))
    return .done
  }
}
