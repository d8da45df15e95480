/// A word of pasted text, and where it begins.
///
/// Blanks, line ends, commas, semicolons and brackets separate words, so that lists of other
/// programs (JSON, Python, a sentence in a message) can be read as they are. What is in quotes is
/// one word, blanks included.
package struct PastedWord: Sendable, Hashable {
  /// The word without its quotes.
  package let text: String
  /// Where the word begins, in bytes of UTF-8.
  package var offset: Int
  /// Whether this is the comma (semicolon, tab) at an end of a row with nothing next to it: it is
  /// undecidable whether an empty field is meant.
  package var isLooseSeparator = false

  /// Whether this is a bracket that isn't closed, or that closes nothing.
  package var isUnbalanced = false
  /// Whether a comma, a semicolon or a line's end is before it, which blanks and brackets aren't.
  package var isAfterMark = false

  package init(text: String, offset: Int) {
    self.text = text
    self.offset = offset
  }

  /// The words of `text`, in order. Where `keepingEmpty` says so, every field counts: quotes
  /// without anything between them are an empty word, and so is nothing between two commas
  /// (semicolons; tabs where the text has no other separator); a separator at an end of a row is a
  /// word with ``isLooseSeparator``, and a bracket without its partner one with ``isUnbalanced``.
  /// - Complexity: O(n).
  package static func split(_ text: String, keepingEmpty: Bool = false) -> [PastedWord] {
    var words: [PastedWord] = []
    var (rest, offset) = (text[...], 0)
    var fields = EmptyFields(of: text)
    // Quotes that nothing closes from here on are characters like others.
    var unpaired: Set<Character> = []
    func append(_ word: Substring, after gap: Substring) {
      var pasted = PastedWord(text: String(word), offset: offset)
      pasted.isAfterMark = gap.contains { $0.isNewline || marks.contains($0) }
      words.append(pasted)
    }
    func drop(_ part: Substring) {
      rest = rest[part.endIndex...]
      offset += part.utf8.count
    }
    while true {
      let gap = rest.prefix(while: isSeparator)
      if keepingEmpty { words += fields.pass(gap, at: offset, isLast: gap.endIndex == rest.endIndex) }
      drop(gap)
      guard let first = rest.first else { return words }
      let end = unpaired.contains(first) ? nil : closingQuotes[first]
      if let end, let length = rest.dropFirst().firstIndex(of: end) {
        drop(rest.prefix(1))
        let word = rest[..<length]
        if keepingEmpty || !word.isEmpty { append(word, after: gap) }
        drop(word)
        drop(rest.prefix(1))
      } else {
        if end != nil { unpaired.insert(first) }
        let word = rest.prefix { !isSeparator($0) }
        append(word, after: gap)
        drop(word)
      }
    }
  }

  /// The word as ``split(_:keepingEmpty:)`` reads it back: in quotes where it needs some.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.first.map { closingQuotes[$0] == nil } ?? false
    guard !isPlain || word.contains(where: isSeparator) else { return word }
    let pair = ["\"\"", "''", "``", "“”", "«»"].first { !word.contains($0.last ?? "\"") } ?? "\"\""
    return pair.prefix(1) + word + pair.suffix(1)
  }

  private static func isSeparator(_ character: Character) -> Bool {
    if let byte = character.asciiValue { return isSeparator(byte) }
    return character.isWhitespace || marks.contains(character)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      true
    default: PlainText.isBlank(byte)
    }
  }

  /// What separates the fields of a list.
  static let marks: Set<Character> = [",", ";", "，", "；", "、"]

  /// What ends a quotation that begins with a character.
  private static let closingQuotes: [Character: Character] = [
    "\"": "\"", "'": "'", "`": "`", "“": "”", "„": "“", "‘": "’", "«": "»", "»": "«",
  ]
}
