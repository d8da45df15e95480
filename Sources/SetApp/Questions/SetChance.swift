import Documents
import Questions
import SetGame

extension Question {
  private static let samples: Parameter<Int?> = Parameter(
    "samples", typedAs: ["trials"], .integer(1...1_000_000_000_000), shown: "all deals are counted",
    help: "Draw N deals of any deck, where all can't be counted")

  /// Absent where all deals are counted.
  private static let samplesSeed: Parameter<UInt64?> = Parameter(
    "seed", typedAs: ["s", "random", "randomseed"], .seed, shown: "1 with samples",
    help: "The seed of the random deals; the same seed draws the same deals; 'random' draws one")

  static let setChance = Question(
    "set.chance", version: 3, summary: "Compute the exact chance that a deal has no Set",
    discussion: """
      All deals of K cards without a Set are counted on the spot, class by class under the symmetries of the deck. 21 \
      or more cards always have a Set. Ten or more cards of EvenQuads always have a quad; in proset the chance has a \
      closed form, and seven or more cards always have a ProSet.

      With --samples deals of any deck are drawn at random, and those without a group are counted with a 95 % interval.
      """,
    parameters: [
      SetParameters.dealSize, SetParameters.deck, SetParameters.dimension, samples, samplesSeed, Parameter.digits,
    ],
    examples: [
      Example("set chance", "The twelve cards of the game"),
      Example("set chance --deal-size 15", "Fifteen cards"),
      Example("set chance --deck quads --deal-size 8", "Eight cards of EvenQuads"),
      Example("set chance --deck ghost --samples 2000", "GhostSets, whose deals are drawn"),
      Example("set chance --deck proset --deal-size 6", "Six cards of ProSet"),
    ],
    settle: { arguments throws(Fault) in
      try Arguments.settleDeck(&arguments)
      if arguments[samples] != nil, arguments[samplesSeed] == nil { arguments.set(samplesSeed, to: 1) }
    }
  ) { arguments, context throws(Fault) in
    try arguments.requireCards(SetParameters.dealSize)
    if let count = arguments[samples] {
      try arguments.refuse(Parameter<Int>.digits, because: "shares of drawn deals have their interval")
      let (deck, cards) = (arguments.deck, arguments[SetParameters.dealSize])
      guard deck.variant != .ghostSet || cards <= SampledDeals.ghostLimit else {
        throw .usage(
          "\(arguments.name(of: SetParameters.dealSize)): GhostSets are counted among up to \(SampledDeals.ghostLimit) cards"
        )
      }
      let deals = SampledDeals(
        deck: deck, cards: cards, samples: UInt64(count), seed: arguments[samplesSeed] ?? 1, limits: context.limits,
        observer: context.observer)
      return TypedReply(
        SetChanceDocument(deals, digits: arguments[.digits]), status: deals.stopReason == nil ? .done : .stopped)
    }
    try arguments.refuse(samplesSeed, because: "all deals are counted")
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
