import Documents
import Questions
import SetGame

extension Question {
  static let setCensus = Question(
    "set.census", version: 3, summary: "Count the tables without a Set, by size and up to symmetry",
    discussion: """
      For each number of cards: how many tables hold no Set (such a table is called a cap), how many of them are \
      inequivalent (classes under affine maps), how many of those are maximal (no card can be added), and the exact \
      chance that a random deal is a cap. Everything is computed on the spot. Dimensions 1 to 4 take a moment; \
      dimension 5 is limited by memory. In quads the tables hold no quad (Sidon sets); in proset the cards are \
      independent.
      """,
    parameters: [SetParameters.deck, SetParameters.dimension, SetParameters.to, Parameter.digits],
    examples: [
      Example("set census", "The printed deck: 682,344 caps of 20 cards, none of 21"),
      Example("set census --deck junior", "The largest Set-free table of 27 cards has 9"),
      Example("set census --deck quads", "At most nine cards of EvenQuads have no quad"),
      Example("set census --to 12 --json", "Up to twelve cards, exact fractions"),
    ],
    settle: Arguments.settleDeck
  ) { arguments, context throws(Fault) in
    try arguments.requireDeck("set, quads or proset", CensusRequest.counts)
    let request = CensusRequest(deck: arguments.deck, to: arguments[SetParameters.to])
    let table = try Fault.catching { () throws(FailedCheck) in
      try CensusTable.compute(request, limits: context.limits, observer: context.observer)
    }
    return TypedReply(
      SetCensusDocument(table, digits: arguments[.digits]), status: table.isWhole ? .done : .stopped)
  }
}
