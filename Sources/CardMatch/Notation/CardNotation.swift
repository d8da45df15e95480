import GameCore
import ExactArithmetic

/// Cards as text: rank and suit in either order, `AH`, `10D`, `TS`, `D10`, `q♣`, `ace of hearts`,
/// `10_of_hearts.png`, 🂱; either case, suits as letters, signs or words.
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

  /// Reads one card; `nil` when it isn't one.
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
    let name = fileName(normal(text))
    if name.unicodeScalars.count == 1, let scalar = name.unicodeScalars.first { return pictured(scalar) }
    let words = name.split { " _-".contains($0) }.filter { $0 != "OF" }
    guard let first = words.first, let last = words.last, words.count <= 2 else { return nil }
    // One word has a short rank: "aces" isn't a card.
    if words.count == 1 {
      return card(shortRank(first.dropLast()), suit(first.suffix(1)))
        ?? card(shortRank(first.dropFirst()), suit(first.prefix(1))) ?? gluedCard(first)
    }
    return card(rank(first), suit(withoutVariant(last))) ?? card(rank(withoutVariant(last)), suit(first))
  }

  private static func card(_ rank: Int?, _ suit: Int?) -> Card? {
    guard let rank, let suit else { return nil }
    return Card(rank: rank, suit: suit)
  }

  /// A card in words without anything between them, such as `AceOfSpades`.
  private static func gluedCard(_ word: Substring) -> Card? {
    let word = withoutVariant(word)
    for (suit, name) in suitWords.enumerated() {
      for ending in [name[...], name.dropLast()] where word.hasSuffix(ending) {
        let rest = word.dropLast(ending.count)
        return card(rank(rest.hasSuffix("OF") ? rest.dropLast(2) : rest), suit)
      }
    }
    return nil
  }

  /// The word of a suit without the number that names of pictures end in where there are two.
  private static func withoutVariant(_ word: Substring) -> Substring {
    let rest = word.dropLast()
    guard let last = word.last, last.isASCII, last.isNumber, suitWords.contains(where: { rest.hasSuffix($0) }) else {
      return word
    }
    return rest
  }

  /// The name of a picture without its folder and its ending, in capitals.
  private static func fileName(_ text: String) -> Substring {
    let name = text.lastIndex { $0 == "/" || $0 == "\\" }.map { text[text.index(after: $0)...] } ?? text[...]
    guard let stop = name.lastIndex(of: "."),
      PictureName.endings.contains(name[name.index(after: stop)...].lowercased())
    else { return name }
    return name[..<stop]
  }

  /// The card that a character shows: 🂡 to 🃞. The knight and the jokers aren't in this deck.
  private static func pictured(_ scalar: Unicode.Scalar) -> Card? {
    guard (0x1F0A0...0x1F0DF).contains(scalar.value) else { return nil }
    let number = Int(scalar.value & 0xF)
    guard number >= 1, number <= 14, number != 12 else { return nil }
    // Spades, hearts, diamonds, clubs.
    return Card(rank: number < 12 ? number - 1 : number - 2, suit: [2, 0, 1, 3][Int(scalar.value - 0x1F0A0) >> 4])
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

  /// Upper case and normal width, without the invisible characters that make a sign a picture.
  private static func normal(_ text: some StringProtocol) -> String {
    let shown = text.unicodeScalars.filter { $0 != "\u{FE0E}" && $0 != "\u{FE0F}" }
    return String(String.UnicodeScalarView(shown.map(PlainText.narrow))).uppercased()
  }
}
