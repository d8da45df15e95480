public import GameCore

/// Whether cards form a group, feature by feature: a Set, a quad, or cards with sum 0.
public struct GroupExplanation: Sendable, Equatable {
  /// The cards.
  public let layout: Layout
  /// What was asked.
  public let variant: Variant
  /// What each feature does, first feature first.
  public let agreements: [FeatureAgreement]
  /// The card that forms a group with the first ones: all but the last, or all where groups may
  /// have any number of cards; `nil` where there is none.
  public let completingCard: Card?

  /// Explains cards.
  /// - Throws: ``WrongCardCount`` when there are more or fewer than a group has.
  public init(of layout: Layout, for variant: Variant = .set) throws(WrongCardCount) {
    let cards = layout.cards
    guard variant.groupSize.map({ $0 == cards.count }) ?? !cards.isEmpty else {
      throw WrongCardCount(count: cards.count, variant: variant)
    }
    (self.layout, self.variant) = (layout, variant)
    agreements = variant.agreements(cards, in: layout.dimension)
    completingCard =
      switch variant {
      case .set: cards[0].thirdCard(with: cards[1])
      case .quad: Card(code: Deck.sum(cards.dropLast()))
      // A sum that is a card already, or 0, completes nothing.
      case .zeroSum: [Card(code: Deck.sum(cards))].first { layout.dimension.contains($0) && !cards.contains($0) }
      case .ultraSet, .ghostSet: nil
      }
  }

  /// Why this is the case.
  public var evidence: Evidence<SetProof> { .proved(variant == .set ? .definition : .sumOfCards) }

  /// Whether the cards form a group.
  public var isSet: Bool { !agreements.contains(.spoiled) }

  /// The features (0-based) that keep the cards from being one.
  public var spoilers: [Int] { agreements.indices.filter { agreements[$0] == .spoiled } }
}

/// An explanation was asked for another number of cards than a group has.
public struct WrongCardCount: Error, Equatable {
  /// The number of cards.
  public let count: Int
  /// What they were to be.
  public let variant: Variant

  /// The error for that many cards.
  public init(count: Int, variant: Variant = .set) { (self.count, self.variant) = (count, variant) }
}
