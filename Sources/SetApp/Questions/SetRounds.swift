import Documents
import Questions
import SetGame

extension Question {
  static let setRounds = Question(
    "set.rounds", version: 2, summary: "Compute the exact chances of the second deal of a game",
    discussion: """
      Twelve cards are dealt, nine of the deck junior and six of set-2. If they hold a Set, a random one of their Sets \
      is taken; then three cards are dealt. The answer is the exact distribution of the number of Sets then on the \
      table: as many cards as at first if a Set was taken, three more if there was none.
      """,
    parameters: [SetParameters.deck, SetParameters.dimension, Parameter.digits],
    examples: [
      Example("set rounds", "The three tables side by side"),
      Example("set rounds --deck junior", "The game of 27 cards"),
      Example("set rounds --json --digits 30", "Exact fractions, thirty digits"),
    ],
    settle: Arguments.settleDeck
  ) { arguments, context throws(Fault) in
    try arguments.requireDeck("set, junior or set-2", SecondDeal.counts)
    let outcome = try Fault.catching { () throws(FailedCheck) in
      try SecondDeal.compute(of: arguments.deck, limits: context.limits, observer: context.observer)
    }
    switch outcome {
    case .whole(let deal): return TypedReply(SetRoundsDocument(deal, digits: arguments[.digits]))
    case .stopped: throw Fault.interrupted
    }
  }
}
