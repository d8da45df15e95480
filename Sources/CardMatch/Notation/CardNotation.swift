/// Cards as text: rank and suit, `AH`, `10D`, `TS`, `q♣`, `ace of hearts`; either case, suits as
/// letters, signs or words.
public enum CardNotation {
  static let ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
  static let suits = ["H", "D", "S", "C"]
  static let signs = ["♥", "♦", "♠", "♣"]
  private static let outlined = ["♡", "♢", "♤", "♧"]
  private static let rankWords = [
    "ACE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN", "JACK", "QUEEN", "KING",
  ]
  private static let suitWords = ["HEARTS", "DIAMONDS", "SPADES", "CLUBS"]

  /// The card as letters, such as `10H`.
  public static func text(_ card: Card) -> String { ranks[card.rank] + suits[card.suit] }

  /// The card with the sign of its suit, such as `10♥`.
  public static func symbol(_ card: Card) -> String { ranks[card.rank] + signs[card.suit] }

  /// Reads one card; `nil` when it is none.
  public static func card(_ text: some StringProtocol) -> Card? { plainCard(text.utf8) ?? wordedCard(text) }

  /// A card as programs write it, in capitals: the quick way.
  private static func plainCard(_ letters: some Collection<UInt8>) -> Card? {
    let length = letters.count
    guard length == 2 || length == 3, let first = letters.first else { return nil }
    let rest = letters.dropFirst()
    let isTen = length == 3 && first == UInt8(ascii: "1") && rest.first == UInt8(ascii: "0")
    guard let rank = isTen ? 9 : length == 2 ? plainRanks.firstIndex(of: first) : nil,
      let suit = rest.dropFirst(length - 2).first.flatMap({ plainSuits.firstIndex(of: $0) })
    else { return nil }
    return Card(rank: rank, suit: suit)
  }

  private static let plainRanks = Array("A23456789TJQK".utf8)
  private static let plainSuits = Array("HDSC".utf8)

  /// A card in any of the ways in which people write it.
  private static func wordedCard(_ text: some StringProtocol) -> Card? {
    let words = normal(text).split(separator: " ").filter { $0 != "OF" }
    guard let first = words.first, let last = words.last, words.count <= 2 else { return nil }
    // One word has a short rank: "aces" is no card.
    let isOneWord = words.count == 1
    let rank = isOneWord ? shortRank(first.dropLast()) : rank(first)
    guard let rank, let suit = suit(isOneWord ? last.suffix(1) : last) else { return nil }
    return Card(rank: rank, suit: suit)
  }

  /// The rank that a word names.
  static func rank(_ word: some StringProtocol) -> Int? { shortRank(word) ?? rankWords.firstIndex(of: normal(word)) }

  /// The rank that a letter or a number names.
  static func shortRank(_ word: some StringProtocol) -> Int? {
    let word = normal(word)
    return word == "T" ? 9 : ranks.firstIndex(of: word)
  }

  /// The suit that a word names.
  static func suit(_ word: some StringProtocol) -> Int? {
    let word = normal(word)
    return suits.firstIndex(of: word) ?? signs.firstIndex(of: word) ?? outlined.firstIndex(of: word)
      ?? suitWords.firstIndex { $0 == word || $0.dropLast() == word }
  }

  /// Upper case, without the invisible characters that make a sign a picture.
  private static func normal(_ text: some StringProtocol) -> String {
    let shown = text.uppercased().unicodeScalars.filter { $0 != "\u{FE0E}" && $0 != "\u{FE0F}" }
    return String(String.UnicodeScalarView(shown))
  }
}
