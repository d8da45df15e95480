import Documents
import Testing

@Suite struct WordingTests {
  @Test func `one match and two matches`() {
    #expect(Wording.count(1, "match", "matches") == "1 match")
    #expect(Wording.count(2, "match", "matches") == "2 matches")
    #expect(Wording.count(0, "match", "matches") == "0 matches")
    #expect(Wording.count(12_345, "node", "nodes") == "12,345 nodes")
  }

  @Test(arguments: [
    ("0", "0"), ("9999", "9999"), ("10000", "10,000"), ("-10000", "-10,000"), ("123456789", "123,456,789"),
    ("70724320184700", "70,724,320,184,700"),
  ]) func `digits are in groups of three`(digits: String, grouped: String) {
    #expect(Wording.grouped(digits: digits) == grouped)
  }

  @Test(arguments: [
    (0.0, "0"), (1, "1"), (-1.5, "-1.5"), (3.14159, "3.142"), (12.3456, "12.35"), (123.456, "123.5"),
    (1234.56, "1235"), (999_999.4, "999999"), (0.0323, "0.0323"), (0.000_364_7, "0.0003647"), (1e-7, "1e-7"),
    (-2.5e9, "-2.5e9"), (9.999_96e9, "1e10"), (.infinity, "inf"),
  ]) func `short numbers keep four significant digits`(number: Double, text: String) {
    #expect(Wording.short(number) == text)
  }

  @Test(arguments: [
    (2.0, 0, false, "2"), (2.5, 0, false, "3"), (-0.04, 1, false, "0.0"), (-0.06, 1, false, "-0.1"),
    (1.005, 1, false, "1.0"), (1.25, 3, true, "1.25"), (7, 2, true, "7"),
  ]) func `fixed numbers have the decimals asked for`(number: Double, decimals: Int, trimmed: Bool, text: String) {
    #expect(Wording.fixed(number, decimals: decimals, trimmed: trimmed) == text)
  }

  @Test(arguments: [
    (0.000_038, "38 µs"), (0.0042, "4.2 ms"), (0.042, "42 ms"), (0.999_4, "999 ms"), (0.999_6, "1.00 s"),
    (1.35, "1.35 s"), (12.34, "12.3 s"), (99.94, "99.9 s"), (125, "2 min 05 s"), (3725, "1 h 02 min"),
  ]) func `times are given in the unit that suits them`(seconds: Double, text: String) {
    #expect(Wording.duration(seconds: seconds) == text)
  }

  @Test func `of many words the first are listed`() {
    #expect(Wording.first(["a", "b", "c"], most: 3) == "a b c")
    #expect(Wording.first(["a", "b", "c"], most: 2, between: ", ") == "a, b, …")
  }

  @Test func `lists read as sentences`() {
    #expect(Wording.list([]) == "")
    #expect(Wording.list(["a"]) == "a")
    #expect(Wording.list(["a", "b"]) == "a and b")
    #expect(Wording.list(["a", "b", "c"], conjunction: "or") == "a, b or c")
  }
}
