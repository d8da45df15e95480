import ExactArithmetic
import GameCore
import Testing

@Suite struct NumberNotationTests {
  @Test(arguments: [
    ("123", 123 as BigInt), ("-7", -7), ("+7", 7), ("10^3", 1000), ("2^64", 18_446_744_073_709_551_616),
    ("-2^2", -4), ("-2^3", -8), ("0^0", 1), ("0^5", 0), ("-1^5", -1), ("1^99999999999999999999", 1),
    (" 42\r\n", 42), ("5^0", 1), ("-5^0", -1), ("007^2", 49),
    ("1,234", 1234), ("1,234,567", 1_234_567), ("-12 345", -12_345), ("1'234", 1234), ("1_0000", 10_000),
    ("1e6", 1_000_000), ("1.5E3", 1500), ("12.0", 12), ("0.000", 0), ("0e0", 0), ("1,000^2", 1_000_000),
    ("2**10", 1024), ("10⁶", 1_000_000), ("2¹⁰", 1024), ("１２", 12), ("−5", -5), ("1\u{202F}000", 1000),
    ("1’000", 1000),
  ])
  func `digits and powers are read`(text: String, value: BigInt) throws {
    #expect(try NumberNotation.parse(text) == value)
  }

  @Test(arguments: [
    ("", NumberError.empty), ("  \n", .empty), ("10^", .missingDigits(offset: 3)), ("^3", .missingDigits(offset: 0)),
    ("-^3", .missingDigits(offset: 1)), ("10^-3", .unexpected("-", offset: 3)),
    ("10^+3", .unexpected("+", offset: 3)), ("2^3^4", .unexpected("^", offset: 3)),
    ("10^1000000000", .tooLarge(limit: 100_000_000, offset: 3)),
    ("2^99999999999999999999999", .tooLarge(limit: 100_000_000, offset: 2)),
    ("2^100000000", .tooLarge(limit: 100_000_000, offset: 2)), ("5^44775807", .tooLarge(limit: 100_000_000, offset: 2)),
    ("  10^x", .unexpected("x", offset: 5)),
    ("1k", .twoReadings("1000", "1024", offset: 0)), ("3M", .twoReadings("3000000", "3145728", offset: 0)),
    ("12.000", .twoReadings("12", "12000", offset: 0)), ("1.5", .fraction(offset: 1)), ("1.25e1", .fraction(offset: 1)),
    ("12,34", .badGroup(offset: 3)), ("1234,567", .badGroup(offset: 0)), ("0,123", .badGroup(offset: 0)),
    ("1,234 567", .unexpected(" ", offset: 5)), ("1,,234", .missingDigits(offset: 2)),
    ("1__0", .missingDigits(offset: 2)),
    ("1.2.3", .unexpected(".", offset: 3)),
    ("e5", .unexpected("e", offset: 0)), ("1e", .missingDigits(offset: 2)), ("1e-3", .unexpected("-", offset: 2)),
    ("1e99999999999", .tooLarge(limit: 100_000_000, offset: 2)), ("5🂡", .unexpected("🂡", offset: 1)),
    ("１２é", .unexpected("é", offset: 2)),
  ])
  func `other texts are refused with the place`(text: String, error: NumberError) {
    #expect(throws: error) { try NumberNotation.parse(text) }
  }

  @Test func `a number is read as it is written, with groups of digits and without`() throws {
    let seed: UInt64 = 39
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20_000 {
      let digits = String(1 + random.index(9)) + (0..<random.index(30)).map { _ in "\(random.index(10))" }.joined()
      let sign = random.index(4) == 0 ? "-" : ""
      let plain = try BigInt(decimal: sign + digits)
      for mark in [",", " ", "'", "_", "\u{202F}", "\u{A0}"] {
        var grouped = ""
        for (place, digit) in digits.enumerated() {
          if place > 0, (digits.count - place).isMultiple(of: 3) { grouped += mark }
          grouped.append(digit)
        }
        #expect(try NumberNotation.parse(sign + grouped) == plain, "seed \(seed): \(sign)\(grouped)")
      }
    }
  }

  @Test func `the largest power that is allowed has exactly the most bits`() throws {
    #expect(try NumberNotation.parse("2^99999999").bitCount == NumberNotation.bitLimit)
  }

  @Test func `a number of too many digits is refused before it is computed`() {
    let bytes = [UInt8](repeating: UInt8(ascii: "1"), count: 40_000_000)
    #expect(throws: NumberError.tooLarge(limit: 100_000_000, offset: 0)) { try NumberNotation.parse(bytes) }
  }
}
