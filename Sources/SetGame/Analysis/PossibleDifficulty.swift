import ExactArithmetic

extension PuzzleDifficulty {
  /// Whether a deal with that many Sets can be of this difficulty, as far as two bounds say; `true`
  /// doesn't promise that there is such a deal.
  ///
  /// The numbers of differing features of the Sets have a sum, which isn't smaller than that of as
  /// many Sets of the deck with the fewest such features, nor larger than that of those with the
  /// most. And where every pair of cards is completed by another one, the cards are an affine
  /// subspace of dimension d. Of its (3^d − 1)/2 directions, in each of which equally many Sets
  /// lie, 3^(d−1) change a given feature, unless that is the same on all cards, as up to 4 − d
  /// features are.
  package func isPossible(sets: Int, cards: Int) -> Bool {
    guard sets > 0 else { return false }
    if cards > 1, 6 * sets == cards * (cards - 1) {
      return Self.meansOfSubspace(cards: cards).contains { PuzzleDifficulty(meanDifferingFeatures: $0) == self }
    }
    let (least, most) = Self.sums(sets: sets)
    switch self {
    case .easy: return 2 * least <= 5 * sets
    case .medium: return max(least, 5 * sets / 2 + 1) <= min(most, 3 * sets - 1)
    case .hard: return most >= 3 * sets
    }
  }

  /// The least and the largest sum of the numbers of differing features of different Sets.
  private static func sums(sets: Int) -> (least: Int, most: Int) {
    // d of 4 features differ, each in 2 ways up to the order of the cards; the others have a value
    // each: C(4, d) · 3^(4 − d) · 6^d / 6 Sets.
    let counts = [(1, 108), (2, 324), (3, 432), (4, 216)]
    func sum(_ counts: some Sequence<(Int, Int)>) -> Int {
      var (rest, sum) = (sets, 0)
      for (differing, count) in counts {
        sum += differing * min(rest, count)
        rest -= min(rest, count)
      }
      return sum
    }
    return (sum(counts), sum(counts.reversed()))
  }

  /// The means that the cards of an affine subspace can have; none where no subspace has that many.
  private static func meansOfSubspace(cards: Int) -> [Rational] {
    guard let dimension = [3, 9, 27, 81].firstIndex(of: cards).map({ $0 + 1 }) else { return [] }
    return (dimension...4).map { Rational(BigInt($0 * 2 * cards / 3), BigInt(cards - 1)) }
  }
}
