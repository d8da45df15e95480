import ExactArithmetic
import Testing

@Suite struct ChiSquareTests {
  /// Percentage points of Abramowitz–Stegun, table 26.8: three or more decimals.
  @Test(arguments: [
    (1, "3.84146", 0.05), (1, "10.8276", 0.001), (2, "5.99146", 0.05), (3, "0.0717212", 0.995), (5, "11.0705", 0.05),
    (7, "18.4753", 0.01), (10, "18.3070", 0.05), (15, "24.9958", 0.05), (30, "43.7729", 0.05), (60, "88.3794", 0.01),
    (100, "124.342", 0.05),
  ])
  func `tails agree with tables`(freedom: Int, value: String, chance: Double) throws {
    let parts = value.split(separator: ".")
    let scale = parts[1].reduce(1) { power, _ in power * 10 }
    let rational = Rational(try #require(Int(parts[0] + parts[1])), scale)
    #expect(abs(ChiSquare.tail(rational, degreesOfFreedom: freedom) / chance - 1) < 1e-4)
  }

  /// To the digits of mpmath.gammainc(a, x, regularized=True) with 50 digits.
  @Test(arguments: [
    (1, Rational(1, 2), 0.47950012218695346), (1, 1200, 6.09956881480843369e-263), (3, 7, 0.0718977724964651275),
    (4, Rational(1, 1_000_000), 0.999999999999875), (9, Rational(25, 3), 0.500934447749105492),
    (20, 500, 2.91026687302731008e-93),
  ])
  func `tails have all their digits`(freedom: Int, value: Rational, chance: Double) {
    #expect(abs(ChiSquare.tail(value, degreesOfFreedom: freedom) / chance - 1) < 1e-14)
  }

  @Test func `two degrees of freedom are an exponential, and zero is certain`() {
    #expect(ChiSquare.tail(2, degreesOfFreedom: 2) == 0.36787944117144233)
    for freedom in 1...6 { #expect(ChiSquare.tail(0, degreesOfFreedom: freedom) == 1) }
    #expect(ChiSquare.tail(1_000_000, degreesOfFreedom: 4) == ChiSquare.tail(1216, degreesOfFreedom: 4))
  }
}
