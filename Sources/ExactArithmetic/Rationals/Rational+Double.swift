extension Rational {
  /// The nearest `Double`, ties to even; ±infinity beyond the range, subnormal numbers rounded
  /// once.
  ///
  /// With q = ⌊|x|·2ˢ⌋, s chosen so that q has 62 or 63 bits (or fewer for tiny x), and a sticky
  /// bit for what the division left over, q is rounded to the bits that fit into the result; the
  /// rest is an exact scaling.
  public func toDouble() -> Double {
    guard !isZero else { return 0 }
    let magnitude = numerator.magnitude
    let shift = min(62 - (magnitude.bitCount - denominator.bitCount), 1100)
    if shift < -1200 { return signum < 0 ? -.infinity : .infinity }
    let (quotient, remainder) =
      shift >= 0
      ? (magnitude << shift).quotientAndRemainder(dividingBy: denominator)
      : magnitude.quotientAndRemainder(dividingBy: denominator << -shift)
    guard let bits = quotient.toUInt() else { return signum < 0 ? -.infinity : .infinity }
    // The lowest bit of a double is worth at least 2^-1074.
    let dropped = max(bits.significantBitCount - 53, shift - 1074, 0)
    let rounded = Rational.roundingToEven(bits, dropping: dropped, isSticky: !remainder.isZero)
    let value = Double(sign: .plus, exponent: dropped - shift, significand: Double(rounded))
    return signum < 0 ? -value : value
  }

  /// `bits` without its `count` lowest bits, rounded to nearest, ties to even; `isSticky` says that
  /// a little more than `bits` is meant.
  private static func roundingToEven(_ bits: UInt, dropping count: Int, isSticky: Bool) -> UInt {
    guard count > 0 else { return bits }
    let kept = bits >> count
    let rest = bits & ((1 << count) - 1)
    let half: UInt = 1 << (count - 1)
    let isUp = rest > half || (rest == half && (isSticky || kept & 1 == 1))
    return isUp ? kept + 1 : kept
  }
}

extension UInt {
  /// ⌊log₂ n⌋ + 1; 0 for 0.
  fileprivate var significantBitCount: Int { bitWidth - leadingZeroBitCount }
}
