/// What a player looks for among the cards.
public enum Variant: String, Sendable, CaseIterable {
  /// Three cards that are all equal or all different in every feature: a line of AG(d, 3).
  case set
  /// Four cards in two disjoint pairs that the same card completes to a Set (also "SuperSet",
  /// "Ultra").
  case ultraSet = "ultraset"
  /// Six cards in three disjoint pairs whose completing cards form a Set.
  case ghostSet = "ghostset"
  /// Four cards whose sum over the field of two elements is 0: in every feature all equal, all
  /// different, or two and two (EvenQuads).
  case quad
  /// Any number of cards whose sum over the field of two elements is 0 (ProSet, Socks).
  case zeroSum = "zerosum"

  /// The number of cards in a group; `nil` where groups differ.
  public var groupSize: Int? {
    switch self {
    case .set: 3
    case .ultraSet, .quad: 4
    case .ghostSet: 6
    case .zeroSum: nil
    }
  }

  /// The field of the coordinates of the cards.
  public var field: Dimension.Field {
    switch self {
    case .set, .ultraSet, .ghostSet: .three
    case .quad, .zeroSum: .two
    }
  }
}

/// Three positions in ascending order, whose cards form a Set.
public struct Triple: Hashable, Sendable {
  /// The positions, 0-based, `first < second < third`.
  public let first, second, third: Int

  /// Creates a triple of ascending positions.
  public init(_ first: Int, _ second: Int, _ third: Int) {
    precondition(first < second && second < third, "the positions of a triple ascend")
    (self.first, self.second, self.third) = (first, second, third)
  }

  /// The three positions.
  public var positions: [Int] { [first, second, third] }
}

/// The cards of a group by position, and for the variants the pairs that it falls into.
public struct Group: Hashable, Sendable {
  /// The positions, 0-based, ascending.
  public let positions: [Int]
  /// The pairs that make the group what it is; empty for a Set.
  public let pairs: [[Int]]

  /// Creates a group.
  public init(positions: [Int], pairs: [[Int]] = []) {
    self.positions = positions
    self.pairs = pairs
  }
}
