extension Deck {
  /// The cards that a game begins with.
  ///
  /// They are the fewest with 2.3 groups on average, as 12 cards of Set (2.8), 9 of Junior and 10
  /// of EvenQuads have, with which these are played; or all cards, where the deck has fewer. Of
  /// groups of any number of cards there is always one among as many cards as there are
  /// coordinates, and one more.
  public var firstDeal: Int {
    let all = dimension.cardCount
    guard let size = variant.groupSize else { return min(dimension.coordinates + 1, all) }
    let (groups, ways) = groupShare(of: size)
    return (1..<all).first { 10 * Self.choose(size, of: $0) * groups >= 23 * ways } ?? all
  }

  /// Whether some of the cards are a group.
  public var hasGroups: Bool { (variant.groupSize ?? 3) <= dimension.cardCount }

  /// How many groups there are among how many choices of `size` cards.
  ///
  /// That of GhostSets is the share of one in 3ᵈ sums, from which it differs little.
  private func groupShare(of size: Int) -> (groups: Int, ways: Int) {
    switch variant {
    case .set: (dimension.setCount, Self.choose(size, of: dimension.cardCount))
    case .ultraSet: (dimension.ultraSetCount, Self.choose(size, of: dimension.cardCount))
    case .quad: (dimension.quadCount, Self.choose(size, of: dimension.cardCount))
    case .ghostSet, .zeroSum: (1, dimension.vectorCount)
    }
  }

  private static func choose(_ size: Int, of cards: Int) -> Int {
    (0..<size).reduce(1) { $0 * (cards - $1) / ($1 + 1) }
  }
}
