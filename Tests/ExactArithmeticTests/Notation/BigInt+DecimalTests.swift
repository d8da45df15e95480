import ExactArithmetic
import GameCore
import Testing

@Suite struct DecimalTextTests {
  @Test func `what is printed is read back`() throws {
    let seed: UInt64 = 8
    var random = SeededGenerator(seed: seed)
    for count in Array(1...100) + [500, 5000, 50_000] {
      let digits = random.digits(count)
      let number = try BigInt(decimal: digits)
      #expect(number.description == digits, "seed \(seed)")
      #expect(number.digitCount == count, "seed \(seed)")
      #expect(try BigInt(decimal: "-" + digits) == -number)
      #expect(try BigInt(decimal: "+" + digits) == number)
      #expect(try BigInt(decimal: "000" + digits) == number)
    }
    #expect(try BigInt(decimal: "-0") == 0 && BigInt(0).description == "0")
  }

  @Test func `the digits next to a power of ten are counted exactly`() {
    for exponent in Array(1...400) + [10_000] {
      let power = BigInt.power(10, exponent)
      #expect(power.digitCount == exponent + 1)
      #expect((power - 1).digitCount == exponent)
      #expect((-power).digitCount == exponent + 1)
    }
    #expect(BigInt(0).digitCount == 1 && BigInt(9).digitCount == 1)
  }

  @Test(arguments: [
    ("", NumberError.empty), ("-", .missingDigits(offset: 1)), ("+", .missingDigits(offset: 1)),
    ("12a4", .unexpected("a", offset: 2)), (" 1", .unexpected(" ", offset: 0)),
    ("1 ", .unexpected(" ", offset: 1)), ("--1", .unexpected("-", offset: 1)),
    ("1_000", .unexpected("_", offset: 1)), ("0x10", .unexpected("x", offset: 1)),
    ("٣", .unexpected("٣", offset: 0)), ("1.5", .unexpected(".", offset: 1)),
    ("12\0", .unexpected("\0", offset: 2)),
  ])
  func `a text that isn't a number is refused at its first bad character`(text: String, error: NumberError) {
    #expect(throws: error) { try BigInt(decimal: text) }
  }

  @Test func `ten million bytes of garbage are refused at once`() {
    var bytes = [UInt8](repeating: UInt8(ascii: "7"), count: 10_000_000)
    bytes[9_999_999] = UInt8(ascii: "x")
    let start = Moment.now
    #expect(throws: NumberError.unexpected("x", offset: 9_999_999)) { try BigInt(decimal: bytes) }
    #expect(throws: NumberError.unexpected("x", offset: 9_999_999)) { try NumberNotation.parse(bytes) }
    #expect(Moment.now - start < .seconds(2))
  }

  @Test func `random bytes are refused or are exactly their digits`() throws {
    let seed: UInt64 = 9
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("0123456789+-^ \n.xe".utf8) + [0, 255]
    for trial in 0..<50_000 {
      let bytes = (0..<random.index(8)).map { _ in alphabet[random.index(alphabet.count)] }
      let text = String(decoding: bytes, as: UTF8.self)
      let expected = Int(text)
      let found = try? BigInt(decimal: bytes)
      #expect(found?.toInt() == expected, "seed \(seed) trial \(trial): \(bytes)")
      do {
        _ = try NumberNotation.parse(bytes)
      } catch {
        #expect((0...bytes.count).contains(error.offset), "seed \(seed) trial \(trial): \(bytes)")
      }
    }
  }
}
