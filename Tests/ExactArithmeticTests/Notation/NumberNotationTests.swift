import ExactArithmetic
import Testing

@Suite struct NumberNotationTests {
  @Test(arguments: [
    ("123", 123 as BigInt), ("-7", -7), ("+7", 7), ("10^3", 1000), ("2^64", 18_446_744_073_709_551_616),
    ("-2^2", -4), ("-2^3", -8), ("0^0", 1), ("0^5", 0), ("-1^5", -1), ("1^99999999999999999999", 1),
    (" 42\r\n", 42), ("5^0", 1), ("-5^0", -1), ("007^2", 49),
  ])
  func `digits and powers are read`(text: String, value: BigInt) throws {
    #expect(try NumberNotation.parse(text) == value)
  }

  @Test(arguments: [
    ("", NumberError.empty), ("  \n", .empty), ("10^", .missingDigits(offset: 3)), ("^3", .missingDigits(offset: 0)),
    ("-^3", .missingDigits(offset: 1)), ("10^-3", .unexpectedByte(0x2D, offset: 3)),
    ("10^+3", .unexpectedByte(0x2B, offset: 3)), ("2^3^4", .unexpectedByte(0x5E, offset: 3)),
    ("1 000", .unexpectedByte(0x20, offset: 1)), ("10^1000000000", .tooLarge(limit: 100_000_000, offset: 3)),
    ("2^99999999999999999999999", .tooLarge(limit: 100_000_000, offset: 2)),
    ("2^100000000", .tooLarge(limit: 100_000_000, offset: 2)), ("5^44775807", .tooLarge(limit: 100_000_000, offset: 2)),
    ("  10^x", .unexpectedByte(0x78, offset: 5)),
  ])
  func `other texts are refused with the place`(text: String, error: NumberError) {
    #expect(throws: error) { try NumberNotation.parse(text) }
  }

  @Test func `the largest power that is allowed has exactly the most bits`() throws {
    #expect(try NumberNotation.parse("2^99999999").bitCount == NumberNotation.bitLimit)
  }

  @Test func `a number of too many digits is refused before it is computed`() {
    let bytes = [UInt8](repeating: UInt8(ascii: "1"), count: 40_000_000)
    #expect(throws: NumberError.tooLarge(limit: 100_000_000, offset: 0)) { try NumberNotation.parse(bytes) }
  }
}
