import Documents
import ExactArithmetic
import Matchsticks
import Questions

extension Question {
  private static let bound = Parameter(
    required: "to", typedAs: ["n", "max", "upto"], .number, help: "The largest heap, or number, to examine")

  static let matchsticksLosing = Question(
    "matchsticks.losing", summary: "List and count the P-positions (heaps where the player to move loses)",
    discussion: """
      Single heaps of 1 to N matches. The count is exact for every N; the list stops after --limit heaps. With \
      --heap-count K, and of a line with several letters, positions with all numbers of 0 to N: those that differ in \
      the order of equivalent heaps only are listed and counted once; counts are given for each bound up to N.
      """,
    pieces: MatchsticksParameters.rulePieces,
    parameters: MatchsticksParameters.game + [bound, MatchsticksParameters.heapCount, MatchsticksParameters.limit],
    examples: [
      Example("matchsticks losing --take-limit 3 --to 100", "1, 5, 9, … 97"),
      Example("matchsticks losing --take-limit 3 --to 10^1000 --limit 5 --json", "How many up to 10^1000"),
      Example("matchsticks losing --rules antonim --heap-count 3 --to 6", "Three heaps, each up to 6"),
    ]
  ) { arguments, context throws(Fault) in
    let game = try arguments.takeAwayGame
    let last = arguments[bound]
    guard last >= 1 else { throw Fault.data("must be at least 1").about(arguments.name(of: bound.any)) }
    let heapCount = arguments[MatchsticksParameters.heapCount]
    if game.losesInTuples(heapCount: heapCount) {
      let tuples = try arguments.counting { () throws(SolverError) in
        try game.losingTuples(
          upTo: last, heapCount: heapCount, listing: arguments[MatchsticksParameters.limit], limits: context.limits,
          observer: context.observer)
      }
      let letters = game.rules.line.map { $0.isSumOfHeaps ? [] : $0.heapLetters(heapCount ?? $0.letters.count) } ?? []
      return TypedReply(
        MatchsticksLosingDocument(game: game, bound: last, losing: .tuples(tuples, letters: letters)))
    }
    let losing = try Fault.catching { () throws(SolverError) in
      try game.losing(
        upTo: last, listing: arguments[MatchsticksParameters.limit], limits: context.limits, observer: context.observer)
    }
    return TypedReply(
      MatchsticksLosingDocument(game: game, bound: last, losing: .heaps(losing)),
      status: losing.bound == last ? .done : .stopped)
  }
}
