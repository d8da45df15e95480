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
    Field("classes", "How many of them are inequivalent under all affine maps") { $0.chance.classes },
    Field("probabilitySetFree", "The chance that a random deal has no Set") {
      FractionValue($0.chance.probability, digits: $0.digits)
    },
    Field("evidence", "The evidence for the count") { $0.chance.evidence })

  package func text(style: TextStyle, run: RunInfo) -> String {
    let probability = chance.probability
    let cards = Wording.count(chance.cards, "card", "cards")
    guard !probability.isZero else {
      return style.wrapped("\(cards) always have a Set.") + style.evidence(chance.evidence)
    }
    guard probability != 1 else { return style.wrapped("\(cards) never have a Set.") + style.evidence(chance.evidence) }
    let odds = probability.reciprocal.decimal(digits: min(digits, 4))
    return style.wrapped(
      "1 in \(odds) deals of \(cards) has no Set: exactly \(probability.numerator)/\(probability.denominator) = "
        + "\(probability.decimal(digits: digits)). All \(Wording.count(chance.classes, "class", "classes")) of such "
        + "deals were counted.")
      + style.evidence(chance.evidence)
  }
}
