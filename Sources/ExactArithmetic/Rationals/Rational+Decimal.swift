extension Rational {
  /// The number in positional notation, rounded to `digits` (≥ 1) significant digits, half away
  /// from zero.
  ///
  /// Never an exponent: 1/3000 to three digits is `0.000333`. The whole part is never shortened:
  /// with more places before the point than `digits` the number is rounded to a whole one. A value
  /// that needs no rounding is written without trailing zeros (`0.25`), so trailing zeros say that
  /// digits were cut (`0.250` for 0.25000001).
  /// - Complexity: one multiplication and one division of numbers with `digits` digits more.
  public func decimal(digits: Int) -> String {
    precondition(digits >= 1, "a decimal needs at least one digit")
    guard !isZero else { return "0" }
    let places = max(0, digits - 1 - decimalExponent)
    var (scaled, isExact) = scaled(toPlaces: places)
    var shownPlaces = places
    // 0.9996 to three digits is rounded up to 1.000, one digit too many.
    if places > 0, scaled.digitCount > digits, scaled % 10 == 0 {
      scaled.divideExactly(by: 10)
      shownPlaces -= 1
    }
    var text = Rational.positional(scaled, places: shownPlaces)
    if isExact, shownPlaces > 0 {
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    return numerator.isNegative ? "-" + text : text
  }

  /// The number in positional notation with exactly `places` (≥ 0) digits after the point, rounded
  /// half away from zero; a negative number that is rounded to zero has no sign.
  public func decimal(places: Int) -> String {
    precondition(places >= 0, "the number of places can't be negative")
    let (scaled, _) = scaled(toPlaces: places)
    let text = Rational.positional(scaled, places: places)
    return numerator.isNegative && !scaled.isZero ? "-" + text : text
  }

  /// The e with 10ᵉ ≤ |x| < 10ᵉ⁺¹, for x ≠ 0.
  private var decimalExponent: Int {
    let magnitude = numerator.magnitude
    // With p digits above and q below, 10^(p-1-q) < |x| < 10^(p-q+1), so e is p - q or one less.
    let candidate = magnitude.digitCount - denominator.digitCount
    let isAtLeast =
      candidate >= 0
      ? magnitude >= denominator * BigInt.power(10, candidate)
      : magnitude * BigInt.power(10, -candidate) >= denominator
    return isAtLeast ? candidate : candidate - 1
  }

  /// |x| · 10^places rounded to a whole number, half away from zero, and whether nothing was
  /// rounded off.
  private func scaled(toPlaces places: Int) -> (value: BigInt, isExact: Bool) {
    let shifted = numerator.magnitude * BigInt.power(10, places)
    var (quotient, remainder) = shifted.quotientAndRemainder(dividingBy: denominator)
    let isExact = remainder.isZero
    remainder.add(remainder)
    if remainder >= denominator { quotient.add(1) }
    return (quotient, isExact)
  }

  /// The digits of `value` (≥ 0) with the point before the last `places` of them.
  private static func positional(_ value: BigInt, places: Int) -> String {
    let digits = value.description
    guard places > 0 else { return digits }
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    let point = padded.utf8.index(padded.utf8.endIndex, offsetBy: -places)
    return String(padded[..<point]) + "." + String(padded[point...])
  }
}
