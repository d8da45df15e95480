import ExactArithmetic

/// The largest primes below 2⁶¹.
package struct PrimeRun {
  package private(set) var primes: [UInt64] = []

  /// At least `count` primes, a multiple of `multipleOf`, descending.
  package init(count: Int, multipleOf unit: Int) {
    let wanted = (max(count, 1) + unit - 1) / unit * unit
    var candidate: UInt64 = 1 << 61 - 1
    while primes.count < wanted {
      if Self.isPrime(candidate) { primes.append(candidate) }
      candidate -= 2
    }
  }

  private static let small: [UInt64] = [3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73]

  private static let bases: [UInt64] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]

  /// Miller and Rabin's test with the bases 2…37, which is exact for 64 bits (Sorenson & Webster
  /// 2017).
  package static func isPrime(_ number: UInt64) -> Bool {
    for prime in small where number % prime == 0 { return number == prime }
    let twos = (number - 1).trailingZeroBitCount
    return bases.allSatisfy { base in
      var power = Self.power(base, (number - 1) >> UInt64(twos), number)
      if power == 1 || power == number - 1 { return true }
      for _ in 1..<max(twos, 1) {
        power = product(power, power, number)
        if power == number - 1 { return true }
      }
      return false
    }
  }

  static func product(_ left: UInt64, _ right: UInt64, _ modulus: UInt64) -> UInt64 {
    modulus.dividingFullWidth(left.multipliedFullWidth(by: right)).remainder
  }

  static func power(_ base: UInt64, _ exponent: UInt64, _ modulus: UInt64) -> UInt64 {
    var (result, square, rest) = (UInt64(1), base % modulus, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result = product(result, square, modulus) }
      square = product(square, square, modulus)
      rest >>= 1
    }
    return result
  }
}

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
