/// A card: a vector, by the values 0, 1, … of its features.
///
/// The code is the number whose digits, most significant first, are the features in their order,
/// mostly to the base 3: with four features number, colour, shape, fill, card 0120 has code 0·27 +
/// 1·9 + 2·3 + 0 = 15. Over the field of two elements it is the vector as a binary number, and the
/// sum of two cards is the exclusive or of their codes. A card doesn't know its dimension, since
/// leading zeros change neither its code nor what it forms a group with.
public struct Card: Hashable, Comparable, Sendable {
  /// The number of the card, 0…242.
  public let code: UInt8

  /// Creates the card of a code below 243.
  @inline(__always)
  public init(code: UInt8) {
    precondition(code < 243, "a card's code has at most five base-3 digits")
    self.code = code
  }

  /// The value of each feature, first feature first, from 0 on.
  public func digits(in dimension: Dimension) -> [Int] {
    var digits: [Int] = []
    var rest = Int(code)
    for feature in (0..<dimension.features).reversed() {
      digits.append(rest % dimension.values(of: feature))
      rest /= dimension.values(of: feature)
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

/// What a feature does on the cards of a group.
public enum FeatureAgreement: String, Sendable, CaseIterable {
  /// All values are equal.
  case allSame
  /// All values are different.
  case allDifferent
  /// Two of four values are equal, and so are the two others.
  case twoAndTwo
  /// An even number of cards has the feature.
  case even
  /// Anything else: no group.
  case spoiled
}

extension Variant {
  /// Whether it shows feature by feature that cards are a group.
  public var isShownByFeatures: Bool { ![.ultraSet, .ghostSet].contains(self) }

  /// For each feature, what it does on cards that may be a group.
  ///
  /// Four values, pairs of bits, sum to 0 exactly when they are all equal, all different, or two
  /// and two.
  package func agreements(_ cards: [Card], in dimension: Dimension) -> [FeatureAgreement] {
    if self == .set { return Card.agreements(cards[0], cards[1], cards[2], in: dimension) }
    let digits = cards.map { $0.digits(in: dimension) }
    return (0..<dimension.features).map { feature in
      let values = digits.map { $0[feature] }
      guard values.reduce(0, ^) == 0 else { return .spoiled }
      if self == .zeroSum { return .even }
      return switch Set(values).count {
      case 1: .allSame
      case 2: .twoAndTwo
      default: .allDifferent
      }
    }
  }
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
