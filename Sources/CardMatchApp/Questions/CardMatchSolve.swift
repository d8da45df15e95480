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
      continues, at a loss if need be, until every card has been seen. --cards puts all cards of a deal in view: the \
      value is its best score ('cardmatch analyze' shows the play). With --match 3 there are optimal, for at most \
      \(FaceDownGame.largestOfThree) cards, and peek-all, which turns every card up and down again first.
      """,
    parameters: [
      CardMatchParameters.faceDownSize, CardMatchParameters.policy, CardMatchParameters.visibleCards, Parameter.digits,
    ]
      + CardMatchParameters.scoring,
    examples: [
      Example("cardmatch solve --deal-size 12", "The standard game (12 cards)"),
      Example("cardmatch solve --deal-size 6 --match 3", "Groups of three cards"),
      Example("cardmatch solve --match 3 --cards 'AH AD 2S 9S 9C TS'", "A deal in view"),
      Example("cardmatch solve --deal-size 6 --unchoose-cost 1 --json", "Turning a card back down costs a point, too"),
    ]
  ) { arguments, context throws(Fault) in
    if let deal = arguments[CardMatchParameters.visibleCards] {
      try arguments.refuse(
        CardMatchParameters.faceDownSize, CardMatchParameters.policy, because: "the cards are in view")
      let analysis = DealAnalysis(deal.cards, scoring: try arguments.scoring())
      return TypedReply(CardMatchSolveDocument(analysis, digits: arguments[.digits]))
    }
    let play = arguments[CardMatchParameters.policy]
    let game = try arguments.faceDownGame(dealSize: arguments[CardMatchParameters.faceDownSize], play: play)
    try context.warn(about: game)
    let solution = try Fault.catching { () throws(Stopped) in
      try FaceDownSolution(game, play: play, limits: context.limits, observer: context.observer)
    }
    return TypedReply(
      CardMatchSolveDocument(solution, digits: arguments[.digits]), nodes: UInt64(solution.stateCount))
  }
}
