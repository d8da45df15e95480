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
  /// All Sets in lexicographic order.
  public let triples: [Triple]
  /// The positions of the cards that are in no Set, ascending.
  public let cardsInNoSet: [Int]
  /// Every pair of cards in lexicographic order.
  public let pairs: [Pair]
  /// Entry d: the number of Sets whose cards differ in d features, for d = 0…dimension (entry 0 is
  /// always 0).
  public let setsByDifferingFeatures: [Int]
  /// The number of cards in the deck that would make at least one Set with cards on the table.
  public let deckCardsThatCompleteASet: Int

  /// Analyses a layout.
  /// - Complexity: O(cards²).
  public init(of layout: Layout) {
    let cards = layout.cards
    let triples = GroupSearch.triples(in: layout)
    let positions = GroupSearch.positionTable(of: layout)
    self.layout = layout
    self.triples = triples
    let used = Set(triples.flatMap { $0.positions })
    cardsInNoSet = cards.indices.filter { !used.contains($0) }
    var pairs: [Pair] = []
    for first in cards.indices {
      for second in cards.indices[(first + 1)...] {
        let third = cards[first].thirdCard(with: cards[second])
        let position = positions[Int(third.code)]
        pairs.append(
          Pair(first: first, second: second, completingCard: third, position: position < 0 ? nil : position))
      }
    }
    self.pairs = pairs
    var differing = [Int](repeating: 0, count: layout.dimension.features + 1)
    for triple in triples {
      let agreements = Card.agreements(
        cards[triple.first], cards[triple.second], cards[triple.third], in: layout.dimension)
      differing[agreements.count { $0 == .allDifferent }] += 1
    }
    setsByDifferingFeatures = differing
    deckCardsThatCompleteASet = Set(pairs.filter { $0.position == nil }.map { $0.completingCard }).count
  }

  /// Why these are all Sets.
  public var evidence: Evidence<SetProof> { .proved(GroupSearch.proof(of: .set)) }

  /// Whether no three cards form a Set.
  public var isSetFree: Bool { triples.isEmpty }
}

/// Whether three cards form a Set, feature by feature.
public struct TripleExplanation: Sendable, Equatable {
  /// The cards.
  public let layout: Layout
  /// What each feature does, first feature first.
  public let agreements: [FeatureAgreement]
  /// The card that forms a Set with the first two.
  public let completingCard: Card

  /// Explains three cards.
  /// - Throws: ``NotThreeCards`` when there are more or fewer.
  public init(of layout: Layout) throws(NotThreeCards) {
    guard layout.cards.count == 3 else { throw NotThreeCards(count: layout.cards.count) }
    let cards = layout.cards
    self.layout = layout
    agreements = Card.agreements(cards[0], cards[1], cards[2], in: layout.dimension)
    completingCard = cards[0].thirdCard(with: cards[1])
  }

  /// Why this is the case.
  public var evidence: Evidence<SetProof> { .proved(.definition) }

  /// Whether the three cards form a Set.
  public var isSet: Bool { !agreements.contains(.spoiled) }

  /// The features (0-based) on which two cards agree and the third doesn't.
  public var spoilers: [Int] { agreements.indices.filter { agreements[$0] == .spoiled } }
}

/// An explanation was asked for another number of cards than three.
public struct NotThreeCards: Error, Equatable {
  /// The number of cards.
  public let count: Int

  /// The error for that many cards.
  public init(count: Int) { self.count = count }
}
