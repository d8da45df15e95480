import Matchsticks
import Reports

extension Question {
  private static let largest = Parameter(
    "heap", .integer(1...10_000), default: TakeAwayGame.defaultQuotientBound, metavar: "H",
    help: "The largest heap to include")

  /// `matchsticks quotient`.
  static let matchsticksQuotient = Question(
    "matchsticks.quotient", summary: "Compute the misère quotient of a take-and-break game",
    discussion: """
      The finite commutative monoid that decides every sum in misère play (Plambeck & Siegel), with its P-elements and \
      the element of every heap. It goes on until the quotient is proved to be that of all heaps, or up to --heap; a \
      quotient that grows without end stops with what there is.
      """,
    pieces: MatchsticksParameters.rulePieces,
    parameters: [
      MatchsticksParameters.rules, MatchsticksParameters.takeLimit, largest, MatchsticksParameters.heaps,
    ],
    examples: [
      Example("matchsticks quotient --rules kayles", "Misère Kayles: 40 elements"),
      Example("matchsticks quotient --rules kayles --heaps 5,5,9", "Who wins a sum"),
    ], formats: [.text, .json]
  ) { arguments, context in
    let rules = try arguments.takeAwayRules
    let quotient = try TakeAwayGame(rules, play: .misere).quotient(
      upTo: arguments[largest], limits: context.limits, observer: context.observer)
    return Answered(
      MatchsticksQuotientDocument(
        rules: rules, bound: arguments[largest], quotient: quotient, position: arguments[MatchsticksParameters.heaps]),
      status: quotient.period != nil || quotient.heap >= arguments[largest] ? .done : .stopped)
  }
}
