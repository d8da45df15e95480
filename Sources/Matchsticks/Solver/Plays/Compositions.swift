import ExactArithmetic
import GameCore

/// Counts the compositions of n into given parts: the sequences of takes that remove exactly n
/// matches.
///
/// c(n) = Σ c(n − s) over the parts s, c(0) = 1; with `sign` −1 every take changes the sign, which
/// gives the compositions of even length less those of odd length.
package struct Compositions: Sendable {
  /// The parts, ascending.
  let parts: [Int]
  /// 1 or −1: the weight of a take.
  let sign: Int
  private var largest: Int { parts[parts.count - 1] }

  package init(parts: [Int], sign: Int = 1) {
    self.parts = parts
    self.sign = sign
  }

  /// c(number), c(number − 1), …, c(number − width + 1); zero below 0.
  package func counts(
    endingAt number: Int, width: Int, limits: SearchLimits = .none
  ) throws(SolverError) -> [BigInt] {
    if largest <= Self.largestDoubled, number > 8 * largest + 8 {
      return try doubling(number, width: width, limits)
    }
    return try stepping(number, width: width, limits)
  }

  /// Parts up to this size are worth doubling.
  static let largestDoubled = 24

  // MARK: Doubling

  /// A composition of a + b either has a cut at a, or a part s that extends i before and s − i
  /// after it: c(a + b) = c(a)·c(b) + sign · Σₛ Σᵢ₌₁…ₛ₋₁ c(a − i)·c(b − (s − i)).
  private func doubling(_ number: Int, width: Int, _ limits: SearchLimits) throws(SolverError) -> [BigInt] {
    let m = largest
    var path: [(top: Int, width: Int)] = []
    var top = number
    while top > 4 * m + 4 {
      path.append((top, path.isEmpty ? width : m + 1))
      top = (top + 1) / 2
    }
    var window = try stepping(top, width: m + 1, .none)
    for next in path.reversed() {
      if let reason = limits.stopReason() { throw .stopped(reason) }
      let values = extended(window)
      window = (0..<next.width).map { offset in
        let missing = 2 * top - next.top + offset
        return joined(values, left: missing / 2, right: missing - missing / 2)
      }
      top = next.top
    }
    return window
  }

  /// More values downwards by the recurrence backwards: sign·c(n − m) = c(n) − sign·Σ c(n − s) over
  /// the smaller s.
  private func extended(_ window: [BigInt]) -> [BigInt] {
    var values = window
    while values.count < 3 * largest + 3 {
      let start = values.count - largest
      var value = sign == 1 ? values[start] : -values[start]
      for part in parts.dropLast() { value.subtract(values[start + part]) }
      values.append(value)
    }
    return values
  }

  /// c((top − left) + (top − right)), where values[i] = c(top − i).
  private func joined(_ values: [BigInt], left: Int, right: Int) -> BigInt {
    var crossing: BigInt = 0
    for i in stride(from: 1, to: largest, by: 1) {
      var run: BigInt = 0
      for part in parts where part > i { run.add(values[right + part - i]) }
      crossing.addProduct(values[left + i], run)
    }
    let cut = values[left] * values[right]
    return sign == 1 ? cut + crossing : cut - crossing
  }

  // MARK: Step by step

  private func stepping(_ number: Int, width: Int, _ limits: SearchLimits) throws(SolverError) -> [BigInt] {
    let size = max(largest, width) + 1
    var ring = [BigInt](repeating: 0, count: size)
    for n in 0...max(number, 0) {
      if n % 256 == 0, let reason = limits.stopReason(nodes: UInt64(n)) { throw .stopped(reason) }
      var count: BigInt = n == 0 ? 1 : 0
      for part in parts where part <= n { count.add(ring[(n - part) % size]) }
      if sign == -1, n > 0 { count.negate() }
      ring[n % size] = count
    }
    return (0..<width).map { number - $0 >= 0 ? ring[(number - $0) % size] : 0 }
  }

  // MARK: Parts 1…k

  /// The number of compositions of `number` ≥ 0 into parts 1…`largest`, `largest` ≥ 1.
  ///
  /// The generating function is 1 / (1 − x − … − xᵏ) = (1 − x) / (1 − 2x + xᵏ⁺¹), so c(n) = s(n) −
  /// s(n − 1) with s(n) = Σⱼ (−1)ʲ·C(n − jk, j)·2ⁿ⁻ʲ⁽ᵏ⁺¹⁾, a sum of n / (k + 1) terms: best for
  /// large k.
  package static func count(
    of number: Int, partsUpTo largest: Int, limits: SearchLimits = .none
  ) throws(SolverError) -> BigInt {
    if largest >= number { return number == 0 ? 1 : BigInt(1) << (number - 1) }
    if largest == 1 { return 1 }
    if largest <= largestDoubled {
      return try Compositions(parts: Array(1...largest)).counts(endingAt: number, width: 1, limits: limits)[0]
    }
    return try alternating(number, largest, limits) - alternating(number - 1, largest, limits)
  }

  /// Even less odd: 1 / (1 + x + … + xᵏ) = (1 − x) / (1 − xᵏ⁺¹): 1 for n ≡ 0, −1 for n ≡ 1 (mod k +
  /// 1), otherwise 0.
  package static func signedCount(of number: Int, partsUpTo largest: Int) -> Int {
    let residue = number % (largest + 1)
    return residue == 0 ? 1 : residue == 1 ? -1 : 0
  }

  /// s(n), the binomial of each term from that of the one before:
  /// C(n − (j + 1)k, j + 1) = C(n − jk, j) · (n − jk − j)…(n − jk − j − k) / ((j + 1)·(n − jk)…(n −
  /// jk − k + 1)).
  private static func alternating(_ n: Int, _ k: Int, _ limits: SearchLimits) throws(SolverError) -> BigInt {
    var sum: BigInt = 0
    var binomial: BigInt = 1
    for j in 0...(n / (k + 1)) {
      if j % 16 == 0, let reason = limits.stopReason(nodes: UInt64(j)) { throw .stopped(reason) }
      let term = binomial << (n - j * (k + 1))
      if j.isMultiple(of: 2) { sum.add(term) } else { sum.subtract(term) }
      let top = n - j * k
      guard j < n / (k + 1) else { break }
      binomial = k <= 64 ? ratio(binomial, top: top, j: j, k: k) : BigInt.binomial(top - k, j + 1)
    }
    return sum
  }

  /// The next binomial; factors are joined in pairs, which halves the passes over the long number.
  private static func ratio(_ binomial: BigInt, top: Int, j: Int, k: Int) -> BigInt {
    var numerator: BigInt = 1
    var denominator = BigInt(j + 1)
    for offset in 0...k { numerator.multiply(by: top - j - offset) }
    for offset in 0..<k { denominator.multiply(by: top - offset) }
    var next = binomial * numerator
    next.divideExactly(by: denominator)
    return next
  }
}
