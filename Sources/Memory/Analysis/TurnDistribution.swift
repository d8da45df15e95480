import ExactArithmetic
import GameCore

/// How many turns the solitaire takes, exactly: for each number of turns the number of
/// arrangements.
///
/// The counts obey the recurrence of ``ExactRow`` with a turn counter: with e = turns − pairs the
/// extra turns,
///     C(n,k;e) = k·C(n−1,k−1;e) + C(n−1,k;e) + k·C(n−1,k;e−1) + C(n,k+2;e−1),
/// and no play needs more than n − k extra ones. Always turning an unknown second card is the best
/// play.
public struct TurnDistribution: Sendable, Equatable {
  /// The number of pairs.
  public let pairs: Int
  /// The number of arrangements that take `pairs + index` turns.
  public let counts: [BigInt]
  /// The number of all arrangements, (2n − 1)!!.
  public let total: BigInt

  /// The distribution for a fresh table of `pairs` (≥ 1) pairs.
  /// - Complexity: O(n³) operations on integers of about n log₂ n bits; 0.4 s for n = 200.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work.
  public init(pairs: Int, limits: SearchLimits = .none, observer: Observer = .silent) throws(Stopped) {
    precondition(pairs >= 1, "an empty table has no turns")
    var previous: [[BigInt]] = [[1]]
    for size in 1...pairs {
      try limits.check()
      previous = TurnDistribution.row(pairs: size, after: previous)
      if size.isMultiple(of: 25) { observer.report(.pairs(size, of: pairs)) }
    }
    self.pairs = pairs
    // A fresh table never needs n extra turns.
    counts = Array(previous[0].dropLast())
    total = previous[0].reduce(into: BigInt()) { $0.add($1) }
  }

  /// The counts of extra turns in the states (n,0) … (n,n).
  private static func row(pairs: Int, after previous: [[BigInt]]) -> [[BigInt]] {
    var row = [[BigInt]](repeating: [], count: pairs + 1)
    for known in stride(from: pairs, through: 0, by: -1) {
      var counts = [BigInt](repeating: 0, count: pairs - known + 1)
      TurnMove.twoUnknown.forEachResult(pairs: pairs, known: known) { next in
        let source = next.isSmaller ? previous[next.known] : row[next.known]
        accumulate(source, times: next.taken, into: &counts, shift: 0)
        accumulate(source, times: next.given + next.missed, into: &counts, shift: 1)
      }
      row[known] = counts
    }
    return row
  }

  private static func accumulate(_ source: [BigInt], times factor: Int, into sums: inout [BigInt], shift: Int) {
    guard factor > 0 else { return }
    for (extra, count) in source.enumerated() { sums[extra + shift].accumulate(count, times: factor) }
  }

  /// The number of turns at `index` of ``counts``.
  public func turns(at index: Int) -> Int { pairs + index }

  /// The smallest number of turns t with P(turns ≤ t) ≥ `fraction`, which must be in 0…1.
  public func quantile(_ fraction: Rational) -> Int {
    precondition(fraction >= 0 && fraction <= 1, "a quantile is asked for a fraction of the plays")
    var cumulated: BigInt = 0
    for (index, count) in counts.enumerated() {
      cumulated.add(count)
      if cumulated * fraction.denominator >= total * fraction.numerator, !cumulated.isZero { return turns(at: index) }
    }
    return turns(at: counts.count - 1)
  }

  /// The expected number of turns.
  public var mean: Rational { moment { BigInt($0) } }

  /// The variance of the number of turns.
  public var variance: Rational {
    let mean = mean
    return moment { BigInt($0 * $0) } - mean * mean
  }

  private func moment(_ function: (Int) -> BigInt) -> Rational {
    var sum: BigInt = 0
    for (index, count) in counts.enumerated() { sum.addProduct(count, function(turns(at: index))) }
    return Rational(sum, total)
  }
}

extension BigInt {
  /// Adds `value` · `factor` (≥ 1) in place; the first addend to 0 is taken over in one piece, at
  /// its own length.
  mutating func accumulate(_ value: BigInt, times factor: Int) {
    if !isZero {
      addProduct(value, factor)
    } else {
      self = factor == 1 ? value : value * factor
    }
  }
}
