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

      With --samples deals of any deck are drawn at random, and those without a group are counted with a 95 % interval.
      """,
    parameters: [
      SetParameters.dealSize, SetParameters.deck, SetParameters.dimension, SetParameters.samples,
      SetParameters.samplesSeed, Parameter.digits,
    ],
    examples: [
      Example("set chance", "The twelve cards of the game"),
      Example("set chance --deal-size 15", "Fifteen cards"),
      Example("set chance --deck quads --deal-size 8", "Eight cards of EvenQuads"),
      Example("set chance --deck ghost --samples 2000", "GhostSets, whose deals are drawn"),
      Example("set chance --deck proset --deal-size 6", "Six cards of ProSet"),
    ],
    settle: Arguments.settleSamples
  ) { arguments, context throws(Fault) in
    try arguments.requireCards(SetParameters.dealSize)
    if let deals = try arguments.sampledDeals(context) {
      return TypedReply(
        SetChanceDocument(deals, digits: arguments[.digits]), status: deals.stopReason == nil ? .done : .stopped)
    }
    try arguments.requireDeck("set, quads or proset, or draw deals with --samples", CensusRequest.counts)
    let chance = try Fault.catching { () throws(FailedCheck) in
      try SetFreeChance.compute(
        deck: arguments.deck, cards: arguments[SetParameters.dealSize], limits: context.limits,
        observer: context.observer)
    }
    guard let chance else { throw Fault.interrupted }
    return TypedReply(SetChanceDocument(chance, digits: arguments[.digits]))
  }
}
