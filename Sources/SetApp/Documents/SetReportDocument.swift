import Documents
import ExactArithmetic
import GameCore
import SetGame

/// One page about the deals of some size: how likely no Set is, and how many Sets there are:
/// `set report`.
package struct SetReportDocument: TableDocument {
  let distribution: DealDistribution
  private let digits: Int
  let faces: CardFaces

  /// The largest deals that are drawn.
  static let mostDrawn = 24

  /// The page about a distribution; decimals have `digits` significant digits.
  package init(_ distribution: DealDistribution, digits: Int, faces: CardFaces = .glyphs) {
    (self.distribution, self.digits, self.faces) = (distribution, digits, faces)
  }

  package static let table: String? = "rows"

  package static let shape = Shape<Self>(
    Field("bookletOddsAgainstNoSet", "The odds against no Set in the game's booklet, n to 1; for 12 and 15 cards") {
      document in
      document.distribution.bookletOddsAgainstNone.map { FractionValue(Rational($0), digits: document.digits) }
    },
    Field("deals", "The number of all deals") { $0.distribution.total },
    Field("evidence", "The evidence for the counts") { $0.distribution.evidence },
    Field("maximum", "A deal with the most Sets") {
      Extreme(extreme: $0.distribution.most, dimension: $0.distribution.deck.dimension)
    },
    Field("mean", "The mean number of Sets") { FractionValue($0.distribution.mean, digits: $0.digits) },
    Field("minimum", "A deal with the fewest Sets") {
      Extreme(extreme: $0.distribution.fewest, dimension: $0.distribution.deck.dimension)
    },
    Field("mostLikely", "The number of Sets that most deals have") { $0.distribution.mostLikely },
    Field("oddsAgainstNoSet", "The odds against no Set, n to 1; absent where every deal has a Set") { document in
      document.distribution.oddsAgainstNone.map { FractionValue($0, digits: document.digits) }
    },
    Field("noSetProbability", "The chance of no Set") {
      FractionValue($0.distribution.probability(of: 0), digits: $0.digits)
    },
    Field("rows", "The numbers of Sets that deals have, ascending") { $0.rows },
    Field("variance", "The variance of the number of Sets") {
      FractionValue($0.distribution.variance, digits: $0.digits)
    })

  /// A deal with the most or the fewest Sets.
  struct Extreme: Record {
    package static var recordName: String { "extremeDeal" }
    let extreme: DealDistribution.Extreme
    let dimension: Dimension

    static let shape = Shape<Self>(
      Field("cards", "The cards, in digits") { SetWords.digits($0.extreme.deal, in: $0.dimension) },
      Field("setCount", "The number of its Sets") { $0.extreme.sets })
  }

  /// The deals with one number of Sets.
  package struct Row: Record {
    package static var recordName: String { "setCountProbability" }
    let row: DealDistribution.Row
    let digits: Int

    package static let shape = Shape<Self>(
      Field("setCount", "The number of Sets") { $0.row.sets }, Field("deals", "The number of deals") { $0.row.deals },
      Field("probability", "Their chance") { FractionValue($0.row.probability, digits: $0.digits) },
      Field("atLeastProbability", "The chance of that many Sets or more") {
        FractionValue($0.row.probabilityOfAtLeast, digits: $0.digits)
      })
  }

  package var rows: [Row] { distribution.rows.map { Row(row: $0, digits: digits) } }

  private var variant: Variant { distribution.variant }

  private var noSet: Rational { distribution.probability(of: 0) }
}

extension SetReportDocument {
  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text =
      style.heading(
        "\(variant == .set ? "Set" : variant.nouns.many.capitalizedFirst): "
          + "\(Wording.count(distribution.cards, "card", "cards")) dealt from \(distribution.deck.dimension.cardCount)")
      + "\n"
    text += chanceOfNoSet(style) + "\n" + table(style) + "\n"
    text += style.wrapped(
      "Mean \(Self.exact(distribution.mean)), \(deviation), most often \(sets(distribution.mostLikely)).")
    if distribution.most.sets > 0 {
      text += example("The maximum:", distribution.most, style)
      text += example(
        distribution.fewest.sets == 0 ? "Without \(variant.one):" : "The fewest:", distribution.fewest, style)
    }
    return text + "\n" + style.evidence(distribution.evidence)
  }

  private func chanceOfNoSet(_ style: TextStyle) -> String {
    guard let odds = distribution.oddsAgainstNone else { return style.wrapped("Every such deal has \(variant.one).") }
    guard !odds.isZero else { return style.wrapped("No such deal has \(variant.one).") }
    var table = TextTable(.words(""), .words(""), .words(""))
    table.add("Deals without \(variant.one)", percent(noSet), "odds \(odds.decimal(digits: 5)) : 1 against")
    if let booklet = distribution.bookletOddsAgainstNone {
      table.add("The booklet says", percent(Rational(1, BigInt(booklet + 1))), "odds \(booklet) : 1")
    }
    let fraction = "\(noSet.numerator.words()) / \(noSet.denominator.words())"
    return table.text(style: style, indent: 2) + "  exactly \(fraction)\n"
  }

  private func table(_ style: TextStyle) -> String {
    let longest = distribution.rows.map { $0.probability.toDouble() }.max() ?? 1
    var table = TextTable(
      .numbers(variant.nouns.many), .numbers("deals"), .numbers("share"), .numbers("at least N"), .words(""))
    for line in distribution.rows {
      let length = Int((line.probability.toDouble() / longest * 24).rounded())
      table.add(
        "\(line.sets)", line.deals.words(), percent(line.probability), percent(line.probabilityOfAtLeast),
        String(repeating: "█", count: length))
    }
    return table.text(style: style, indent: 2)
  }

  private func example(_ phrase: String, _ extreme: DealDistribution.Extreme, _ style: TextStyle) -> String {
    guard extreme.deal.count <= Self.mostDrawn else { return "" }
    let number = extreme.sets == 0 ? "" : " \(sets(extreme.sets))"
    let art = CardArt(style: style, dimension: distribution.deck.dimension, faces: faces)
    return "\n\(phrase)\(number)\n" + art.table(extreme.deal)
  }

  private var deviation: String {
    "standard deviation \(Wording.fixed(distribution.variance.toDouble().squareRoot(), decimals: 4))"
  }

  private func sets(_ count: Int) -> String { variant.count(count) }

  private func percent(_ chance: Rational) -> String { "\((chance * Rational(100)).decimal(digits: 5)) %" }

  private static func exact(_ value: Rational) -> String {
    value.isInteger
      ? value.numerator.words()
      : "\(value.decimal(digits: 6)) = \(value.numerator.words()) / \(value.denominator.words())"
  }
}
