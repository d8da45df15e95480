import GameCore

/// What can be said about the cards on the table: the Sets, and what is missing for more.
public struct DealAnalysis: Sendable {
  /// Two cards and the one that completes them.
  public struct Pair: Sendable, Equatable {
    /// The positions of the two cards, ascending.
    public let first, second: Int
    /// The card that forms a Set with them.
    public let completingCard: Card
    /// The position of the completing card on the table, or `nil` when it is still in the deck.
    public let position: Int?
  }

  /// The cards.
  public let layout: Layout
  /// What a player searches for among them.
  public let variant: Variant
  /// All groups as ``Hints/groups`` has them.
  public let groups: [Group]
  /// The number of all groups.
  public let groupCount: Int
  /// The positions of the cards that are in no group, ascending.
  public let cardsInNoSet: [Int]
  /// Every pair of cards in lexicographic order; none over the field of two elements.
  public let pairs: [Pair]
  /// Entry d: the number of Sets whose cards differ in d features, for d = 0…dimension (entry 0 is
  /// always 0).
  public let setsByDifferingFeatures: [Int]
  /// The number of cards in the deck that would make at least one group with cards on the table.
  public let deckCardsThatCompleteASet: Int

  /// Analyses the Sets of a layout.
  /// - Complexity: O(cards²).
  public init(of layout: Layout) {
    let groups = GroupSearch.groups(of: .set, in: layout)
    self.init(of: layout, .set, groups, count: groups.count)
  }

  /// Analyses the groups of a layout.
  /// - Throws: ``HintRequestError`` when there are too many to list.
  public init(of layout: Layout, for variant: Variant) throws(HintRequestError) {
    let hints = try Hints(HintRequest(variant: variant), in: layout)
    self.init(of: layout, variant, hints.groups, count: hints.groupCount)
  }

  private init(of layout: Layout, _ variant: Variant, _ groups: [Group], count: Int) {
    let cards = layout.cards
    let positions = GroupSearch.positionTable(of: layout)
    (self.layout, self.variant, self.groups, groupCount) = (layout, variant, groups, count)
    cardsInNoSet = Self.cardsInNoGroup(of: layout, variant, groups)
    var pairs: [Pair] = []
    for first in cards.indices where variant.field == .three {
      for second in cards.indices[(first + 1)...] {
        let third = cards[first].thirdCard(with: cards[second])
        let position = positions[Int(third.code)]
        pairs.append(
          Pair(first: first, second: second, completingCard: third, position: position < 0 ? nil : position))
      }
    }
    self.pairs = pairs
    var differing = [Int](repeating: 0, count: layout.dimension.features + 1)
    for group in groups where variant == .set {
      let agreements = variant.agreements(group.positions.map { cards[$0] }, in: layout.dimension)
      differing[agreements.count { $0 == .allDifferent }] += 1
    }
    setsByDifferingFeatures = differing
    deckCardsThatCompleteASet = CompletingCards(variant, of: layout).cards.count
  }

  /// The cards that are in no group. A card is in one with sum 0 exactly when the others have the
  /// same rank without it, so the groups needn't be listed.
  private static func cardsInNoGroup(of layout: Layout, _ variant: Variant, _ groups: [Group]) -> [Int] {
    let cards = layout.cards
    guard variant == .zeroSum else {
      let used = Set(groups.flatMap { $0.positions })
      return cards.indices.filter { !used.contains($0) }
    }
    let rank = Deck.rank(of: cards)
    return cards.indices.filter { place in
      Deck.rank(of: cards.indices.filter { $0 != place }.map { cards[$0] }) < rank
    }
  }

  /// Why these are all groups.
  public var evidence: Evidence<SetProof> { .proved(GroupSearch.proof(of: variant)) }

  /// Whether no cards form a group.
  public var isSetFree: Bool { groups.isEmpty }
}
