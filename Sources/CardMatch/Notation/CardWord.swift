import GameCore

/// A place of a table, as it was written.
struct CardWord {
  /// What is said of a card besides its face.
  enum Mark: Character {
    /// It lies face up.
    case open = "+"
    /// It was matched.
    case matched = "."
  }

  /// The card; `nil` for one that nobody has seen.
  let card: Card?
  let mark: Mark?
  /// What was written, and where it begins, in bytes.
  let text: String
  let offset: Int

  /// The cards of a text, whether they are words of their own, several words (`10 of hearts`),
  /// objects (`{"rank":"10","suit":"hearts"}`), or follow each other without anything between.
  /// On a table, a comma at an end of a row may be an unseen card; in a deal it means nothing.
  static func read(_ text: String, isTable: Bool) throws(CardNotationError) -> [CardWord] {
    let words = PastedWord.split(withoutFindings(text), keepingEmpty: true)
    if isTable, let loose = words.first(where: { $0.isLooseSeparator }) { throw .looseSeparator(offset: loose.offset) }
    var rest = withoutLabels(words.filter { !$0.isLooseSeparator })[...]
    var cards: [CardWord] = []
    while let first = rest.first {
      // No word is a card and the rank of one, too.
      if let word = CardWord(first.text, offset: first.offset) {
        cards.append(word)
        rest = rest.dropFirst()
        continue
      }
      let length = phraseLength(rest)
      let phrase = rest.prefix(length).map { $0.text }.joined(separator: " ")
      rest = rest.dropFirst(length)
      if length > 1, let word = CardWord(phrase, offset: first.offset) {
        cards.append(word)
      } else if length == 1, let glued = glued(first) {
        cards += glued
      } else {
        throw .notACard(word: phrase, offset: first.offset)
      }
    }
    return cards
  }

  /// The text without what an answer of this program, pasted back whole, says below its cards.
  private static func withoutFindings(_ text: String) -> String {
    for heading in ["\nBest score: ", "\nExpected further score: "] {
      if let start = text.start(of: heading) { return String(text[..<start]) }
    }
    return text
  }

  /// The number of words that name the next card: a rank, perhaps "of", and a suit; or a suit and
  /// a rank.
  private static func phraseLength(_ words: ArraySlice<PastedWord>) -> Int {
    guard let first = words.first else { return 1 }
    let hasOf = words.dropFirst().first?.text.lowercased() == "of"
    guard let last = words.dropFirst(hasOf ? 2 : 1).first.map({ withoutMark($0.text) }) else { return 1 }
    let isRankFirst = CardNotation.rank(first.text) != nil && CardNotation.suit(last) != nil
    let isSuitFirst = !hasOf && CardNotation.suit(first.text) != nil && CardNotation.rank(last) != nil
    return isRankFirst || isSuitFirst ? hasOf ? 3 : 2 : 1
  }

  /// The words without the names of the members of objects: `rank=10`, `"rank":"10"`.
  private static func withoutLabels(_ words: [PastedWord]) -> [PastedWord] {
    let labels: Set<String> = ["rank", "value", "face", "suit", "card"]
    var values: [PastedWord] = []
    for word in words {
      guard let mark = word.text.firstIndex(where: { $0 == ":" || $0 == "=" }) else {
        values.append(word)
        continue
      }
      let (name, rest) = (word.text[..<mark], word.text[word.text.index(after: mark)...])
      let isAlone = name.isEmpty && labels.contains(values.last?.text.lowercased() ?? "")
      guard isAlone || labels.contains(name.lowercased()) else {
        values.append(word)
        continue
      }
      if isAlone { values.removeLast() }
      let value = rest.filter { $0 != "\"" && $0 != "'" }
      if !value.isEmpty { values.append(PastedWord(text: value, offset: word.offset)) }
    }
    return values
  }

  private static func withoutMark(_ text: String) -> Substring {
    text.last.flatMap(Mark.init) == nil ? text[...] : text.dropLast()
  }

  private init?(_ text: String, offset: Int) {
    self.text = text
    self.offset = offset
    if UnseenWord.contains(text) {
      (card, mark) = (nil, nil)
    } else {
      guard let card = CardNotation.card(CardWord.withoutMark(text)) else { return nil }
      (self.card, mark) = (card, text.last.flatMap(Mark.init))
    }
  }

  /// The cards of a word like `AH8D+10S??`; `nil` when something else is in it.
  private static func glued(_ word: PastedWord) -> [CardWord]? {
    var (rest, offset) = (word.text[...], word.offset)
    var cards: [CardWord] = []
    while let first = rest.first {
      // A deal in quotes is one word, with blanks.
      guard !first.isWhitespace, first != "," else {
        rest.removeFirst()
        offset += first.utf8.count
        continue
      }
      // `??`, a rank of one or two characters and a suit, and perhaps a mark: the longest that is a
      // card. What may also separate cards is no unseen one here.
      guard !"_-#*".contains(first) else { return nil }
      let piece = (1...4).reversed().lazy.filter { first == "?" ? $0 <= 2 : true }.compactMap { length in
        CardWord(String(rest.prefix(length)), offset: offset)
      }.first
      guard let piece else { return nil }
      cards.append(piece)
      offset += piece.text.utf8.count
      rest = rest.dropFirst(piece.text.count)
    }
    return cards
  }
}
