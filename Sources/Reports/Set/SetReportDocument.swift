import ExactArithmetic
import GameCore
import SetGame

/// One page about the deals of some size: how likely no Set is, and how many Sets there are.
package struct SetReportDocument: TableDocument {
  package struct Request: Encodable, Sendable {
    let dealSize: Int
    let digits: Int
  }

  /// The deals with one number of Sets.
  package struct Row: Encodable, Sendable {
    let deals: IntegerText
    let probability: FractionValue
    let probabilityOfAtLeast: FractionValue
    let sets: Int
  }

  package struct Extreme: Encodable, Sendable {
    let cards: [String]
    let sets: Int
  }

  package struct Result: Encodable, Sendable {
    /// What the instruction booklet says: so many to one against a deal without a Set.
    let bookletOddsAgainstNoSet: Int?
    let deals: IntegerText
    let evidence: EvidenceValue
    let maximum: Extreme
    let mean: FractionValue
    let minimum: Extreme
    let mostLikely: Int
    /// Absent where every deal has a Set.
    let oddsAgainstNoSet: FractionValue?
    let probabilityNoSet: FractionValue
    let rows: [Row]
    let variance: FractionValue
  }

  package static let schema = "puzzlelab/set.report/1"

  private let distribution: DealDistribution
  package let request: Request

  /// Makes the page about a distribution; decimals have `digits` significant digits.
  package init(_ distribution: DealDistribution, digits: Int) {
    self.distribution = distribution
    request = Request(dealSize: distribution.cards, digits: digits)
  }

  package var result: Result {
    let digits = request.digits
    return Result(
      bookletOddsAgainstNoSet: distribution.bookletOddsAgainstNone,
      deals: IntegerText(distribution.total), evidence: EvidenceValue(distribution.evidence.worded),
      maximum: extreme(distribution.most), mean: FractionValue(distribution.mean, digits: digits),
      minimum: extreme(distribution.fewest), mostLikely: distribution.mostLikely,
      oddsAgainstNoSet: distribution.oddsAgainstNone.map { FractionValue($0, digits: digits) },
      probabilityNoSet: FractionValue(noSet, digits: digits),
      rows: distribution.rows.map { line in
        Row(
          deals: IntegerText(line.deals), probability: FractionValue(line.probability, digits: digits),
          probabilityOfAtLeast: FractionValue(line.probabilityOfAtLeast, digits: digits), sets: line.sets)
      }, variance: FractionValue(distribution.variance, digits: digits))
  }

  private var noSet: Rational { distribution.probability(of: 0) }

  private func extreme(_ extreme: DealDistribution.Extreme) -> Extreme {
    Extreme(cards: SetWords.digits(extreme.deal, in: .standard), sets: extreme.sets)
  }
}

extension SetReportDocument {
  package func text(style: TextStyle, run: RunInfo) -> String {
    var text = style.heading("Set: \(Wording.count(distribution.cards, "card", "cards")) dealt from 81") + "\n"
    text += chanceOfNoSet(style) + "\n" + table(style) + "\n"
    text += style.wrapped(
      "Mean \(Self.exact(distribution.mean)), \(deviation), most often \(sets(distribution.mostLikely)).")
    if distribution.most.sets > 0 {
      text += example("The most there can be:", distribution.most, style)
      text += example(distribution.fewest.sets == 0 ? "Without a Set:" : "The fewest:", distribution.fewest, style)
    }
    return text + "\n" + style.wrapped("\(distribution.evidence.worded.words)")
  }

  private func chanceOfNoSet(_ style: TextStyle) -> String {
    guard let odds = distribution.oddsAgainstNone else { return style.wrapped("Every such deal has a Set.") }
    guard !odds.isZero else { return style.wrapped("No such deal has a Set.") }
    var table = TextTable(.words(""), .words(""), .words(""))
    table.add("Deals without a Set", percent(noSet), "odds \(odds.decimal(digits: 5)) : 1 against")
    if let booklet = distribution.bookletOddsAgainstNone {
      table.add("The booklet says", percent(Rational(1, BigInt(booklet + 1))), "odds \(booklet) : 1")
    }
    let fraction = "\(noSet.numerator.words()) / \(noSet.denominator.words())"
    return table.text(style: style, indent: 2) + "  exactly \(fraction)\n"
  }

  private func table(_ style: TextStyle) -> String {
    let longest = distribution.rows.map { $0.probability.toDouble() }.max() ?? 1
    var table = TextTable(
      .numbers("Sets"), .numbers("deals"), .numbers("share"), .numbers("so many or more"), .words(""))
    for line in distribution.rows {
      let length = Int((line.probability.toDouble() / longest * 24).rounded())
      table.add(
        "\(line.sets)", line.deals.words(), percent(line.probability), percent(line.probabilityOfAtLeast),
        String(repeating: "█", count: length))
    }
    return table.text(style: style, indent: 2)
  }

  private func example(_ phrase: String, _ extreme: DealDistribution.Extreme, _ style: TextStyle) -> String {
    guard extreme.deal.count <= 24 else { return "" }
    let number = extreme.sets == 0 ? "" : " \(sets(extreme.sets))"
    return "\n\(phrase)\(number)\n" + CardArt(style: style, dimension: .standard).table(extreme.deal)
  }

  private var deviation: String {
    "standard deviation \(Wording.fixed(distribution.variance.toDouble().squareRoot(), decimals: 4))"
  }

  private func sets(_ count: Int) -> String { Wording.count(count, "Set", "Sets") }

  private func percent(_ chance: Rational) -> String { "\((chance * Rational(100)).decimal(digits: 5)) %" }

  private static func exact(_ value: Rational) -> String {
    value.isInteger
      ? value.numerator.words()
      : "\(value.decimal(digits: 6)) = \(value.numerator.words()) / \(value.denominator.words())"
  }

  /// One line a number of Sets.
  package func csv() -> String {
    var table = TextTable(
      .numbers("sets"), .numbers("deals"), .numbers("probability"), .numbers("probabilityOfAtLeast"))
    for line in distribution.rows {
      table.add(
        "\(line.sets)", line.deals.description, line.probability.decimal(digits: request.digits),
        line.probabilityOfAtLeast.decimal(digits: request.digits))
    }
    return table.csv()
  }
}
