import GameCore

/// The words of a pasted text, and what each of them may be.
struct PastedWords {
  /// What a word may be.
  enum Kind {
    case moves(MoveList)
    /// A pass, which is one among moves only.
    case pass
    /// The number of a move, or what may be between moves.
    case separator
    /// A number, a time, a date or a result.
    case figure
    /// Letters without a move in them, or signs.
    case prose
    /// What may be a move with a slip.
    case odd
  }

  let text: PlainText
  /// The places of the words.
  let words: [Range<Int>]

  /// The words of a text, brackets and quotes left out.
  init(_ text: PlainText, in range: Range<Int>? = nil) {
    self.text = text
    words = text.bytes[range ?? 0..<text.bytes.count].split(whereSeparator: Self.isBetween).map { $0.indices }
  }

  /// Whether a byte is between words.
  static func isBetween(_ byte: UInt8) -> Bool { ByteReader.isBlank(byte) || "[](){}<>\"`'|,;".utf8.contains(byte) }

  subscript(index: Int) -> ArraySlice<UInt8> { text.bytes[words[index]] }

  /// A word in lower case, without signs around it.
  func plain(_ index: Int) -> String {
    let letters = self[index].drop(while: Self.isSign)
    let count = (letters.lastIndex { !Self.isSign($0) }).map { $0 - letters.startIndex + 1 } ?? 0
    return String(decoding: letters.prefix(count), as: UTF8.self).lowercased()
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    ".:!?*_+=-/#%&~^$".utf8.contains(byte) || byte == PlainText.ellipsis
  }

  /// What a word may be; a letter or a digit that is alone depends on its neighbours.
  func kind(_ index: Int) -> Kind {
    let word = self[index]
    if let list = moves(word) ?? moves(word.drop(while: Self.isSign)) {
      return list.moves.contains { $0 != .pass } ? .moves(list) : .pass
    }
    let letters = word.count { Square.isLetter($0) || $0 >= 0x80 && $0 != PlainText.ellipsis }
    let digits = word.count(where: ByteReader.isDigit)
    if letters == 0, digits == 0 {
      return word.allSatisfy { ",-+/.:".utf8.contains($0) || $0 == PlainText.ellipsis } ? .separator : .prose
    }
    if letters == 0 { return isMoveNumber(word) ? .separator : .figure }
    if digits > 0, word.last != UInt8(ascii: ":") { return .odd }
    return isTornMove(index) ? .odd : .prose
  }

  /// The moves of a word that consists of some, a full stop or colon after them left out.
  private func moves(_ word: ArraySlice<UInt8>) -> MoveList? {
    let count = (word.lastIndex { !".:".utf8.contains($0) && $0 != PlainText.ellipsis })
      .map { $0 - word.startIndex + 1 }
    guard let count,
      word.first.map({ Square.isLetter($0) || ByteReader.isDigit($0) || "+-@".utf8.contains($0) }) ?? false
    else { return nil }
    guard let list = try? MoveList(Array(word.prefix(count))), !list.moves.isEmpty else { return nil }
    return list
  }

  /// A number with what follows the numbers of moves.
  private func isMoveNumber(_ word: ArraySlice<UInt8>) -> Bool {
    let digits = word.prefix(while: ByteReader.isDigit)
    let rest = word[digits.endIndex...]
    return !digits.isEmpty && digits.count <= 3 && !rest.isEmpty && rest.allSatisfy { ".:)".utf8.contains($0) }
  }

  /// Whether the letter of a column is followed by the digit of a row as a word of its own.
  private func isTornMove(_ index: Int) -> Bool {
    guard index + 1 < words.count, let letter = self[index].last, self[index].count == 1,
      let digit = self[index + 1].first
    else { return false }
    return Square(column: letter, row: digit) != nil
  }

  /// Whether a blank line is before a word.
  func beginsParagraph(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    return text.bytes[words[index - 1].upperBound..<words[index].lowerBound].count { $0 == UInt8(ascii: "\n") } > 1
  }

  /// The number that a word is, if it is nothing else.
  func number(_ index: Int) -> Int? {
    let word = self[index]
    return word.count <= 4 && word.allSatisfy(ByteReader.isDigit) ? Int(String(decoding: word, as: UTF8.self)) : nil
  }
}

extension PastedWords {
  /// Whether no word is a move or may be one with a slip.
  var haveNoMoves: Bool {
    words.indices.allSatisfy { index in
      switch kind(index) {
      case .moves, .odd: false
      case .pass, .separator, .figure, .prose: true
      }
    }
  }

  /// Whether a line consists of words without a move or a part of a board in them.
  var areProse: Bool {
    var hasWord = false
    for index in words.indices {
      let word = self[index]
      switch kind(index) {
      case .moves, .pass, .odd: return false
      case .separator: continue
      case .figure: hasWord = hasWord || word.contains { ":-/".utf8.contains($0) }
      case .prose:
        let isRow = word.allSatisfy(BoardCell.isOne) && (word.count > 3 || !word.allSatisfy(Square.isLetter))
        if isRow { return false }
        hasWord = hasWord || word.count > 1
      }
    }
    return hasWord
  }

  /// The words from one to another as they were written.
  func written(_ indices: Range<Int>) -> String {
    guard let first = indices.first, let last = indices.last else { return "" }
    return text.written(words[first].lowerBound..<words[last].upperBound)
  }
}
