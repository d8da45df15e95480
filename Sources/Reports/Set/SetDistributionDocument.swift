import ExactArithmetic
import GameCore
import SetGame

/// The exact distribution of the number of Sets in a deal: `set distribution`.
public struct SetDistributionDocument: TableDocument {
  /// What was asked.
  public struct Request: Encodable, Sendable {
    let dealSize: Int
    let variant: String
    let digits: Int
  }

  /// What came out.
  public struct Result: Encodable, Sendable {
    let counts: [IntegerText]
    let deals: IntegerText
    let mean: FractionValue
    let variance: FractionValue
    let probabilityNone: FractionValue
    let maximum: Extreme
    let minimum: Extreme
    let classes: IntegerText
    let evidence: EvidenceValue
  }

  /// A deal with the most or the fewest Sets.
  public struct Extreme: Encodable, Sendable {
    let sets: Int
    let deal: [String]
  }

  /// `puzzlelab/set.distribution/1`.
  public static let schema = "puzzlelab/set.distribution/1"
  /// What was asked.
  public let request: Request
  private let distribution: DealDistribution

  /// Describes `distribution`; decimals have `digits` significant digits.
  package init(_ distribution: DealDistribution, digits: Int) {
    let variant = distribution.variant.word
    request = Request(dealSize: distribution.cards, variant: variant, digits: digits)
    self.distribution = distribution
  }

  private var evidence: WordedEvidence { distribution.evidence.worded }

  /// What came out.
  public var result: Result {
    let digits = request.digits
    return Result(
      counts: distribution.deals.map { IntegerText($0) }, deals: IntegerText(distribution.total),
      mean: FractionValue(distribution.mean, digits: digits),
      variance: FractionValue(distribution.variance, digits: digits),
      probabilityNone: FractionValue(distribution.probability(of: 0), digits: digits),
      maximum: Self.value(distribution.most), minimum: Self.value(distribution.fewest),
      classes: IntegerText(distribution.classCount), evidence: EvidenceValue(evidence))
  }

  private static func value(_ extreme: DealDistribution.Extreme) -> Extreme {
    Extreme(sets: extreme.sets, deal: SetWords.digits(extreme.deal, in: .standard))
  }

  /// A table with bars, and what follows from it.
  public func text(style: TextStyle, run: RunInfo) -> String {
    let (one, many) = (distribution.variant.nouns.one, distribution.variant.nouns.many)
    var text = style.heading("\(many) in a deal of \(Wording.count(distribution.cards, "card", "cards"))") + "\n"
    text += CensusWords.bars(chances, noun: many, counts: distribution.deals, style: style) + "\n"
    let mean = distribution.mean
    let exactMean = mean.isInteger ? "" : " = \(mean.numerator.words()) / \(mean.denominator.words())"
    text += style.wrapped(
      "mean \(mean.decimal(digits: 8))\(exactMean), variance \(distribution.variance.decimal(digits: 8))")
    let none = distribution.probability(of: 0)
    if !none.isZero {
      text += style.wrapped("no \(one): one deal in \(CensusWords.grouped(none.reciprocal.decimal(digits: 6)))")
    }
    text += extremeLines("most", distribution.most, style: style)
    if distribution.fewest.sets > 0 { text += extremeLines("fewest", distribution.fewest, style: style) }
    text += style.wrapped(
      "\(distribution.classCount.words()) of the \(distribution.total.words()) deals differ under all affine maps")
    return text + style.paint(style.wrapped(evidence.words), .dim)
  }

  private var chances: [Rational] { distribution.deals.indices.map { distribution.probability(of: $0) } }

  private func extremeLines(_ word: String, _ extreme: DealDistribution.Extreme, style: TextStyle) -> String {
    let nouns = distribution.variant.nouns
    let deal =
      extreme.deal.count <= 24 ? ": " + SetWords.digits(extreme.deal, in: .standard).joined(separator: " ") : ""
    return style.wrapped("\(word): \(Wording.count(extreme.sets, nouns.one, nouns.many))\(deal)", indent: 2)
  }

  /// One line a number of Sets, zeros included.
  public func csv() -> String {
    var table = TextTable(.numbers("sets"), .numbers("deals"), .numbers("probability"))
    for (sets, count) in distribution.deals.enumerated() {
      table.add("\(sets)", count.description, chances[sets].decimal(digits: request.digits))
    }
    return table.csv()
  }
}

/// What is known of smaller deals when a count of deals was stopped.
public struct SetDistributionStoppedDocument: TableDocument {
  /// What was asked.
  public struct Request: Encodable, Sendable {
    let dealSize: Int
    let variant: String
  }

  /// What came out.
  public struct Result: Encodable, Sendable {
    let stopped: String
    let levels: [Level]
    let evidence: EvidenceValue
  }

  /// The counts of one size of deals.
  public struct Level: Encodable, Sendable {
    let dealSize: Int
    let counts: [IntegerText]
  }

  /// `puzzlelab/set.distribution-stopped/1`.
  public static let schema = "puzzlelab/set.distribution-stopped/1"
  /// What was asked.
  public let request: Request
  /// What came out.
  public let result: Result
  private let stopped: StoppedDistribution

  /// Describes the sizes that were counted.
  package init(_ stopped: StoppedDistribution) {
    request = Request(dealSize: stopped.request.cards, variant: stopped.request.variant.word)
    result = Result(
      stopped: stopped.reason.rawValue,
      levels: stopped.levels.map { Level(dealSize: $0.cards, counts: $0.deals.map { IntegerText($0) }) },
      evidence: EvidenceValue(stopped.evidence.worded))
    self.stopped = stopped
  }

  /// The sizes that were done, a line each.
  public func text(style: TextStyle, run: RunInfo) -> String {
    let many = stopped.levels.isEmpty ? "nothing was counted yet" : "these sizes were counted whole"
    var text = style.wrapped("Deals of \(request.dealSize) cards: \(stopped.reason.words); \(many).")
    for level in stopped.levels {
      let numbers = level.deals.enumerated().map { "\($0.offset): \($0.element.words())" }
      text += style.wrapped("\(level.cards) cards – " + numbers.joined(separator: ", "), indent: 2)
    }
    return text
  }

  /// One line a size and number of Sets.
  public func csv() -> String {
    var table = TextTable(.numbers("cards"), .numbers("sets"), .numbers("deals"))
    for level in stopped.levels {
      for (sets, count) in level.deals.enumerated() { table.add("\(level.cards)", "\(sets)", count.description) }
    }
    return table.csv()
  }
}
