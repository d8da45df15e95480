import CardMatch
import Documents

/// A random deal: `cardmatch deal`.
package struct CardMatchDealDocument: TableDocument {
  let cards: [Card]

  /// Shows the cards that were dealt.
  package init(_ cards: [Card]) { self.cards = cards }

  package static let table: String? = "cards"

  package static let shape = Shape<Self>(
    Field("cards", "The cards, in the order in which they were dealt") { $0.cards.map(CardNotation.text) })

  /// A card and its place.
  package struct Row: Record {
    let place: Int
    let card: String

    package static let shape = Shape<Self>(
      Field("place", "Its place, from 1") { $0.place }, Field("card", "The card") { $0.card })
  }

  package var rows: [Row] {
    cards.enumerated().map { Row(place: $0 + 1, card: CardNotation.text($1)) }
  }

  package var inBrief: String? { cards.map(CardNotation.text).joined(separator: " ") }

  package func text(style: TextStyle, run: RunInfo?) -> String { (inBrief ?? "") + "\n" }
}
