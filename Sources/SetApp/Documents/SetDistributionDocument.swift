import Documents
import ExactArithmetic
import GameCore
import SetGame

/// The exact distribution of the number of Sets in a deal, or what is known when its count was
/// stopped: `set distribution`.
package struct SetDistributionDocument: TableDocument {
  let outcome: DealDistribution.Outcome
  private let digits: Int

  /// Shows an outcome; decimals have `digits` significant digits.
  package init(_ outcome: DealDistribution.Outcome, digits: Int) {
    self.outcome = outcome
    self.digits = digits
  }

  package static let table: String? = "counts"

  package static let shape = Shape<Self>(
    Field("counts", "Entry n: the number of deals with n Sets; absent where the ranks say it") { $0.whole?.deals },
    Field("ranks", "For ProSet: the ranks that deals have, and the number of ProSets of each") { document in
      document.ranks.map { ranks in ranks.rows.map { Rank(row: $0, of: ranks, digits: document.digits) } }
    },
    Field("deals", "The number of all deals") { $0.whole?.total ?? $0.ranks?.total },
    Field("mean", "The mean number of Sets") { document in document.fraction({ $0.mean }, { $0.mean }) },
    Field("variance", "The variance of the number of Sets") { document in
      document.fraction({ $0.variance }, { $0.variance })
    },
    Field("noSetProbability", "The chance of no Set") { document in
      document.fraction({ $0.probability(of: 0) }, { $0.noGroupProbability })
    },
    Field("maximum", "A deal with the most Sets") {
      $0.whole.map { Extreme(extreme: $0.most, dimension: $0.deck.dimension) }
    },
    Field("minimum", "A deal with the fewest Sets") {
      $0.whole.map { Extreme(extreme: $0.fewest, dimension: $0.deck.dimension) }
    },
    Field("noSetShare", "The share of the drawn deals that have no group (samples)") { document in
      document.sample.flatMap { sample in sample.none.flatMap { Estimate($0, seed: sample.seed) } }
    },
    Field("meanSets", "The mean number of groups of the drawn deals (samples)") { $0.sample?.meanEstimate },
    Field("shares", "The numbers of groups that the drawn deals have, and the share of each (samples)") {
      $0.sample?.rows
    },
    Field("classes", "Inequivalent deals under all affine maps (Burnside's lemma)") { $0.whole?.classCount },
    Field(
      "stopReason",
      "Why the count stopped early; then nothing is known about the requested deals, or there are fewer (samples)"
    ) { $0.stopped?.reason ?? $0.sample?.stopReason },
    Field("levels", "Smaller deals that were counted completely before the count was stopped") {
      $0.stopped?.levels.map { Level(level: $0) }
    },
    Field("part", "Of a part of the work: the data by which 'jobs total' combines it with the other parts") { $0.part },
    Field("evidence", "The evidence for the counts") { $0.evidence })

  var whole: DealDistribution? { outcome.distribution }

  private var stopped: StoppedDistribution? {
    guard case .stopped(let stopped) = outcome else { return nil }
    return stopped
  }

  private var evidence: Evidence<SetProof> {
    switch outcome {
    case .whole(let distribution): distribution.evidence
    case .stopped(let stopped): stopped.evidence
    case .part(let part): part.evidence
    case .ranks(let ranks): ranks.evidence
    case .sampled(let deals): deals.evidenceOfMean
    }
  }

  private var sample: SampledDeals? { if case .sampled(let deals) = outcome { deals } else { nil } }

  private var ranks: RankDistribution? { if case .ranks(let ranks) = outcome { ranks } else { nil } }

  private var part: PartialDistribution? { if case .part(let part) = outcome { part } else { nil } }

  private func fraction(
    _ value: (DealDistribution) -> Rational, _ ofRanks: (RankDistribution) -> Rational
  ) -> FractionValue? {
    (whole.map(value) ?? ranks.map(ofRanks)).map { FractionValue($0, digits: digits) }
  }

  /// The deals of one rank.
  struct Rank: Record {
    package static var recordName: String { "rankOfDeals" }
    let row: RankDistribution.Row
    let probability: FractionValue

    init(row: RankDistribution.Row, of ranks: RankDistribution, digits: Int) {
      self.row = row
      probability = FractionValue(ranks.probability(of: row), digits: digits)
    }

    static let shape = Shape<Self>(
      Field("rank", "The rank of the cards over the field of two elements") { $0.row.rank },
      Field("groups", "The number of ProSets in each of the deals") { $0.row.groups },
      Field("deals", "The number of deals") { $0.row.deals }, Field("probability", "Their chance") { $0.probability })
  }

  /// A deal with the most or the fewest Sets.
  struct Extreme: Record {
    package static var recordName: String { "extremeDeal" }
    let extreme: DealDistribution.Extreme
    let dimension: Dimension

    static let shape = Shape<Self>(
      Field("cards", "The cards, in digits") { SetWords.digits($0.extreme.deal, in: $0.dimension) },
      Field("setCount", "The number of its groups") { $0.extreme.sets })
  }

  /// The deals of one size.
  struct Level: Record {
    package static var recordName: String { "countedLevel" }
    let level: StoppedDistribution.Level

    static let shape = Shape<Self>(
      Field("counts", "Entry n: the number of deals with n Sets") { $0.level.deals },
      Field("dealSize", "The number of cards dealt") { $0.level.cards },
      Field("evidence", "The evidence for these counts") { $0.level.evidence })
  }

  /// The deals of one size with one number of Sets.
  package struct Row: Record {
    let cards: Int
    let sets: BigInt
    let deals: BigInt
    var probability: FractionValue?
    var share: Estimate?

    package static let shape = Shape<Self>(
      Field("dealSize", "The number of cards dealt") { $0.cards },
      Field("setCount", "The number of groups") { $0.sets },
      Field("deals", "The number of deals") { $0.deals }, Field("probability", "Their chance") { $0.probability },
      Field("share", "Their share of the drawn deals (samples)") { $0.share })
  }

  package var rows: [Row] {
    if let ranks {
      return ranks.rows.map { row in
        Row(
          cards: ranks.cards, sets: row.groups, deals: row.deals,
          probability: FractionValue(ranks.probability(of: row), digits: digits))
      }
    }
    if let sample {
      return sample.rows.map {
        Row(cards: sample.cards, sets: BigInt($0.groups), deals: BigInt($0.share.hits), share: $0.estimate)
      }
    }
    let levels = whole.map { [($0.cards, $0.deals)] } ?? stopped?.levels.map { ($0.cards, $0.deals) } ?? []
    return levels.flatMap { cards, deals in
      let total = deals.reduce(BigInt(), +)
      return deals.enumerated().map { sets, count in
        Row(
          cards: cards, sets: BigInt(sets), deals: count,
          probability: FractionValue(Rational(count, total), digits: digits))
      }
    }
  }
}

extension SetDistributionDocument {
  /// A table with bars, and what follows from it.
  package func text(style: TextStyle, run: RunInfo?) -> String {
    switch outcome {
    case .whole(let distribution): text(of: distribution, style: style) + style.evidence(evidence)
    case .stopped(let stopped): text(of: stopped, style: style)
    case .part(let part): text(of: part, style: style) + style.evidence(evidence)
    case .ranks(let ranks): text(of: ranks, style: style) + style.evidence(evidence)
    case .sampled(let deals): deals.text(style) + style.evidence(evidence)
    }
  }

  private func text(of distribution: DealDistribution, style: TextStyle) -> String {
    let (one, many) = distribution.variant.nouns
    var text =
      style.heading("\(many.capitalizedFirst) in a deal of \(Wording.count(distribution.cards, "card", "cards"))")
      + "\n"
    let chances = distribution.deals.indices.map { distribution.probability(of: $0) }
    text += CensusWords.bars(chances, noun: many, counts: distribution.deals, style: style) + "\n"
    let mean = distribution.mean
    let exactMean = mean.isInteger ? "" : " = \(mean.numerator.words()) / \(mean.denominator.words())"
    text += style.wrapped(
      "mean \(mean.decimal(digits: 8))\(exactMean), variance \(distribution.variance.decimal(digits: 8))")
    let none = distribution.probability(of: 0)
    if !none.isZero {
      text += style.wrapped("no \(one): 1 deal in \(CensusWords.grouped(none.reciprocal.decimal(digits: 6)))")
    }
    text += line("most", distribution.most, of: distribution, style: style)
    if distribution.fewest.sets > 0 { text += line("fewest", distribution.fewest, of: distribution, style: style) }
    return text
      + style.wrapped(
        "\(distribution.classCount.words()) of \(distribution.total.words()) deals are inequivalent under affine maps"
      )
  }

  private func line(
    _ word: String, _ extreme: DealDistribution.Extreme, of distribution: DealDistribution, style: TextStyle
  ) -> String {
    let cards = SetWords.digits(extreme.deal, in: distribution.deck.dimension)
    let deal = cards.count <= 24 ? ": " + cards.joined(separator: " ") : ""
    return style.wrapped("\(word): \(distribution.variant.count(extreme.sets))\(deal)", indent: 2)
  }

  private func text(of ranks: RankDistribution, style: TextStyle) -> String {
    let (one, many) = ranks.deck.variant.nouns
    var table = TextTable(.numbers("rank"), .numbers(many), .numbers("deals"), .numbers("chance"))
    for row in ranks.rows {
      table.add("\(row.rank)", row.groups.words(), row.deals.words(), CensusWords.percent(ranks.probability(of: row)))
    }
    let none = ranks.noGroupProbability
    return style.heading("\(many) in a deal of \(Wording.count(ranks.cards, "card", "cards"))") + "\n"
      + table.text(style: style) + "\n"
      + style.wrapped("mean \(ranks.mean.decimal(digits: 8)), variance \(ranks.variance.decimal(digits: 8))")
      + (none.isZero
        ? "" : style.wrapped("no \(one): 1 deal in \(CensusWords.grouped(none.reciprocal.decimal(digits: 6)))"))
  }

  private func text(of partial: PartialDistribution, style: TextStyle) -> String {
    let cards = Wording.count(partial.request.cards, "card", "cards")
    let part = partial.request.part.map { "Part \($0.number) of \($0.count)" } ?? "A part"
    return style.heading("\(part) of the deals of \(cards)")
      + style.wrapped(
        "Part of a distribution: 'jobs total' combines the JSON documents of all parts.")
  }

  /// The sizes that were done, a line each.
  private func text(of stopped: StoppedDistribution, style: TextStyle) -> String {
    let cards = Wording.count(stopped.request.cards, "card", "cards")
    let nouns = stopped.request.variant.nouns.many
    var text = style.heading("\(nouns.capitalizedFirst) in a deal of \(cards)")
    text += style.wrapped(
      "Stopped early (\(stopped.reason.words)): the distribution of \(nouns) in such deals isn't known.")
    guard let first = stopped.levels.first else { return text + style.evidence(evidence) }
    text += style.wrapped("Completed sizes:")
    for level in stopped.levels {
      let numbers = level.deals.enumerated().map { "\($0.offset): \($0.element.words())" }
      let size = Wording.count(level.cards, "card", "cards")
      text += style.wrapped("\(size) – " + numbers.joined(separator: ", "), indent: 2)
    }
    return text + style.evidence(first.evidence)
  }
}

extension PartialDistribution: Record {
  package static let shape = Shape<Self>(
    Field("shares", "The counts, separated by the number of deals that a card set represents") { $0.shares },
    Field("fewest", "The fewest Sets of a deal") { $0.fewest }, Field("most", "The most Sets of a deal") { $0.most })
}

extension PartialDistribution.Share: Record {
  package static var recordName: String { "partialCounts" }
  package static let shape = Shape<Self>(
    Field("share", "A card set represents the number of affine maps divided by this") { BigInt($0.share) },
    Field("counts", "Row e, from 0 on: the ways to add e cards, entry n those that make n Sets") {
      $0.counts.map { $0.map { BigInt($0) } }
    })
}

extension PartialDistribution.Extreme: Record {
  package static var recordName: String { "partialExtreme" }
  package static let shape = Shape<Self>(
    Field("setCount", "The number of Sets") { $0.sets },
    Field("cards", "Cards that the last few are added to, in digits") { SetWords.digits($0.cards, in: .standard) })
}
