import Documents
import GameCore
import SetGame

/// Why cards are a Set, or another group, or what spoils them: `set explain`.
package struct SetExplainDocument: Document {
  let explanation: GroupExplanation
  let faces: CardFaces

  package init(_ explanation: GroupExplanation, faces: CardFaces = .glyphs) {
    (self.explanation, self.faces) = (explanation, faces)
  }

  package static let table: String? = "features"

  package static let shape = Shape<Self>(
    Field("isSet", "Whether the cards are a group") { $0.explanation.isSet },
    Field("completingCard", "The card that makes a group with all but the last, or with all for ProSet, in digits") {
      document in
      document.explanation.completingCard.map { CardNotation.digits($0, in: document.dimension) }
    },
    Field("evidence", "The evidence for it") { $0.explanation.evidence },
    Field("features", "Each feature on the cards") { $0.features },
    Field("spoilers", "The names of the features that prevent a group") { $0.spoilers })

  var dimension: Dimension { explanation.layout.dimension }

  private var spoilers: [String] { explanation.spoilers.map { SetWords.feature($0, in: dimension) } }

  /// A feature of the cards.
  struct Feature: Record {
    package static var recordName: String { "comparedFeature" }
    let agreement: FeatureAgreement
    let name: String
    let values: [String]

    static let shape = Shape<Self>(
      Field("agreement", "Whether the values are all the same, all different, two and two, even in number, or neither")
      { $0.agreement },
      Field("name", "The name of the feature") { $0.name },
      Field("values", "The values of the cards") { $0.values })
  }

  private var features: [Feature] {
    let digits = explanation.layout.cards.map { $0.digits(in: dimension) }
    return explanation.agreements.enumerated().map { feature, agreement in
      Feature(
        agreement: agreement, name: SetWords.feature(feature, in: dimension),
        values: digits.map { word($0[feature], of: feature) })
    }
  }

  /// A value, in the words of the faces where they have some.
  private func word(_ value: Int, of feature: Int) -> String {
    dimension == .standard && feature > 0
      ? faces.value(value, of: feature, in: dimension) : SetWords.value(value, of: feature, in: dimension)
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    let layout = explanation.layout
    let art = CardArt(style: style, dimension: layout.dimension, faces: faces)
    var table = TextTable(columns: Array(repeating: .words(""), count: layout.cards.count + 2))
    for feature in features { table.add(cells: [feature.name] + feature.values + [verdict(feature)]) }
    return art.table(layout.cards) + style.heading(headline) + table.text(style: style, indent: 2) + remedy(art)
      + style.evidence(explanation.evidence)
  }

  private var variant: Variant { explanation.variant }

  var headline: String {
    guard !explanation.isSet else { return variant.one.capitalizedFirst }
    let lack =
      switch variant {
      case .quad: "neither all equal nor all different nor two and two"
      case .zeroSum: "on an odd number of cards"
      case .set, .ultraSet, .ghostSet: "neither all equal nor all different"
      }
    return "Not \(variant.one): \(Wording.list(spoilers)) \(isOrAre) \(lack)"
  }

  private var isOrAre: String { spoilers.count == 1 ? "is" : "are" }

  private func verdict(_ feature: Feature) -> String {
    switch feature.agreement {
    case .allSame: return "all equal"
    case .allDifferent: return "all different"
    case .twoAndTwo: return "two and two"
    case .even: return "even"
    case .spoiled where variant == .zeroSum: return "odd"
    case .spoiled where variant == .quad: return "neither"
    case .spoiled:
      let odd = feature.values.first { value in feature.values.count { $0 == value } == 1 } ?? ""
      let twice = feature.values.first { value in feature.values.count { $0 == value } == 2 } ?? ""
      guard feature.name == "number" else { return "two \(twice), one \(odd)" }
      return "two cards with \(twice) \(twice == "one" ? "symbol" : "symbols"), one with \(odd)"
    }
  }

  private func remedy(_ art: CardArt) -> String {
    guard !explanation.isSet, let card = explanation.completingCard else { return "" }
    switch variant {
    case .set, .ultraSet, .ghostSet:
      return "With the first two cards, the third would have to be \(art.inline(card))\n"
    case .quad: return "With the first three cards, the fourth would have to be \(art.inline(card))\n"
    case .zeroSum: return "With \(art.inline(card)) added they would be one\n"
    }
  }
}
