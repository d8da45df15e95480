import ExactArithmetic
import GameCore
import Memory

/// Statistics of the game of pairs: `memory report`.
package struct MemoryReportDocument: TableDocument {
  package struct Request: Encodable, Sendable {
    let pairs: Int
    let players: Int
    let recall: Int?
    let digits: Int
  }

  /// The chance of one outcome.
  package struct Outcome: Encodable, Sendable {
    let turns: Int?
    let gain: Int?
    let probability: FractionValue
  }

  package struct Quantile: Encodable, Sendable {
    let fraction: String
    let turns: Int
  }

  package struct Result: Encodable, Sendable {
    var expectedTurns: ComputedValue?
    var variance: ComputedValue?
    var luckyMatches: ComputedValue?
    var quantiles: [Quantile]?
    /// (3 − 2 ln 2)n + 7/8 − 2 ln 2, and how much more the expected turns are.
    var asymptote: Double?
    var aboveAsymptote: Double?
    var expectedGain: ComputedValue?
    var winProbability: FractionValue?
    var drawProbability: FractionValue?
    var lossProbability: FractionValue?
    var stallProbability: FractionValue?
    var distribution: [Outcome]?
    /// For n = 1, 2, … one digit for each k = 0 … n: the number of unknown cards that the best move may turn.
    var bestMoves: [String]?
    /// States in which the best move departs from the closed rule of Zwick and Paterson, as [n, k].
    var departuresFromClosedRule: [[Int]]?
    /// States in which two moves are too near to be told apart in floating point.
    var undecidedMoves: Int?
    var expectedTurnsWithRecall: ComputedValue?
    var recallEvidence: EvidenceValue?
    /// Why something is missing.
    var stopped: String?
    var evidence: EvidenceValue
  }

  package static let schema = "puzzlelab/memory.report/1"

  package let request: Request
  package let result: Result
  let report: PairsReport
  /// What the chart is drawn from, in floating point.
  let shares: [(outcome: Int, share: Double)]

  /// Shows a report.
  package init(_ report: PairsReport, digits: Int) {
    self.report = report
    request = Request(pairs: report.pairs, players: report.seats.rawValue, recall: report.recall, digits: digits)
    var result = Result(evidence: EvidenceValue(report.evidence.worded))
    result.addValues(report, digits: digits)
    result.addTurns(report, digits: digits)
    result.addGains(report, digits: digits)
    result.bestMoves = Self.moveRows(report.moves)
    result.expectedTurnsWithRecall = report.expectedTurnsWithRecall.map { ComputedValue($0, digits: digits) }
    result.recallEvidence = report.expectedTurnsWithRecall.map { EvidenceValue($0.evidence.worded) }
    result.stopped = report.stopReason?.rawValue
    self.result = result
    let chances =
      report.turns.map { turns in turns.counts.enumerated().map { (turns.turns(at: $0), Rational($1, turns.total)) } }
      ?? report.gains.map { gains in gains.counts.enumerated().map { (gains.gain(at: $0), Rational($1, gains.total)) } }
    shares = chances.map { $0.filter { !$1.isZero }.map { ($0, $1.toDouble()) } } ?? []
  }

  private static func moveRows(_ moves: MoveTable) -> [String] {
    moves.rows.map { row in String(decoding: row.map { UInt8(ascii: "0") + UInt8($0.rawValue) }, as: UTF8.self) }
  }

  /// Expected values with 1, 2, … pairs.
  package func csv() -> String {
    let column = report.seats == .solitaire ? "expectedTurns" : "expectedGain"
    return CSVLine.encode(["pairs", column])
      + report.valueByPairs.enumerated().map { index, value in
        CSVLine.encode([String(index + 1), ComputedValue(value, digits: request.digits).decimal])
      }.joined()
  }
}

extension MemoryReportDocument.Result {
  /// Means and what goes with them.
  fileprivate mutating func addValues(_ report: PairsReport, digits: Int) {
    let value = report.value.map { ComputedValue($0, digits: digits) }
    if case .exact(let table) = report.table {
      variance = table.variance.map { ComputedValue($0, digits: digits) }
      luckyMatches = table.luckyMatches.map { ComputedValue($0, digits: digits) }
    }
    switch report.seats {
    case .solitaire:
      let tendsTo = PairsReport.asymptote(pairs: report.pairs)
      expectedTurns = value
      asymptote = tendsTo
      aboveAsymptote = report.value.map { $0.approximation - tendsTo }
    case .twoPlayers:
      expectedGain = value
      departuresFromClosedRule = report.moves.departuresFromClosedRule.map { [$0.pairs, $0.known] }
      if case .numeric(let table) = report.table { undecidedMoves = table.undecidedCount }
    }
  }

  fileprivate mutating func addTurns(_ report: PairsReport, digits: Int) {
    guard let turns = report.turns else { return }
    distribution = turns.counts.enumerated().map { index, count in
      MemoryReportDocument.Outcome(
        turns: turns.turns(at: index), gain: nil,
        probability: FractionValue(Rational(count, turns.total), digits: digits))
    }
    quantiles = [("0.05", 1), ("0.25", 5), ("0.5", 10), ("0.75", 15), ("0.95", 19)].map { name, twentieths in
      MemoryReportDocument.Quantile(fraction: name, turns: turns.quantile(Rational(twentieths, 20)))
    }
  }

  fileprivate mutating func addGains(_ report: PairsReport, digits: Int) {
    guard let gains = report.gains else { return }
    winProbability = FractionValue(gains.winProbability, digits: digits)
    drawProbability = FractionValue(gains.drawProbability, digits: digits)
    lossProbability = FractionValue(gains.lossProbability, digits: digits)
    stallProbability = FractionValue(gains.stallProbability, digits: digits)
    distribution = gains.counts.enumerated().filter { !$1.isZero }.map { index, count in
      MemoryReportDocument.Outcome(
        turns: nil, gain: gains.gain(at: index),
        probability: FractionValue(Rational(count, gains.total), digits: digits))
    }
  }
}
