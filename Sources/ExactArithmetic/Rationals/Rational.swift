/// A fraction of integers of any size, always in lowest terms with a positive denominator.
public struct Rational: Sendable, Hashable {
  /// The numerator; carries the sign.
  public let numerator: BigInt
  /// The denominator, at least 1.
  public let denominator: BigInt

  /// Creates `numerator / denominator`; the denominator must not be 0.
  public init(_ numerator: BigInt, _ denominator: BigInt) {
    precondition(!denominator.isZero, "a fraction needs a denominator other than 0")
    let divisor = BigInt.greatestCommonDivisor(numerator, denominator)
    var lowestNumerator = numerator
    var lowestDenominator = denominator
    if divisor != 1 {
      lowestNumerator.divideExactly(by: divisor)
      lowestDenominator.divideExactly(by: divisor)
    }
    if lowestDenominator.isNegative {
      lowestNumerator.negate()
      lowestDenominator.negate()
    }
    self.numerator = lowestNumerator
    self.denominator = lowestDenominator
  }

  /// Creates `numerator / denominator`; the denominator must not be 0.
  public init(_ numerator: Int, _ denominator: Int) { self.init(BigInt(numerator), BigInt(denominator)) }

  /// Creates a whole number.
  public init(_ value: BigInt) {
    numerator = value
    denominator = 1
  }

  /// Creates a whole number.
  public init(_ value: Int) { self.init(BigInt(value)) }

  /// Creates the fraction that a finite `value` is exactly; `nil` for infinities and NaN.
  public init?(exactly value: Double) {
    guard value.isFinite else { return nil }
    guard value != 0, let significand = BigInt(exactly: value.significand * 0x1p52) else {
      self.init(0)
      return
    }
    let exponent = Int(value.exponent) - 52
    let signed = value < 0 ? -significand : significand
    if exponent >= 0 {
      self.init(signed << exponent)
    } else {
      self.init(signed, BigInt(1) << -exponent)
    }
  }

  init(lowestNumerator: BigInt, lowestDenominator: BigInt) {
    numerator = lowestNumerator
    denominator = lowestDenominator
  }
}

extension Rational: ExpressibleByIntegerLiteral {
  /// Creates a whole number.
  public init(integerLiteral value: StaticBigInt) { self.init(BigInt(integerLiteral: value)) }
}

extension Rational: Comparable, CustomStringConvertible {
  /// Whether `left` is the smaller number.
  public static func < (left: Rational, right: Rational) -> Bool {
    if left.denominator == right.denominator { return left.numerator < right.numerator }
    return left.numerator * right.denominator < right.numerator * left.denominator
  }

  /// `numerator/denominator`, or the numerator alone for whole numbers.
  public var description: String {
    denominator == 1 ? numerator.description : "\(numerator)/\(denominator)"
  }
}

extension Rational {
  /// Whether the number is 0.
  public var isZero: Bool { numerator.isZero }

  /// −1, 0 or 1: the sign of the number.
  public var signum: Int { numerator.signum }

  /// Whether the number is a whole one.
  public var isInteger: Bool { denominator == 1 }

  /// The absolute value.
  public var magnitude: Rational {
    Rational(lowestNumerator: numerator.magnitude, lowestDenominator: denominator)
  }

  /// 1 divided by the number, which must not be 0.
  public var reciprocal: Rational {
    precondition(!isZero, "division by zero")
    return numerator.isNegative
      ? Rational(lowestNumerator: -denominator, lowestDenominator: -numerator)
      : Rational(lowestNumerator: denominator, lowestDenominator: numerator)
  }

  /// The sum.
  public static func + (left: Rational, right: Rational) -> Rational {
    if left.denominator == right.denominator { return Rational(left.numerator + right.numerator, left.denominator) }
    var numerator = left.numerator * right.denominator
    numerator.addProduct(right.numerator, left.denominator)
    return Rational(numerator, left.denominator * right.denominator)
  }

  /// The difference.
  public static func - (left: Rational, right: Rational) -> Rational { left + -right }

  /// The number with the other sign.
  public static prefix func - (operand: Rational) -> Rational {
    Rational(lowestNumerator: -operand.numerator, lowestDenominator: operand.denominator)
  }

  /// The product.
  public static func * (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.numerator, left.denominator * right.denominator)
  }

  /// The quotient; `right` must not be 0.
  public static func / (left: Rational, right: Rational) -> Rational { left * right.reciprocal }

  /// Adds in place.
  public static func += (left: inout Rational, right: Rational) { left = left + right }
  /// Subtracts in place.
  public static func -= (left: inout Rational, right: Rational) { left = left - right }
  /// Multiplies in place.
  public static func *= (left: inout Rational, right: Rational) { left = left * right }
  /// Divides in place; `right` must not be 0.
  public static func /= (left: inout Rational, right: Rational) { left = left / right }

  /// `base` to the power `exponent`; a negative exponent needs a base other than 0.
  public static func power(_ base: Rational, _ exponent: Int) -> Rational {
    guard exponent >= 0 else { return power(base.reciprocal, -exponent) }
    return Rational(
      lowestNumerator: BigInt.power(base.numerator, exponent),
      lowestDenominator: BigInt.power(base.denominator, exponent))
  }
}
