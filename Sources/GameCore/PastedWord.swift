/// A word of text that somebody pasted, and where it begins.
///
/// Blanks, line ends, commas, semicolons and brackets separate words, so that lists of other
/// programs (JSON, Python, a sentence in a message) can be read as they are. What is in quotes is
/// one word, blanks included.
package struct PastedWord: Sendable, Hashable {
  /// The word without its quotes.
  package let text: String
  /// Where the word begins, in bytes of UTF-8.
  package let offset: Int

  /// A word.
  package init(text: String, offset: Int) {
    self.text = text
    self.offset = offset
  }

  /// The words of `text`, in order.
  /// - Complexity: O(n).
  package static func split(_ text: String) -> [PastedWord] {
    var words: [PastedWord] = []
    var (rest, offset) = (text[...], 0)
    func drop(_ part: Substring) {
      rest = rest[part.endIndex...]
      offset += part.utf8.count
    }
    while true {
      drop(rest.prefix(while: isSeparator))
      guard let first = rest.first else { return words }
      if let end = closingQuotes[first], let length = rest.dropFirst().firstIndex(of: end) {
        drop(rest.prefix(1))
        let word = rest[..<length]
        if !word.isEmpty { words.append(PastedWord(text: String(word), offset: offset)) }
        drop(word)
        drop(rest.prefix(1))
      } else {
        let word = rest.prefix { !isSeparator($0) }
        words.append(PastedWord(text: String(word), offset: offset))
        drop(word)
      }
    }
  }

  private static func isSeparator(_ character: Character) -> Bool {
    character.isWhitespace || ",;[](){}".contains(character)
  }

  /// What ends a quotation that begins with a character.
  private static let closingQuotes: [Character: Character] = [
    "\"": "\"", "'": "'", "`": "`", "“": "”", "„": "“", "‘": "’", "«": "»", "»": "«",
  ]
}
