import Documents
import ExactArithmetic
import Matchsticks
import Questions

extension Question {
  private static let bound = Parameter(
    required: "to", typedAs: ["n", "max", "upto"], .number, help: "The largest heap to examine")

  static let matchsticksLosing = Question(
    "matchsticks.losing", summary: "List and count the P-positions (heaps where the player to move loses)",
    discussion: "Single heaps of 1 to N matches. The count is exact for every N; the list stops after --limit heaps.",
    pieces: MatchsticksParameters.rulePieces,
    parameters: MatchsticksParameters.game + [bound, MatchsticksParameters.limit],
    examples: [
      Example("matchsticks losing --take-limit 3 --to 100", "1, 5, 9, … 97"),
      Example("matchsticks losing --take-limit 3 --to 10^1000 --limit 5 --json", "How many up to 10^1000"),
    ]
  ) { arguments, context throws(Fault) in
    let game = try arguments.takeAwayGame
    let last = arguments[bound]
    guard last >= 1 else { throw Fault.data("must be at least 1").about(arguments.name(of: bound.any)) }
    let losing = try Fault.catching { () throws(SolverError) in
      try game.losing(
        upTo: last, listing: arguments[MatchsticksParameters.limit], limits: context.limits, observer: context.observer)
    }
    return TypedReply(
      MatchsticksLosingDocument(game: game, bound: last, losing: losing),
      status: losing.bound == last ? .done : .stopped)
  }
}
