import Documents
import Questions
import SetGame

extension Question {
  static let setChance = Question(
    "set.chance", version: 3, summary: "Compute the exact chance that a deal has no Set",
    discussion: """
      All deals of K cards without a Set are counted on the spot, class by class under the symmetries of the deck. 21 \
      or more cards always have a Set. Ten or more cards of EvenQuads always have a quad; in proset the chance has a \
      closed form, and seven or more cards always have a ProSet.
      """,
    parameters: [SetParameters.dealSize, SetParameters.deck, SetParameters.dimension, Parameter.digits],
    examples: [
      Example("set chance", "The twelve cards of the game"),
      Example("set chance --deal-size 15", "Fifteen cards"),
      Example("set chance --deck quads --deal-size 8", "Eight cards of EvenQuads"),
      Example("set chance --deck proset --deal-size 6", "Six cards of ProSet"),
    ],
    settle: Arguments.settleDeck
  ) { arguments, context throws(Fault) in
    try arguments.requireDeck("set, quads or proset", CensusRequest.counts)
    try arguments.requireCards(SetParameters.dealSize)
    let chance = try Fault.catching { () throws(FailedCheck) in
      try SetFreeChance.compute(
        deck: arguments.deck, cards: arguments[SetParameters.dealSize], limits: context.limits,
        observer: context.observer)
    }
    guard let chance else { throw Fault.interrupted }
    return TypedReply(SetChanceDocument(chance, digits: arguments[.digits]))
  }
}
