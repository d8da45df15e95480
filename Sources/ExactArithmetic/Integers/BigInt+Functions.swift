internal import CGMP

extension BigInt {
  /// `base` to the power `exponent` (≥ 0); 0⁰ = 1.
  public static func power(_ base: BigInt, _ exponent: Int) -> BigInt {
    precondition(exponent >= 0, "the power of an integer needs a natural exponent")
    return unsafe making { result in unsafe base.reading { unsafe __gmpz_pow_ui(result, $0, exponent.magnitude) } }
  }

  /// `base` to the power `exponent` (≥ 0) modulo `modulus` (≥ 1), in 0..<modulus.
  public static func power(_ base: BigInt, _ exponent: BigInt, modulo modulus: BigInt) -> BigInt {
    precondition(!exponent.isNegative, "a modular power needs a natural exponent")
    precondition(modulus > 0, "the modulus must be positive")
    return unsafe making { result in
      unsafe base.reading { base in
        unsafe exponent.reading { exponent in
          unsafe modulus.reading { unsafe __gmpz_powm(result, base, exponent, $0) }
        }
      }
    }
  }

  /// The number of ways to choose `k` of `n` things; 0 unless 0 ≤ k ≤ n. `n` must not be negative.
  public static func binomial(_ n: Int, _ k: Int) -> BigInt {
    precondition(n >= 0, "a binomial coefficient is counted from n ≥ 0 things")
    guard k >= 0, k <= n else { return 0 }
    return unsafe making { unsafe __gmpz_bin_uiui($0, n.magnitude, min(k, n - k).magnitude) }
  }

  /// The number of orders of `n` (≥ 0) things.
  public static func factorial(_ n: Int) -> BigInt {
    precondition(n >= 0, "the factorial of a negative number doesn't exist")
    return unsafe making { unsafe __gmpz_fac_ui($0, n.magnitude) }
  }

  /// The largest integer whose square is at most the number, which must not be negative.
  public func squareRoot() -> BigInt {
    precondition(!isNegative, "the square root of a negative number doesn't exist")
    return unsafe BigInt.making { result in unsafe reading { unsafe __gmpz_sqrt(result, $0) } }
  }
}
