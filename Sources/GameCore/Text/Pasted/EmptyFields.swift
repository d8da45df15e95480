/// Finds the fields of a pasted list that hold nothing, while its words are read from left to
/// right.
struct EmptyFields {
  private enum Before {
    case rowStart, word, separator, list
  }

  private let separators: Set<Character>
  private var before = Before.rowStart
  /// The last separator, and where it is, in bytes.
  private var last = (text: "", offset: 0)
  /// The brackets that are open, and where they are, in bytes.
  private var open: [(closing: Character, offset: Int)] = []

  /// Tabs separate fields only where nothing else does: next to commas and brackets they are
  /// blanks.
  init(of text: String) {
    separators = text.contains { PastedWord.marks.contains($0) || "[({".contains($0) } ? PastedWord.marks : ["\t"]
  }

  /// The empty fields, and loose separators, in the text between two words.
  mutating func pass(_ gap: Substring, at start: Int, isLast: Bool) -> [PastedWord] {
    var found: [PastedWord] = []
    var offset = start
    for character in gap {
      if separators.contains(character) {
        if before == .separator { found.append(PastedWord(text: "", offset: offset)) }
        last = (String(character), offset)
        if before == .rowStart { found.append(loose) }
        if before != .list { before = .separator }
      } else if let closing = Self.closing[character] {
        open.append((closing, offset))
        before = .rowStart
      } else if "])}".contains(character) {
        found += endOfRow()
        if open.popLast()?.closing != character { found.append(unbalanced(character, at: offset)) }
        before = .list
      } else if character.isNewline, open.isEmpty {
        found += endOfRow()
        before = .rowStart
      }
      offset += character.utf8.count
    }
    if isLast {
      found += endOfRow()
      if let first = open.first { found.append(unbalanced(first.closing, at: first.offset)) }
    }
    before = .word
    return found
  }

  private static let closing: [Character: Character] = ["[": "]", "(": ")", "{": "}"]

  private func unbalanced(_ bracket: Character, at offset: Int) -> PastedWord {
    var word = PastedWord(text: String(bracket), offset: offset)
    word.isUnbalanced = true
    return word
  }

  private func endOfRow() -> [PastedWord] { before == .separator ? [loose] : [] }

  private var loose: PastedWord {
    var word = PastedWord(text: last.text, offset: last.offset)
    word.isLooseSeparator = true
    return word
  }
}
