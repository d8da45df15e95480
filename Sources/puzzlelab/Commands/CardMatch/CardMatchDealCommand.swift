import CardMatch
import Reports

extension Command {
  /// `puzzlelab cardmatch deal`.
  static let cardmatchDeal: Command = Command(
    "cardmatch", "deal",
    summary: "Deal cards at random",
    discussion: "The cards of a shuffled deck, drawn without replacement. The same seed deals the same cards.",
    options: [.dealtCards, .seed] + Option.answer,
    examples: [Example("cardmatch deal --deal-size 12 --seed 7", "A deal of the source's size")]
  ) { call in
    let cards = RandomDeal.cards(call.integer(.dealtCards) ?? RandomDeal.standardSize, seed: call.seed)
    try call.emit(CardMatchDealDocument(cards, seed: call.seed))
    return .done
  }
}

extension Option {
  static let dealtCards = Option("deal-size", .integer(1...52), default: "12", help: "Deal N cards")
}
