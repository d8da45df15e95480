/// The argument by which an answer about Set is known to be right.
public enum SetProof: Sendable, Equatable {
  /// It is the definition of a Set, looked up feature by feature.
  case definition
  /// Every pair of cards was completed, and the completing card was searched for: all Sets are
  /// found.
  case everyPair
  /// Every two pairs with the same completing card were listed: all UltraSets are found.
  case everyTwoPairs
  /// Every five cards were brought to the sum 0 by a sixth: all GhostSets are found.
  case everyFiveCards
  /// Every three cards were brought to the sum 0 by a fourth: all quads are found.
  case everyThreeCards
  /// Every subset was brought to the sum 0 by its last card, the smaller ones first: all groups up
  /// to the last one listed are found.
  case everySubset
  /// The sum of the cards is computed feature by feature.
  case sumOfCards
  /// All classes of quad-free deals under affine maps were listed, weighted by a double count.
  case quadFreeClasses
  /// All classes of lightest members of cosets of the affine functions were listed, weighted by a
  /// double count; a coset has its spectrum, and a deal its number of quads from it. The sum, the
  /// mean and the variance are those of the closed forms.
  case cosetsUpToSymmetry
  /// The number of groups follows from the rank of the cards, and the number of deals of a rank
  /// from a closed form.
  case ranksInClosedForm
  /// All classes of Set-free tables under affine maps were listed; a double count of (table, card
  /// of it) agrees on each level.
  case capClasses
  /// All classes of Set-free tables of up to `classified` cards were listed and checked as in
  /// ``capClasses``.
  ///
  /// The tables of one, two and three cards more were counted by all ways to add cards to the
  /// classes, without classes of their own. The counts of one and two cards more agree with those
  /// from the classes of one card fewer; that of three was checked by divisibility alone.
  case capsBeyondClasses(classified: Int)
  /// Every deal was counted up to symmetry; the sum and the mean of the counts are those of the
  /// closed forms.
  case dealsUpToSymmetry
  /// A part of such a count, whose sum shows with the other parts.
  case partUpToSymmetry
  /// The cards left out were counted up to symmetry, and the deals follow by inclusion and
  /// exclusion; sum and mean are those of the closed forms.
  case complementsUpToSymmetry
  /// Every first deal, Set taken and three cards dealt was counted up to symmetry; the sums agree.
  case secondDealsUpToSymmetry
  /// Every second table, Set taken before it and after it and three cards dealt was counted up to
  /// symmetry; the ways to the second tables are those counted from the first.
  case thirdDealsUpToSymmetry
  /// Weights of the ways in which the 40 directions cut a deal show that no deal exceeds the
  /// bounds; the Sets of the deals shown were counted.
  case weightedDirections
  /// The same, where a deal that attains a bound isn't known.
  case boundsOfWeightedDirections
  /// Every state of the game was solved backwards, tables up to symmetry.
  case gamesUpToSymmetry
}

/// A check sum of a computation failed: an error in this program, never in the question.
public struct FailedCheck: Error, Equatable {
  /// The number of cards of the deals whose count is wrong.
  public let cards: Int
}

extension FailedCheck {
  /// The failed check of a classification.
  init(_ failure: ClassLevels.Failure) {
    switch failure {
    case .inconsistent(let cards), .stopped(_, let cards): self.init(cards: cards)
    }
  }
}
