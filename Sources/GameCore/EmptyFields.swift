/// Finds the fields of a pasted list that hold nothing, while its words are read from left to
/// right.
struct EmptyFields {
  private enum Before {
    case rowStart, word, separator, list
  }

  private let separators: String
  private var before = Before.rowStart
  /// The last separator, and where it is, in bytes.
  private var last = (text: "", offset: 0)
  private var depth = 0

  /// Tabs separate fields only where nothing else does: beside commas and brackets they are blanks.
  init(of text: String) {
    let marks = ",;，；、"
    separators = text.contains { marks.contains($0) || "[({".contains($0) } ? marks : "\t"
  }

  /// The empty fields, and loose separators, of what stands between two words.
  mutating func pass(_ gap: Substring, at start: Int, isLast: Bool) -> [PastedWord] {
    var found: [PastedWord] = []
    var offset = start
    for character in gap {
      if separators.contains(character) {
        if before == .separator { found.append(PastedWord(text: "", offset: offset)) }
        last = (String(character), offset)
        if before == .rowStart { found.append(loose) }
        if before != .list { before = .separator }
      } else if "[({".contains(character) {
        depth += 1
        before = .rowStart
      } else if "])}".contains(character) {
        found += endOfRow()
        depth = max(0, depth - 1)
        before = .list
      } else if character.isNewline, depth == 0 {
        found += endOfRow()
        before = .rowStart
      }
      offset += character.utf8.count
    }
    if isLast { found += endOfRow() }
    before = .word
    return found
  }

  private func endOfRow() -> [PastedWord] { before == .separator ? [loose] : [] }

  private var loose: PastedWord {
    var word = PastedWord(text: last.text, offset: last.offset)
    word.isLooseSeparator = true
    return word
  }
}
