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

  /// Cards as JSON shows them: digits.
  static func digits(_ cards: [Card], in dimension: Dimension) -> [String] {
    cards.map { CardNotation.digits($0, in: dimension) }
  }
}

extension Variant {
  /// The word on the command line and in JSON.
  package var word: String {
    switch self {
    case .set: "set"
    case .ultraSet: "ultraset"
    case .ghostSet: "ghostset"
    }
  }

  /// The variant of a word.
  package init?(word: String) {
    guard let variant = Variant.allCases.first(where: { $0.word == word }) else { return nil }
    self = variant
  }

  /// What is looked for, one and many.
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

extension FeatureAgreement {
  /// The word in JSON.
  var word: String {
    switch self {
    case .allSame: "allSame"
    case .allDifferent: "allDifferent"
    case .spoiled: "spoiled"
    }
  }
}
