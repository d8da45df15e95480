extension GroupSearch {
  /// All UltraSets: pairs {a, b}, {c, d} with a + b = c + d, four different cards.
  ///
  /// Four cards are an UltraSet in one way only: a + b = c + d and a + c = b + d give 2b = 2c, so
  /// b = c.
  /// - Complexity: O(cards² + UltraSets · log).
  package static func ultraSets(in layout: Layout) -> [Group] {
    let cards = layout.cards
    var pairsByThird = [[[Int]]](repeating: [], count: layout.dimension.cardCount)
    for first in cards.indices {
      for second in cards.indices[(first + 1)...] {
        pairsByThird[Int(cards[first].thirdCard(with: cards[second]).code)].append([first, second])
      }
    }
    var groups: [Group] = []
    for pairs in pairsByThird {
      for index in pairs.indices {
        for other in pairs[(index + 1)...] {
          groups.append(Group(positions: (pairs[index] + other).sorted(), pairs: [pairs[index], other]))
        }
      }
    }
    return groups.sorted { $0.positions.lexicographicallyPrecedes($1.positions) }
  }

  /// All GhostSets.
  ///
  /// The completing cards −(a+b), −(c+d), −(e+f) sum to minus the sum of the six cards, so the six
  /// must sum to 0. Conversely three points that sum to 0 are all equal or all different, so a
  /// pairing of six cards with sum 0 fails only when its three completing cards are equal; and then
  /// exchanging partners between two of the pairs (which changes their completing card, see
  /// ``ultraSets(in:)``) makes a pairing that succeeds. Hence: a GhostSet is six cards whose sum
  /// is 0.
  /// - Complexity: O(cards⁵).
  package static func ghostSets(in layout: Layout) -> [Group] {
    let cards = layout.cards
    let count = cards.count
    let positions = positionTable(of: layout)
    var groups: [Group] = []
    // third(x, third(third(a, b), third(c, d))) = −x − (a + b + c + d): the card that brings the
    // sum to 0.
    for a in 0..<count {
      for b in a + 1..<max(a + 1, count) {
        let ab = cards[a].thirdCard(with: cards[b])
        for c in b + 1..<max(b + 1, count) {
          for d in c + 1..<max(c + 1, count) {
            let four = ab.thirdCard(with: cards[c].thirdCard(with: cards[d]))
            for e in d + 1..<max(d + 1, count) {
              let f = positions[Int(four.thirdCard(with: cards[e]).code)]
              if f > e { groups.append(ghost([a, b, c, d, e, f], cards: cards)) }
            }
          }
        }
      }
    }
    return groups
  }

  /// The group of six positions with the first pairing, in lexicographic order, whose completing
  /// cards differ.
  private static func ghost(_ six: [Int], cards: [Card]) -> Group {
    for partner in 1..<6 {
      let rest = (1..<6).filter { $0 != partner }
      for second in 1..<4 {
        let others = (1..<4).filter { $0 != second }
        let pairs = [
          [six[0], six[partner]], [six[rest[0]], six[rest[second]]], [six[rest[others[0]]], six[rest[others[1]]]],
        ]
        let completing = pairs.map { cards[$0[0]].thirdCard(with: cards[$0[1]]) }
        if completing[0] != completing[1] { return Group(positions: six, pairs: pairs) }
      }
    }
    preconditionFailure("six cards with sum 0 have a pairing with different completing cards")
  }
}
