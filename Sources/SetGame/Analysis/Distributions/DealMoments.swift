import ExactArithmetic

/// The moments of the number of groups in a deal, in closed form.
enum DealMoments {
  /// The mean by the linearity of expectation: of the deck's groups of g cards each is dealt with
  /// chance C(k,g) / C(n,g).
  static func mean(cards: Int, deck: Deck) -> Rational {
    let dimension = deck.dimension
    switch deck.variant {
    case .set: return Rational(BigInt(dimension.setCount)) * chance(3, in: cards, of: deck)
    case .ultraSet: return Rational(BigInt(dimension.ultraSetCount)) * chance(4, in: cards, of: deck)
    case .quad: return Rational(BigInt(dimension.quadCount)) * chance(4, in: cards, of: deck)
    case .ghostSet, .zeroSum: preconditionFailure("their groups aren't counted one by one")
    }
  }

  /// The variance: E N² sums, over ordered pairs of groups, the chance that both are dealt. `nil`
  /// for UltraSets.
  static func variance(cards: Int, deck: Deck) -> Rational? {
    guard let pairs = pairs(of: deck) else { return nil }
    let mean = mean(cards: cards, deck: deck)
    return pairs.reduce(Rational(0)) { $0 + Rational(BigInt($1.count)) * chance($1.cards, in: cards, of: deck) }
      - mean * mean
  }

  /// The ordered pairs of groups by the number of cards that both together have.
  ///
  /// Two Sets have at most one card in common, two quads at most two. Each card of a quad is in
  /// `through` others, 3·`sharing` of which have a second card of it.
  private static func pairs(of deck: Deck) -> [(count: Int, cards: Int)]? {
    let dimension = deck.dimension
    switch deck.variant {
    case .set:
      let (all, others) = (dimension.setCount, 3 * (dimension.setsThroughCard - 1))
      return [(all, 3), (all * others, 5), (all * (all - 1 - others), 6)]
    case .quad:
      let (points, all) = (dimension.cardCount, dimension.quadCount)
      let sharing = (points - 2) / 2 - 1
      let through = (points - 1) * (points - 2) / 6 - 1
      let (two, one) = (6 * sharing, 4 * (through - 3 * sharing))
      return [(all, 4), (all * two, 6), (all * one, 7), (all * (all - 1 - two - one), 8)]
    case .ultraSet, .ghostSet, .zeroSum: return nil
    }
  }

  /// The chance that `size` given cards are dealt.
  private static func chance(_ size: Int, in cards: Int, of deck: Deck) -> Rational {
    Rational(BigInt.binomial(cards, size), BigInt.binomial(deck.dimension.cardCount, size))
  }
}

extension DealDistribution {
  /// Whether mean and variance are those of the closed forms.
  var hasMomentsInClosedForm: Bool {
    mean == DealMoments.mean(cards: cards, deck: deck)
      && DealMoments.variance(cards: cards, deck: deck).map { variance == $0 } ?? true
  }
}
