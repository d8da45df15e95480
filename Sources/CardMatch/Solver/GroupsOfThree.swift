/// The best groups of three among cards that are all visible.
///
/// The mathematics. In a group of three either all cards have one rank, or all have one suit, or
/// two match and the third is spare: it can be any card, because a group counts by the best line
/// that it fits and so never less than what it was made for. A card is therefore used by its rank
/// (in a triple, or in a pair) or is loose: used by its suit, spare, or left. Each rank chooses
/// which of its cards are loose; of the others two are a pair, three a triple, four two pairs. All
/// that matters of these choices is the number of loose cards in each suit and the numbers of pairs
/// and triples of a rank, so the choices of all ranks together are a set of such sums, which is
/// found rank by rank. For each sum the loose cards are divided into triples and pairs of a suit,
/// and spares for all pairs.
struct GroupsOfThree {
  /// Four bits for the loose cards of each suit, five for pairs of a rank, four for triples.
  typealias Sum = UInt32

  /// The sums that are possible after 0, 1, … of the ranks that have cards, ascending.
  private let layers: [[Sum]]
  private let suits: [Int]
  /// The best sum and how its loose cards are used.
  private let sum: Sum
  private let use: Use

  /// The worth of the best groups: 64 times their points, and their number.
  var worth: Int { use.worth }

  /// How loose cards are used.
  private struct Use {
    var worth = 0
    var pairsOfRank = 0
    var pairsOfSuit = 0
    var triplesBySuit: SIMD4<Int> = .zero
  }

  /// Finds the best groups of the cards that have, rank by rank, these suits.
  /// - Complexity: O(ranks · s), where the number s of sums is some hundreds for 24 cards and at
  ///   most some ten thousand.
  init(suits: [Int], scoring: Scoring) {
    var layers: [[Sum]] = [[0]]
    for present in suits where present != 0 {
      let (ways, last) = (GroupsOfThree.ways[present], layers[layers.count - 1])
      var sums: [Sum] = []
      sums.reserveCapacity(ways.count * last.count)
      for way in ways { for sum in last { sums.append(sum + way) } }
      // A few ascending runs: sorting merges them.
      sums.sort()
      var next: [Sum] = []
      for sum in sums where sum != next.last { next.append(sum) }
      layers.append(next)
    }
    // Of equal scores the one with more groups is better.
    let worths = SIMD4(Match.allCases.map { 64 * scoring.net($0) + 1 })
    var best: (sum: Sum, use: Use)?
    for sum in layers[layers.count - 1] {
      let use = GroupsOfThree.use(of: sum, worths)
      if best.map({ $0.use.worth < use.worth || ($0.use.worth == use.worth && $0.sum < sum) }) ?? true {
        best = (sum, use)
      }
    }
    (self.layers, self.suits) = (layers, suits)
    (sum, use) = best ?? (0, Use())
  }

  /// For each set of suits present in a rank, what each way to use its cards adds to the sum.
  private static let ways: [[Sum]] = (0..<16).map { present in
    (0..<16).filter { $0 & ~present == 0 }.compactMap { way(present, loose: $0) }
  }

  /// What leaving the suits `loose` of `present` loose adds to the sum; `nil` when a single card
  /// would be left for the rank.
  private static func way(_ present: Int, loose: Int) -> Sum? {
    var loosened: Sum = 0
    for suit in 0..<4 where loose >> suit & 1 == 1 { loosened += 1 << Sum(4 * suit) }
    switch (present ^ loose).nonzeroBitCount {
    case 0: return loosened
    case 2: return loosened + 1 << 16
    case 3: return loosened + 1 << 21
    case 4: return loosened + 2 << 16
    default: return nil
    }
  }

  private static func loose(_ sum: Sum) -> SIMD4<Int> {
    SIMD4(Int(sum & 15), Int(sum >> 4 & 15), Int(sum >> 8 & 15), Int(sum >> 12 & 15))
  }

  private static func use(of sum: Sum, _ worths: SIMD4<Int>) -> Use {
    let (loose, pairs, triples) = (loose(sum), Int(sum >> 16 & 31), Int(sum >> 21))
    var best = Use(worth: .min)
    var taken = SIMD4<Int>.zero
    /// Tries all numbers of triples of the suits from `suit` on.
    func divide(_ suit: Int) {
      guard suit == 4 else {
        for number in 0...(loose[suit] / 3) {
          taken[suit] = number
          divide(suit + 1)
        }
        return
      }
      var (free, most, ofSuit) = (0, 0, 0)
      for suit in 0..<4 {
        let rest = loose[suit] - 3 * taken[suit]
        free += rest
        most += rest / 2
        ofSuit += taken[suit]
      }
      let whole = triples * worths[0] + ofSuit * worths[1]
      for pairsOfSuit in 0...min(most, free / 3) {
        let pairsOfRank = worths[2] > 0 ? min(pairs, free - 3 * pairsOfSuit) : 0
        let worth = whole + pairsOfRank * worths[2] + pairsOfSuit * worths[3]
        if worth > best.worth {
          best = Use(worth: worth, pairsOfRank: pairsOfRank, pairsOfSuit: pairsOfSuit, triplesBySuit: taken)
        }
      }
    }
    divide(0)
    return best
  }

  /// The groups, by index into `cards`, those of a rank first.
  func groups(of cards: [Card], scoring: Scoring) -> [CardGroup] {
    var indices: [Card: Int] = [:]
    for (index, card) in cards.enumerated() { indices[card] = index }
    var sum = sum
    var (whole, pairs): ([[Int]], [[Int]]) = ([], [])
    var bySuit = [[Int]](repeating: [], count: 4)
    var layer = layers.count - 1
    for rank in stride(from: suits.count - 1, through: 0, by: -1) where suits[rank] != 0 {
      layer -= 1
      let present = (0..<4).filter { suits[rank] >> $0 & 1 == 1 }
      let way = GroupsOfThree.ways[suits[rank]].first { $0 <= sum && layers[layer].contains(sum - $0) } ?? 0
      sum -= way
      var ofRank: [Int] = []
      for suit in present {
        guard let index = Card(rank: rank, suit: suit).flatMap({ indices[$0] }) else { continue }
        if way >> Sum(4 * suit) & 15 == 1 { bySuit[suit].append(index) } else { ofRank.append(index) }
      }
      if ofRank.count == 3 { whole.append(ofRank) } else { pairs += GroupsOfThree.cut(ofRank, by: 2) }
    }
    for suit in 0..<4 {
      let count = 3 * use.triplesBySuit[suit]
      whole += GroupsOfThree.cut(Array(bySuit[suit].prefix(count)), by: 3)
      bySuit[suit].removeFirst(count)
    }
    let ofSuit = bySuit.flatMap { GroupsOfThree.cut($0, by: 2) }.prefix(use.pairsOfSuit)
    let partial = pairs.prefix(use.pairsOfRank) + ofSuit
    let spares = bySuit.joined().filter { index in !ofSuit.contains { $0.contains(index) } }
    let groups = whole + zip(partial, spares).map { $0 + [$1] }
    return groups.compactMap { group in
      scoring.match(group.map { cards[$0] }).map { CardGroup(cards: group, match: $0) }
    }
  }

  /// Pieces of `size` indices; a smaller rest is dropped.
  private static func cut(_ indices: [Int], by size: Int) -> [[Int]] {
    (0..<indices.count / size).map { Array(indices[(size * $0)..<(size * ($0 + 1))]) }
  }
}
