/// A question about a score: which one from ``low`` to ``high``, the ends included, or on which
/// side of them is it?
///
/// Scores are even. A window without an even number, such as 1...1, is a question with two answers,
/// which a search answers fastest.
public struct ScoreWindow: Hashable, Sendable {
  /// The lowest score that is distinguished from all others.
  public let low: Int
  /// The highest score that is distinguished from all others.
  public let high: Int

  /// A window; `nil` unless both ends are in −64…64 and the second isn't less than the first.
  public init?(_ low: Int, _ high: Int) {
    guard -64 <= low, low <= high, high <= 64 else { return nil }
    (self.low, self.high) = (low, high)
  }

  /// The highest score that is too low for it.
  public var below: Int { low.isMultiple(of: 2) ? low - 2 : low - 1 }
  /// The lowest score that is too high for it.
  public var above: Int { high.isMultiple(of: 2) ? high + 2 : high + 1 }

  /// The same question for the opponent.
  var turned: ScoreWindow { ScoreWindow(unchecked: -high, -low) }

  private init(unchecked low: Int, _ high: Int) { (self.low, self.high) = (low, high) }

  /// Whether a score is at least this even one.
  static func isAtLeast(_ score: Int) -> ScoreWindow { ScoreWindow(unchecked: score - 1, score - 1) }

  /// The question that answers both.
  func joined(_ other: ScoreWindow) -> ScoreWindow {
    ScoreWindow(unchecked: min(low, other.low), max(high, other.high))
  }
}
