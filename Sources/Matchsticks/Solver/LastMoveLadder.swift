package import ExactArithmetic

/// The losing heaps of a last-move rule in normal play, and what follows from them (Schwenk 1970).
///
/// Let f(t) ≥ t, rising with t, be what may be taken after a take of t. The ladder is h₁ = 1 and hₖ₊₁ = hₖ + hₘ with
/// the smallest m such that f(hₘ) ≥ hₖ. Every n ≥ 1 is a sum of ladder numbers, in which f of each part is less than
/// the next larger one, in exactly one way (the greedy one), and the player who may take up to c wins from n exactly
/// when c is at least the smallest part. For f(t) = 2t these are the Fibonacci numbers and Zeckendorf's sums.
///
/// The winning takes are the tails of the sum: t = the smallest parts together, with f(t) less than the next part
/// (if there is one). Indeed let t win, so that n − t is 0 or its smallest part exceeds f(t). Every part of t is at most t,
/// so f of it is less than that part: the sum of n − t followed by that of t is the sum of n.
package struct LastMoveLadder: Sendable {
  package let rule: LastMoveRule
  /// h₁ < h₂ < …, up to the bound that was asked for.
  package let rungs: [BigInt]

  /// The most bits that the ladder of a huge heap may need: half a gibibyte.
  static let bitLimit = 1 << 32

  /// The ladder up to the largest number ≤ `bound`; `nil` when it would be too long to keep.
  package init?(_ rule: LastMoveRule, upTo bound: BigInt) {
    self.rule = rule
    var rungs: [BigInt] = []
    var next: BigInt = 1
    var helper = 0
    var bits = 0
    while next <= bound {
      rungs.append(next)
      bits += next.bitCount + 256
      guard bits <= Self.bitLimit else { return nil }
      while rule.limit(after: rungs[helper]) < next { helper += 1 }
      next = next + rungs[helper]
    }
    self.rungs = rungs
  }

  /// The parts of `number`, ascending; none for 0. The number is at most the bound of the ladder.
  package func parts(of number: BigInt) -> [BigInt] {
    var rest = number
    var parts: [BigInt] = []
    var index = rungs.count - 1
    while rest >= 1, index >= 0 {
      if rungs[index] <= rest {
        parts.append(rungs[index])
        rest.subtract(rungs[index])
      }
      index -= 1
    }
    return parts.reversed()
  }

  /// The takes of at most `limit` that win from `number` matches in normal play, ascending.
  package func winningTakes(from number: BigInt, limit: BigInt) -> [BigInt] {
    let parts = parts(of: number)
    var takes: [BigInt] = []
    var take: BigInt = 0
    for (index, part) in parts.enumerated() {
      take += part
      guard take <= limit else { break }
      if index + 1 == parts.count || rule.limit(after: take) < parts[index + 1] { takes.append(take) }
    }
    return takes
  }
}
