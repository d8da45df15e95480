import ExactArithmetic
import GameCore
import Testing

@Suite struct RationalDecimalTests {
  @Test(arguments: [
    (Rational(1, 3), 5, "0.33333"), (Rational(2, 3), 5, "0.66667"), (Rational(1, 4), 5, "0.25"),
    (Rational(-1, 4), 1, "-0.3"), (Rational(1, 3000), 3, "0.000333"), (Rational(5, 1), 3, "5"),
    (Rational(9996, 10000), 3, "1.00"), (Rational(9994, 10000), 3, "0.999"), (Rational(1_234_567, 1), 3, "1234567"),
    (Rational(2_469_135, 2), 3, "1234568"), (Rational(99_995, 10_000), 4, "10.00"),
    (Rational(25_000_001, 100_000_000), 3, "0.250"), (Rational(0), 4, "0"), (Rational(1, 1_000_000), 2, "0.000001"),
    (Rational(-622, 105), 15, "-5.92380952380952"), (Rational(999_999, 1000), 3, "1000"), (Rational(19, 2), 1, "10"),
    (Rational(1, 10), 1, "0.1"), (Rational(95, 100), 1, "1"), (Rational(100, 1), 1, "100"),
  ])
  func `a decimal has the digits that were asked for`(value: Rational, digits: Int, text: String) {
    #expect(value.decimal(digits: digits) == text)
  }

  @Test(arguments: [
    (Rational(1, 3), 2, "0.33"), (Rational(5, 1000), 2, "0.01"), (Rational(-4, 1000), 2, "0.00"),
    (Rational(-5, 1000), 2, "-0.01"), (Rational(7, 2), 0, "4"), (Rational(1000), 1, "1000.0"),
  ])
  func `a table column has its fixed number of places`(value: Rational, places: Int, text: String) {
    #expect(value.decimal(places: places) == text)
  }

  @Test func `the rounding error is at most half a unit of the last digit`() throws {
    let seed: UInt64 = 12
    var random = SeededGenerator(seed: seed)
    for trial in 0..<5000 {
      let value = Rational(BigInt(random.wideInteger()), BigInt(random.wideInteger()).magnitude + 1)
      let digits = 1 + random.index(30)
      let text = value.decimal(digits: digits)
      let places = text.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?.count ?? 0
      let read = Rational(try BigInt(decimal: text.filter { $0 != "." }), BigInt.power(10, places))
      let unit = Rational(1, BigInt.power(10, places))
      let note: Comment = "seed \(seed) trial \(trial): \(value) to \(digits): \(text)"
      let significant = text.drop { "-0.".contains($0) }.filter { $0 != "." }.count
      #expect(significant <= digits || places == 0, note)
      #expect(read == value || (significant >= digits && (read - value).magnitude * 2 <= unit), note)
    }
  }

  @Test func `a long expansion is that of long division`() {
    let value = Rational(355, 113)
    var digits = ""
    var rest = 355 % 113
    for _ in 0..<2000 {
      rest *= 10
      digits += String(rest / 113)
      rest %= 113
    }
    // The last digit may be rounded; all before it are cut from the same expansion.
    #expect(value.decimal(digits: 2001).dropLast() == ("3." + digits).dropLast())
  }
}
