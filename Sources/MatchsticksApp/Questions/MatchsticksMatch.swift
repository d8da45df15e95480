import Documents
import Matchsticks
import Questions

extension Question {
  private static let strategies = Parameter(
    required: "strategies", typedAs: ["players", "strategy", "opponents"], .strategies,
    help: "One or more of dumb, wild, clever, perfect, separated by commas")
  private static let gamesOfEach = Parameter(
    "games", typedAs: ["n", "count", "rounds"], .integer(1...1_000_000_000), default: TakeAwayGame.defaultGames,
    help: "Play N games per pairing")

  static let matchsticksMatch = Question(
    "matchsticks.match", version: 2, summary: "Play strategies against each other",
    discussion: """
      dumb takes as little as possible; wild makes any move, all equally likely; clever leaves a losing number (only \
      under take limits); perfect plays best under all rules. The two strategies of a pairing take turns moving first; \
      the exact chance is shown next to the result of the games.
      """,
    parameters: MatchsticksParameters.game + [
      MatchsticksParameters.onePile, strategies, gamesOfEach, Parameter.seed, Parameter.digits,
    ],
    examples: [
      Example(
        "matchsticks match --strategies clever,wild --pile 18 --take-limit 3 --games 100000 --seed 1",
        "The clever strategy against random moves")
    ]
  ) { arguments, context throws(Fault) in
    let (game, pile) = (try arguments.takeAwayGame, arguments[MatchsticksParameters.onePile])
    let match = try Fault.catching { () throws(MatchError) in
      try game.match(
        arguments[strategies], heap: pile, games: arguments[gamesOfEach], seed: arguments[.seed],
        limits: context.limits,
        observer: context.observer)
    }
    return TypedReply(
      MatchsticksMatchDocument(game: game, pile: pile, match: match, digits: arguments[.digits]),
      status: match.stopReason == nil ? .done : .stopped)
  }
}
