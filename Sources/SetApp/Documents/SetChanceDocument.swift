import Documents
import ExactArithmetic
import GameCore
import SetGame

/// How likely a deal is to hold no Set: `set chance`.
package struct SetChanceDocument: Document {
  private let chance: SetFreeChance
  private let digits: Int

  /// Shows a chance; decimals have `digits` significant digits.
  package init(_ chance: SetFreeChance, digits: Int) {
    self.chance = chance
    self.digits = digits
  }

  package static let shape = Shape<Self>(
    Field("setFree", "The number of deals without a Set") { IntegerText($0.chance.setFree) },
    Field("classes", "How many of them differ under all affine maps") { $0.chance.classes },
    Field("probabilitySetFree", "The chance that a random deal has no Set") {
      FractionValue($0.chance.probability, digits: $0.digits)
    },
    Field("evidence", "How the count is known") { $0.chance.evidence })

  package func text(style: TextStyle, run: RunInfo) -> String {
    let probability = chance.probability
    let cards = Wording.count(chance.cards, "card", "cards")
    guard !probability.isZero else {
      return style.wrapped("\(cards) always hold a Set.") + style.evidence(chance.evidence)
    }
    guard probability != 1 else { return style.wrapped("\(cards) never hold a Set.") + style.evidence(chance.evidence) }
    let odds = probability.reciprocal.decimal(digits: min(digits, 4))
    return style.wrapped(
      "One deal of \(cards) in \(odds) holds no Set. Exactly: \(probability.numerator)/\(probability.denominator) = "
        + "\(probability.decimal(digits: digits)). Of \(Wording.count(chance.classes, "class", "classes")) of such "
        + "deals every one was counted.")
      + style.evidence(chance.evidence)
  }
}
