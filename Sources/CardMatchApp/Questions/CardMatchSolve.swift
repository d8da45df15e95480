import CardMatch
import Documents
import GameCore
import Questions

extension Question {
  static let cardmatchSolve = Question(
    "cardmatch.solve", summary: "Compute the exact value of face-down play",
    discussion: """
      The expected score of a fresh table for a player with perfect memory, as an exact fraction. optimal is the best \
      play; peek-all turns up card after card and then makes the best pairs; match-at-once takes every pair as soon as \
      it shows; these three may stop at any time. never-unchoose turns each new card against the open one and \
      continues, at a loss if need be, until every card has been seen.
      """,
    parameters: [CardMatchParameters.faceDownSize, CardMatchParameters.policy, Parameter.digits]
      + CardMatchParameters.scoring,
    examples: [
      Example("cardmatch solve --deal-size 12", "The standard game (12 cards)"),
      Example("cardmatch solve --deal-size 6 --unchoose-cost 1 --json", "Turning a card back down costs a point, too"),
    ]
  ) { arguments, context throws(Fault) in
    let game = try arguments.faceDownGame(dealSize: arguments[CardMatchParameters.faceDownSize])
    try context.warn(about: game)
    let solution = try Fault.catching { () throws(Stopped) in
      try FaceDownSolver(game, play: arguments[CardMatchParameters.policy])
        .solve(limits: context.limits, observer: context.observer)
    }
    return TypedReply(
      CardMatchSolveDocument(solution, digits: arguments[.digits]), nodes: UInt64(solution.stateCount))
  }
}
