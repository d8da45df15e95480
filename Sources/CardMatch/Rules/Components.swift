/// The connected parts of a deal, and what they say about clearing it.
///
/// The mathematics. Take the ranks and the suits as points and every card as a line between its
/// rank and its suit. Two cards match exactly when their lines meet. In a connected graph with an
/// even number of lines the lines can be paired off so that the two of each pair meet, and with an
/// odd number all but one can. Pairs never join two parts. So each part with an odd number of cards
/// keeps exactly one card at best, and a deal can be cleared if and only if every part has an even
/// number.
///
/// Of three cards only two need to match, and any card can be the third. So what limits groups of
/// three is the number of disjoint matching pairs, ⌊size/2⌋ summed over the parts, and the number
/// of cards: the smaller of that sum and a third of the cards, rounded down, is the largest number
/// of groups.
public struct Components: Sendable, Equatable {
  /// One connected part.
  public struct Component: Sendable, Equatable {
    /// The indices of its cards in the deal, ascending.
    public let cards: [Int]
    /// Whether it has an odd number of cards.
    public var isOdd: Bool { !cards.count.isMultiple(of: 2) }
    /// The cards of an odd part any one of which can be the one that stays; empty for an even part.
    public let mayStay: [Int]
  }

  /// The parts, by their first card.
  public let parts: [Component]

  /// The fewest cards that can stay when pairs are matched.
  public var fewestLeft: Int { fewestLeft(in: .two) }

  /// Whether all cards can be matched in pairs.
  public var isClearable: Bool { fewestLeft == 0 }

  /// The largest number of disjoint matching pairs.
  public var mostPairs: Int { parts.reduce(0) { $0 + $1.cards.count / 2 } }

  /// The fewest cards that can stay when groups of this size are matched.
  public func fewestLeft(in group: GroupSize) -> Int {
    let cards = parts.reduce(0) { $0 + $1.cards.count }
    return cards - group.rawValue * min(mostPairs, cards / group.rawValue)
  }

  /// Finds the parts of a deal.
  public init(_ cards: [Card]) {
    parts = Components.split(Array(cards.indices), of: cards).map { part in
      Component(cards: part, mayStay: Components.mayStay(part, of: cards))
    }
  }

  /// A card of an odd part can stay exactly when what is left without it falls into even parts.
  private static func mayStay(_ part: [Int], of cards: [Card]) -> [Int] {
    guard !part.count.isMultiple(of: 2) else { return [] }
    return part.filter { stays in
      split(part.filter { $0 != stays }, of: cards).allSatisfy { $0.count.isMultiple(of: 2) }
    }
  }

  /// The connected parts of the cards at `indices`.
  private static func split(_ indices: [Int], of cards: [Card]) -> [[Int]] {
    var rest = indices
    var parts: [[Int]] = []
    while let first = rest.first {
      var part = [first]
      rest.removeFirst()
      var reached = 0
      while reached < part.count {
        let card = cards[part[reached]]
        reached += 1
        part += rest.filter { cards[$0].match(with: card) != nil }
        rest.removeAll { cards[$0].match(with: card) != nil }
      }
      parts.append(part.sorted())
    }
    return parts
  }
}
