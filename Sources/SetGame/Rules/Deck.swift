/// A deck: which vectors the cards are, and what a player looks for among them.
public struct Deck: Hashable, Sendable {
  /// The vectors that are cards.
  public let dimension: Dimension
  /// What a group is.
  public let variant: Variant

  private init(_ dimension: Dimension, _ variant: Variant) { (self.dimension, self.variant) = (dimension, variant) }

  /// The deck of a kind of group with that many coordinates; `nil` where there is none.
  public init?(_ variant: Variant, coordinates: Int) {
    let dimension: Dimension? =
      switch variant {
      case .set, .ultraSet, .ghostSet: Dimension(features: coordinates)
      case .quad: .quads(coordinates: coordinates)
      case .zeroSum: .projective(features: coordinates)
      }
    guard let dimension else { return nil }
    self.init(dimension, variant)
  }

  /// The deck of a kind of group that people play with.
  public init(_ variant: Variant) {
    switch variant {
    case .set, .ultraSet, .ghostSet: self.init(.standard, variant)
    case .quad: self.init(.quads, variant)
    case .zeroSum: self.init(.projective, variant)
    }
  }

  /// The printed game of Set.
  public static let set = Deck(.set)

  /// All decks, those of a kind together.
  public static let all: [Deck] = Variant.allCases.flatMap { variant in
    (1...6).compactMap { Deck(variant, coordinates: $0) }
  }

}

extension Deck {
  /// The sum of cards over the field of two elements, as a vector.
  static func sum(_ cards: some Sequence<Card>) -> UInt8 { cards.reduce(0) { $0 ^ $1.code } }

  /// The dimension of the space that cards over the field of two elements span.
  /// - Complexity: O(cards).
  package static func rank(of cards: some Sequence<Card>) -> Int {
    var basis: [UInt8] = []
    for card in cards {
      // With the highest bits of the basis cleared, what is left is independent of it.
      let rest = basis.reduce(card.code) { min($0, $0 ^ $1) }
      if rest != 0 { basis.append(rest) }
    }
    return basis.count
  }
}
