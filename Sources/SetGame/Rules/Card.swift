/// A card: a point of AG(d, 3), its coordinates the values 0, 1, 2 of its features.
///
/// The code is the number whose base-3 digits, most significant first, are the features in their
/// order: with four features number, colour, shape, fill, card 0120 has code 0·27 + 1·9 + 2·3 +
/// 0 = 15. A card doesn't know its dimension, since leading zeros change neither its code nor what
/// it forms a Set with.
public struct Card: Hashable, Comparable, Sendable {
  /// The base-3 number of the card, 0…242.
  public let code: UInt8

  /// Creates the card of a code below 243.
  @inline(__always)
  public init(code: UInt8) {
    precondition(code < 243, "a card's code has at most five base-3 digits")
    self.code = code
  }

  /// The value 0…2 of each feature, first feature first.
  public func digits(in dimension: Dimension) -> [Int] {
    var digits: [Int] = []
    var rest = Int(code)
    for _ in 0..<dimension.features {
      digits.append(rest % 3)
      rest /= 3
    }
    return digits.reversed()
  }

  /// The only card that forms a Set with this one and `other`: in each feature −a − b (mod 3).
  ///
  /// The card itself when `other` is the same card.
  /// - Complexity: O(5).
  public func thirdCard(with other: Card) -> Card {
    var first = Int(code)
    var second = Int(other.code)
    var place = 1
    var sum = 0
    while first > 0 || second > 0 {
      sum += place * ((6 - first % 3 - second % 3) % 3)
      first /= 3
      second /= 3
      place *= 3
    }
    return Card(code: UInt8(sum))
  }

  /// Cards in the order of their codes.
  public static func < (left: Card, right: Card) -> Bool { left.code < right.code }
}

/// What a feature does on three cards.
public enum FeatureAgreement: String, Sendable, CaseIterable {
  /// All three values are equal.
  case allSame
  /// All three values are different.
  case allDifferent
  /// Two values are equal and the third is not: no Set.
  case spoiled
}

extension Card {
  /// For each feature, what it does on the three cards.
  ///
  /// Three values sum to 0 (mod 3) exactly when they are all equal or all different.
  public static func agreements(
    _ first: Card, _ second: Card, _ third: Card, in dimension: Dimension
  ) -> [FeatureAgreement] {
    let (first, second, third) = (
      first.digits(in: dimension), second.digits(in: dimension), third.digits(in: dimension)
    )
    return first.indices.map { feature in
      if first[feature] == second[feature], second[feature] == third[feature] { return .allSame }
      return (first[feature] + second[feature] + third[feature]).isMultiple(of: 3) ? .allDifferent : .spoiled
    }
  }
}
