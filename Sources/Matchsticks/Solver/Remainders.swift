import ExactArithmetic

/// The number below the product M of some primes that has given remainders: Σ eᵢ·M/pᵢ mod M with
/// eᵢ = rᵢ·(M/pᵢ)⁻¹ mod pᵢ.
package struct Remainders {
  private let primes: [UInt64]
  private let inverses: [UInt64]
  /// M.
  package let modulus: BigInt

  package init(_ primes: [UInt64]) {
    self.primes = primes
    let modulus = Self.combined(primes.map { _ in 0 }, primes, 0..<primes.count).modulus
    self.modulus = modulus
    inverses = primes.map { prime in
      // M mod p² is (M/p mod p)·p.
      let square = BigInt(prime) * BigInt(prime)
      let rest = ((modulus % square) / BigInt(prime)).toUInt() ?? 0
      return PrimeRun.power(UInt64(rest), prime - 2, prime)
    }
  }

  /// The number with these remainders.
  package func number(_ remainders: [UInt64]) -> BigInt {
    let factors = remainders.indices.map { PrimeRun.product(remainders[$0], inverses[$0], primes[$0]) }
    return Self.combined(factors, primes, 0..<primes.count).sum % modulus
  }

  /// Σ eᵢ·M/pᵢ and M over a range of primes, by halves.
  private static func combined(
    _ factors: [UInt64], _ primes: [UInt64], _ range: Range<Int>
  ) -> (sum: BigInt, modulus: BigInt) {
    if range.count == 1 { return (BigInt(factors[range.lowerBound]), BigInt(primes[range.lowerBound])) }
    let middle = (range.lowerBound + range.upperBound) / 2
    let left = combined(factors, primes, range.lowerBound..<middle)
    let right = combined(factors, primes, middle..<range.upperBound)
    var sum = left.sum * right.modulus
    sum.addProduct(right.sum, left.modulus)
    return (sum, left.modulus * right.modulus)
  }
}
