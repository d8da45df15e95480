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

  /// The name of a feature (0-based): the printed game's, or its number in other dimensions.
  static func feature(_ feature: Int, in dimension: Dimension) -> String {
    dimension == .standard ? features[feature] : "feature \(feature + 1)"
  }

  /// The value of a feature: the printed game's word, or its digit.
  static func value(_ digit: Int, of feature: Int, in dimension: Dimension) -> String {
    dimension == .standard ? values[feature][digit] : "\(digit)"
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
    }
  }

  /// The name of `count` groups, such as "2 UltraSets".
  func count(_ count: Int) -> String { Wording.count(count, nouns.one, nouns.many) }
}

extension GameRules.Pick {
  /// What is taken, for a sentence.
  var phrase: String {
    switch self {
    case .random: "a random Set"
    case .first: "the first Set by position"
    case .mostRemaining: "a Set that leaves the most Sets"
    }
  }
}

extension FeatureAgreement: JSONWritable {}
extension DrawingMethod: JSONWritable {}
