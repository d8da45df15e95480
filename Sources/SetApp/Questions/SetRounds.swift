import Documents
import Questions
import SetGame

extension Question {
  static let setRounds = Question(
    "set.rounds", version: 2, summary: "Compute the exact chances of a game's second or third deal",
    discussion: """
      Twelve cards are dealt, nine of the deck junior and six of set-2. If they hold a Set, a random one of their Sets \
      is taken; then three cards are dealt. The answer is the exact distribution of the number of Sets then on the \
      table: as many cards as at first if a Set was taken, three more if there was none. With --round 3 a random Set \
      of the second table is taken, too, three cards are dealt, and the Sets of the third table are counted, given \
      that both tables held a Set; a table without one is completed to three cards more.
      """,
    parameters: [SetParameters.round, SetParameters.deck, SetParameters.dimension, Parameter.digits],
    examples: [
      Example("set rounds", "The three tables side by side"),
      Example("set rounds --deck junior", "The game of 27 cards"),
      Example("set rounds --round 3 --deck junior", "The third deal of that game"),
      Example("set rounds --json --digits 30", "Exact fractions, thirty digits"),
    ],
    settle: Arguments.settleDeck
  ) { arguments, context throws(Fault) in
    try arguments.requireDeck("set, junior or set-2", SecondDeal.counts)
    let toThird = arguments.value(SetParameters.round) == 3
    if toThird { try arguments.requireDeck("set or junior", SecondDeal.countsThird) }
    if toThird, arguments.deck == .set { context.environment.warn("the third deal of 81 cards takes a minute or so") }
    let outcome = try Fault.catching { () throws(FailedCheck) in
      try SecondDeal.compute(
        of: arguments.deck, toThird: toThird, limits: context.limits, observer: context.observer)
    }
    switch outcome {
    case .whole(let deal): return TypedReply(SetRoundsDocument(deal, digits: arguments[.digits]))
    case .stopped: throw Fault.interrupted
    }
  }
}
