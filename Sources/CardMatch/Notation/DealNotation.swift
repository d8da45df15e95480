/// Why a text isn't a deal or a table.
public enum CardNotationError: Error, Equatable, Sendable {
  /// There is nothing.
  case empty
  /// There is nothing next to a comma at an end of a row, which may mean an unseen card or no
  /// place.
  case looseSeparator(offset: Int)
  /// A bracket isn't closed, or closes nothing.
  case unbalanced(offset: Int)
  /// The text is longer than ``GameCore/PastedText/longest``.
  case tooLong
  /// No member of the object that begins with this one is about a card.
  case noMember(String, offset: Int)
  /// The name of an object's card isn't the card that its other members describe.
  case contradiction(String, offset: Int)
  /// The word isn't a card; `offset` counts bytes.
  case notACard(word: String, offset: Int)
  /// A card is named twice; `offset` is that of the second.
  case duplicate(Card, offset: Int)
  /// Enough cards are up to be a group of this size; `offset` is that of the last.
  case tooManyOpen(Card, GroupSize, offset: Int)
  /// There are more words than `limit`; `count` is where counting ended.
  case tooMany(count: Int, limit: Int)
  /// The table is impossible.
  case impossible(ImpossibleKnowledge)
}

/// A deal as text: different cards, as ``CardNotation`` reads them, separated by anything or
/// nothing: `AH 8D`, `["A♥", "8♦"]`, `AH8DTS`, `ace of hearts, 8 of diamonds`.
public struct DealNotation: Sendable, Equatable {
  /// The cards.
  public let cards: [Card]
  /// The names of what the text says besides, such as members of objects.
  package let unused: [String]

  /// Reads a deal of 1 to 52 cards.
  /// - Throws: ``CardNotationError``.
  public init(_ text: String) throws(CardNotationError) {
    var cards: [Card] = []
    let words: [CardWord]
    (words, unused) = try CardWord.read(text, isTable: false)
    for word in words {
      guard let card = word.card, word.mark == nil else { throw .notACard(word: word.text, offset: word.offset) }
      guard !cards.contains(card) else { throw .duplicate(card, offset: word.offset) }
      cards.append(card)
    }
    guard !cards.isEmpty else { throw .empty }
    self.cards = cards
  }
}

/// A face-down table as text: `??` an unseen card (as are `xx`, `_` and the other words of
/// ``GameCore/UnseenWord``), `AH` known and face down, `8D+` up, `QS.` matched and gone.
public struct KnownTableNotation: Sendable, Equatable {
  /// The table.
  public let table: KnownTable
  /// The cards by place; `nil` where the card hasn't been seen.
  public let places: [Card?]
  /// The names of what the text says besides, such as members of objects.
  package let unused: [String]

  /// Reads a table of 1 to 52 places on which groups of this size are matched.
  /// - Throws: ``CardNotationError``.
  public init(_ text: String, group: GroupSize = .two) throws(CardNotationError) {
    var (known, matched, open, places): ([Card], [Card], [Card], [Card?]) = ([], [], [], [])
    let words: [CardWord]
    (words, unused) = try CardWord.read(text, isTable: true)
    for word in words {
      places.append(word.card)
      guard let card = word.card else { continue }
      if word.mark == .open { open.append(card) }
      if open.count == group.rawValue { throw .tooManyOpen(card, group, offset: word.offset) }
      if word.mark == .matched { matched.append(card) } else { known.append(card) }
    }
    guard !places.isEmpty else { throw .empty }
    guard places.count <= 52 else { throw .tooMany(count: places.count, limit: 52) }
    do {
      table = try KnownTable(
        known: known, matched: matched, open: open, unseen: places.count { $0 == nil }, group: group)
    } catch {
      throw .impossible(error)
    }
    self.places = places
  }

  /// The places as words, which are read back as the same table.
  public var words: [String] {
    places.map { card in
      guard let card else { return "??" }
      if table.matched.contains(card) { return CardNotation.text(card) + "." }
      return CardNotation.text(card) + (table.open.contains(card) ? "+" : "")
    }
  }
}
