import CardMatch
import Documents
import ExactArithmetic
import GameCore

/// All deals of a size, counted, and strategies compared: `cardmatch report`.
package struct CardMatchReportDocument: TableDocument {
  let report: DealReport
  let digits: Int
  var distribution: DealDistribution { report.distribution }

  package init(_ report: DealReport, digits: Int) {
    self.report = report
    self.digits = digits
  }

  package static let table: String? = "bestScores"

  package static let shape = Shape<Self>(
    Field("deals", "The number of deals") { $0.distribution.total },
    Field("meanBestScore", "The mean of their best scores") { $0.fraction($0.distribution.meanBestScore) },
    Field("leastBestScore", "The smallest best score") { $0.distribution.scoreRange.lowerBound },
    Field("greatestBestScore", "The largest best score") { $0.distribution.scoreRange.upperBound },
    Field("clearableDeals", "The deals of which all cards can be matched") { $0.distribution.dealsByFewestLeft[0] },
    Field("clearableProbability", "Their share") { $0.fraction($0.distribution.clearableProbability) },
    Field("clearedByBestPlayProbability", "The share of deals of which a play with the best score matches all cards") {
      $0.fraction($0.distribution.clearedByBestPlayProbability)
    },
    Field("bestScores", "The deals by best score") { $0.rows.map(Score.init) },
    Field("fewestLeft", "The deals by the fewest cards that can remain") { document in
      document.distribution.dealsByFewestLeft.enumerated().filter { !$1.isZero }.map { document.left($0, $1) }
    },
    Field(
      "leftByBestPlay", "The deals by the cards that remain at the best score, reached with as many groups as possible"
    ) {
      document in document.distribution.dealsByLeft.map { document.left($0.left, $0.deals) }
    },
    Field("evidence", "The evidence for all of this") { $0.report.evidence },
    Field("policies", "Strategies of face-down play; absent with dealsOnly and above 12 cards") { document in
      document.report.comparisons.map { $0.map { Policy(comparison: $0, digits: document.digits) } }
    },
    Field("stopReason", "Why a strategy is missing") { $0.report.stopReason })

  /// The deals with one best score.
  package struct Row: Record {
    let score: Int
    let deals: BigInt
    let probability: FractionValue

    package static let shape = Shape<Self>(
      Field("bestScore", "The best score") { $0.score }, Field("deals", "The deals that have it") { $0.deals },
      Field("probability", "Their share") { $0.probability })
  }

  /// The same under the key that it has in JSON.
  private struct Score: Record {
    package static var recordName: String { "bestScoreCount" }
    let row: Row

    static let shape = Shape<Self>(
      Field("score", "The best score") { $0.row.score }, Field("deals", "The deals that have it") { $0.row.deals },
      Field("probability", "Their share") { $0.row.probability })
  }

  private struct Left: Record {
    package static var recordName: String { "cardsLeftCount" }
    let cards: Int
    let deals: BigInt
    let probability: FractionValue

    static let shape = Shape<Self>(
      Field("cardCount", "The remaining cards") { $0.cards }, Field("deals", "The deals") { $0.deals },
      Field("probability", "Their share") { $0.probability })
  }

  /// A strategy with its expected score: exact, or a sampled mean.
  private struct Policy: Record {
    package static var recordName: String { "faceDownPolicy" }
    let comparison: DealReport.Comparison
    let digits: Int

    static let shape = Shape<Self>(
      Field("policy", "How the player plays") { $0.comparison.player.word },
      Field("expectedScore", "The expected score (planned play)") { policy in
        policy.comparison.expectedScore.map { FractionValue($0, digits: policy.digits) }
      },
      Field("expectedScoreEvidence", "The evidence for that") { $0.comparison.expectationEvidence },
      Field("meanScore", "The mean score of simulated games (random choices)") {
        $0.comparison.simulation.flatMap { Estimate($0.score, $0.evidence) }
      })
  }

  package var rows: [Row] {
    distribution.dealsByScore.map { score, deals in
      Row(score: score, deals: deals, probability: fraction(Rational(deals, distribution.total)))
    }
  }

  private func fraction(_ value: Rational) -> FractionValue { FractionValue(value, digits: digits) }

  private func left(_ cards: Int, _ deals: BigInt) -> Left {
    Left(cards: cards, deals: deals, probability: fraction(Rational(deals, distribution.total)))
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    let cards = Wording.count(distribution.dealSize, "card", "cards")
    var text = style.heading(
      "All \(distribution.total.words()) deals of \(cards)\(report.scoring.group.heading)")
    var facts = TextTable(.words(""), .words(""))
    let range = distribution.scoreRange
    facts.add(
      "mean best score",
      "\(distribution.meanBestScore.decimal(digits: digits))  (\(range.lowerBound) to \(range.upperBound))")
    facts.add("deals that can be cleared", percent(distribution.clearableProbability))
    facts.add("cleared by best-score play", percent(distribution.clearedByBestPlayProbability))
    text += facts.text(style: style) + "\n" + chart(style)
    if let comparisons = report.comparisons, !comparisons.isEmpty { text += "\n" + comparison(comparisons, style) }
    if let reason = report.stopReason { text += "\nStopped early (\(reason.words)).\n" }
    return text + "\n" + style.evidence(report.evidence)
  }

  private func percent(_ value: Rational) -> String { "\((value * 100).decimal(digits: digits)) %" }

  private func chart(_ style: TextStyle) -> String {
    style.bars(
      distribution.dealsByScore.map { (label: String($0.score), chance: Rational($0.deals, distribution.total)) },
      titled: "best score", digits: digits)
  }

  private func comparison(_ comparisons: [DealReport.Comparison], _ style: TextStyle) -> String {
    var table = TextTable(.words("face-down play"), .numbers("expected score"), .words(""))
    for comparison in comparisons {
      switch comparison {
      case .exact(let solution): table.add(solution.play.rawValue, solution.value.decimal(digits: digits), "exact")
      case .sampled(let simulation):
        guard let mean = simulation.score.value else { continue }
        let interval = simulation.score.interval.map {
          ", \(Wording.fixed($0.lowerBound, decimals: 3)) to \(Wording.fixed($0.upperBound, decimals: 3))"
        }
        table.add(simulation.player.word, Wording.fixed(mean, decimals: 3), "sampled" + (interval ?? ""))
      }
    }
    return table.text(style: style)
  }
}
