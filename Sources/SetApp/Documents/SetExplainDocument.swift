import Documents
import GameCore
import SetGame

/// Why three cards are a Set, or what spoils them: `set explain`.
package struct SetExplainDocument: Document {
  let explanation: TripleExplanation

  package init(_ explanation: TripleExplanation) { self.explanation = explanation }

  package static let table: String? = "features"

  package static let shape = Shape<Self>(
    Field("isSet", "Whether the three cards are a Set") { $0.explanation.isSet },
    Field("completingCard", "The card that makes a Set with the first two, in digits") {
      CardNotation.digits($0.explanation.completingCard, in: $0.dimension)
    },
    Field("evidence", "The evidence for it") { $0.explanation.evidence },
    Field("features", "Each feature on the three cards") { $0.features },
    Field("spoilers", "The names of the features that prevent a Set") { $0.spoilers })

  var dimension: Dimension { explanation.layout.dimension }

  private var spoilers: [String] { explanation.spoilers.map { SetWords.feature($0, in: dimension) } }

  /// A feature of the three cards.
  struct Feature: Record {
    package static var recordName: String { "comparedFeature" }
    let agreement: FeatureAgreement
    let name: String
    let values: [String]

    static let shape = Shape<Self>(
      Field("agreement", "Whether the values are all the same, all different, or neither") { $0.agreement },
      Field("name", "The name of the feature") { $0.name },
      Field("values", "The values of the three cards") { $0.values })
  }

  private var features: [Feature] {
    let digits = explanation.layout.cards.map { $0.digits(in: dimension) }
    return explanation.agreements.enumerated().map { feature, agreement in
      Feature(
        agreement: agreement, name: SetWords.feature(feature, in: dimension),
        values: digits.map { SetWords.value($0[feature], of: feature, in: dimension) })
    }
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    let layout = explanation.layout
    let art = CardArt(style: style, dimension: layout.dimension)
    var table = TextTable(.words(""), .words(""), .words(""), .words(""), .words(""))
    for feature in features { table.add(cells: [feature.name] + feature.values + [verdict(feature)]) }
    return art.table(layout.cards) + style.heading(headline) + table.text(style: style, indent: 2) + remedy(art)
      + style.evidence(explanation.evidence)
  }

  var headline: String {
    explanation.isSet
      ? "A Set" : "Not a Set: \(Wording.list(spoilers)) \(isOrAre) neither all equal nor all different"
  }

  private var isOrAre: String { spoilers.count == 1 ? "is" : "are" }

  private func verdict(_ feature: Feature) -> String {
    switch feature.agreement {
    case .allSame: return "all equal"
    case .allDifferent: return "all different"
    case .spoiled:
      let odd = feature.values.first { value in feature.values.count { $0 == value } == 1 } ?? ""
      let twice = feature.values.first { value in feature.values.count { $0 == value } == 2 } ?? ""
      guard feature.name == "number" else { return "two \(twice), one \(odd)" }
      return "two cards with \(twice) \(twice == "one" ? "symbol" : "symbols"), one with \(odd)"
    }
  }

  private func remedy(_ art: CardArt) -> String {
    explanation.isSet
      ? "" : "With the first two cards, the third would have to be \(art.inline(explanation.completingCard))\n"
  }
}
