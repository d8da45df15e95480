/// What a player looks for among the cards.
package enum Variant: Sendable, CaseIterable {
  /// Three cards that are all equal or all different in every feature: a line of AG(d, 3).
  case set
  /// Four cards in two disjoint pairs that the same card completes to a Set (also "SuperSet", "Ultra").
  case ultraset
  /// Six cards in three disjoint pairs whose completing cards form a Set.
  case ghostset

  /// The number of cards in a group.
  package var groupSize: Int {
    switch self {
    case .set: 3
    case .ultraset: 4
    case .ghostset: 6
    }
  }
}

/// Three positions in ascending order, whose cards form a Set.
package struct Triple: Hashable, Sendable {
  /// The positions, 0-based, `first < second < third`.
  package let first, second, third: Int

  /// Creates a triple of ascending positions.
  package init(_ first: Int, _ second: Int, _ third: Int) {
    precondition(first < second && second < third, "the positions of a triple ascend")
    (self.first, self.second, self.third) = (first, second, third)
  }

  /// The three positions.
  package var positions: [Int] { [first, second, third] }
}

/// The cards of a group by position, and for the variants the pairs that it falls into.
package struct Group: Hashable, Sendable {
  /// The positions, 0-based, ascending.
  package let positions: [Int]
  /// The pairs that make the group what it is; empty for a Set.
  package let pairs: [[Int]]

  /// Creates a group.
  package init(positions: [Int], pairs: [[Int]] = []) {
    self.positions = positions
    self.pairs = pairs
  }
}
