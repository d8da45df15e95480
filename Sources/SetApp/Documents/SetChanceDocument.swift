import Documents
import ExactArithmetic
import GameCore
import SetGame

/// How likely a deal is to hold no Set: `set chance`.
package struct SetChanceDocument: Document {
  /// The chance, where all deals were counted.
  let chance: SetFreeChance?
  /// Deals, where some were drawn.
  private let sample: SampledDeals?
  private let digits: Int

  /// Shows a chance; decimals have `digits` significant digits.
  package init(_ chance: SetFreeChance, digits: Int) {
    (self.chance, sample, self.digits) = (chance, nil, digits)
  }

  /// Shows the share of drawn deals that have no group.
  package init(_ sample: SampledDeals, digits: Int) { (chance, self.sample, self.digits) = (nil, sample, digits) }

  package static let shape = Shape<Self>(
    Field("setFree", "The number of deals without a group") { $0.chance.map { IntegerText($0.setFree) } },
    Field("classes", "How many of them are inequivalent under all affine maps (linear ones for ProSet)") {
      $0.chance.map { IntegerText($0.classes) }
    },
    Field("noSetProbability", "The chance that a random deal has no group") { document in
      document.chance.map { FractionValue($0.probability, digits: document.digits) }
    },
    Field("noSetShare", "The share of the drawn deals that have no group (samples)") { document in
      document.sample.flatMap { sample in sample.none.flatMap { Estimate($0, seed: sample.seed) } }
    },
    Field("meanSets", "The mean number of groups of the drawn deals (samples)") { document in
      document.sample.flatMap { $0.meanEstimate }
    },
    Field("sampledDeals", "Numbers of groups, and how many of the drawn deals have each (samples)") { document in
      document.sample.map { sample in
        sample.dealsByGroups.keys.sorted().map { [$0, Int(clamping: sample.dealsByGroups[$0] ?? 0)] }
      }
    },
    Field("stopReason", "Why fewer deals were drawn than asked for (samples)") { $0.sample?.stopReason },
    Field("evidence", "The evidence for the count, or the share") {
      $0.chance?.evidence ?? $0.sample?.evidence ?? .unknown
    })

  package func text(style: TextStyle, run: RunInfo?) -> String {
    if let sample { return text(of: sample, style: style) }
    guard let chance else { return "" }
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

  /// The drawn deals by their number of groups.
  private func text(of sample: SampledDeals, style: TextStyle) -> String {
    let mean = sample.mean.value.map { "\nmean \(Wording.fixed($0, decimals: 5))\n" } ?? ""
    let ended = sample.stopReason.map { "Stopped early (\($0.words)).\n" } ?? ""
    return style.wrapped(share + ".") + sample.table(style) + mean + ended
      + style.evidence(sample.evidence)
  }

  package var inBrief: String? { share }

  /// How many of the deals have no Set, in words: 1 in N, or their percentage where they are most.
  private var share: String {
    if let sample {
      let none = sample.none.map { Wording.fixed(100 * $0.value, decimals: 3) } ?? "?"
      return "\(none) % of \(Wording.grouped(sample.trials)) random deals of "
        + "\(Wording.count(sample.cards, "card", "cards")) have \(sample.deck.variant.none)"
    }
    guard let chance else { return "" }
    return Self.words(chance.probability, of: chance.deck.variant, cards: chance.cards, digits: min(digits, 4))
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
