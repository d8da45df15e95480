import ExactArithmetic
import GameCore
import Testing

@Suite struct RationalTests {
  private func random(_ generator: inout SeededGenerator) -> Rational {
    Rational(BigInt(generator.wideInteger()), BigInt(generator.wideInteger()).magnitude + 1)
  }

  @Test func `a fraction is in lowest terms with a positive denominator`() {
    #expect(Rational(6, -4).numerator == -3 && Rational(6, -4).denominator == 2)
    #expect(Rational(0, -7).denominator == 1)
    #expect(Rational(6, 3).description == "2" && Rational(-1, 3).description == "-1/3")
  }

  @Test func `the field laws hold`() {
    let seed: UInt64 = 10
    var generator = SeededGenerator(seed: seed)
    for trial in 0..<2000 {
      let (a, b, c) = (random(&generator), random(&generator), random(&generator))
      let note: Comment = "seed \(seed) trial \(trial): \(a), \(b), \(c)"
      #expect(a + b == b + a && a * b == b * a, note)
      #expect((a + b) + c == a + (b + c) && (a * b) * c == a * (b * c), note)
      #expect(a * (b + c) == a * b + a * c, note)
      #expect((a - b) + b == a && (a - a).isZero, note)
      #expect((a < b) == ((b - a).signum > 0), note)
      if !b.isZero { #expect((a / b) * b == a && b * b.reciprocal == 1, note) }
      #expect((a + b).hashValue == (b + a).hashValue, note)
    }
  }

  @Test func `in-place operators agree with the others`() {
    var x = Rational(1, 2)
    x += Rational(1, 3)
    #expect(x == Rational(5, 6))
    x -= Rational(1, 2)
    #expect(x == Rational(1, 3))
    x *= 6
    #expect(x == 2 && x.isInteger)
    x /= Rational(-4, 3)
    #expect(x == Rational(-3, 2) && x.magnitude == Rational(3, 2))
    #expect(Rational.power(Rational(-2, 3), -3) == Rational(-27, 8))
  }

  @Test func `doubles become exactly what they are`() {
    for value in [0.0, 1, -0.1, 3.5e300, .leastNonzeroMagnitude, -.leastNormalMagnitude / 3, 0x1p1023, 0.3] {
      #expect(Rational(exactly: value)?.toDouble() == value)
    }
    #expect(Rational(exactly: 0.1) == Rational(3_602_879_701_896_397, 36_028_797_018_963_968))
    #expect(Rational(exactly: Double.nan) == nil && Rational(exactly: Double.infinity) == nil)
  }

  @Test func `conversion to double is correctly rounded`() throws {
    let seed: UInt64 = 11
    var generator = SeededGenerator(seed: seed)
    for trial in 0..<20_000 {
      let digits = generator.digits(1 + generator.index(40))
      let exponent = generator.index(700) - 360
      let power = BigInt.power(10, abs(exponent))
      let number = try BigInt(decimal: digits)
      let fraction = exponent < 0 ? Rational(number, power) : Rational(number * power)
      // The standard library reads decimal text correctly rounded.
      #expect(fraction.toDouble() == Double("\(digits)e\(exponent)"), "seed \(seed) trial \(trial)")
      #expect((-fraction).toDouble() == -fraction.toDouble())
    }
    #expect(Rational(BigInt.power(10, 400)).toDouble() == .infinity)
    #expect(Rational(1, BigInt.power(10, 400)).toDouble() == 0)
    #expect(BigInt.power(2, 53).toDouble() == 0x1p53 && (BigInt.power(2, 53) + 1).toDouble() == 0x1p53)
    #expect((BigInt.power(2, 53) + 3).toDouble() == 0x1p53 + 4)
  }
}
