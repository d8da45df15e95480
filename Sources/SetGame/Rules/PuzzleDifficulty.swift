public import ExactArithmetic

/// How hard the Sets of a deal are to see, by the number of features in which their cards differ:
/// people see a Set the later the more features differ.
public enum PuzzleDifficulty: String, Sendable, CaseIterable {
  /// At most 5/2 features differ on average.
  case easy
  /// Between the two others.
  case medium
  /// At least 3 features differ on average.
  case hard

  /// The difficulty of a deal whose Sets differ in this many features on average.
  public init(meanDifferingFeatures mean: Rational) {
    self = mean <= Rational(5, 2) ? .easy : mean >= 3 ? .hard : .medium
  }
}
