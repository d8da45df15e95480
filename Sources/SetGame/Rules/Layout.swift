/// Different cards, in their order on the table. That it exists is the proof that it is legal.
public struct Layout: Hashable, Sendable {
  /// The vectors that its cards are.
  public let dimension: Dimension
  /// The cards by position, all different; possibly none.
  public let cards: [Card]

  /// Lays out `cards`.
  /// - Throws: ``IllegalLayout`` with every card that repeats an earlier one or isn't of the
  ///   dimension.
  /// - Complexity: O(cards).
  public init(_ cards: [Card], dimension: Dimension = .standard) throws(IllegalLayout) {
    guard Layout.areLegal(cards, dimension: dimension) else {
      throw IllegalLayout(reasons: Layout.faults(of: cards, dimension: dimension), dimension: dimension)
    }
    self.dimension = dimension
    self.cards = cards
  }

  /// Lays out cards that are different and of the dimension by construction, which isn't checked.
  init(unchecked cards: [Card], dimension: Dimension) {
    self.dimension = dimension
    self.cards = cards
  }

  /// Whether the cards are different and of the dimension; quick, for bulk work.
  package static func areLegal(_ cards: [Card], dimension: Dimension) -> Bool {
    var seen = CardSet()
    let codes = dimension.codes
    for card in cards where !codes.contains(Int(card.code)) || !seen.insert(card) { return false }
    return true
  }

  /// The cards that aren't on the table, ascending.
  public var deck: [Card] {
    let dealt = CardSet(cards)
    return dimension.allCards.filter { !dealt.contains($0) }
  }

  /// Every fault of the cards, in the order of their positions.
  package static func faults(of cards: [Card], dimension: Dimension) -> [IllegalLayout.Reason] {
    var positions: [Card: Int] = [:]
    var reasons: [IllegalLayout.Reason] = []
    for (position, card) in cards.enumerated() {
      if !dimension.contains(card) {
        reasons.append(.foreign(card, position: position))
      } else if let first = positions[card] {
        reasons.append(.repeated(card, first: first, again: position))
      } else {
        positions[card] = position
      }
    }
    return reasons
  }
}

/// Why cards aren't a layout: every reason at once.
public struct IllegalLayout: Error, Equatable {
  /// One reason; positions are 0-based.
  public enum Reason: Sendable, Equatable {
    /// The card at `again` is at `first` already.
    case repeated(Card, first: Int, again: Int)
    /// The card isn't one of the dimension.
    case foreign(Card, position: Int)
  }

  /// The reasons, at least one.
  public let reasons: [Reason]
  /// The dimension that the cards were meant to have.
  public let dimension: Dimension

  /// Creates the error.
  public init(reasons: [Reason], dimension: Dimension = .standard) {
    self.reasons = reasons
    self.dimension = dimension
  }
}

/// A set of cards as 243 bits.
package struct CardSet: Sendable {
  private var words: InlineArray<4, UInt64> = [0, 0, 0, 0]

  /// No cards.
  package init() {}

  /// The given cards.
  package init(_ cards: some Sequence<Card>) {
    for card in cards { insert(card) }
  }

  /// Whether the card belongs to the set.
  package func contains(_ card: Card) -> Bool { words[Int(card.code >> 6)] >> UInt64(card.code & 63) & 1 == 1 }

  /// Adds a card; false when it belonged to the set already.
  @discardableResult
  package mutating func insert(_ card: Card) -> Bool {
    let bit = UInt64(1) << UInt64(card.code & 63)
    let isNew = words[Int(card.code >> 6)] & bit == 0
    words[Int(card.code >> 6)] |= bit
    return isNew
  }
}
