import Documents
import SetGame

/// The words of Set that documents and messages share.
enum SetWords {
  /// The features of the printed game in their order.
  static let features = ["number", "colour", "shape", "fill"]

  /// The values of the features of the printed game, in the order of the digits.
  static let values = [
    ["one", "two", "three"], ["red", "green", "purple"], ["oval", "diamond", "squiggle"],
    ["empty", "striped", "filled"],
  ]

  /// The features of the decks that have words, and the values of each.
  private static func features(of dimension: Dimension) -> [(name: String, values: [String])]? {
    switch dimension {
    case Deck(.quad).dimension:
      [("number", quadNumbers), ("colour", quadColours), ("symbol", quadSymbols.map { $0.one })]
    case Deck(.zeroSum).dimension: dots.map { ($0.name, ["no", "yes"]) }
    case _ where dimension.field == .three:
      // Decks of fewer features have the first ones; a fifth has no name.
      zip(features, values).map { ($0, $1) } + [("feature 5", ["0", "1", "2"])]
    default: nil
    }
  }

  /// The name of a feature (0-based), or its number where the deck has no names for them.
  static func feature(_ feature: Int, in dimension: Dimension) -> String {
    features(of: dimension)?[feature].name ?? "feature \(feature + 1)"
  }

  /// The value of a feature: a word where the deck has some, or its digit.
  static func value(_ digit: Int, of feature: Int, in dimension: Dimension) -> String {
    features(of: dimension)?[feature].values[digit] ?? "\(digit)"
  }

  /// A card in words where it has some: "two green striped diamonds".
  static func name(_ card: Card, in dimension: Dimension, _ faces: CardFaces = .glyphs) -> String {
    dimension == .standard ? faces.name(of: card) : CardNotation.name(card, in: dimension)
  }

  /// "three cards": as many as a group has.
  static func cards(_ count: Int) -> String { "\(number(count)) \(count == 1 ? "card" : "cards")" }

  /// A number of cards in words, as far as tables are small.
  static func number(_ count: Int) -> String {
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
      "thirteen", "fourteen", "fifteen",
    ]
    return words.indices.contains(count) ? words[count] : "\(count)"
  }

  /// The cards of a deal as a person reads and types them.
  static func names(_ layout: Layout) -> String {
    layout.cards.map { CardNotation.name($0, in: layout.dimension) }.joined(separator: " ")
  }

  /// Groups of cards by their places, from 1: "1 4 9, 2 3 7".
  static func places(_ groups: [[Int]]) -> String {
    groups.map { $0.map { "\($0 + 1)" }.joined(separator: " ") }.joined(separator: ", ")
  }

  /// Cards as JSON shows them: digits.
  static func digits(_ cards: [Card], in dimension: Dimension) -> [String] {
    cards.map { CardNotation.digits($0, in: dimension) }
  }
}

extension Variant {
  /// What is searched for, in the singular and the plural.
  var nouns: (one: String, many: String) {
    switch self {
    case .set: ("Set", "Sets")
    case .ultraSet: ("UltraSet", "UltraSets")
    case .ghostSet: ("GhostSet", "GhostSets")
    case .quad: ("quad", "quads")
    case .zeroSum: ("ProSet", "ProSets")
    }
  }

  /// What makes cards a group.
  var definition: String {
    switch self {
    case .set: "Three cards are a Set when each feature is the same on all, or different on all."
    case .ultraSet: "Four cards are an UltraSet when they are two pairs that the same card completes to a Set."
    case .ghostSet: "Six cards are a GhostSet when they are three pairs whose completing cards are a Set."
    case .quad: "Four cards are a quad when each feature is the same on all, different on all, or two and two."
    case .zeroSum: "Cards are a ProSet when each dot is on an even number of them."
    }
  }

  /// "a Set", "an UltraSet".
  var one: String { (self == .ultraSet ? "an " : "a ") + nouns.one }

  /// "no Set".
  var none: String { "no \(nouns.one)" }

  /// The name of `count` groups, such as "2 UltraSets".
  func count(_ count: Int) -> String { Wording.count(count, nouns.one, nouns.many) }
}

extension GameRules.Pick {
  /// What is taken, for a sentence.
  func phrase(_ variant: Variant) -> String {
    switch self {
    case .random: "a random \(variant.nouns.one)"
    case .first: "the first \(variant.nouns.one) by position"
    case .mostRemaining: "\(variant.one) that leaves the most \(variant.nouns.many)"
    }
  }
}

extension FeatureAgreement: JSONWritable {}
extension DrawingMethod: JSONWritable {}
