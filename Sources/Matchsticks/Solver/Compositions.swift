package import ExactArithmetic
package import GameCore

/// Counts the compositions of n into parts 1…k: the complete plays of a heap of n matches with takes up to k.
///
/// Their generating function is 1 / (1 − x − … − xᵏ) = (1 − x) / (1 − 2x + xᵏ⁺¹). The plays of even length less those
/// of odd length have 1 / (1 + x + … + xᵏ) = (1 − x) / (1 − xᵏ⁺¹): 1 for n ≡ 0, −1 for n ≡ 1 (mod k + 1), else 0.
package enum Compositions {
  /// The number of compositions of `number` ≥ 0 into parts 1…`largest`, `largest` ≥ 1.
  ///
  /// Small limits by doubling, large ones by an inclusion–exclusion sum.
  package static func count(
    of number: Int, partsUpTo largest: Int, limits: SearchLimits = .none
  ) throws(SolverError) -> BigInt {
    if largest >= number { return number == 0 ? 1 : BigInt(1) << (number - 1) }
    if largest == 1 { return 1 }
    if largest <= 16, number > 200 { return try doubling(number, largest, limits) }
    return try inclusionExclusion(number, largest, limits)
  }

  /// Even less odd: 1, −1 or 0.
  package static func signedCount(of number: Int, partsUpTo largest: Int) -> Int {
    let residue = number % (largest + 1)
    return residue == 0 ? 1 : residue == 1 ? -1 : 0
  }

  /// A composition of a + b either has a cut at a, or a part that lies i ≥ 1 before and j ≥ 1 behind it, i + j ≤ k:
  /// c(a + b) = c(a)·c(b) + Σᵢ c(a − i)·(c(b − 1) + … + c(b − (k − i))).
  /// So the values at n ± a few follow from those at n / 2 ± a few.
  private static func doubling(_ number: Int, _ k: Int, _ limits: SearchLimits) throws(SolverError) -> BigInt {
    // `window[i]` = c(top − i) for i = 0…k, from values of small numbers by the recurrence.
    var path: [Int] = []
    var top = number
    while top > 4 * k + 4 {
      path.append(top)
      top = (top + 1) / 2
    }
    var window = smallWindow(top: top, k: k)
    for next in path.reversed() {
      if let reason = limits.stopReason() { throw .stopped(reason) }
      let width = next == number ? 1 : k + 1
      window = doubled(window, top: top, to: next, k: k, width: width)
      top = next
    }
    return window[0]
  }

  /// c(top), c(top − 1), …, c(top − 2k − 1), zero for negative numbers.
  private static func smallWindow(top: Int, k: Int) -> [BigInt] {
    var counts: [BigInt] = [1]
    for n in 1...max(top, 1) {
      var sum: BigInt = 0
      for part in 1...k where part <= n { sum.add(counts[n - part]) }
      counts.append(sum)
    }
    return (0...k).map { top - $0 >= 0 ? counts[top - $0] : 0 }
  }

  /// The window at `next`, which is 2·top or 2·top − 1, from the window at `top`: `width` values.
  private static func doubled(_ window: [BigInt], top: Int, to next: Int, k: Int, width: Int) -> [BigInt] {
    // Lower values by running the recurrence backwards: c(n − k) = c(n) − c(n − 1) − … − c(n − k + 1).
    var values = window
    while values.count < 2 * k + 2 {
      let start = values.count - k
      var value = values[start]
      for offset in 1..<k { value.subtract(values[start + offset]) }
      values.append(value)
    }
    // values[i] = c(top − i), continued below 0 as the recurrence says.
    var result: [BigInt] = []
    for offset in 0..<width {
      // next − offset = (top − left) + (top − right)
      let missing = 2 * top - next + offset
      let left = missing / 2
      let right = missing - left
      result.append(joined(values, left: left, right: right, k: k))
    }
    return result
  }

  private static func joined(_ values: [BigInt], left: Int, right: Int, k: Int) -> BigInt {
    var sum = values[left] * values[right]
    var run: BigInt = 0
    for i in stride(from: k - 1, through: 1, by: -1) {
      run.add(values[right + k - i])
      sum.addProduct(values[left + i], run)
    }
    return sum
  }

  /// [xⁿ] (1 − x) / (1 − 2x + xᵏ⁺¹) = s(n) − s(n − 1), s(n) = Σⱼ (−1)ʲ·C(n − jk, j)·2ⁿ⁻ʲ⁽ᵏ⁺¹⁾.
  private static func inclusionExclusion(
    _ number: Int, _ k: Int, _ limits: SearchLimits
  ) throws(SolverError) -> BigInt {
    try alternating(number, k, limits) - (number == 0 ? 0 : try alternating(number - 1, k, limits))
  }

  private static func alternating(_ n: Int, _ k: Int, _ limits: SearchLimits) throws(SolverError) -> BigInt {
    var sum: BigInt = 0
    var j = n / (k + 1)
    // From the smallest power of two up, so that one shift serves all: s = Σ ± C·2^(r + (J − j)(k + 1)).
    while j >= 0 {
      if j % 64 == 0, let reason = limits.stopReason() { throw .stopped(reason) }
      let term = BigInt.binomial(n - j * k, j) << (n - j * (k + 1))
      if j.isMultiple(of: 2) { sum.add(term) } else { sum.subtract(term) }
      j -= 1
    }
    return sum
  }
}
