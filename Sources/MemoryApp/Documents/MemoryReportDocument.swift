import Documents
import ExactArithmetic
import GameCore
import Memory

/// Statistics of the game of pairs: `memory report`.
package struct MemoryReportDocument: TableDocument {
  let report: PairsReport
  let digits: Int
  /// What each outcome (turns, or gain) has for a chance.
  let chances: [(outcome: Int, chance: Rational)]

  package init(_ report: PairsReport, digits: Int) {
    self.report = report
    self.digits = digits
    let (turns, gains) = (report.turns, report.gains)
    let counts =
      turns.map { turns in
        turns.counts.enumerated().map { (outcome: turns.turns(at: $0), chance: Rational($1, turns.total)) }
      }
      ?? gains.map { gains in
        gains.counts.enumerated().map { (outcome: gains.gain(at: $0), chance: Rational($1, gains.total)) }
      }
    chances = counts?.filter { !$0.chance.isZero } ?? []
  }

  package static let table: String? = "distribution"

  package static let shape = Shape<Self>(
    [
      Field("expectedTurns", "Expected turns; a turn is two cards (one player)") { $0.value(.turns) },
      Field("variance", "The variance of the number of turns (one player)") { $0.moment { $0.variance } },
      Field("luckyMatches", "Expected matches of two unknown cards; tends to ln 2 (one player)") {
        $0.luckyMatches
      },
      Field("quantiles", "Quantiles: the fewest turns that a fraction of the games doesn't exceed (one player)") {
        $0.report.turns.map(Quantile.all)
      },
      Field("asymptote", "(3 − 2 ln 2)n + 7/8 − 2 ln 2, to which the expected turns tend (one player)") {
        $0.report.asymptote
      },
      Field("aboveAsymptote", "How much more the expected turns are (one player)") { $0.report.aboveAsymptote },
      Field(
        "expectedGain", "Expected pairs of the first player minus those of the second, or the others' mean (players)"
      ) {
        $0.value(.lead)
      },
      Field("distribution", "The chance of each outcome, up to 400 pairs, for two players up to 250") {
        $0.distribution
      },
      Field("bestMoves", "For n = 1, 2, … pairs a digit for each number of known cards 0…n: the unknown cards to turn")
      {
        $0.report.moves.rows.map { String(decoding: $0.map { 48 + UInt8($0.rawValue) }, as: UTF8.self) }
      },
      Field("expectedTurnsWithRecall", "Expected turns of a player who remembers only the last cards (recall)") {
        document in
        document.report.expectedTurnsWithRecall.map { ExpectationValue($0, digits: document.digits) }
      },
      Field("recallEvidence", "The evidence for these") { $0.report.expectedTurnsWithRecall?.evidence },
      Field("stopReason", "Why something is missing: a limit") { $0.report.stopReason },
      Field("evidence", "The evidence for the values") { $0.report.evidence },
    ] + endings + MemoryVariantFields.all)

  /// How the game of two ends.
  private static let endings: [Field<Self>] = [
    Field("winProbability", "The chance that the first player has more pairs (two players)") {
      $0.chance({ $0.winProbability }, { $0.winProbability })
    },
    Field("drawProbability", "The chance that both have equally many") {
      $0.chance({ $0.drawProbability }, { $0.drawProbability })
    },
    Field("lossProbability", "The chance that the second player has more pairs") {
      $0.chance({ $0.lossProbability }, { $0.lossProbability })
    },
    Field(
      "stallProbability",
      "The chance that both would pass forever; such a game is won, drawn or lost by the pairs taken before"
    ) {
      $0.chance({ $0.stallProbability })
    },
    Field("departuresFromClosedRule", "States [pairs, known] whose best move isn't that of Zwick and Paterson's rule") {
      $0.report.departuresFromClosedRule.map { $0.map { [$0.pairs, $0.known] } }
    },
    Field("undecidedMoves", "States in which two moves are too close to decide (floating point)") {
      $0.report.undecidedCount
    },
  ]

  /// The chance of one outcome.
  struct Outcome: Record {
    package static var recordName: String { "outcomeProbability" }
    let turns: Int?
    let gain: Int?
    let probability: FractionValue

    static let shape = Shape<Self>(
      Field("turns", "The number of turns (one player)") { $0.turns },
      Field("gain", "The first player's pairs minus the second's (two players)") { $0.gain },
      Field("probability", "Its chance") { $0.probability })
  }

  /// The turns that a fraction of the games doesn't exceed.
  struct Quantile: Record {
    package static var recordName: String { "turnQuantile" }
    let fraction: String
    let turns: Int

    static let shape = Shape<Self>(
      Field("fraction", "The fraction of the games") { $0.fraction },
      Field("turns", "The fewest turns that it doesn't exceed") { $0.turns })

    static func all(_ distribution: TurnDistribution) -> [Quantile] {
      [("0.05", 1), ("0.25", 5), ("0.5", 10), ("0.75", 15), ("0.95", 19)].map { name, twentieths in
        Quantile(fraction: name, turns: distribution.quantile(Rational(twentieths, 20)))
      }
    }
  }

  /// A row of the table: a fresh table of one size.
  package struct Row: Record {
    let pairs: Int
    let value: ExpectationValue
    let measure: PairsVariant.Measure

    package static let shape = Shape<Self>(
      Field("pairs", "The number of pairs") { $0.pairs },
      Field("expectedTurns", "Expected turns (one player)") { $0.measure == .turns ? $0.value : nil },
      Field("expectedGain", "Expected gain of the first player (several players)") {
        $0.measure == .lead ? $0.value : nil
      },
      Field("expectedPoints", "Expected points (score)") { $0.measure == .points ? $0.value : nil },
      Field("advantage", "The first player's chance to win minus the chance to lose (aim: win)") {
        $0.measure == .advantage ? $0.value : nil
      })
  }

  package var rows: [Row] {
    let values = report.valueByPairs
    // A table of one size alone is that of the last.
    let first = if case .fresh = report.table { report.pairs } else { 1 }
    return values.enumerated().map { index, value in
      Row(pairs: first + index, value: ExpectationValue(value, digits: digits), measure: report.measure)
    }
  }

  func value(_ measure: PairsVariant.Measure) -> ExpectationValue? {
    report.measure == measure ? report.value.map { ExpectationValue($0, digits: digits) } : nil
  }

  var luckyMatches: ExpectationValue? {
    guard case .fresh(let values) = report.table else { return moment { $0.luckyMatches } }
    return ExpectationValue(.computed(values.luckyMatches), digits: digits)
  }

  func moment(_ moment: (ExactTable) -> Rational?) -> ExpectationValue? {
    guard case .exact(let table) = report.table else { return nil }
    return moment(table).map { ExpectationValue($0, digits: digits) }
  }

  private func chance(
    _ chance: (GainDistribution) -> Rational, _ winning: (WinningTable) -> Rational? = { _ in nil }
  ) -> FractionValue? {
    (report.gains.map(chance) ?? report.variant?.winning.flatMap(winning)).map { FractionValue($0, digits: digits) }
  }

  private var distribution: [Outcome]? {
    guard !chances.isEmpty else { return nil }
    let isSolitaire = report.seats == .solitaire
    return chances.map { outcome, chance in
      Outcome(
        turns: isSolitaire ? outcome : nil, gain: isSolitaire ? nil : outcome,
        probability: FractionValue(chance, digits: digits))
    }
  }
}
