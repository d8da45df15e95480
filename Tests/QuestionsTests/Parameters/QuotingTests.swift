import Questions
import Testing

@Suite struct QuotingTests {
  @Test func `words of the user are quoted in one short line`() {
    #expect(Quoting.quoted("a\nb\u{1B}[31m") == "'a\\u{a}b\\u{1b}[31m'")
    #expect(Quoting.quoted(String(repeating: "x", count: 41)) == "'" + String(repeating: "x", count: 40) + "…'")
  }
}
