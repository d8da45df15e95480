/// A best way to make pairs, or groups of three, of cards that are all visible.
public struct BestMatching: Sendable, Equatable {
  /// The groups, by index into the deal, those of a rank first.
  public let groups: [CardGroup]
  /// The points of playing exactly these groups.
  public let score: Int
  /// The indices of the cards that stay, ascending.
  public let left: [Int]

  /// The groups that make the best score and, of those, leave the fewest cards.
  /// - Complexity: O(ranks · 16 · 16) for pairs; for three see ``GroupsOfThree``.
  public init(_ cards: [Card], scoring: Scoring) {
    guard scoring.group == .two else {
      let groups = GroupsOfThree(suits: BestMatching.suits(cards), scoring: scoring)
        .groups(of: cards, scoring: scoring)
      self.init(cards, groups: groups, scoring: scoring)
      return
    }
    let (rankNet, suitNet) = (scoring.net(.rank), scoring.net(.suit))
    self.init(
      cards, parity: SuitParity(rankWorth: BestMatching.worth(rankNet), suitWorth: BestMatching.worth(suitNet)),
      scoring: scoring)
  }

  /// The pairs that leave the fewest cards, whatever they score.
  public static func largest(_ cards: [Card], scoring: Scoring) -> BestMatching {
    BestMatching(cards, parity: SuitParity(rankWorth: 1, suitWorth: 1), scoring: scoring)
  }

  /// One number for a pair's points followed by the pair itself, so that points are compared first.
  static func worth(_ net: Int) -> Int32 { net >= 0 ? Int32(net) * 64 + 1 : -1 }

  private init(_ cards: [Card], parity: SuitParity, scoring: Scoring) {
    var byRank = [[Int]](repeating: [], count: 13)
    for (index, card) in cards.enumerated() { byRank[card.rank].append(index) }
    let leftovers = BestMatching.leftovers(BestMatching.suits(cards), parity)
    var pairs: [CardGroup] = []
    var bySuit = [[Int]](repeating: [], count: 4)
    for rank in 0..<13 {
      var paired: [Int] = []
      for index in byRank[rank] {
        if leftovers[rank] >> cards[index].suit & 1 == 1 {
          bySuit[cards[index].suit].append(index)
        } else {
          paired.append(index)
        }
      }
      BestMatching.append(paired, .rank, to: &pairs)
    }
    // A leftover suit pair that costs more than it brings isn't made.
    for suit in bySuit where parity.bonus(left: 1, odd: 1) > 0 { BestMatching.append(suit, .suit, to: &pairs) }
    self.init(cards, groups: pairs, scoring: scoring)
  }

  private init(_ cards: [Card], groups: [CardGroup], scoring: Scoring) {
    self.groups = groups
    score = groups.reduce(0) { $0 + scoring.net($1.match) }
    let taken = Set(groups.flatMap { $0.cards })
    left = cards.indices.filter { !taken.contains($0) }
  }

  private static func append(_ indices: [Int], _ match: Match, to pairs: inout [CardGroup]) {
    for start in stride(from: 0, to: indices.count - 1, by: 2) {
      pairs.append(CardGroup(cards: [indices[start], indices[start + 1]], match: match))
    }
  }

  /// For each rank the set of suits in which its card is there.
  static func suits(_ cards: [Card]) -> [Int] {
    cards.reduce(into: [Int](repeating: 0, count: 13)) { $0[$1.rank] |= 1 << $1.suit }
  }

  /// For each rank the suits that a best matching leaves over, found backwards through the vectors.
  private static func leftovers(_ present: [Int], _ parity: SuitParity) -> [Int] {
    var vectors = [[Int32](repeating: SuitParity.impossible, count: 16)]
    vectors[0][0] = 0
    for suits in present { vectors.append(parity.applying(suits, to: vectors[vectors.count - 1])) }
    var odd = 0
    for candidate in 0..<16 where vectors[13][candidate] > vectors[13][odd] { odd = candidate }
    var chosen = [Int](repeating: 0, count: 13)
    for rank in stride(from: 12, through: 0, by: -1) {
      for way in parity.ways(present[rank]) {
        let before = odd ^ way.left
        let worth = vectors[rank][before] + parity.bonus(left: way.left, odd: before) + way.gain
        guard worth == vectors[rank + 1][odd], vectors[rank][before] > SuitParity.impossible / 2 else { continue }
        chosen[rank] = way.left
        odd = before
        break
      }
    }
    return chosen
  }
}

/// Cards of a deal that are matched together.
public struct CardGroup: Sendable, Hashable {
  /// The indices of the cards: two or three.
  public let cards: [Int]
  /// How they match.
  public let match: Match
}
