import GameCore
import SetGame

/// Why three cards are a Set, or what spoils them.
package struct SetExplainDocument: Document {
  package struct Request: Encodable, Sendable {
    let cards: [String]
    let dimension: Int
  }

  package struct Feature: Encodable, Sendable {
    /// `allSame`, `allDifferent` or `spoiled`.
    let agreement: String
    let name: String
    let values: [String]
  }

  package struct Result: Encodable, Sendable {
    /// The card that makes a Set with the first two, in digits.
    let completingCard: String
    let evidence: EvidenceValue
    let features: [Feature]
    let isSet: Bool
    /// The names of the features that spoil it.
    let spoilers: [String]
  }

  package static let schema = "puzzlelab/set.explain/1"

  private let explanation: TripleExplanation
  package let request: Request
  package let result: Result

  /// Makes the document of an explanation.
  package init(_ explanation: TripleExplanation) {
    let layout = explanation.layout
    let dimension = layout.dimension
    let digits = layout.cards.map { $0.digits(in: dimension) }
    self.explanation = explanation
    request = Request(cards: SetWords.digits(layout.cards, in: dimension), dimension: dimension.features)
    result = Result(
      completingCard: CardNotation.digits(explanation.completingCard, in: dimension),
      evidence: EvidenceValue(explanation.evidence.worded),
      features: explanation.agreements.enumerated().map { feature, agreement in
        Feature(
          agreement: agreement.word, name: SetWords.feature(feature, in: dimension),
          values: digits.map { SetWords.value($0[feature], of: feature, in: dimension) })
      }, isSet: explanation.isSet, spoilers: explanation.spoilers.map { SetWords.feature($0, in: dimension) })
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    let layout = explanation.layout
    let art = CardArt(style: style, dimension: layout.dimension)
    var table = TextTable(.words(""), .words(""), .words(""), .words(""), .words(""))
    for feature in result.features { table.add(cells: [feature.name] + feature.values + [verdict(feature)]) }
    return art.table(layout.cards) + style.heading(headline) + table.text(style: style, indent: 2) + remedy(art)
  }

  private var headline: String {
    explanation.isSet
      ? "A Set" : "No Set: \(Wording.list(result.spoilers)) \(isOrAre) neither all equal nor all different"
  }

  private var isOrAre: String { result.spoilers.count == 1 ? "is" : "are" }

  private func verdict(_ feature: Feature) -> String {
    switch feature.agreement {
    case FeatureAgreement.allSame.word: return "all equal"
    case FeatureAgreement.allDifferent.word: return "all different"
    default:
      let odd = feature.values.first { value in feature.values.count { $0 == value } == 1 } ?? ""
      let twice = feature.values.first { value in feature.values.count { $0 == value } == 2 } ?? ""
      return "two \(twice), one \(odd)"
    }
  }

  private func remedy(_ art: CardArt) -> String {
    explanation.isSet
      ? "" : "With the first two cards, the third would have to be \(art.inline(explanation.completingCard))\n"
  }
}
