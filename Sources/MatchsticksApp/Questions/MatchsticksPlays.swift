import Documents
import ExactArithmetic
import Matchsticks
import Questions

extension Question {
  /// `matchsticks plays`.
  static let matchsticksPlays = Question(
    "matchsticks.plays", summary: "Count the ways to play a heap to its end",
    discussion: """
      Exact; and how many of the plays the first player wins. Heaps up to a million for rules take:, codes that never \
      break a heap, and pile:half, powers2 and divisors; fewer for others, which the answer says. Long counts take \
      minutes: --time ends them.
      """,
    parameters: MatchsticksParameters.game + [MatchsticksParameters.onePile],
    examples: [
      Example("matchsticks plays --pile 18 --take-limit 3", "The plays of the game with 18 matches"),
      Example("matchsticks plays --pile 1000 --take-limit 2 --json", "A Fibonacci number"),
    ]
  ) { arguments, context in
    let (game, pile) = (try arguments.takeAwayGame, arguments[MatchsticksParameters.onePile])
    let plays = try game.plays(heap: pile.integer, limits: context.limits, observer: context.observer)
    return Answered(MatchsticksPlaysDocument(game: game, pile: pile, plays: plays))
  }
}
