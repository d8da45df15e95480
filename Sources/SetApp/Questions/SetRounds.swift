import Documents
import Questions
import SetGame

extension Question {
  static let setRounds = Question(
    "set.rounds", version: 2, summary: "Compute the exact chances of the second deal of a game",
    discussion: """
      Twelve cards are dealt. If they hold a Set, a random one of their Sets is taken; then three cards are dealt. The \
      answer is the exact distribution of the number of Sets then on the table: twelve cards if a Set was taken, \
      fifteen if there was none.
      """,
    parameters: [Parameter.digits],
    examples: [
      Example("set rounds", "The three tables side by side"),
      Example("set rounds --json --digits 30", "Exact fractions, thirty digits"),
    ]
  ) { arguments, context throws(Fault) in
    let outcome = try Fault.catching { () throws(FailedCheck) in
      try SecondDeal.compute(limits: context.limits, observer: context.observer)
    }
    switch outcome {
    case .whole(let deal): return TypedReply(SetRoundsDocument(deal, digits: arguments[.digits]))
    case .stopped: throw Fault.interrupted
    }
  }
}
