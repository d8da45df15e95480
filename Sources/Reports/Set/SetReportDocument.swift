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
  /// The odds against a deal without a Set that the booklet gives, by the number of cards.
  private static let booklet = [12: 33, 15: 2500]

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
      bookletOddsAgainstNoSet: SetReportDocument.booklet[distribution.cards],
      deals: IntegerText(distribution.total), evidence: EvidenceValue(SetReportDocument.evidence),
      maximum: extreme(distribution.most), mean: FractionValue(distribution.mean, digits: digits),
      minimum: extreme(distribution.fewest), mostLikely: mostLikely,
      oddsAgainstNoSet: oddsAgainstNoSet.map { FractionValue($0, digits: digits) },
      probabilityNoSet: FractionValue(noSet, digits: digits),
      rows: lines.map { line in
        Row(
          deals: IntegerText(line.deals), probability: FractionValue(line.chance, digits: digits),
          probabilityOfAtLeast: FractionValue(line.atLeast, digits: digits), sets: line.sets)
      }, variance: FractionValue(distribution.variance, digits: digits))
  }

  private static let evidence = WordedEvidence.proved(method: "every deal counted up to symmetry, sum and mean checked")

  private var noSet: Rational { distribution.probability(of: 0) }

  private var oddsAgainstNoSet: Rational? { noSet.isZero ? nil : (Rational(1) - noSet) / noSet }

  private var mostLikely: Int {
    distribution.deals.indices.max { distribution.deals[$0] < distribution.deals[$1] } ?? 0
  }

  /// The numbers of Sets that deals have, with their chances.
  private var lines: [(sets: Int, deals: BigInt, chance: Rational, atLeast: Rational)] {
    let total = distribution.total
    var seen: BigInt = 0
    return distribution.deals.enumerated().compactMap { sets, deals in
      defer { seen = seen + deals }
      guard !deals.isZero else { return nil }
      return (sets, deals, Rational(deals, total), Rational(total - seen, total))
    }
  }

  private func extreme(_ extreme: DealDistribution.Extreme) -> Extreme {
    let cards = extreme.deal.map { Card(code: UInt8($0)) }
    return Extreme(cards: SetWords.digits(cards, in: .standard), sets: extreme.sets)
  }
}

extension SetReportDocument {
  package func text(style: TextStyle, run: RunInfo) -> String {
    var text = style.heading("Set: \(Wording.count(distribution.cards, "card", "cards")) dealt from 81") + "\n"
    text += chanceOfNoSet(style) + "\n" + table(style) + "\n"
    text += style.wrapped("Mean \(Self.exact(distribution.mean)), \(deviation), most often \(sets(mostLikely)).")
    if distribution.most.sets > 0 {
      text += example("The most there can be:", distribution.most, style)
      text += example(distribution.fewest.sets == 0 ? "Without a Set:" : "The fewest:", distribution.fewest, style)
    }
    return text + "\n" + style.wrapped("WordedEvidence: \(SetReportDocument.evidence.words).")
  }

  private func chanceOfNoSet(_ style: TextStyle) -> String {
    guard let odds = oddsAgainstNoSet else { return style.wrapped("Every such deal has a Set.") }
    guard !odds.isZero else { return style.wrapped("No such deal has a Set.") }
    var table = TextTable(.words(""), .words(""), .words(""))
    table.add("Deals without a Set", percent(noSet), "odds \(odds.decimal(digits: 5)) : 1 against")
    if let booklet = SetReportDocument.booklet[distribution.cards] {
      table.add("The booklet says", percent(Rational(1, BigInt(booklet + 1))), "odds \(booklet) : 1")
    }
    let fraction = "\(noSet.numerator.words()) / \(noSet.denominator.words())"
    return table.text(style: style, indent: 2) + "  exactly \(fraction)\n"
  }

  private func table(_ style: TextStyle) -> String {
    let longest = lines.map { $0.chance.toDouble() }.max() ?? 1
    var table = TextTable(
      .numbers("Sets"), .numbers("deals"), .numbers("share"), .numbers("so many or more"), .words(""))
    for line in lines {
      let length = Int((line.chance.toDouble() / longest * 24).rounded())
      table.add(
        "\(line.sets)", line.deals.words(), percent(line.chance), percent(line.atLeast),
        String(repeating: "█", count: length))
    }
    return table.text(style: style, indent: 2)
  }

  private func example(_ phrase: String, _ extreme: DealDistribution.Extreme, _ style: TextStyle) -> String {
    guard extreme.deal.count <= 24 else { return "" }
    let cards = extreme.deal.map { Card(code: UInt8($0)) }
    let number = extreme.sets == 0 ? "" : " \(sets(extreme.sets))"
    return "\n\(phrase)\(number)\n" + CardArt(style: style, dimension: .standard).table(cards)
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
    for line in lines {
      table.add(
        "\(line.sets)", line.deals.description, line.chance.decimal(digits: request.digits),
        line.atLeast.decimal(digits: request.digits))
    }
    return table.csv()
  }
}
