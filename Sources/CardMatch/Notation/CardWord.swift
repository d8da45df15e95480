import GameCore

/// A place of a table, as it was written.
struct CardWord {
  /// What is said about a card besides its face.
  enum Mark: Character {
    /// It is face up.
    case open = "+"
    /// It was matched.
    case matched = "."
  }

  /// The card; `nil` for one that hasn't been seen.
  let card: Card?
  let mark: Mark?
  /// What was written, and where it begins, in bytes.
  let text: String
  let offset: Int

  /// More cards than a deck has are neither a deal nor a table, whatever follows.
  static let mostCards = 53

  /// The cards of a text, whether they are words of their own, several words (`10 of hearts`),
  /// objects (`{"rank":"10","suit":"hearts"}`), or follow each other without anything between; at
  /// most ``mostCards``. `unused` are the names of what objects say besides.
  /// On a table, a comma at an end of a row may be an unseen card; in a deal it means nothing.
  static func read(
    _ text: String, isTable: Bool
  ) throws(CardNotationError) -> (cards: [CardWord], unused: [String]) {
    guard text.utf8.count <= PastedText.longest else { throw .tooLong }
    let text = withoutFindings(text)
    guard var records = try records(of: text) else { return (try words(of: text, isTable: isTable), []) }
    var cards: [CardWord] = []
    for piece in records.pieces where cards.count < mostCards {
      switch piece {
      // A comma next to an object isn't at an end of a row.
      case .text(let range): cards += try words(of: records.written(range), at: range.lowerBound, isTable: false)
      case .record(let record): cards.append(try card(record, of: &records))
      }
    }
    return (cards, records.unused)
  }

  /// The cards of a text without objects, which begins at an offset.
  private static func words(
    of text: String, at start: Int = 0, isTable: Bool
  ) throws(CardNotationError) -> [CardWord] {
    var words = PastedWord.split(text, keepingEmpty: true)
    for index in words.indices { words[index].offset += start }
    if let bracket = words.first(where: { $0.isUnbalanced }) { throw .unbalanced(offset: bracket.offset) }
    if isTable, let loose = words.first(where: { $0.isLooseSeparator }) { throw .looseSeparator(offset: loose.offset) }
    words.removeAll { $0.isLooseSeparator }
    let areFields = areFields(words)
    var rest = words[...]
    var cards: [CardWord] = []
    while let first = rest.first, cards.count < mostCards {
      // No word is a card and the rank of one, too.
      if let word = CardWord(first.text, offset: first.offset) {
        cards.append(word)
        rest = rest.dropFirst()
        continue
      }
      let length = phraseLength(rest, areFields: areFields)
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

  /// Whether all cards are a rank and a suit with a comma or a line's end between, as in a table:
  /// `10,hearts`. Where one isn't, a comma between a rank and a suit may be a slip.
  private static func areFields(_ words: [PastedWord]) -> Bool {
    words.count.isMultiple(of: 2)
      && words.indices.allSatisfy { index in
        (index.isMultiple(of: 2) || words[index].isAfterMark) && CardWord(words[index].text, offset: 0) == nil
      }
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
  private static func phraseLength(_ words: ArraySlice<PastedWord>, areFields: Bool) -> Int {
    guard let first = words.first else { return 1 }
    let hasOf = words.dropFirst().first?.text.lowercased() == "of"
    guard let next = words.dropFirst(hasOf ? 2 : 1).first, hasOf || areFields || !next.isAfterMark else { return 1 }
    let last = withoutMark(next.text)
    let isRankFirst = CardNotation.rank(first.text) != nil && CardNotation.suit(last) != nil
    let isSuitFirst = !hasOf && CardNotation.suit(first.text) != nil && CardNotation.rank(last) != nil
    return isRankFirst || isSuitFirst ? hasOf ? 3 : 2 : 1
  }

  private static func withoutMark(_ text: String) -> Substring {
    text.last.flatMap(Mark.init) == nil ? text[...] : text.dropLast()
  }

  init(_ card: Card?, text: String, offset: Int) {
    (self.card, self.text, self.offset, mark) = (card, text, offset, nil)
  }

  private init?(_ text: String, offset: Int) {
    // No card's name is longer, its folders included.
    guard text.utf8.count <= 1000 else { return nil }
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
    while let first = rest.first, cards.count < mostCards {
      // A deal in quotes is one word, with blanks.
      guard !first.isWhitespace, first != "," else {
        rest.removeFirst()
        offset += first.utf8.count
        continue
      }
      // `??`, a rank of one or two characters and a suit, and perhaps a mark: the longest that is a
      // card. Characters that may also separate cards don't mean an unseen card here.
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
