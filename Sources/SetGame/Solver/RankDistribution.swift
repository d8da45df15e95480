public import ExactArithmetic
public import GameCore

/// The exact distribution of the rank of k cards of a deck without the zero vector over the field
/// of two elements, and with it that of the number of groups: subsets whose sum is 0.
///
/// k cards of rank r have 2^(k − r) subsets with sum 0, one of them empty. The k-sets that span a
/// given space of dimension r are, by Möbius inversion over its subspaces, Σ_j (−1)^(r − j)
/// 2^C(r − j, 2) [r j] C(2^j − 1, k), with [r j] the number of subspaces of dimension j (Gaussian
/// binomial); and there are [d r] such spaces.
public struct RankDistribution: Sendable, Equatable {
  /// The deck.
  public let deck: Deck
  /// The number of cards dealt.
  public let cards: Int
  /// The ranks that occur, descending: the fewest groups first.
  public let rows: [Row]

  /// The deals of one rank.
  public struct Row: Sendable, Equatable {
    /// The rank of the cards.
    public let rank: Int
    /// The number of groups in each of the deals.
    public let groups: BigInt
    /// The number of the deals, at least 1.
    public let deals: BigInt
  }

  /// Counts the deals of `cards` cards; there are none where the deck has fewer.
  /// - Complexity: O(d²) products.
  package init(_ deck: Deck, cards: Int) {
    (self.deck, self.cards) = (deck, cards)
    let dimension = deck.dimension.coordinates
    rows = (0...min(dimension, cards)).reversed().compactMap { rank in
      var spanning = BigInt()
      for lower in 0...rank {
        let sets =
          Self.subspaces(lower, of: rank) * BigInt(1 << ((rank - lower) * (rank - lower - 1) / 2))
          * BigInt.binomial(1 << lower - 1, cards)
        spanning = (rank - lower).isMultiple(of: 2) ? spanning + sets : spanning - sets
      }
      let deals = Self.subspaces(rank, of: dimension) * spanning
      return deals.isZero
        ? nil : Row(rank: rank, groups: BigInt(1 << (cards - rank)) - 1, deals: deals)
    }
  }

  /// The number of subspaces of dimension `lower` of a space over the field of two elements.
  private static func subspaces(_ lower: Int, of dimension: Int) -> BigInt {
    var (count, divisor) = (BigInt(1), BigInt(1))
    for index in 0..<lower {
      count = count * BigInt(1 << (dimension - index) - 1)
      divisor = divisor * BigInt(1 << (index + 1) - 1)
    }
    return count / divisor
  }

  /// Why the counts are right.
  public var evidence: Evidence<SetProof> { .proved(.ranksInClosedForm) }

  /// The number of all deals.
  public var total: BigInt { rows.reduce(BigInt()) { $0 + $1.deals } }

  /// The mean number of groups.
  public var mean: Rational { moment { $0 } }

  /// The variance of the number of groups.
  public var variance: Rational { moment { $0 * $0 } - mean * mean }

  /// The chance that a random deal has no group: that its cards are independent.
  public var noGroupProbability: Rational {
    Rational(rows.first.map { $0.groups.isZero ? $0.deals : 0 } ?? 0, total)
  }

  /// The chance of a row.
  public func probability(of row: Row) -> Rational { Rational(row.deals, total) }

  private func moment(_ value: (BigInt) -> BigInt) -> Rational {
    Rational(rows.reduce(BigInt()) { $0 + value($1.groups) * $1.deals }, total)
  }
}
