/// Cards as text: digits `0120`, or in dimension 4 words such as `2GSF`.
///
/// Both name the features in the order number, colour, shape, fill. In a word they are number 1–3,
/// colour R G P (red, green, purple), shape O D S (oval, diamond, squiggle), fill E S F (empty,
/// striped, filled); the digits 0, 1, 2 follow that order.
public enum CardNotation {
  /// The letters of a word, feature by feature, in the order of the values.
  static let letters: [[UInt8]] = ["123", "RGP", "ODS", "ESF"].map { Array($0.utf8) }

  /// The card in digits, one per feature.
  public static func digits(_ card: Card, in dimension: Dimension) -> String {
    if dimension.field == .two { return card.digits(in: dimension).map(String.init).joined() }
    return digitsOfCards[dimension.features - Dimension.range.lowerBound][Int(card.code)]
  }

  /// The digits of all cards by their codes, for each number of features.
  private static let digitsOfCards: [[String]] = Dimension.range.map { features in
    (1...features).reduce([""]) { words, _ in words.flatMap { word in ["0", "1", "2"].map { word + $0 } } }
  }

  /// The card as a word; only cards of dimension 4 have one.
  public static func word(_ card: Card) -> String {
    let digits = card.digits(in: .standard)
    return String(decoding: digits.indices.map { letters[$0][digits[$0]] }, as: UTF8.self)
  }

  /// Whether digits can be the number of a card, and no code.
  static func isNumber(_ digits: some StringProtocol, in dimension: Dimension) -> Bool {
    digits.utf8.count <= mostDigits(in: dimension) && digits.utf8.count != dimension.features
  }

  /// How many digits the numbers of cards have at most.
  static func mostDigits(in dimension: Dimension) -> Int { dimension.cardCount > 99 ? 3 : 2 }

  /// The card in its most readable form: as a word in dimension 4 and in the usual decks over the
  /// field of two elements, in digits otherwise.
  public static func name(_ card: Card, in dimension: Dimension) -> String {
    if dimension == .standard { return word(card) }
    return BinaryNotation.name(card, in: dimension) ?? digits(card, in: dimension)
  }
}

/// A text that names no cards.
public struct NotationError: Error, Equatable {
  /// What is wrong with a card's text.
  public enum Problem: Sendable, Equatable {
    /// A card of digits has one digit for each of `features` features.
    case length(features: Int)
    /// The character isn't a value of the feature (0-based) in a card written in digits.
    case digit(feature: Int)
    /// The character isn't a value of the feature (0-based) in a card written as a word.
    case letter(feature: Int)
    /// The word isn't one that describes a card.
    case unknownWord
    /// The words of a card leave out the feature (0-based).
    case missing(feature: Int)
    /// The words of a card give the feature (0-based) twice.
    case repeated(feature: Int)
    /// The letters or words can be these cards, named in this program's letters.
    case ambiguous([String])
    /// The numbers can be these cards, named in digits.
    case ambiguousNumbers([String])
    /// The number is none of a card of `features` features, or is among other cards.
    case cardNumber(features: Int)
    /// There are several lists of cards, and the card isn't in the first one.
    case severalDeals
    /// Two words mean the same value, but a deal that has both must mean two.
    case sameValue(String, String)
    /// The parts of the card can't be one.
    case noReading
    /// A card has one to three signs.
    case tooManySigns
    /// The name before a value isn't that of a feature.
    case unknownLabel
    /// The character has no place in a card.
    case unknownCharacter
    /// Words exist in dimension 4 only.
    case wordOutsideDimension4
    /// The text is none of the cards over the field of two elements.
    case noCard(Dimension)
    /// The byte isn't text.
    case binary
    /// The text isn't made of codes and longer than ``GameCore/PastedText/longest``.
    case tooLong
    /// The bracket isn't closed, or closes nothing.
    case unbalanced
    /// The name of an object's card isn't the card that its other members describe.
    case contradiction

    /// Whether the fault is found only by checking the whole deal.
    var concernsDeal: Bool {
      switch self {
      case .ambiguous, .ambiguousNumbers, .sameValue, .cardNumber, .severalDeals: true
      default: false
      }
    }
  }

  /// What is wrong.
  public let problem: Problem
  /// The 0-based offset of the wrong character, in bytes.
  public let offset: Int
  /// The text of the card, shortened when it is long.
  public let card: String
  /// The number of cards before it.
  public let position: Int
}
