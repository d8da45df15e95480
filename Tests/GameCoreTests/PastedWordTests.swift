import GameCore
import Testing

@Suite struct PastedWordTests {
  @Test func `words are what separators leave, with their places`() {
    let words = PastedWord.split(" [a, \"b c\";(d)\n“é f” 'g' it's «h»]")
    #expect(words.map(\.text) == ["a", "b c", "d", "é f", "g", "it's", "h"])
    #expect(words.map(\.offset) == [2, 6, 12, 18, 27, 30, 37])
    #expect(PastedWord.split(" ,;[]{}() \"\" ").isEmpty)
  }

  @Test func `a quote that isn't closed belongs to its word`() {
    #expect(PastedWord.split("\"a b").map(\.text) == ["\"a", "b"])
  }

  @Test func `offsets point at the words in random text`() {
    let seed: UInt64 = 41
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("ab é,;[]\"'“”\n").map(String.init)
    for trial in 0..<5000 {
      let text = (0..<random.index(20)).map { _ in alphabet[random.index(alphabet.count)] }.joined()
      for word in PastedWord.split(text) {
        let found = Array(text.utf8).dropFirst(word.offset).prefix(word.text.utf8.count)
        #expect(Array(found) == Array(word.text.utf8), "seed \(seed) trial \(trial): \(text)")
      }
    }
  }
}
