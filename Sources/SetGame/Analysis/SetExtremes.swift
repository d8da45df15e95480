import GameCore

/// The most and the fewest Sets that some of the 81 cards can contain.
public struct SetExtremes: Sendable, Equatable {
  /// One of the two extremes.
  public struct Extreme: Sendable, Equatable {
    /// What is proved: no deal has more Sets, or fewer.
    public let bound: Int
    /// The number of Sets of the deal.
    public let sets: Int
    /// A deal with as many Sets as are known.
    public let deal: [Card]

    /// Whether the deal attains the bound.
    public var isExact: Bool { bound == sets }
  }

  /// What is known about the most Sets among some cards, not yet verified.
  package struct Entry: Sendable, Equatable {
    /// The bound that is claimed.
    package let bound: Int
    /// The deal that is best.
    package let deal: [Int]
    /// What proves the bound.
    package let proof: BoundProof

    package init(bound: Int, deal: [Int], proof: BoundProof) {
      (self.bound, self.deal, self.proof) = (bound, deal, proof)
    }
  }

  /// An entry doesn't prove what it claims, or its deal is none.
  package struct Unproved: Error, Equatable {
    /// The number of cards of the entry.
    package let cards: Int

    package init(cards: Int) { self.cards = cards }
  }

  /// The number of cards.
  public let cards: Int
  /// The most Sets.
  public let most: Extreme
  /// The fewest Sets.
  public let fewest: Extreme

  /// Why the bounds are right, and whether they are all that is proved.
  public var evidence: Evidence<SetProof> {
    .proved(most.isExact && fewest.isExact ? .weightedDirections : .boundsOfWeightedDirections)
  }

  /// Verifies what `entry` claims about the most Sets among `cards` cards, and about the most among
  /// the other 81 − `cards`, from which the fewest follow.
  /// - Complexity: a second in the worst case.
  package init(cards: Int, entry: (Int) -> Entry?) throws(Unproved) {
    let planes = PlaneExtremes()
    self.cards = cards
    most = try Self.most(cards, entry(cards), planes)
    let others = try Self.most(81 - cards, entry(81 - cards), planes)
    // The Sets within some cards and within the others, by inclusion and exclusion.
    let both = 1_080 - 40 * cards + cards * (cards - 1) / 2
    let taken = Set(others.deal)
    fewest = Extreme(
      bound: both - others.bound, sets: both - others.sets,
      deal: (0..<81).map { Card(code: UInt8($0)) }.filter { !taken.contains($0) })
  }

  /// The verified most among `cards` cards.
  private static func most(_ cards: Int, _ entry: Entry?, _ planes: PlaneExtremes) throws(Unproved) -> Extreme {
    guard let entry, Set(entry.deal).count == cards, entry.deal.count == cards,
      entry.deal.allSatisfy({ (0..<81).contains($0) }),
      entry.proof.refutes(entry.bound + 1, cards: cards, by: planes)
    else { throw Unproved(cards: cards) }
    let deal = entry.deal.sorted().map { Card(code: UInt8($0)) }
    let codes = Set(deal)
    var sets = 0
    for (place, first) in deal.enumerated() {
      for second in deal[(place + 1)...] where second < first.thirdCard(with: second) {
        if codes.contains(first.thirdCard(with: second)) { sets += 1 }
      }
    }
    return Extreme(bound: entry.bound, sets: sets, deal: deal)
  }
}
