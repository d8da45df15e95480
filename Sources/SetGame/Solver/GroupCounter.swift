import ExactArithmetic

/// Counts the groups among cards of a deck, without listing them where that can be avoided.
struct GroupCounter: Sendable {
  private let deck: Deck
  private let space: AffineSpace?

  init(_ deck: Deck) {
    self.deck = deck
    space = deck.variant == .set ? AffineSpace(dimension: deck.dimension.features) : nil
  }

  /// The number of groups among different cards.
  /// - Complexity: O(cards²) for Sets, O(cards) for groups of any number of cards, otherwise that
  ///   of ``GroupSearch``.
  func count(of cards: some RandomAccessCollection<Card>) -> Int {
    if let space { return space.setCount(of: cards) }
    if deck.variant == .zeroSum { return GroupSearch.zeroSumCount(of: cards) }
    return GroupSearch.groups(of: deck.variant, in: Layout(unchecked: Array(cards), dimension: deck.dimension)).count
  }
}

extension Deck {
  /// Whether a deal of that many cards may hold that many groups: false only where it can't.
  func mayHold(_ groups: Int, in cards: Int) -> Bool {
    switch variant {
    // The number is 2^(k − r) − 1 for the rank r.
    case .zeroSum: RankDistribution(self, cards: cards).rows.contains { $0.groups == BigInt(groups) }
    // Each three cards are in one quad at most, and a quad has four such triples.
    case .quad: 24 * groups <= cards * (cards - 1) * (cards - 2)
    case .set, .ultraSet, .ghostSet: true
    }
  }
}
