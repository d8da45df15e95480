/// A question about a score: is it at most ``low``, at least ``high``, or which one between them?
///
/// Scores are even, so `low` and `high` are, and `high` is at least 2 more. Where nothing lies
/// between them it is a question with two answers, which a search answers fastest.
public struct ScoreWindow: Hashable, Sendable {
  /// A score of at most this is not told from others that are.
  public let low: Int
  /// A score of at least this is not told from others that are.
  public let high: Int

  /// A window; `nil` unless both bounds are even, in −64…64, and the first is less.
  public init?(_ low: Int, _ high: Int) {
    guard low.isMultiple(of: 2), high.isMultiple(of: 2), -64 <= low, low < high, high <= 64 else { return nil }
    (self.low, self.high) = (low, high)
  }

  /// The same question for the opponent.
  var turned: ScoreWindow { ScoreWindow(unchecked: -high, -low) }

  private init(unchecked low: Int, _ high: Int) { (self.low, self.high) = (low, high) }

  /// The question that answers both.
  func joined(_ other: ScoreWindow) -> ScoreWindow {
    ScoreWindow(unchecked: min(low, other.low), max(high, other.high))
  }
}
