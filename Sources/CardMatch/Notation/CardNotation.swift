/// Cards as text: rank and suit, `AH`, `10D`, `TS`, `q♣`; suits are letters or signs, either case.
public enum CardNotation {
  static let ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
  static let suits = ["H", "D", "S", "C"]
  static let signs = ["♥", "♦", "♠", "♣"]

  /// The card as letters, such as `10H`.
  public static func text(_ card: Card) -> String { ranks[card.rank] + suits[card.suit] }

  /// The card with the sign of its suit, such as `10♥`.
  public static func symbol(_ card: Card) -> String { ranks[card.rank] + signs[card.suit] }

  /// Reads one card; `nil` when it is none.
  public static func card(_ word: some StringProtocol) -> Card? {
    let word = String(word).uppercased().filter { $0 != "\u{FE0E}" && $0 != "\u{FE0F}" }
    guard let last = word.last, let suit = suit(last) else { return nil }
    let rankWord = word.dropLast() == "T" ? "10" : String(word.dropLast())
    guard let rank = ranks.firstIndex(of: rankWord) else { return nil }
    return Card(rank: rank, suit: suit)
  }

  private static func suit(_ character: Character) -> Int? {
    let text = String(character)
    if let suit = suits.firstIndex(of: text) ?? signs.firstIndex(of: text) { return suit }
    return ["♡", "♢", "♤", "♧"].firstIndex(of: text)
  }
}

/// Why a text is no deal or no table.
public enum CardNotationError: Error, Equatable, Sendable {
  /// There is nothing.
  case empty
  /// The word is no card; `offset` counts bytes.
  case notACard(word: String, offset: Int)
  /// A card is named twice; `offset` is that of the second.
  case duplicate(Card, offset: Int)
  /// Two cards are up; `offset` is that of the second.
  case secondOpen(Card, offset: Int)
  /// There are more words than `limit`.
  case tooMany(count: Int, limit: Int)
  /// The table can't be so.
  case impossible(ImpossibleKnowledge)
}

/// A deal as text: different cards, separated by blanks or commas.
public struct DealNotation: Sendable, Equatable {
  /// The cards.
  public let cards: [Card]

  /// Reads a deal of 1 to 52 cards.
  /// - Throws: ``CardNotationError``.
  public init(_ text: String) throws(CardNotationError) {
    var cards: [Card] = []
    for word in Words.split(text) {
      guard let card = CardNotation.card(word.text) else {
        throw .notACard(word: String(word.text), offset: word.offset)
      }
      guard !cards.contains(card) else { throw .duplicate(card, offset: word.offset) }
      cards.append(card)
    }
    guard !cards.isEmpty else { throw .empty }
    self.cards = cards
  }
}

/// A face-down table as text: `??` an unseen card, `AH` known and face down, `8D+` up, `QS.` matched and gone.
public struct KnownTableNotation: Sendable, Equatable {
  /// The table.
  public let table: KnownTable
  /// The cards by place; `nil` where nobody has seen it.
  public let places: [Card?]

  /// Reads a table of 1 to 52 places.
  /// - Throws: ``CardNotationError``.
  public init(_ text: String) throws(CardNotationError) {
    var (known, matched, places): ([Card], [Card], [Card?]) = ([], [], [])
    var open: Card?
    for word in Words.split(text) {
      if word.text == "??" || word.text == "?" {
        places.append(nil)
        continue
      }
      let isOpen = word.text.last == "+"
      let isMatched = word.text.last == "."
      guard let card = CardNotation.card(isOpen || isMatched ? word.text.dropLast() : word.text) else {
        throw .notACard(word: String(word.text), offset: word.offset)
      }
      if isOpen, open != nil { throw .secondOpen(card, offset: word.offset) }
      if isOpen { open = card }
      if isMatched { matched.append(card) } else { known.append(card) }
      places.append(card)
    }
    guard !places.isEmpty else { throw .empty }
    guard places.count <= 52 else { throw .tooMany(count: places.count, limit: 52) }
    do {
      table = try KnownTable(known: known, matched: matched, open: open, unseen: places.count { $0 == nil })
    } catch {
      throw .impossible(error)
    }
    self.places = places
  }
}

/// Words with their places.
private struct Words {
  let text: Substring
  let offset: Int

  static func split(_ text: String) -> [Words] {
    text.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map { word in
      Words(text: word, offset: text.utf8.distance(from: text.startIndex, to: word.startIndex))
    }
  }
}
