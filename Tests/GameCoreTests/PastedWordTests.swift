import GameCore
import Testing

@Suite struct PastedWordTests {
  @Test func `words are what separators leave, with their places`() {
    let words = PastedWord.split(" [a, \"b c\";(d)\n“é f” 'g' it's «h»]")
    #expect(words.map(\.text) == ["a", "b c", "d", "é f", "g", "it's", "h"])
    #expect(words.map(\.offset) == [2, 6, 12, 18, 27, 30, 37])
    #expect(PastedWord.split(" ,;[]{}() \"\" ").isEmpty)
  }

  @Test func `empty quotes are a word where they are kept`() {
    #expect(PastedWord.split("[\"a\",\"\",'']", keepingEmpty: true).map(\.text) == ["a", "", ""])
  }

  @Test(arguments: [
    ("A,,B", ["A", "", "B"]), ("A; ;B", ["A", "", "B"]), ("A\t\tB", ["A", "", "B"]), ("[A,,B]", ["A", "", "B"]),
    ("A, B C", ["A", "B", "C"]), ("A,\tB\t\tC", ["A", "B", "C"]), ("[[A],[B]],", ["A", "B"]),
    ("[A,\n\t,\nB]", ["A", "", "B"]), ("[A],[B,,C]", ["A", "B", "", "C"]), ("A、，B", ["A", "", "B"]),
  ])
  func `nothing between two separators is an empty word where they are kept`(text: String, words: [String]) {
    let found = PastedWord.split(text, keepingEmpty: true)
    #expect(found.map(\.text) == words && !found.contains(where: \.isLooseSeparator), "\(text)")
  }

  @Test(arguments: [
    ("A,B,", [3]), (",A,B", [0]), ("A,,", [2]), ("[A,B,]", [4]), ("A,\nB,", [1, 4]), ("A\tB\t", [3]), ("[,A]", [1]),
  ])
  func `a separator at an end of a row is distinguished`(text: String, offsets: [Int]) {
    let loose = PastedWord.split(text, keepingEmpty: true).filter(\.isLooseSeparator)
    #expect(loose.map(\.offset) == offsets, "\(text)")
    #expect(PastedWord.split(text).count { $0.isLooseSeparator } == 0)
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

  @Test(arguments: ["cat", "polar bear", "a，b", "it's", "'tis", "say \"x\"", "a b \"c'd\"", "[x]", "two  blanks"])
  func `a quoted word is read back`(word: String) {
    #expect(PastedWord.split(PastedWord.quoted(word)).map(\.text) == [word])
  }

  @Test func `commas, semicolons and line ends before a word are noted, blanks and brackets aren't`() {
    let words = PastedWord.split("a b,c;d\n\"e\" [f] (g), h", keepingEmpty: true)
    #expect(words.filter(\.isAfterMark).map(\.text) == ["c", "d", "e", "h"])
  }

  @Test(arguments: [("[a", 0), ("a]", 1), ("([a)]", 3), ("\"[\" (", 4)])
  func `a bracket without its partner is a word of its own`(text: String, offset: Int) {
    #expect(PastedWord.split(text, keepingEmpty: true).first { $0.isUnbalanced }?.offset == offset)
    #expect(!PastedWord.split("[a, (b)] \"[\" {}", keepingEmpty: true).contains { $0.isUnbalanced })
  }
}
