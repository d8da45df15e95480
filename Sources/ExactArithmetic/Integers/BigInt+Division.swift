internal import CGMP

// n = q·d + r with 0 ≤ r < |d|, whatever the signs. For d > 0 this is division rounded down; for
// d < 0 rounded up.
extension BigInt {
  /// The Euclidean quotient and remainder: `self == quotient * divisor + remainder`, 0 ≤
  /// remainder < |divisor|.
  ///
  /// `divisor` must not be 0.
  public func quotientAndRemainder(dividingBy divisor: BigInt) -> (quotient: BigInt, remainder: BigInt) {
    precondition(!divisor.isZero, "division by zero")
    var remainder = BigInt()
    let quotient = unsafe BigInt.making { quotient in
      unsafe remainder.writing { remainder in
        unsafe reading { dividend in
          unsafe divisor.reading { divisor in
            if unsafe puzzlelab_mpz_sgn(divisor) > 0 {
              unsafe __gmpz_fdiv_qr(quotient, remainder, dividend, divisor)
            } else {
              unsafe __gmpz_cdiv_qr(quotient, remainder, dividend, divisor)
            }
          }
        }
      }
    }
    return (quotient, remainder)
  }

  /// The Euclidean quotient; `right` must not be 0.
  public static func / (left: BigInt, right: BigInt) -> BigInt { left.quotientAndRemainder(dividingBy: right).quotient }

  /// The Euclidean remainder, 0 ≤ remainder < |right|; `right` must not be 0.
  public static func % (left: BigInt, right: BigInt) -> BigInt {
    var result = left
    result.formRemainder(dividingBy: right)
    return result
  }

  /// The Euclidean remainder of the division by a machine word; `right` must not be 0.
  /// - Complexity: O(digits), without taking memory.
  public static func % (left: BigInt, right: UInt) -> UInt {
    precondition(right != 0, "division by zero")
    return unsafe left.reading { unsafe __gmpz_fdiv_ui($0, right) }
  }

  /// Replaces the number by its Euclidean remainder; `divisor` must not be 0.
  public mutating func formRemainder(dividingBy divisor: BigInt) {
    precondition(!divisor.isZero, "division by zero")
    unsafe writing { number in unsafe divisor.reading { unsafe __gmpz_mod(number, number, $0) } }
  }

  /// Divides in place by a divisor of the number, faster than a division with remainder.
  ///
  /// `divisor` must divide the number; the result is meaningless otherwise.
  public mutating func divideExactly(by divisor: BigInt) {
    precondition(!divisor.isZero, "division by zero")
    unsafe writing { number in unsafe divisor.reading { unsafe __gmpz_divexact(number, number, $0) } }
  }

  /// Divides in place by a divisor of the number that is at least 1.
  ///
  /// `divisor` must divide the number; the result is meaningless otherwise.
  public mutating func divideExactly(by divisor: Int) {
    precondition(divisor > 0, "the divisor must be positive")
    unsafe writing { number in unsafe __gmpz_divexact_ui(number, number, divisor.magnitude) }
  }

  /// Whether `divisor` divides the number; 0 divides only 0.
  public func isMultiple(of divisor: BigInt) -> Bool {
    unsafe reading { number in unsafe divisor.reading { unsafe __gmpz_divisible_p(number, $0) != 0 } }
  }

  /// The greatest common divisor, never negative; gcd(0, 0) = 0.
  public static func greatestCommonDivisor(_ left: BigInt, _ right: BigInt) -> BigInt {
    unsafe making { result in
      unsafe left.reading { left in unsafe right.reading { unsafe __gmpz_gcd(result, left, $0) } }
    }
  }

  /// The least common multiple, never negative; 0 when one of the numbers is.
  public static func leastCommonMultiple(_ left: BigInt, _ right: BigInt) -> BigInt {
    unsafe making { result in
      unsafe left.reading { left in unsafe right.reading { unsafe __gmpz_lcm(result, left, $0) } }
    }
  }
}
