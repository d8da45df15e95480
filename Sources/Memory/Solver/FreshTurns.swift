import ExactArithmetic

/// The expected turns of the solitaire from a fresh table of any size, by a closed formula.
///
/// Call a turn *fresh* if it turns an unknown card first. With n pairs on the table, let a(n) be
/// one more than the expected number of fresh turns under best play. Then
///
///     a(n) = Σ (−1)^(r−1) c(n, r), r = 1 … n + 1,
///     c(n, r) = (2n + 2 − r)! / (r · 2^(n + 1 − r) · (n + 1 − r)! · (2n − 1)!!),
///
/// the expected number of turns is 3n + 1 − a(n) − a(n − 1)/(2n − 1), and that of lucky matches is
/// a(n − 1)/(2n − 1). The proof is in docs/memory.md; `tools/check/memory_recurrence.py` checks it.
public struct FreshTurns: Sendable, Equatable {
  /// The number of pairs.
  public let pairs: Int
  /// The expected number of turns.
  public let expectedTurns: BoundedValue
  /// The expected number of matches of two unknown cards.
  public let luckyMatches: BoundedValue

  /// The most pairs: their values take some 0.02 s.
  public static let limit = 10_000_000

  /// Bits behind the point.
  private static let scale = 128

  /// Computes the values of `pairs` (1…``limit``) pairs.
  /// - Complexity: O(√n) operations on integers of some 150 bits.
  public init(pairs: Int) {
    precondition((1...FreshTurns.limit).contains(pairs), "a fresh table has 1 to \(FreshTurns.limit) pairs")
    self.pairs = pairs
    let (here, smaller) = (FreshTurns.scaled(pairs), FreshTurns.scaled(pairs - 1))
    let (lucky, _) = smaller.sum.quotientAndRemainder(dividingBy: BigInt(2 * pairs - 1))
    let turns = (BigInt(3 * pairs + 1) << FreshTurns.scale) - here.sum - lucky
    expectedTurns = FreshTurns.bounded(turns, error: here.error + smaller.error + 1)
    luckyMatches = FreshTurns.bounded(lucky, error: smaller.error + 1)
  }

  /// The exact value of a(n) for n ≥ 0.
  /// - Complexity: O(n) operations on integers of about n log₂ n bits.
  package static func exact(_ pairs: Int) -> Rational {
    var (sum, term) = (Rational(0), Rational(2 * pairs + 1))
    for index in 1...pairs + 1 {
      sum = index.isMultiple(of: 2) ? sum - term : sum + term
      term = term * Rational(2 * index * (pairs + 1 - index), (index + 1) * (2 * pairs + 2 - index))
    }
    return sum
  }

  /// a(n)·2^scale, and a bound of the error.
  ///
  /// The terms decrease, and each is rounded down: the r-th is at most r − 1 too small. What is
  /// left out when a term has become 0 is at most the first term of it.
  private static func scaled(_ pairs: Int) -> (sum: BigInt, error: Int) {
    var (sum, term, index): (BigInt, BigInt, Int) = (0, BigInt(2 * pairs + 1) << scale, 1)
    while term != 0 {
      if index.isMultiple(of: 2) { sum.subtract(term) } else { sum.add(term) }
      term.multiply(by: 2 * index * (pairs + 1 - index))
      term = term.quotientAndRemainder(dividingBy: BigInt((index + 1) * (2 * pairs + 2 - index))).quotient
      index += 1
    }
    return (sum, index * index)
  }

  private static func bounded(_ value: BigInt, error: Int) -> BoundedValue {
    let number = Rational(value, BigInt(1) << scale).toDouble()
    return BoundedValue(value: number, errorBound: number.ulp + Double(error) * 0x1p-127)
  }
}
