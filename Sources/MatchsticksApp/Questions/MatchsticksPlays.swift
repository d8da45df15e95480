import Documents
import ExactArithmetic
import Matchsticks
import Questions

extension Question {
  static let matchsticksPlays = Question(
    "matchsticks.plays", summary: "Count the possible plays of a heap, from start to end",
    discussion: """
      The exact number of plays, and how many of them the first player wins. Heaps may have up to a million matches \
      for rules take:, codes that never break a heap, and pile:half, powers2 and divisors; fewer for other rules (the \
      error message gives the limit). Long counts take minutes; --time stops them.
      """,
    parameters: MatchsticksParameters.game + [MatchsticksParameters.onePile],
    examples: [
      Example("matchsticks plays --pile 18 --take-limit 3", "The plays of the game with 18 matches"),
      Example("matchsticks plays --pile 1000 --take-limit 2 --json", "A Fibonacci number"),
    ]
  ) { arguments, context throws(Fault) in
    let (game, pile) = (try arguments.takeAwayGame, arguments[MatchsticksParameters.onePile])
    let plays = try Fault.catching { () throws(SolverError) in
      try game.plays(heap: pile.integer, limits: context.limits, observer: context.observer)
    }
    return TypedReply(MatchsticksPlaysDocument(game: game, pile: pile, plays: plays))
  }
}
