import GameCore

/// Deals at random.
public enum RandomDeal {
  /// The default number of cards, that of the source.
  public static let standardSize = 12

  /// `count` (0…52) cards drawn without replacement; the same seed draws the same cards.
  public static func cards(_ count: Int = standardSize, seed: UInt64 = 1) -> [Card] {
    precondition((0...52).contains(count), "a deck has 52 cards")
    var random = SeededGenerator(seed: seed)
    var deck = Card.deck
    random.drawToFront(count, of: &deck)
    return Array(deck.prefix(count))
  }
}
