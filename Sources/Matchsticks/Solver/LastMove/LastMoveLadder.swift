import ExactArithmetic
import GameCore

/// The losing heaps of a last-move rule in normal play, and what follows from them (Schwenk 1970).
///
/// Let f(t) ≥ t, rising with t, be what may be taken after a take of t. The ladder is h₀ = 1 and
/// hₖ₊₁ = hₖ + hₘ with the smallest m such that f(hₘ) ≥ hₖ. Every n ≥ 1 is a sum of ladder numbers,
/// in which f of each part is less than the next larger one, in exactly one way (the greedy one),
/// and the player who may take up to c wins from n exactly when c is at least the smallest part.
/// For f(t) = 2t these are the Fibonacci numbers and Zeckendorf's sums.
///
/// The winning takes are the tails of the sum: t = the smallest parts together, with f(t) less than
/// the next part (if there is one). Indeed let t win, so that n − t is 0 or its smallest part
/// exceeds f(t). Every part of t is at most t, so f of it is less than that part: the sum of n − t
/// followed by that of t is the sum of n.
///
/// Sooner or later hₖ₊₁ = hₖ + hₖ₋ᵣ with the same r forever (``LadderRecurrence``); from there on
/// numbers of any size are divided into their parts without writing the ladder down
/// (``LadderDivision``).
package struct LastMoveLadder: Sendable {
  package let rule: LastMoveRule
  /// h₀ < h₁ < …, up to the bound that was asked for, or to the place from which the recurrence
  /// continues.
  package let rungs: [BigInt]
  /// How the ladder continues after ``rungs``; `nil` when they reach the bound.
  package let recurrence: LadderRecurrence?
  /// The largest number that the ladder divides; `nil` when there is none.
  package let reach: BigInt?

  /// The most rungs that are written down, and the most bits that they may have together.
  static let rungLimit = 1 << 20
  static let bitLimit = 1 << 32
  /// From this size on the recurrence is used instead of more rungs.
  static let longNumber = 1 << 12

  /// The ladder for numbers up to `bound`; ``reach`` says if it ends before.
  /// - Throws: ``SolverError/stopped(_:)``.
  package init(_ rule: LastMoveRule, upTo bound: BigInt, limits: SearchLimits = .none) throws(SolverError) {
    var meter = WorkMeter(limits)
    self.rule = rule
    var rungs: [BigInt] = []
    var next: BigInt = 1
    var helper = 0
    var bits = 0
    var watch = LadderRecurrence.Watch(rule)
    var recurrence: LadderRecurrence?
    while next <= bound, rungs.count < Self.rungLimit, bits < Self.bitLimit {
      rungs.append(next)
      try meter.spend(1 + next.bitCount / 64)
      bits += next.bitCount + 256
      while rule.limit(after: rungs[helper]) < next { helper += 1 }
      next = next + rungs[helper]
      let isProved = watch.sees(lag: rungs.count - 1 - helper, in: rungs)
      if isProved, next.bitCount > 64, bound.bitCount > Self.longNumber {
        recurrence = LadderRecurrence(lag: watch.lag, rungs: rungs)
        if recurrence != nil { break }
      }
    }
    self.rungs = rungs
    self.recurrence = recurrence
    reach = recurrence == nil && next <= bound ? next - 1 : nil
  }

  /// The places of the parts of `number` in the ladder, ascending; none for 0. The number is at
  /// most the bound.
  /// - Throws: ``SolverError/stopped(_:)``, ``SolverError/searchTooLarge(limit:)``.
  func places(of number: BigInt, limits: SearchLimits) throws(SolverError) -> [Int] {
    var (places, rest) = ([Int](), number)
    if let recurrence, rest.bitCount > 64 {
      var division = LadderDivision(recurrence, limits: limits)
      (places, rest) = try division.divide(rest)
    }
    var below: [Int] = []
    while rest >= 1 {
      below.append(largestRung(upTo: rest, before: below.last ?? rungs.count))
      rest.subtract(rungs[below[below.count - 1]])
    }
    return below.reversed() + places
  }

  /// The place of the largest rung ≤ `number`, which is at least 1, among the first `end`.
  private func largestRung(upTo number: BigInt, before end: Int) -> Int {
    var (low, high) = (0, end)
    while high - low > 1 {
      let middle = (low + high) / 2
      if rungs[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }

  /// How many rungs are at most `bound`.
  package func count(upTo bound: BigInt) -> Int {
    guard let recurrence else { return rungs.prefix { $0 <= bound }.count }
    return recurrence.place(upTo: bound) + 1
  }
}
