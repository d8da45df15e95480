import ExactArithmetic

/// The moments of the number of Sets in a deal of the printed deck, in closed form.
enum DealMoments {
  private static let deck = Dimension.standard

  /// The mean by the linearity of expectation: of the deck's groups of g cards each is dealt with
  /// chance C(k,g) / C(81,g).
  static func mean(cards: Int, variant: Variant) -> Rational {
    switch variant {
    case .set: Rational(BigInt(deck.setCount)) * chance(variant.groupSize, in: cards)
    case .ultraSet: Rational(BigInt(deck.ultraSetCount)) * chance(variant.groupSize, in: cards)
    case .ghostSet: preconditionFailure("GhostSets aren't counted")
    }
  }

  /// The variance of the number of Sets: E N² sums, over ordered pairs of Sets, the chance that
  /// both are dealt. Each Set is a pair with itself, each of its three cards is in others, and the
  /// rest of the pairs have six cards.
  static func variance(cards: Int) -> Rational {
    let (all, others) = (deck.setCount, 3 * (deck.setsThroughCard - 1))
    let pairs = [(all, 3), (all * others, 5), (all * (all - 1 - others), 6)]
    let mean = mean(cards: cards, variant: .set)
    return pairs.reduce(Rational(0)) { $0 + Rational(BigInt($1.0)) * chance($1.1, in: cards) } - mean * mean
  }

  /// The chance that `size` given cards are dealt.
  private static func chance(_ size: Int, in cards: Int) -> Rational {
    Rational(BigInt.binomial(cards, size), BigInt.binomial(deck.cardCount, size))
  }
}
