/// Weights by which a bound on the number of Sets among some of the 81 cards is proved.
///
/// The 40 directions each cut the cards into three parts of 27, and a deal into parts of a ≥ b ≥ c
/// cards, its *type*. A Set lies in a part or has a card in each, so that a deal of N Sets has only
/// types with f(a) + f(b) + f(c) + bc ≥ N, where f is the most Sets of 27 cards. Over all
/// directions, n cards have 13 C(n,2) pairs and 4 C(n,3) + 9N triples within parts.
///
/// A type is excluded by the 13 tables of 3 × 3 planes into which a cut of this type and other
/// directions divide the deal: the pairs and triples within planes, and the triples of cards of
/// three joined planes, are known in sum, too. docs/certificates.md has the proof.
package struct BoundProof: Sendable, Equatable {
  /// A type with what excludes it.
  package struct Exclusion: Sendable, Equatable {
    /// The cards of its rows, in decreasing order.
    package let rows: Split
    /// What excludes it.
    package let tree: Tree

    package init(rows: Split, tree: Tree) { (self.rows, self.tree) = (rows, tree) }
  }

  /// How a type is excluded.
  package indirect enum Tree: Sendable, Equatable {
    /// Two weights for each row, of its pairs and triples; one of joined triples; one, not
    /// negative, of the number of Sets.
    case weights([Int])
    /// By `less` if there are at most `sets` Sets within this row, otherwise by `more`.
    case split(row: Int, sets: Int, less: Tree, more: Tree)
  }

  /// The types that are excluded, in this order.
  package let excluded: [Exclusion]
  /// The weight of pairs within parts, and that of triples, which isn't negative.
  package let weights: [Int]
  /// The largest magnitude of a weight, so that no sum overflows.
  package static let largestWeight = 1_000_000_000

  package init(excluded: [Exclusion], weights: [Int]) { (self.excluded, self.weights) = (excluded, weights) }

  /// Whether this proves that `cards` of the 81 cards have fewer than `goal` Sets.
  /// - Complexity: O(t) for t tables, up to 30,000 for each excluded type.
  package func refutes(_ goal: Int, cards: Int, by planes: PlaneExtremes) -> Bool {
    // The other cards would have fewer than no Sets.
    if goal > 1_080 - 40 * cards + cards * (cards - 1) / 2 { return true }
    guard weights.count == 2, weights[1] >= 0 else { return false }
    var types = Set(Split.all(of: cards, room: 27).filter { $0 == $0.sorted && planes.most($0) >= goal })
    for exclusion in excluded {
      guard types.contains(exclusion.rows) else { return false }
      let search = TypeExclusion(exclusion.rows, goal: goal, types: types, planes: planes)
      guard search.isProved(by: exclusion.tree) else { return false }
      types.remove(exclusion.rows)
    }
    let (pairs, triples) = (cards * (cards - 1) / 2, cards * (cards - 1) * (cards - 2) / 6)
    let sum = weights[0] * 13 * pairs + weights[1] * (4 * triples + 9 * goal)
    return types.allSatisfy { 40 * (weights[0] * $0.pairs + weights[1] * $0.triples) < sum }
  }
}

extension PlaneExtremes {
  /// The most Sets of a deal that a direction cuts into these parts, largest first.
  fileprivate func most(_ type: Split) -> Int {
    (0..<3).reduce(type[1] * type[2]) { $0 + space[type[$1]] }
  }
}
