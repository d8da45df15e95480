/// A best way to pair up cards that are all visible.
public struct BestMatching: Sendable, Equatable {
  /// The pairs, by index into the deal, rank pairs first.
  public let pairs: [CardPair]
  /// The points of playing exactly these pairs.
  public let score: Int
  /// The indices of the cards that stay, ascending.
  public let left: [Int]

  /// The pairs that make the best score and, of those, leave the fewest cards.
  /// - Complexity: O(ranks · 16 · 16).
  public init(_ cards: [Card], scoring: Scoring) {
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
    let leftovers = BestMatching.leftovers(byRank.map { BestMatching.suits($0, cards) }, parity)
    var pairs: [CardPair] = []
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
    self.pairs = pairs
    score = pairs.reduce(0) { $0 + scoring.net($1.match) }
    let taken = Set(pairs.flatMap { [$0.first, $0.second] })
    left = cards.indices.filter { !taken.contains($0) }
  }

  private static func append(_ indices: [Int], _ match: Match, to pairs: inout [CardPair]) {
    for start in stride(from: 0, to: indices.count - 1, by: 2) {
      pairs.append(CardPair(first: indices[start], second: indices[start + 1], match: match))
    }
  }

  private static func suits(_ indices: [Int], _ cards: [Card]) -> Int {
    indices.reduce(0) { $0 | 1 << cards[$1].suit }
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

/// Two cards of a deal that match.
public struct CardPair: Sendable, Hashable {
  /// The index of the first card.
  public let first: Int
  /// The index of the second card.
  public let second: Int
  /// What they share.
  public let match: Match
}
