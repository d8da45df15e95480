import GameCore

/// A piece of a text of cards.
struct CardToken {
  enum Kind: Equatable {
    /// Letters, in lower case: a word, or several letters that each say something.
    case word(String)
    /// The name of a feature, before its value: `"color":`, `shape=`.
    case label(String)
    case digits(String)
    /// A number with a sign before it, which no card has.
    case signed
    /// A number before a card that says which one it is: `3:`.
    case place(Int)
    case sign(Character)
    /// What may separate cards, or parts of one.
    case comma
    /// What separates cards: a bracket, a semicolon, a line's end.
    case bracket
    /// Anything else.
    case other(Character)
  }

  let kind: Kind
  /// Where it is, in bytes.
  let range: Range<Int>
  /// The letters and digits without anything between that it is part of.
  let chunk: Range<Int>
}

extension CardToken {
  /// Whether it is digits, or between them.
  var isBare: Bool {
    switch kind {
    case .word, .label, .sign, .other: false
    case .digits, .signed, .place, .comma, .bracket: true
    }
  }

  /// Whether it may be part of a card's name.
  var saysSomething: Bool {
    switch kind {
    case .word(let word): CardVocabulary.words[word] != nil || CardVocabulary.circles.contains(word)
    case .digits(let digits): digits.utf8.count == 1
    default: false
    }
  }
}

extension ArraySlice<CardToken> {
  /// The tokens that begin in a range of bytes.
  subscript(in range: Range<Int>) -> ArraySlice<CardToken> {
    func first(from offset: Int) -> Int {
      var (low, high) = (startIndex, endIndex)
      while low < high {
        let middle = (low + high) / 2
        if self[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return self[first(from: range.lowerBound)..<first(from: range.upperBound)]
  }
}

/// Cuts a text into ``CardToken``s: `GreenDiamondOneEmpty.png` has four words.
struct CardTokenizer {
  private let characters: [Character]
  /// Where each character begins, in bytes, and where the text ends.
  private let offsets: [Int]
  private var index = 0
  /// Where the word without blanks begins that the reader is in, in bytes.
  private var wordStart = 0
  private var tokens: [CardToken] = []
  /// The tokens of each folder that the word has named so far.
  private var folders: [ArraySlice<CardToken>] = []

  static func tokens(of text: String) -> [CardToken] {
    var tokenizer = CardTokenizer(text)
    while tokenizer.index < tokenizer.characters.count { tokenizer.takeOne() }
    tokenizer.closePath()
    return tokenizer.tokens
  }

  private init(_ text: String) {
    characters = Array(text)
    var offset = 0
    offsets =
      characters.map { character in
        defer { offset += character.utf8.count }
        return offset
      } + [text.utf8.count]
  }

  private mutating func takeOne() {
    let character = characters[index]
    if character.isWhitespace || ",;\"'[]()".contains(character) {
      closePath()
      wordStart = offsets[index + 1]
    }
    switch character {
    case _ where "-+–−".contains(character) && signedLength != nil: add(.signed, signedLength ?? 1)
    case _ where Self.isLetterOrDigit(character): takeChunk()
    case "\n", "\r\n", ";", "|", "[", "]", "(", ")", "{", "}": add(.bracket, 1)
    case ".": takeStop()
    case "/", "\\": dropFolder()
    case ",", "\"", "'", "`", "“", "”", "’", "‘": add(.comma, 1)
    case _ where character.isWhitespace || "-_–—+&×:=".contains(character): index += 1
    case _ where CardVocabulary.signs.contains { $0.fills.contains(character) }: add(.sign(character), 1)
    default: add(.other(character), 1)
    }
  }

  private mutating func add(_ kind: CardToken.Kind, _ length: Int, chunk: Range<Int>? = nil) {
    let range = offsets[index]..<offsets[index + length]
    tokens.append(CardToken(kind: kind, range: range, chunk: chunk ?? range))
    index += length
  }

  /// The length of a number with a sign, where one begins here: not a hyphen in a name, nor the
  /// sign of a list's item before a code.
  private var signedLength: Int? {
    let isFirst = index == 0 || characters[index - 1].isWhitespace || ",;:=\"'[({".contains(characters[index - 1])
    let digits = characters[(index + 1)...].prefix(while: Self.isDigit)
    guard isFirst, !digits.isEmpty, digits.endIndex == characters.count || !characters[digits.endIndex].isLetter else {
      return nil
    }
    return digits.count + 1
  }

  /// A stop ends a card; the ending of a file's name after it says nothing.
  private mutating func takeStop() {
    add(.bracket, 1)
    let word = String(characters[index...].prefix { Self.isLetterOrDigit($0) }).lowercased()
    if PictureName.endings.contains(word) { index += word.count }
  }

  /// Sets the name of a folder aside.
  private mutating func dropFolder() {
    let start = tokens.lastIndex { $0.range.upperBound <= wordStart }.map { $0 + 1 } ?? 0
    folders.append(tokens[start...])
    tokens.removeSubrange(start...)
    index += 1
  }

  /// Ends a path. The name of a folder says nothing about the card, except where the name of the
  /// picture says too little and all folders above it say the rest: `2/red/striped/oval.png`.
  private mutating func closePath() {
    guard !folders.isEmpty else { return }
    defer { folders = [] }
    let start = tokens.lastIndex { $0.range.upperBound <= wordStart }.map { $0 + 1 } ?? 0
    let name = tokens[start...].prefix { $0.kind != .bracket }
    guard name.allSatisfy({ $0.saysSomething }) else { return }
    var (count, used) = (name.count, folders[folders.endIndex...])
    while count < 4, let folder = folders[..<used.startIndex].last, !folder.isEmpty,
      folder.allSatisfy({ $0.saysSomething })
    {
      count += folder.count
      used = folders[(used.startIndex - 1)...]
    }
    if count == 4 { tokens.insert(contentsOf: used.joined(), at: start) }
  }

  private mutating func takeChunk() {
    let end = characters[index...].firstIndex { !Self.isLetterOrDigit($0) } ?? characters.count
    let chunk = offsets[index]..<offsets[end]
    while index < end {
      let isDigit = Self.isDigit(characters[index])
      var next = index + 1
      while next < end, Self.isDigit(characters[next]) == isDigit,
        isDigit || !(characters[next].isUppercase && characters[next - 1].isLowercase)
      {
        next += 1
      }
      let text = String(characters[index..<next]).lowercased()
      let mark = next == end ? nextMark(from: end) : nil
      if isDigit {
        let isFirst = tokens.last.map { $0.kind == .bracket } ?? true
        let isStop = mark == "." && end + 1 < characters.count && characters[end + 1].isWhitespace
        let place = mark == ":" || isFirst && (mark == ")" || isStop) ? Int(text) : nil
        add(place.map(CardToken.Kind.place) ?? .digits(text), next - index, chunk: chunk)
      } else {
        add(mark == ":" || mark == "=" ? .label(text) : .word(text), next - index, chunk: chunk)
      }
    }
  }

  /// What follows, after a quotation's end and blanks.
  private func nextMark(from start: Int) -> Character? {
    characters[start...].first { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
  }

  private static func isLetterOrDigit(_ character: Character) -> Bool { character.isLetter || isDigit(character) }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}
