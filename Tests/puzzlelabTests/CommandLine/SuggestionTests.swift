import Catalogue
import Testing

import puzzlelab

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "", 3), ("kitten", "sitting", 3), ("ca", "abc", 3),
  ])
  func `the distance counts insertions, deletions, replacements and swaps`(first: String, second: String, distance: Int)
  {
    #expect(Suggestion.distance(first, second) == distance)
    #expect(Suggestion.distance(second, first) == distance)
  }

  @Test func `what is far from everything suggests nothing`() {
    #expect(Suggestion.nearest(to: "zzzz", among: ["hints", "solve"]) == nil)
    #expect(Suggestion.nearest(to: String(repeating: "x", count: 10_000), among: ["hints"]) == nil)
    #expect(Suggestion.nearest(to: "HINTS", among: ["hints"]) == "hints")
  }

  @Test func `words of the user are quoted in one short line`() {
    #expect(Quoting.quoted("a\nb\u{1B}[31m") == "'a\\u{a}b\\u{1b}[31m'")
    #expect(Quoting.quoted(String(repeating: "x", count: 41)) == "'" + String(repeating: "x", count: 40) + "…'")
  }
}
