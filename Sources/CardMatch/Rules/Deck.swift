import GameCore

/// A pile of cards from which one draws (REFERENCES: S2).
public struct Deck: Sendable, Equatable {
  /// The cards, the top one first.
  public private(set) var cards: [Card]

  /// A pile of `cards`, the top one first: all 52, rank by rank, by default.
  public init(_ cards: [Card] = Card.deck) { self.cards = cards }

  /// A pile of all 52 cards in an order that `random` draws.
  public static func shuffled(random: inout SeededGenerator) -> Deck {
    var deck = Deck()
    deck.shuffle(random: &random)
    return deck
  }

  /// The number of cards.
  public var count: Int { cards.count }

  /// Whether no card is left.
  public var isEmpty: Bool { cards.isEmpty }

  /// Lays a card on the pile: it is drawn next.
  public mutating func addOnTop(_ card: Card) { cards.insert(card, at: 0) }

  /// Puts a card under the pile: it is drawn last.
  public mutating func addAtBottom(_ card: Card) { cards.append(card) }

  /// Draws the top card; `nil` from an empty pile.
  public mutating func draw() -> Card? { cards.isEmpty ? nil : cards.removeFirst() }

  /// Draws `count` (≥ 0) cards from the top, the first one first; `nil`, and none is drawn, when
  /// there are fewer.
  public mutating func draw(_ count: Int) -> [Card]? {
    guard (0...cards.count).contains(count) else { return nil }
    defer { cards.removeFirst(count) }
    return Array(cards.prefix(count))
  }

  /// Puts the cards in uniformly random order.
  public mutating func shuffle(random: inout SeededGenerator) { random.shuffle(&cards) }
}
