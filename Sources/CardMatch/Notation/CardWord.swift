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

  /// The cards of a text, whether they are words of their own, several words (`10 of hearts`), or
  /// follow each other without anything between.
  static func read(_ text: String) throws(CardNotationError) -> [CardWord] {
    var rest = PastedWord.split(text)[...]
    var cards: [CardWord] = []
    while let first = rest.first {
      // No word is a card and the rank of one, too.
      if let word = CardWord(first.text, offset: first.offset) {
        cards.append(word)
        rest = rest.dropFirst()
        continue
      }
      let length = phraseLength(rest)
      let phrase = rest.prefix(length).map(\.text).joined(separator: " ")
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

  /// The number of words that name the next card: a rank, perhaps "of", and a suit.
  private static func phraseLength(_ words: ArraySlice<PastedWord>) -> Int {
    guard let first = words.first, CardNotation.rank(first.text) != nil else { return 1 }
    let hasOf = words.dropFirst().first?.text.lowercased() == "of"
    guard let last = words.dropFirst(hasOf ? 2 : 1).first, CardNotation.suit(withoutMark(last.text)) != nil else {
      return 1
    }
    return hasOf ? 3 : 2
  }

  private static func withoutMark(_ text: String) -> Substring {
    text.last.flatMap(Mark.init) == nil ? text[...] : text.dropLast()
  }

  private init?(_ text: String, offset: Int) {
    self.text = text
    self.offset = offset
    if text == "?" || text == "??" || text == "🂠" {
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
      // card.
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
