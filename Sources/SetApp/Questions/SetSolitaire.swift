import Documents
import GameCore
import Questions
import SetGame

extension Question {
  static let setSolitaire = Question(
    "set.solitaire", summary: "Compute the exact chances of a whole game of 27 cards",
    discussion: """
      Nine cards of the deck junior are dealt (six of set-2). While there is a Set one is taken and, up to nine cards, \
      replaced from the deck; when there is none, three more cards are dealt; at the end the deck is empty and no Set \
      is left. The answer is the exact chance of each number of cards left over, if the Sets are taken at random, so \
      that the most Sets stay, or in the best way: with the greatest chance that no card is left, the order of the \
      deck being unknown. 'set simulate' plays the game of 81 cards, which is too large.
      """,
    parameters: [SetParameters.smallDeck, SetParameters.solitairePick, Parameter.digits],
    examples: [
      Example("set solitaire", "Best play"),
      Example("set solitaire --pick random", "Any Set"),
      Example("set solitaire --deck set-2 --json", "The game of nine cards, which always ends with none"),
    ]
  ) { arguments, context throws(Fault) in
    let deck = arguments[SetParameters.smallDeck]
    try arguments.requireDeck("junior or set-2", of: deck, Solitaire.solves)
    do throws(Stopped) {
      let game = try Solitaire(
        of: deck, choice: arguments[SetParameters.solitairePick], limits: context.limits, observer: context.observer)
      return TypedReply(SetSolitaireDocument(game, digits: arguments[.digits]))
    } catch {
      throw Fault.interrupted
    }
  }
}
