import CardMatch
import Questions

extension CardMatchPlay: NotedGame {
  package static let moveForms = [
    MoveForm("turn PLACE", "turn the card at a place, counted from 1, up or down again"),
    MoveForm("choose PLACE", "the same"),
  ]

  package static func deal(_ words: inout Words) throws(CommandFault) -> Deal {
    var cards: [Card] = []
    while let word = words.take() {
      guard let card = CardNotation.card(word) else { throw .word(word, expected: "a card such as 10H") }
      cards.append(card)
    }
    return Deal(deck: Deck(cards))
  }

  package static func text(_ deal: Deal) -> String { deal.deck.cards.map(CardNotation.text).joined(separator: " ") }
}
