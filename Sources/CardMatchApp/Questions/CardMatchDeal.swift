import CardMatch
import Documents
import Questions

extension Question {
  static let cardmatchDeal = Question(
    "cardmatch.deal", summary: "Deal cards at random",
    discussion: "The cards of a shuffled deck, drawn without replacement. The same seed deals the same cards.",
    parameters: [CardMatchParameters.dealtSize, Parameter.seed],
    examples: [Example("cardmatch deal --deal-size 12 --seed 7", "A standard deal (12 cards)")]
  ) { arguments, _ throws(Fault) in
    TypedReply(
      CardMatchDealDocument(RandomDeal.cards(arguments[CardMatchParameters.dealtSize], seed: arguments[.seed])))
  }
}
