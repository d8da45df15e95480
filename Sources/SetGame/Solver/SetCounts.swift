import GameCore

/// Which numbers of Sets a deal of `cards` cards can have, as far as that is proved.
///
/// Of deals of up to 21 cards of the printed deck every one was counted (`set distribution`). From
/// there a double count leads to larger deals. Leaving out each card of k + 1 with N Sets in turn
/// leaves N·(k + 1 − 3) Sets in all, in k + 1 deals of k cards; so with fewest(k) and most(k) Sets
/// in k cards, (k + 1)·fewest(k) ≤ N·(k − 2) ≤ (k + 1)·most(k). And the cards that are left out
/// bound those that are dealt (``complementSets(_:cards:dimension:)``).
package struct SetCounts: Sendable {
  /// No deal has fewer or more.
  package let range: ClosedRange<Int>
  /// Numbers within the range that no deal has.
  private let gaps: Set<Int>

  /// What is proved of deals of `cards` cards from the deck of a dimension, which has as many.
  package init(cards: Int, dimension: Dimension) {
    let others = dimension.cardCount - cards
    let (own, rest) = (Self.bounds(cards, dimension), Self.bounds(others, dimension))
    func mirrored(_ sets: Int) -> Int { Self.complementSets(sets, cards: others, dimension: dimension) }
    range = max(own.fewest, mirrored(rest.most))...min(own.most, mirrored(rest.fewest))
    gaps =
      dimension == .standard
      ? Set(Self.counted[cards]?.gaps ?? []).union((Self.counted[others]?.gaps ?? []).map(mirrored)) : []
  }

  /// Whether a deal may have that many Sets: false only where it is proved that none does.
  package func allows(_ sets: Int) -> Bool { range.contains(sets) && !gaps.contains(sets) }

  /// The number of Sets of the cards that aren't dealt when `cards` dealt ones have `sets`.
  ///
  /// Of all T Sets each card is in r and each two cards are in one, so by inclusion and exclusion
  /// T − r·k + C(k, 2) − N Sets avoid k cards with N Sets.
  package static func complementSets(_ sets: Int, cards: Int, dimension: Dimension) -> Int {
    dimension.setCount - dimension.setsThroughCard * cards + cards * (cards - 1) / 2 - sets
  }

  /// What every deal of that size was counted to have: the fewest and the most Sets, and the
  /// numbers between them that don't occur.
  private struct Counted {
    let fewest: Int
    let most: Int
    var gaps: [Int] = []
  }

  /// Deals of the printed deck (docs/results.md).
  private static let counted: [Int: Counted] = {
    let most = [0, 0, 0, 1, 1, 2, 3, 5, 8, 12, 12, 13, 14, 16, 19, 23, 26, 30, 36, 41]
    var counted = Dictionary(uniqueKeysWithValues: most.enumerated().map { ($0, Counted(fewest: 0, most: $1)) })
    for (cards, gaps) in [7: [4], 8: [6, 7], 9: [7, 9, 10, 11], 10: [10, 11], 11: [11]] { counted[cards]?.gaps = gaps }
    counted[20] = Counted(fewest: 0, most: 47, gaps: [1, 43])
    counted[21] = Counted(fewest: 3, most: 54, gaps: [43, 48, 49, 50])
    return counted
  }()

  /// The most cards without a Set by the number of features (OEIS A090245).
  private static let largestCaps = [1: 2, 2: 4, 3: 9, 4: 20, 5: 45]

  /// Bounds from smaller deals, and from those of the printed deck.
  ///
  /// Cards of fewer features are cards of the printed deck. Fifteen cards of five features have 105
  /// pairs, so that of the 121 directions one is none of theirs, and along it they fall on fifteen
  /// cards of four features with no fewer Sets.
  private static func bounds(_ cards: Int, _ dimension: Dimension) -> (fewest: Int, most: Int) {
    let comparable = dimension.features <= Dimension.standard.features ? DistributionSolver.largestDeal : 15
    var (fewest, most) = (0, 0)
    for size in 0...cards {
      let counted = size <= comparable ? counted[size] : nil
      most = counted?.most ?? min(size * (size - 1) / 6, size * most / (size - 3))
      if size > 3 { fewest = (size * fewest + size - 4) / (size - 3) }
      if dimension == .standard, let counted { fewest = counted.fewest }
      if size > largestCaps[dimension.features] ?? size { fewest = max(1, fewest) }
    }
    return (fewest, most)
  }
}
