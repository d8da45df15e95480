internal import CGMP

// In place: no memory is taken unless the number grows or is shared with a copy.
extension BigInt {
  /// Adds `other` in place.
  public mutating func add(_ other: BigInt) {
    unsafe writing { sum in unsafe other.reading { unsafe __gmpz_add(sum, sum, $0) } }
  }

  /// Adds `other` in place.
  public mutating func add(_ other: Int) {
    unsafe writing { sum in
      if other >= 0 {
        unsafe __gmpz_add_ui(sum, sum, other.magnitude)
      } else {
        unsafe __gmpz_sub_ui(sum, sum, other.magnitude)
      }
    }
  }

  /// Subtracts `other` in place.
  public mutating func subtract(_ other: BigInt) {
    unsafe writing { difference in unsafe other.reading { unsafe __gmpz_sub(difference, difference, $0) } }
  }

  /// Subtracts `other` in place.
  public mutating func subtract(_ other: Int) {
    unsafe writing { difference in
      if other >= 0 {
        unsafe __gmpz_sub_ui(difference, difference, other.magnitude)
      } else {
        unsafe __gmpz_add_ui(difference, difference, other.magnitude)
      }
    }
  }

  /// Multiplies by `other` in place.
  public mutating func multiply(by other: BigInt) {
    unsafe writing { product in unsafe other.reading { unsafe __gmpz_mul(product, product, $0) } }
  }

  /// Multiplies by `other` in place.
  public mutating func multiply(by other: Int) {
    unsafe writing { product in unsafe __gmpz_mul_si(product, product, other) }
  }

  /// Adds `left · right` in place.
  public mutating func addProduct(_ left: BigInt, _ right: BigInt) {
    unsafe writing { sum in
      unsafe left.reading { left in unsafe right.reading { right in unsafe __gmpz_addmul(sum, left, right) } }
    }
  }

  /// Adds `left · right` in place.
  public mutating func addProduct(_ left: BigInt, _ right: Int) {
    unsafe writing { sum in
      unsafe left.reading { left in
        if right >= 0 {
          unsafe __gmpz_addmul_ui(sum, left, right.magnitude)
        } else {
          unsafe __gmpz_submul_ui(sum, left, right.magnitude)
        }
      }
    }
  }

  /// Subtracts `left · right` in place.
  public mutating func subtractProduct(_ left: BigInt, _ right: BigInt) {
    unsafe writing { difference in
      unsafe left.reading { left in unsafe right.reading { right in unsafe __gmpz_submul(difference, left, right) } }
    }
  }

  /// Changes the sign in place.
  public mutating func negate() { unsafe writing { unsafe __gmpz_neg($0, $0) } }

  /// The absolute value.
  public var magnitude: BigInt {
    unsafe BigInt.making { result in unsafe reading { unsafe __gmpz_abs(result, $0) } }
  }
}

// Operators: a new number each.
extension BigInt {
  /// The sum.
  public static func + (left: BigInt, right: BigInt) -> BigInt {
    unsafe making { sum in unsafe left.reading { left in unsafe right.reading { unsafe __gmpz_add(sum, left, $0) } } }
  }

  /// The difference.
  public static func - (left: BigInt, right: BigInt) -> BigInt {
    unsafe making { difference in
      unsafe left.reading { left in unsafe right.reading { unsafe __gmpz_sub(difference, left, $0) } }
    }
  }

  /// The product.
  public static func * (left: BigInt, right: BigInt) -> BigInt {
    unsafe making { product in
      unsafe left.reading { left in unsafe right.reading { unsafe __gmpz_mul(product, left, $0) } }
    }
  }

  /// The number with the other sign.
  public static prefix func - (operand: BigInt) -> BigInt {
    unsafe making { result in unsafe operand.reading { unsafe __gmpz_neg(result, $0) } }
  }

  /// The sum.
  public static func + (left: BigInt, right: Int) -> BigInt {
    var sum = left
    sum.add(right)
    return sum
  }

  /// The difference.
  public static func - (left: BigInt, right: Int) -> BigInt {
    var difference = left
    difference.subtract(right)
    return difference
  }

  /// The product.
  public static func * (left: BigInt, right: Int) -> BigInt {
    unsafe making { product in unsafe left.reading { unsafe __gmpz_mul_si(product, $0, right) } }
  }

  /// Adds in place.
  public static func += (left: inout BigInt, right: BigInt) { left.add(right) }
  /// Adds in place.
  public static func += (left: inout BigInt, right: Int) { left.add(right) }
  /// Subtracts in place.
  public static func -= (left: inout BigInt, right: BigInt) { left.subtract(right) }
  /// Subtracts in place.
  public static func -= (left: inout BigInt, right: Int) { left.subtract(right) }
  /// Multiplies in place.
  public static func *= (left: inout BigInt, right: BigInt) { left.multiply(by: right) }
  /// Multiplies in place.
  public static func *= (left: inout BigInt, right: Int) { left.multiply(by: right) }

  /// The number times 2 to the power `count` (≥ 0).
  public static func << (left: BigInt, count: Int) -> BigInt {
    precondition(count >= 0, "a shift count can't be negative")
    return unsafe making { result in unsafe left.reading { unsafe __gmpz_mul_2exp(result, $0, UInt(count)) } }
  }

  /// The number divided by 2 to the power `count` (≥ 0), rounded down.
  public static func >> (left: BigInt, count: Int) -> BigInt {
    precondition(count >= 0, "a shift count can't be negative")
    return unsafe making { result in unsafe left.reading { unsafe __gmpz_fdiv_q_2exp(result, $0, UInt(count)) } }
  }
}
