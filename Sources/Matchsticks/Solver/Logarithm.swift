/// Logarithms without the system's mathematics library.
enum Logarithm {
  /// The logarithm to base 2 of x ≥ 1, to some 50 bits, by repeated squaring.
  static func base2(_ x: Double) -> Double {
    var mantissa = x.significand
    var (result, bit) = (Double(x.exponent), 0.5)
    for _ in 0..<50 {
      mantissa *= mantissa
      if mantissa >= 2 {
        mantissa /= 2
        result += bit
      }
      bit /= 2
    }
    return result
  }
}
