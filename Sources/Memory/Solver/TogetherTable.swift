import ExactArithmetic
import GameCore

/// The solitaire in which both cards of a turn are named before either is shown, exactly.
///
/// The state is (n,k) as in ``ExactRow``, and known pairs are taken when convenient, a turn each.
/// Two unknown cards may be the mates of two known ones, the mate of one and a new card, a pair, or
/// two new cards; a known card with an unknown one may be a pair, or show the mate of another known
/// card, or a new one. In sums over all arrangements:
///     two unknown: T(n,k) + S(n−1,k) + 2k·(T + S)(n−1,k) + k(k−1)·(2T + S)(n−2,k−2) + S(n,k+2)
///     one unknown: T(n,k) + S(n−1,k−1) + (k−1)·(T + S)(n−1,k−1) + S(n,k+1)
/// Two are best while at least three cards are unknown, and the value is
///     2n − 1 − k(u − 1) / 2u,  u = 2n − k,
/// for n ≥ 1: a fresh table takes exactly 2n − 1 turns on average (docs/memory.md has the proof).
public enum TogetherTable {
  /// The expected turns of fresh tables of 1…`pairs` (≥ 1) pairs.
  /// - Complexity: O(n²) operations on integers of about n log₂ n bits.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work.
  public static func expectedTurns(pairs: Int, limits: SearchLimits = .none) throws(Stopped) -> [Rational] {
    try rows(pairs: pairs, limits: limits) { $0.value(known: 0) }
  }

  /// The expected turns of all states of 1…`pairs` pairs, by n − 1 and k.
  package static func allTurns(pairs: Int, limits: SearchLimits = .none) throws(Stopped) -> [[Rational]] {
    try rows(pairs: pairs, limits: limits) { row in (0...row.pairs).map { row.value(known: $0) } }
  }

  private static func rows<Value>(
    pairs: Int, limits: SearchLimits, _ value: (Row) -> Value
  ) throws(Stopped) -> [Value] {
    var (before, last) = (Row(), Row())
    var values: [Value] = []
    for _ in 0..<pairs {
      try limits.check()
      (before, last) = (last, Row(after: last, before))
      values.append(value(last))
    }
    return values
  }

  /// The expected turns with `known` (0…`pairs`) known cards, which are all different, of `pairs`
  /// (≥ 1) pairs.
  public static func closedForm(pairs: Int, known: Int) -> Rational {
    let unknown = 2 * pairs - known
    return Rational(2 * pairs - 1) - Rational(known * (unknown - 1), 2 * unknown)
  }

  /// The states of n pairs.
  private struct Row {
    let pairs: Int
    let arrangements: [BigInt]
    var sums: [BigInt]

    /// Nothing known of an empty table, the only one of its size.
    init() { (pairs, arrangements, sums) = (0, [1], [0]) }

    func value(known: Int) -> Rational { Rational(sums[known], arrangements[known]) }

    init(after last: Row, _ before: Row) {
      pairs = last.pairs + 1
      arrangements = ExactRow.arrangements(pairs: pairs)
      sums = [BigInt](repeating: 0, count: pairs + 1)
      for known in stride(from: pairs, through: 0, by: -1) {
        let options = [twoUnknown(known, last, before), oneUnknown(known, last)].compactMap { $0 }
        sums[known] = options.min() ?? 0
      }
    }

    private func twoUnknown(_ known: Int, _ last: Row, _ before: Row) -> BigInt? {
      guard 2 * pairs - known >= 2 else { return nil }
      var sum = arrangements[known]
      if known < pairs {
        sum.addProduct(last.sums[known], 1 + 2 * known)
        sum.addProduct(last.arrangements[known], 2 * known)
      }
      if known >= 2 {
        sum.addProduct(before.sums[known - 2], known * (known - 1))
        sum.addProduct(before.arrangements[known - 2], 2 * known * (known - 1))
      }
      if known + 2 <= pairs { sum.add(sums[known + 2]) }
      return sum
    }

    private func oneUnknown(_ known: Int, _ last: Row) -> BigInt? {
      guard known >= 1 else { return nil }
      var sum = arrangements[known]
      sum.addProduct(last.sums[known - 1], known)
      sum.addProduct(last.arrangements[known - 1], known - 1)
      if known < pairs { sum.add(sums[known + 1]) }
      return sum
    }
  }
}
