import Reports
import SetGame

extension Command {
  static let setRounds: Command = Command(
    "set", "rounds", summary: "Give the exact chances of the second deal of a game",
    discussion: """
      Twelve cards are dealt. If they hold a Set, a random one of their Sets is taken; then three cards are dealt. \
      The answer is the exact distribution of the number of Sets on the table then: twelve cards after a Set was \
      taken, fifteen after there was none.
      """,
    options: [.digits, .format(.text, .json, .csv), .json, .output, .threads, .time],
    examples: [
      Example("set rounds", "The three tables side by side"),
      Example("set rounds --json --digits 30", "Exact fractions, thirty digits"),
    ]
  ) { call in
    switch try SecondDeal.compute(limits: call.limits(), observer: call.console.observer) {
    case .whole(let deal):
      try call.emit(SetRoundsDocument(deal, digits: call.digits), threads: call.threads)
      return .done
    case .stopped: throw CommandError.interrupted
    }
  }
}
