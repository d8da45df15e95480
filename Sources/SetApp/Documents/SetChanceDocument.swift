import Documents
import ExactArithmetic
import GameCore
import SetGame

/// How likely a deal is to hold no Set: `set chance`.
package struct SetChanceDocument: Document {
  let chance: SetFreeChance
  private let digits: Int

  /// Shows a chance; decimals have `digits` significant digits.
  package init(_ chance: SetFreeChance, digits: Int) {
    self.chance = chance
    self.digits = digits
  }

  package static let shape = Shape<Self>(
    Field("setFree", "The number of deals without a group") { IntegerText($0.chance.setFree) },
    Field("classes", "How many of them are inequivalent under all affine maps (linear ones for ProSet)") {
      IntegerText($0.chance.classes)
    },
    Field("noSetProbability", "The chance that a random deal has no group") {
      FractionValue($0.chance.probability, digits: $0.digits)
    },
    Field("evidence", "The evidence for the count") { $0.chance.evidence })

  package func text(style: TextStyle, run: RunInfo?) -> String {
    let probability = chance.probability
    guard !probability.isZero, probability != 1 else {
      return style.wrapped("\(share).") + style.evidence(chance.evidence)
    }
    let classes = chance.classes == 1 ? "The one class" : "All \(chance.classes) classes"
    return style.wrapped(
      "\(share): exactly \(probability.numerator)/\(probability.denominator) = "
        + "\(probability.decimal(digits: digits)). \(classes) of such deals \(chance.classes == 1 ? "was" : "were") counted."
    )
      + style.evidence(chance.evidence)
  }

  package var inBrief: String? { share }

  /// How many of the deals have no Set, in words: 1 in N, or their percentage where they are most.
  private var share: String {
    Self.words(chance.probability, of: chance.deck.variant, cards: chance.cards, digits: min(digits, 4))
  }

  /// The chance that cards have no Set, in words.
  static func words(
    _ probability: Rational, of variant: Variant = .set, cards: Int, digits places: Int
  ) -> String {
    let cards = Wording.count(cards, "card", "cards")
    if probability.isZero { return "\(cards) always have \(variant.one)" }
    if probability == 1 { return "\(cards) never have \(variant.one)" }
    return probability > Rational(1, 2)
      ? "\((probability * 100).decimal(digits: places)) % of deals of \(cards) have \(variant.none)"
      : "1 in \(probability.reciprocal.decimal(digits: places)) deals of \(cards) has \(variant.none)"
  }
}
