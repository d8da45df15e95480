import CardMatch
import ExactArithmetic
import GameCore

/// All deals of a size, counted, and ways to play compared: `cardmatch report`.
package struct CardMatchReportDocument: TableDocument {
  package struct Request: Encodable, Sendable {
    let dealSize: Int
    let scoring: ScoringEcho
    let comparesPolicies: Bool
    let games: UInt64
    let seed: UInt64
    let digits: Int
  }

  package struct Score: Encodable, Sendable {
    let score: Int
    let deals: IntegerText
    let probability: FractionValue
  }

  package struct Left: Encodable, Sendable {
    let cards: Int
    let deals: IntegerText
    let probability: FractionValue
  }

  /// A way to play with its expected score: exact, or a sampled mean.
  package struct Policy: Encodable, Sendable {
    let policy: String
    let expectedScore: FractionValue?
    let meanScore: Double?
    let evidence: EvidenceValue?
  }

  package struct Result: Encodable, Sendable {
    let deals: IntegerText
    let meanBestScore: FractionValue
    let leastBestScore: Int
    let greatestBestScore: Int
    let clearableDeals: IntegerText
    let clearableProbability: FractionValue
    let clearedByBestPlayProbability: FractionValue
    let bestScores: [Score]
    let fewestLeft: [Left]
    let leftByBestPlay: [Left]
    let evidence: EvidenceValue
    let policies: [Policy]?
    let stopped: String?
  }

  package static let schema = "puzzlelab/cardmatch.report/1"

  package let request: Request
  package let result: Result
  private let report: DealReport
  private var distribution: DealDistribution { report.distribution }

  /// Shows a report; `games` and `seed` are those of random choices.
  package init(_ report: DealReport, games: UInt64, seed: UInt64, digits: Int) {
    self.report = report
    let distribution = report.distribution
    request = Request(
      dealSize: distribution.dealSize, scoring: ScoringEcho(report.scoring),
      comparesPolicies: report.comparisons != nil, games: games, seed: seed, digits: digits)
    let total = distribution.total
    func left(_ byCards: [(cards: Int, deals: BigInt)]) -> [Left] {
      byCards.map { entry in
        Left(
          cards: entry.cards, deals: IntegerText(entry.deals),
          probability: FractionValue(Rational(entry.deals, total), digits: digits))
      }
    }
    result = Result(
      deals: IntegerText(total), meanBestScore: FractionValue(distribution.meanBestScore, digits: digits),
      leastBestScore: distribution.scoreRange.lowerBound, greatestBestScore: distribution.scoreRange.upperBound,
      clearableDeals: IntegerText(distribution.dealsByFewestLeft[0]),
      clearableProbability: FractionValue(distribution.clearableProbability, digits: digits),
      clearedByBestPlayProbability: FractionValue(distribution.clearedByBestPlayProbability, digits: digits),
      bestScores: distribution.dealsByScore.map { score, deals in
        Score(
          score: score, deals: IntegerText(deals),
          probability: FractionValue(Rational(deals, total), digits: digits))
      },
      fewestLeft: left(
        distribution.dealsByFewestLeft.enumerated().filter { !$1.isZero }.map { ($0, $1) }),
      leftByBestPlay: left(Self.leftByBestPlay(distribution)), evidence: EvidenceValue(report.evidence.worded),
      policies: report.comparisons.map { $0.map { Self.policy($0, digits: digits) } },
      stopped: report.stopReason?.rawValue)
  }

  private static func leftByBestPlay(_ distribution: DealDistribution) -> [(cards: Int, deals: BigInt)] {
    let byLeft = distribution.lines.reduce(into: [Int: BigInt]()) { $0[$1.left, default: 0].add($1.deals) }
    return byLeft.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func policy(_ comparison: DealReport.Comparison, digits: Int) -> Policy {
    switch comparison {
    case .exact(let solution):
      Policy(
        policy: solution.play.word, expectedScore: FractionValue(solution.value, digits: digits), meanScore: nil,
        evidence: EvidenceValue(solution.evidence.worded))
    case .sampled(let simulation):
      Policy(
        policy: simulation.player.word, expectedScore: nil, meanScore: simulation.score.value,
        evidence: simulation.evidence.map { EvidenceValue($0.worded) })
    }
  }

  /// The distribution of best scores.
  package func csv() -> String {
    CSVLine.encode(["bestScore", "deals", "probability"])
      + distribution.dealsByScore.map { score, deals in
        let probability = Rational(deals, distribution.total).decimal(digits: request.digits)
        return CSVLine.encode([String(score), deals.description, probability])
      }.joined()
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    let cards = Wording.count(distribution.dealSize, "card", "cards")
    var text = style.heading("All \(distribution.total.words()) deals of \(cards)")
    var facts = TextTable(.words(""), .words(""))
    let range = distribution.scoreRange
    facts.add(
      "mean best score",
      "\(distribution.meanBestScore.decimal(places: 6))  (\(range.lowerBound) to \(range.upperBound))")
    facts.add("deals that can be cleared", percent(distribution.clearableProbability))
    facts.add("cleared by best-score play", percent(distribution.clearedByBestPlayProbability))
    text += facts.text(style: style) + "\n" + chart(style)
    if let comparisons = report.comparisons, !comparisons.isEmpty { text += "\n" + comparison(comparisons, style) }
    if let reason = report.stopReason { text += "\nStopped early: \(reason.words).\n" }
    return text + "\n" + style.paint(report.evidence.worded.words.capitalizedFirst, .dim) + "\n"
  }

  private func percent(_ value: Rational) -> String { "\((value * 100).decimal(places: 2)) %" }

  private func chart(_ style: TextStyle) -> String {
    let shares = distribution.dealsByScore.map { ($0.score, Rational($0.deals, distribution.total).toDouble()) }
    let largest = shares.map(\.1).max() ?? 1
    let width = max(10, min(40, style.columns - 26))
    var table = TextTable(.numbers("best score"), .numbers("probability"), .words(""))
    for (score, share) in shares where share >= 0.000_5 {
      let bar = String(repeating: "█", count: Int((share / largest * Double(width)).rounded()))
      table.add(String(score), Wording.fixed(share, decimals: 5), bar)
    }
    return table.text(style: style)
  }

  private func comparison(_ comparisons: [DealReport.Comparison], _ style: TextStyle) -> String {
    var table = TextTable(.words("face-down play"), .numbers("expected score"), .words(""))
    for comparison in comparisons {
      switch comparison {
      case .exact(let solution): table.add(solution.play.word, solution.value.decimal(places: 6), "exact")
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
