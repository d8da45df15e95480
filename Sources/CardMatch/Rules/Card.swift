/// A playing card: one of up to 13 ranks and one of up to 4 suits.
public struct Card: Sendable, Hashable, Comparable {
  /// The rank, 0 = ace, 1 = two, …, 9 = ten, 10 = jack, 11 = queen, 12 = king.
  public let rank: Int
  /// The suit, 0 = hearts, 1 = diamonds, 2 = spades, 3 = clubs, the order of S2.
  public let suit: Int

  /// Creates a card; `nil` unless rank and suit exist.
  public init?(rank: Int, suit: Int) {
    guard (0..<13).contains(rank), (0..<4).contains(suit) else { return nil }
    self.rank = rank
    self.suit = suit
  }

  /// The card number `index` of a new deck, 0…51, rank by rank.
  init(index: Int) {
    precondition((0..<52).contains(index), "a deck has 52 cards")
    rank = index / 4
    suit = index % 4
  }

  /// The place in a new deck, 0…51, rank by rank.
  public var index: Int { 4 * rank + suit }

  /// By rank, then by suit.
  public static func < (left: Card, right: Card) -> Bool { left.index < right.index }

  /// What the two cards have in common; rank is tested before suit. Two different cards can't share
  /// both.
  public func match(with other: Card) -> Match? {
    if rank == other.rank { return .rank }
    return suit == other.suit ? .suit : nil
  }

  /// All 52 cards, rank by rank.
  public static let deck: [Card] = (0..<52).map { Card(index: $0) }
}

/// What makes cards a group: a line of the table by which ``Scoring`` counts.
public enum Match: Sendable, Hashable, CaseIterable {
  /// All cards have the same rank.
  case rank
  /// All cards have the same suit.
  case suit
  /// Two cards of three have the same rank.
  case partialRank
  /// Two cards of three have the same suit.
  case partialSuit
}

/// How many cards are turned up before they are compared.
public enum GroupSize: Int, Sendable, Hashable, CaseIterable {
  /// Two, as in the source.
  case two = 2
  /// Three, as in the assignment of the course that the source follows.
  case three = 3
}

/// A deck with these numbers of ranks and suits; the game's own has 13 and 4, smaller ones are for
/// checks.
public struct DeckShape: Sendable, Hashable {
  /// The number of ranks, 1…13.
  public let ranks: Int
  /// The number of suits, 1…4.
  public let suits: Int

  /// Creates a shape; `nil` outside the ranges.
  public init?(ranks: Int, suits: Int) {
    guard (1...13).contains(ranks), (1...4).contains(suits) else { return nil }
    self.ranks = ranks
    self.suits = suits
  }

  private init() {
    ranks = 13
    suits = 4
  }

  /// 13 ranks, 4 suits.
  public static let standard = DeckShape()

  /// The number of cards.
  public var cardCount: Int { ranks * suits }

  /// The cards, rank by rank.
  public var cards: [Card] { Card.deck.filter { $0.rank < ranks && $0.suit < suits } }
}
