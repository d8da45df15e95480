import Documents
import Matchsticks
import Questions

extension Question {
  static let matchsticksHints = Question(
    "matchsticks.hints", summary: "List the moves of a position, best first",
    discussion: """
      Winning moves come first, quick wins before slow ones; then losing moves, long defences before short ones. The \
      length of the game is searched for small positions only.
      """,
    operand: MatchsticksParameters.operand, pieces: MatchsticksParameters.pieces,
    parameters: MatchsticksParameters.position + [MatchsticksParameters.limit],
    examples: [
      Example("matchsticks hints --rules kayles --heaps 3,4", "The moves of Kayles"),
      Example("matchsticks hints --pile 17 --take-limit 3 --json", "What to try in a lost position"),
    ]
  ) { arguments, context throws(Fault) in
    let (game, heaps) = try arguments.takeAwayPosition
    let list = try Fault.catching { () throws(SolverError) in
      try game.hints(
        heaps: heaps, listing: arguments[MatchsticksParameters.limit], limits: context.limits,
        observer: context.observer)
    }
    return TypedReply(MatchsticksHintsDocument(game: game, heaps: heaps, list: list))
  }
}
