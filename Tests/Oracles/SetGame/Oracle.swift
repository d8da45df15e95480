import GameCore
import SetGame

/// The rules written down as plainly as can be, to test everything fast against.
package enum Oracle {
  /// Three cards form a Set when each feature is all equal or all different.
  package static func isSet(_ cards: [Card], dimension: Dimension = .standard) -> Bool {
    let digits = cards.map { $0.digits(in: dimension) }
    return (0..<dimension.features).allSatisfy { feature in
      Swift.Set(digits.map { $0[feature] }).count != 2
    }
  }

  /// All Sets by trying every triple.
  package static func triples(_ cards: [Card], dimension: Dimension = .standard) -> [[Int]] {
    let digits = cards.map { $0.digits(in: dimension) }
    var triples: [[Int]] = []
    for a in cards.indices {
      for b in cards.indices where b > a {
        for c in cards.indices where c > b {
          // Two of three values equal, the third not: for no feature.
          let isSet = (0..<dimension.features).allSatisfy { feature in
            let (x, y, z) = (digits[a][feature], digits[b][feature], digits[c][feature])
            return (x == y && y == z) || (x != y && y != z && x != z)
          }
          if isSet { triples.append([a, b, c]) }
        }
      }
    }
    return triples
  }

  /// All groups by trying every combination and every way to pair it up.
  package static func groups(of variant: Variant, _ cards: [Card], dimension: Dimension = .standard) -> [[Int]] {
    switch variant {
    case .quad, .zeroSum: binaryGroups(of: variant, cards)
    case .set: triples(cards, dimension: dimension)
    case .ultraSet, .ghostSet:
      combinations(cards.count, variant.groupSize ?? 0).filter { positions in
        pairings(positions).contains { pairs in
          let completing = pairs.map { pair in
            dimension.allCards.first {
              $0 != cards[pair[0]] && isSet([cards[pair[0]], cards[pair[1]], $0], dimension: dimension)
            }
          }.compactMap { $0 }
          return variant == .ultraSet
            ? completing[0] == completing[1]
            : Swift.Set(completing).count == 3 && isSet(completing, dimension: dimension)
        }
      }
    }
  }

  /// All subsets of cards, or those of four, whose bits cancel out, ascending as lists of
  /// positions.
  package static func binaryGroups(of variant: Variant, _ cards: [Card]) -> [[Int]] {
    var groups: [[Int]] = []
    for subset in 1..<max(1, 1 << cards.count) {
      let positions = cards.indices.filter { subset >> $0 & 1 == 1 }
      guard variant == .zeroSum || positions.count == 4 else { continue }
      let isGroup = (0..<8).allSatisfy { bit in positions.count { cards[$0].code >> bit & 1 == 1 }.isMultiple(of: 2) }
      if isGroup { groups.append(positions) }
    }
    return groups
  }

  /// The ways to split positions into pairs.
  package static func pairings(_ positions: [Int]) -> [[[Int]]] {
    guard let first = positions.first else { return [[]] }
    return positions.dropFirst().flatMap { partner in
      pairings(positions.filter { $0 != first && $0 != partner }).map { [[first, partner]] + $0 }
    }
  }

  /// The combinations of `size` of the numbers 0..<count, in lexicographic order.
  package static func combinations(_ count: Int, _ size: Int) -> [[Int]] {
    guard size > 0 else { return [[]] }
    return (0..<count).flatMap { last in combinations(last, size - 1).map { $0 + [last] } }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// A uniformly random deal.
  package static func deal(
    _ size: Int, dimension: Dimension = .standard, with generator: inout SeededGenerator
  ) -> [Card] {
    var deck = dimension.allCards
    generator.drawToFront(size, of: &deck)
    return Array(deck.prefix(size))
  }

  /// The dimension of `features` features; for literals in tests.
  package static func dimension(_ features: Int) -> Dimension { Dimension(features: features) ?? .standard }

  /// The deck of Sets with that many features.
  package static func deck(_ features: Int) -> Deck { Deck(.set, coordinates: features) ?? .set }

  /// Cards from their digits.
  package static func cards(_ text: String, dimension: Dimension = .standard) throws -> [Card] {
    try CardParser(dimension: dimension).parse(text)
  }
}
