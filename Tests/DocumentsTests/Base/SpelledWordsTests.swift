import Documents
import Testing

@Suite struct SpelledWordsTests {
  @Test(arguments: [
    ("misereGrundyValue", "The Grundy value in misère play", "misère Grundy value"),
    ("expectedSetCount", "The number of Sets in the file", "expected Set count"),
    ("pPositionDensity", "The share of P-positions among all heaps", "P-position density"),
    ("cardsLeft", "Left by best play. Cards count", "cards left"),
    ("sets", "How many sets have it", "sets"), ("game", "", "game"),
  ])
  func `a title has the capitals and accents of what explains it`(key: String, help: String, title: String) {
    #expect(key.spacedWords(spelledAs: help) == title)
  }
}
