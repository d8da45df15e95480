import GameCore

/// What one player remembers: the last few distinct cards that were seen.
///
/// A card's number determines its face: the cards 2f and 2f + 1 are the pair f. Every card is
/// stored the moment it is turned; a turned card whose mate is remembered makes that mate as fresh
/// as itself; the oldest beyond the limit are forgotten.
public struct Recollection: Sendable, Equatable {
  private let recall: Int
  private var isRemembered: [Bool]
  /// The remembered cards, the newest last.
  private var recency: [Int] = []

  /// No card of 0 ..< `cardCount`, an even number, has been seen; at most `recall` of them are ever
  /// remembered.
  public init(cardCount: Int, recall: Int = .max) {
    precondition(cardCount >= 0 && cardCount.isMultiple(of: 2), "cards come in pairs")
    self.recall = recall
    isRemembered = [Bool](repeating: false, count: cardCount)
  }

  /// The number of remembered cards.
  public var count: Int { recency.count }

  /// Whether a card is remembered.
  public func remembers(_ card: Int) -> Bool { isRemembered[card] }

  /// A card of a pair that is remembered, the newest such card.
  public func knownPair() -> Int? { recency.last { isRemembered[$0 ^ 1] } }

  /// Stores a card that is turned.
  public mutating func see(_ card: Int) {
    guard recall > 0 else { return }
    if isRemembered[card ^ 1] { moveToEnd(card ^ 1) }
    moveToEnd(card)
    while recency.count > recall { isRemembered[recency.removeFirst()] = false }
  }

  /// Forgets a card that is taken from the table.
  public mutating func forget(_ card: Int) {
    guard isRemembered[card] else { return }
    isRemembered[card] = false
    recency.removeAll { $0 == card }
  }

  /// Forgets all cards.
  mutating func forgetAll() {
    for card in recency { isRemembered[card] = false }
    recency.removeAll(keepingCapacity: true)
  }

  /// The oldest remembered card besides `excluded`; there must be one.
  func anyCard(besides excluded: Int) -> Int {
    guard let card = oldest(besides: excluded) else {
      preconditionFailure("a move with a known card needs a known card")
    }
    return card
  }

  /// The oldest remembered card besides `excluded`.
  func oldest(besides excluded: Int?) -> Int? { recency.first { $0 != excluded } }

  /// A uniformly random card of `down` that isn't remembered; there must be one.
  ///
  /// At least one of the cards is unknown while no pair is known, and for most players at least
  /// half of them are, so few draws are rejected.
  func unknownCard(among down: [Int], besides excluded: Int? = nil, random: inout SeededGenerator) -> Int {
    while true {
      let card = down[random.index(down.count)]
      if card != excluded, !isRemembered[card] { return card }
    }
  }

  private mutating func moveToEnd(_ card: Int) {
    if isRemembered[card] { recency.removeAll { $0 == card } }
    isRemembered[card] = true
    recency.append(card)
  }
}
