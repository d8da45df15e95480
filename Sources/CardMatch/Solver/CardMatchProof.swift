/// Why a value of the card matching game is exact.
public enum CardMatchProof: Hashable, Sendable {
  /// A best matching over ranks and suits; and a connected part of a deal can be cleared exactly
  /// when it has an even number of cards (see ``Components``).
  case matching
  /// All ways to use the cards of each rank (see ``GroupsOfThree``); and what can be cleared
  /// follows from the numbers of cards and of matching pairs (see ``Components``).
  case groupsOfThree
  /// Every deal was counted, rank by rank or class by class (see ``DealDistribution``).
  case census
  /// The decision process over everything that can be known (see ``FaceDownSolver``). Its states
  /// are distinguished by keys of 64 bits; `areKeysChecked` says that a test has compared all keys
  /// of that many cards with whole states.
  case decisionProcess(areKeysChecked: Bool)
  /// The decision process by the raw rules, for groups of any size (see ``FaceDownValues``).
  case rawDecisionProcess
}

extension FaceDownGame {
  /// Why the solver's values of this game are exact.
  public var proof: CardMatchProof {
    scoring.group == .three
      ? .rawDecisionProcess : .decisionProcess(areKeysChecked: dealSize <= FaceDownGame.largestCheckedDeal)
  }

  /// Up to this number of cards keys have been compared with whole states, by the test
  /// `keys distinguish all states of nine cards, in the long suite of twelve`.
  private static let largestCheckedDeal = 12
}
