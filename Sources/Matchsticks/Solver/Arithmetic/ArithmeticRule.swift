/// Proves that the Grundy values of a code grow from period to period: G(n + p) = G(n) + s for
/// every n ≥ n₀, as in Lasker's nim. It holds for finite codes and for endless ones, with moves
/// that leave up to three heaps.
///
/// Let the equation hold for the computed values G(0), …, G(N + kp − 1), k ≥ 1, and let F be these
/// values, continued by it. F = G is shown for n ≥ N by induction. Let m be the largest power of
/// two in s, and s = mσ. The *low part* of a value is its rest modulo m, the *high part* its
/// quotient by m: from n to n + p the low part of F stays, and the high part grows by σ. Heaps are
/// *small* below n₀, *large* from there on.
///
/// **F(n) isn't an option of n** (``ArithmeticCandidate/avoidsOptions``) and **every value below
/// F(n) is one** (``ArithmeticReach``).
struct ArithmeticRule {
  private let code: TakeAndBreakCode

  /// How many values are examined, at most.
  static let mostValues = 1024
  private static let longestPeriod = 64

  /// The rule for a code; `nil` for finite codes that leave two heaps at most, whose values have
  /// never been seen to grow so, and for codes that never break a heap.
  init?(_ code: TakeAndBreakCode) {
    guard code.mostHeapsLeft > (code.lastPlace == nil ? 1 : 2) else { return nil }
    self.code = code
  }

  private var longestPreperiod: Int { code.lastPlace == nil ? 64 : 512 }

  /// How many periods a step of the induction may take.
  static func multiples(_ code: TakeAndBreakCode) -> [Int] {
    let repeating = code.repeating.count
    return repeating > 1 ? [1, 2, repeating, 2 * repeating] : [1, 2]
  }

  /// The period that the values of the heaps 0, 1, 2, … prove; the fewest that do are used, so that
  /// more values say the same.
  func period(of values: [Int]) -> ProvedPeriod? {
    var size = 8
    while size <= min(values.count, Self.mostValues) {
      if let period = period(ofExactly: Array(values.prefix(size))) { return period }
      size += max(8, size / 32 * 8)
    }
    return nil
  }

  private func period(ofExactly values: [Int]) -> ProvedPeriod? {
    let count = values.count
    for period in 1...min(Self.longestPeriod, count / 3) {
      let saltus = values[count - 1] - values[count - 1 - period]
      guard saltus > 0 else { continue }
      var start = count - period
      while start > 0, values[start - 1] + saltus == values[start - 1 + period] { start -= 1 }
      guard start <= longestPreperiod, start + 2 * period <= count else { continue }
      let candidate = ArithmeticCandidate(
        code: code, values: values, start: max(start, 1), period: period, saltus: saltus)
      guard candidate.avoidsOptions, Self.multiples(code).contains(where: candidate.reachesAllBelow) else { continue }
      return ProvedPeriod(preperiod: start, period: period, saltus: saltus, checkedTo: count - period - 1)
    }
    return nil
  }
}
