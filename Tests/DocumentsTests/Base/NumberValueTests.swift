import Documents
import ExactArithmetic
import Testing

@Suite struct NumberValueTests {
  private func json(_ value: some JSONWritable) -> String {
    var writer = JSONWriter()
    value.write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `integers are strings, so that no reader rounds them`() {
    #expect(json(IntegerText(BigInt.power(2, 64))) == "\"18446744073709551616\"")
    #expect(json(IntegerText(UInt64.max)) == "\"18446744073709551615\"")
  }

  @Test func `a fraction is exact first, with the decimal next to it`() {
    #expect(
      json(FractionValue(Rational(1, 3), digits: 4)) == #"{"decimal":"0.3333","denominator":"3","numerator":"1"}"#)
  }

  @Test func `a thousand digits are echoed whole and one more is summed up`() {
    let thousand = BigInt.power(10, 999)
    #expect(json(NumberEcho(thousand)) == "\"1" + String(repeating: "0", count: 999) + "\"")
    #expect(json(NumberEcho(BigInt.power(10, 1000))) == "\"10^1000\"", "a power can be asked for again")
    let echo = json(NumberEcho(BigInt.power(10, 1000) + 1))
    #expect(echo.hasPrefix(#"{"digitCount":1001,"sha256":""#))
  }

  @Test func `long numbers are shown by their ends`() {
    #expect(BigInt(1_234_567).words() == "1,234,567")
    #expect((BigInt.power(10, 100) + 7).words() == "1000000000…0000000007 (101 digits)")
  }
}
