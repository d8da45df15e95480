import CardMatch

/// A random deal: `cardmatch deal`.
package struct CardMatchDealDocument: Document {
  package struct Request: Encodable, Sendable {
    let dealSize: Int
    let seed: UInt64
  }

  package struct Result: Encodable, Sendable {
    let cards: [String]
  }

  package static let schema = "puzzlelab/cardmatch.deal/1"

  package let request: Request
  package let result: Result

  /// Shows the cards that were dealt.
  package init(_ cards: [Card], seed: UInt64) {
    request = Request(dealSize: cards.count, seed: seed)
    result = Result(cards: cards.map(CardNotation.text))
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    result.cards.joined(separator: " ") + "\n"
  }
}
