import ExactArithmetic
import GameCore

/// The solitaire of a player who remembers only the last M distinct cards that were seen.
///
/// The player turns cards that aren't remembered, uniformly at random, and takes a pair when the
/// mate of a turned card is remembered. What is forgotten, and when: every card is stored the
/// moment it is turned, before the second card of the turn is chosen; a turned card whose mate is
/// remembered makes that mate as fresh as itself, because recognising a card is seeing it again;
/// and as soon as more than M are stored the oldest is forgotten. So from the player's side a state
/// is (n, m): n pairs, m ≤ M remembered single cards, and all other cards are alike. With u = 2n −
/// m of them, r = min(m, M − 1) older cards remembered once the first card is stored (0 for M = 0),
/// and v = 2n − 1 − r cards to choose the second from, and with [x] = x cut to 0…M − 2, since both
/// cards of a pair are stored before they leave:
///     F(n,m) = m/u · (1 + F(n−1,[m−1]))
///            + (u−m)/u · [1/v · (1 + F(n−1,[r])) + r/v · (2 + F(n−1,[r])) + (v−1−r)/v · (1 + F(n,
///              min(r+2, M)))]. The last term may lead back to (n,m); then the equation is solved
///              for F. M = 0 takes n² turns on average; M ≥ 2n forgets nothing.
public enum RecallTable {
  /// The most pairs whose expectation is given as a fraction.
  public static let exactLimit = 40

  /// The expected turns of `pairs` (≥ 1) pairs for a player who remembers `recall` (≥ 0) cards: a
  /// fraction up to ``exactLimit`` pairs, floating point with a bound of the error above.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work: nothing is known then.
  public static func expectation(
    pairs: Int, recall: Int, limits: SearchLimits = .none
  ) throws(Stopped) -> Expectation {
    pairs <= exactLimit
      ? .exact(try expectedTurns(pairs: pairs, recall: recall, limits: limits), .recall)
      : .computed(try numericExpectedTurns(pairs: pairs, recall: recall, limits: limits))
  }

  /// The expected turns of `pairs` (1…``exactLimit``) pairs as a fraction.
  /// - Complexity: O(pairs · min(recall, pairs)) fractions.
  package static func expectedTurns(
    pairs: Int, recall: Int, limits: SearchLimits = .none
  ) throws(Stopped) -> Rational {
    precondition((1...exactLimit).contains(pairs) && recall >= 0, "exact for 1 to \(exactLimit) pairs")
    return try solve(pairs: pairs, recall: recall, limits: limits, as: Rational.self)
  }

  /// The same in floating point, for any number of pairs (≥ 1).
  ///
  /// Every operation is on positive numbers, so the relative error is at most 20·2⁻⁵³ for each of
  /// the at most `pairs`·(`pairs` + 2) states on the longest way, the one closed loop a row
  /// included.
  package static func numericExpectedTurns(
    pairs: Int, recall: Int, limits: SearchLimits = .none
  ) throws(Stopped) -> BoundedValue {
    precondition(pairs >= 1 && recall >= 0, "a table has at least one pair")
    let value = try solve(pairs: pairs, recall: recall, limits: limits, as: Double.self)
    let steps = Double(pairs) * Double(min(recall, pairs) + 2)
    return BoundedValue(value: value, errorBound: value * steps * 20 * 0x1p-53)
  }

  private static func solve<Number: FieldNumber>(
    pairs: Int, recall: Int, limits: SearchLimits, as type: Number.Type
  ) throws(Stopped) -> Number {
    var previous = [Number(0)]
    for size in 1...pairs {
      try limits.check()
      let most = min(size, recall)
      var row = [Number](repeating: Number(0), count: most + 1)
      for known in stride(from: most, through: 0, by: -1) {
        row[known] = expected(pairs: size, known: known, recall: recall, row: row, previous: previous)
      }
      previous = row
    }
    return previous[0]
  }

  private static func expected<Number: FieldNumber>(
    pairs: Int, known: Int, recall: Int, row: [Number], previous: [Number]
  ) -> Number {
    func afterPair(_ others: Int) -> Number { previous[max(0, min(others, recall - 2))] }
    // Every unknown card has a remembered mate.
    guard known < pairs else { return Number(1) + afterPair(known - 1) }
    let unknown = 2 * pairs - known
    let older = max(0, min(known, recall - 1))
    let choices = 2 * pairs - 1 - older
    // Everything over the common denominator unknown · choices.
    let isNew = unknown - known
    var sum = Number(0)
    if known >= 1 { sum = sum + Number(known * choices) * (Number(1) + afterPair(known - 1)) }
    sum = sum + Number(isNew) * (Number(1) + afterPair(older))
    if older >= 1 { sum = sum + Number(isNew * older) * (Number(2) + afterPair(older)) }
    let newNew = isNew * (choices - 1 - older)
    let next = min(older + 2, recall)
    var denominator = unknown * choices
    if newNew > 0 {
      sum = sum + Number(newNew)
      if next == known {
        denominator -= newNew
      } else {
        sum = sum + Number(newNew) * row[next]
      }
    }
    return sum / Number(denominator)
  }
}

/// The four operations that the recurrence needs.
protocol FieldNumber {
  init(_ value: Int)
  static func + (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  static func / (left: Self, right: Self) -> Self
}

extension Double: FieldNumber {}
extension Rational: FieldNumber {}
