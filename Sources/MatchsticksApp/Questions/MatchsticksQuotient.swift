import Documents
import Matchsticks
import Questions

extension Question {
  private static let largest = Parameter(
    "heap", typedAs: ["to", "max", "n", "upto"], .integer(1...10_000),
    shown: "\(TakeAwayGame.defaultQuotientBound), and at most \(TakeAwayGame.usualQuotientOrder) elements",
    metavar: "H",
    help: "The largest heap to include")

  private static let play = MatchsticksParameters.play(only: .misere)

  static let matchsticksQuotient = Question(
    "matchsticks.quotient", summary: "Compute the misère quotient of a take-and-break game",
    discussion: """
      The finite commutative monoid that decides every sum in misère play (Plambeck & Siegel), with its P-elements and \
      the element of every heap. Heaps are added until the quotient is proved to be that of all heaps, or up to \
      --heap; if the quotient keeps growing, the partial quotient is printed: without --heap after a few seconds, with \
      it perhaps after minutes.

      With --heaps the answer begins with who wins that sum, and with which moves; sums with larger heaps than the \
      quotient includes are searched until all their heaps are within it.
      """,
    pieces: MatchsticksParameters.rulePieces,
    parameters: [
      MatchsticksParameters.rules, MatchsticksParameters.takeLimit, play, largest, MatchsticksParameters.heaps,
      MatchsticksParameters.limit,
    ],
    examples: [
      Example("matchsticks quotient --rules kayles", "Misère Kayles: 40 elements"),
      Example("matchsticks quotient --rules kayles --heaps 5,5,9", "Who wins a sum"),
    ]
  ) { arguments, context throws(Fault) in
    if !arguments.isGiven(MatchsticksParameters.heaps) {
      try arguments.refuse(
        MatchsticksParameters.limit,
        because: "it limits the moves of a sum; name one with \(arguments.name(of: MatchsticksParameters.heaps))")
    }
    try arguments.check(
      play, isOnly: .misere,
      "quotients decide misère play; in normal play Grundy values do: matchsticks analyze, report, sequence")
    let rules = try arguments.takeAwayRules
    let game = TakeAwayGame(rules, play: .misere)
    let quotient = try arguments.solving { () throws(SolverError) in
      try game.quotient(upTo: arguments[largest], limits: context.limits, observer: context.observer)
    }
    let position = try arguments[MatchsticksParameters.heaps].map { heaps throws(Fault) in
      MatchsticksQuotientDocument.Position(
        heaps: heaps,
        analysis: try Fault.catching { () throws(SolverError) in
          try game.analyze(
            heaps: heaps, with: quotient, listing: arguments[MatchsticksParameters.limit], limits: context.limits)
        })
    }
    let bound = arguments[largest] ?? TakeAwayGame.defaultQuotientBound
    return TypedReply(
      MatchsticksQuotientDocument(game: game, bound: arguments[largest], quotient: quotient, position: position),
      status: position != nil || quotient.period != nil || quotient.heap >= bound ? .done : .stopped)
  }
}
