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
    var evidence: EvidenceValue
  }

  package static let schema = "puzzlelab/memory.report/1"

  package let request: Request
  package let result: Result
  let seats: Seats
  let evidence: WordedEvidence
  /// Expected turns or gain with 1 … n pairs.
  let valueByPairs: [String]
  /// What the tables are drawn from, in floating point.
  let shares: [(outcome: Int, share: Double)]

  /// Makes the report for `pairs` (1…``Memory/NumericTable/limit``) pairs; `recall` adds a forgetful player.
  package init(pairs: Int, seats: Seats, recall: Int?, digits: Int) {
    request = Request(pairs: pairs, players: seats.rawValue, recall: recall, digits: digits)
    self.seats = seats
    let parts =
      pairs > PairsSolver.exactLimit
      ? Self.numeric(pairs, seats, digits)
      : seats == .solitaire ? Self.solitaire(pairs, digits) : Self.twoPlayers(pairs, digits)
    var result = parts.result
    if let recall { Self.addRecall(recall, pairs: pairs, digits: digits, to: &result) }
    self.result = result
    evidence = parts.evidence
    valueByPairs = parts.values
    shares = parts.shares
  }

  typealias Parts = (
    result: Result, evidence: WordedEvidence, values: [String], shares: [(outcome: Int, share: Double)]
  )

  private static func solitaire(_ pairs: Int, _ digits: Int) -> Parts {
    let report = SolitaireReport(pairs: pairs)
    let evidence = MemoryAnalyzeDocument.evidence
    var result = Result(evidence: EvidenceValue(evidence))
    result.expectedTurns = ComputedValue(report.expectedTurns, digits: digits)
    result.variance = ComputedValue(report.variance, digits: digits)
    result.luckyMatches = ComputedValue(report.luckyMatches, digits: digits)
    result.asymptote = SolitaireReport.asymptote(pairs: pairs)
    result.aboveAsymptote = report.expectedTurns.toDouble() - SolitaireReport.asymptote(pairs: pairs)
    result.bestMoves = moveRows(report.moves)
    var shares: [(outcome: Int, share: Double)] = []
    if let distribution = report.distribution {
      let chances = distribution.counts.map { Rational($0, distribution.total) }
      result.distribution = chances.enumerated().map { index, chance in
        Outcome(turns: distribution.turns(at: index), gain: nil, probability: FractionValue(chance, digits: digits))
      }
      result.quantiles = [("0.05", 1), ("0.25", 5), ("0.5", 10), ("0.75", 15), ("0.95", 19)].map { name, twentieths in
        Quantile(fraction: name, turns: distribution.quantile(Rational(twentieths, 20)))
      }
      shares = chances.enumerated().map { (distribution.turns(at: $0), $1.toDouble()) }
    }
    return (result, evidence, report.expectedTurnsByPairs.map { $0.decimal(digits: digits) }, shares)
  }

  private static func twoPlayers(_ pairs: Int, _ digits: Int) -> Parts {
    let report = TwoPlayerReport(pairs: pairs)
    let evidence = MemoryAnalyzeDocument.evidence
    var result = Result(evidence: EvidenceValue(evidence))
    result.expectedGain = ComputedValue(report.expectedGain, digits: digits)
    result.bestMoves = moveRows(report.moves)
    result.departuresFromClosedRule = report.moves.departuresFromClosedRule.map { [$0.pairs, $0.known] }
    var shares: [(outcome: Int, share: Double)] = []
    if let distribution = report.distribution {
      result.winProbability = FractionValue(distribution.winProbability, digits: digits)
      result.drawProbability = FractionValue(distribution.drawProbability, digits: digits)
      result.lossProbability = FractionValue(distribution.lossProbability, digits: digits)
      result.stallProbability = FractionValue(distribution.stallProbability, digits: digits)
      let chances = distribution.counts.map { Rational($0, distribution.total) }
      result.distribution = chances.enumerated().filter { !$1.isZero }.map { index, chance in
        Outcome(turns: nil, gain: distribution.gain(at: index), probability: FractionValue(chance, digits: digits))
      }
      shares = chances.enumerated().filter { !$1.isZero }.map { (distribution.gain(at: $0), $1.toDouble()) }
    }
    return (result, evidence, report.expectedGainByPairs.map { $0.decimal(digits: digits) }, shares)
  }

  private static func numeric(_ pairs: Int, _ seats: Seats, _ digits: Int) -> Parts {
    let table = NumericTable(pairs: pairs, seats: seats)
    let value = table.valueByPairs[pairs - 1]
    let evidence = WordedEvidence.numeric(errorBound: value.errorBound)
    var result = Result(evidence: EvidenceValue(evidence))
    let computed = ComputedValue(value, digits: digits)
    if seats == .solitaire {
      result.expectedTurns = computed
      result.asymptote = SolitaireReport.asymptote(pairs: pairs)
      result.aboveAsymptote = value.value - SolitaireReport.asymptote(pairs: pairs)
    } else {
      result.expectedGain = computed
      result.departuresFromClosedRule = table.moves?.departuresFromClosedRule.map { [$0.pairs, $0.known] }
      result.undecidedMoves = table.undecidedCount
    }
    result.bestMoves = table.moves.map(moveRows)
    return (result, evidence, table.valueByPairs.map { ComputedValue($0, digits: digits).decimal }, [])
  }

  private static func addRecall(_ recall: Int, pairs: Int, digits: Int, to result: inout Result) {
    if pairs <= RecallTable.exactLimit {
      let value = RecallTable.expectedTurns(pairs: pairs, recall: recall)
      result.expectedTurnsWithRecall = ComputedValue(value, digits: digits)
      result.recallEvidence = EvidenceValue(.proved(method: "exact recurrence over what is remembered"))
    } else {
      let value = RecallTable.numericExpectedTurns(pairs: pairs, recall: recall)
      result.expectedTurnsWithRecall = ComputedValue(value, digits: digits)
      result.recallEvidence = EvidenceValue(.numeric(errorBound: value.errorBound))
    }
  }

  private static func moveRows(_ moves: MoveTable) -> [String] {
    moves.rows.map { row in String(decoding: row.map { UInt8(ascii: "0") + UInt8($0.rawValue) }, as: UTF8.self) }
  }

  /// Expected values with 1, 2, … pairs.
  package func csv() -> String {
    let column = seats == .solitaire ? "expectedTurns" : "expectedGain"
    return CSVLine.encode(["pairs", column])
      + valueByPairs.enumerated().map { CSVLine.encode([String($0 + 1), $1]) }.joined()
  }
}
