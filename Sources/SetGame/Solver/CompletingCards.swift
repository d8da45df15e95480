/// The cards of the deck that form a group with some of those on the table.
struct CompletingCards {
  /// These cards, ascending.
  let cards: [Card]

  /// Finds them.
  ///
  /// A group with sum 0 is completed by minus the sum of the rest, so these sums are listed card by
  /// card. An UltraSet {a, b}, {c, x} is completed by the x whose pair with c has the same
  /// completing card as a and b; it is on the table where c is a or b.
  /// - Complexity: O(cards · group size · deck) steps; O(cards³) for UltraSets.
  init(_ variant: Variant, of layout: Layout) {
    let sums: Set<Card>
    switch variant {
    case .set: sums = Self.pairs(of: layout.cards)
    case .ultraSet:
      let thirds = Self.pairs(of: layout.cards)
      sums = Set(thirds.flatMap { third in layout.cards.map { $0.thirdCard(with: third) } })
    case .ghostSet: sums = Self.sums(of: 5, layout.cards) { $0.minus.thirdCard(with: $1) }
    case .quad: sums = Self.sums(of: 3, layout.cards) { Card(code: $0.code ^ $1.code) }
    case .zeroSum:
      sums = layout.cards.reduce(into: [Card(code: 0)]) { span, card in
        span.formUnion(span.map { Card(code: $0.code ^ card.code) })
      }
    }
    let dealt = CardSet(layout.cards)
    cards = sums.filter { layout.dimension.contains($0) && !dealt.contains($0) }.sorted()
  }

  private static func pairs(of cards: [Card]) -> Set<Card> {
    Set(cards.indices.flatMap { first in cards[(first + 1)...].map { cards[first].thirdCard(with: $0) } })
  }

  /// What `size` different cards come to, one added after the other to the card 0.
  private static func sums(of size: Int, _ cards: [Card], adding: (Card, Card) -> Card) -> Set<Card> {
    var sums = [Set<Card>](repeating: [], count: size + 1)
    sums[0] = [Card(code: 0)]
    for card in cards {
      for count in (0..<size).reversed() { sums[count + 1].formUnion(sums[count].map { adding($0, card) }) }
    }
    return sums[size]
  }
}

extension Card {
  /// The card −a over the field of three elements.
  fileprivate var minus: Card { thirdCard(with: Card(code: 0)) }
}
