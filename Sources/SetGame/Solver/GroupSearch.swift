/// Finds every group of a variant among the cards of a layout.
package enum GroupSearch {
  /// All Sets, positions ascending within each, in lexicographic order.
  ///
  /// Two cards determine the third, so looking up the completing card of each pair finds each Set
  /// as soon as its two first cards are paired.
  /// - Complexity: O(cards²).
  package static func triples(in layout: Layout) -> [Triple] {
    guard layout.dimension.features <= 4, layout.cards.count <= TripleFinder.maximumCards else {
      return triplesOfAnySize(in: layout)
    }
    var finder = TripleFinder()
    finder.find(among: layout.cards)
    return (0..<finder.count).map { Triple(finder[$0].first, finder[$0].second, finder[$0].third) }
  }

  /// All groups of the variant, positions ascending within each, in lexicographic order.
  package static func groups(of variant: Variant, in layout: Layout) -> [Group] {
    switch variant {
    case .set: triples(in: layout).map { Group(positions: $0.positions) }
    case .ultraSet: ultraSets(in: layout)
    case .ghostSet: ghostSets(in: layout)
    case .quad: quads(in: layout)
    case .zeroSum: zeroSums(in: layout)
    }
  }

  /// Why ``groups(of:in:)`` finds every group of the variant.
  package static func proof(of variant: Variant) -> SetProof {
    switch variant {
    case .set: .everyPair
    case .ultraSet: .everyTwoPairs
    case .ghostSet: .everyFiveCards
    case .quad: .everyThreeCards
    case .zeroSum: .everySubset
    }
  }

  /// The same as ``triples(in:)`` for any number of cards of any dimension, with a table of
  /// positions.
  package static func triplesOfAnySize(in layout: Layout) -> [Triple] {
    let cards = layout.cards
    let positions = positionTable(of: layout)
    var triples: [Triple] = []
    for first in cards.indices {
      for second in cards.indices[(first + 1)...] {
        let third = positions[Int(cards[first].thirdCard(with: cards[second]).code)]
        if third > second { triples.append(Triple(first, second, third)) }
      }
    }
    return triples
  }

  /// The position of each card of the layout by its code, −1 where the card isn't on the table.
  static func positionTable(of layout: Layout) -> [Int] {
    var positions = [Int](repeating: -1, count: layout.dimension.vectorCount)
    for (position, card) in layout.cards.enumerated() { positions[Int(card.code)] = position }
    return positions
  }
}

extension AffineSpace {
  /// The number of Sets among different cards.
  /// - Complexity: O(cards²), some nanoseconds a pair.
  package func setCount(of cards: some RandomAccessCollection<Card>) -> Int {
    let points = cards.map { Int($0.code) }
    let dealt = PointSet(points)
    // Each Set is met by its three pairs.
    var ends = 0
    for first in points.indices {
      for second in 0..<first where dealt.contains(third(points[first], points[second])) { ends += 1 }
    }
    return ends / 3
  }
}

extension TripleFinder {
  /// Finds the Sets among up to 32 cards of dimension 4 or less, without putting them into a row.
  @inline(__always)
  @discardableResult
  package mutating func find(among cards: [Card]) -> Int { find(cards: cards.count) { cards[$0].code } }
}
