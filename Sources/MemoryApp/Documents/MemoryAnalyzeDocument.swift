import Documents
import ExactArithmetic
import Memory

/// What a state of a game of pairs is worth, and each move in it: `memory analyze`.
package struct MemoryAnalyzeDocument: Document {
  let analysis: StateAnalysis
  let digits: Int

  /// Shows what a state and its moves are worth.
  package init(_ analysis: StateAnalysis, digits: Int) {
    self.analysis = analysis
    self.digits = digits
  }

  package static let table: String? = "moves"

  package static let shape = Shape<Self>(
    Field("expectedTurns", "Expected turns to the end with the best moves; a turn is two cards (one player)") {
      $0.analysis.measure == .turns ? $0.value : nil
    },
    Field("expectedPoints", "Expected points to the end with the best moves (score)") {
      $0.analysis.measure == .points ? $0.value : nil
    },
    Field("expectedGain", "Expected pairs of the player to move minus those of the other (two players)") {
      $0.analysis.measure == .lead ? $0.value : nil
    },
    Field("moves", "The moves, boldest first; empty on an empty table") {
      $0.analysis.moves.records(of: $0.analysis.measure, digits: $0.digits)
    },
    Field(
      "bestMove",
      "The best move, the boldest of equals, but 1 when every unknown card has a known mate; absent on an empty table"
    ) { $0.analysis.bestMove?.rawValue },
    Field("evidence", "The evidence for the values") { $0.analysis.evidence })

  /// The best move, and what the state is worth with it.
  package var inBrief: String? {
    let unit = analysis.measure == .lead ? "pairs" : analysis.measure.unit
    return analysis.bestMove == nil ? nil : "\(title); \(analysis.value.decimal(digits: 4)) \(unit) expected"
  }

  private var value: FractionValue? { FractionValue(analysis.value, digits: digits) }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    let (state, seats) = (analysis.state, analysis.seats)
    var text = style.heading(
      "\(Wording.count(state.pairs, "pair", "pairs")), \(Wording.count(state.known, "known card", "known cards")), "
        + seats.words)
    guard let best = analysis.bestMove else { return text + "The table is empty.\n" }
    text += analysis.valueLine(analysis.value, digits: digits, style: style)
    text += style.wrapped("Best: \(best.words).") + "\n"
    text += analysis.moves.table(of: analysis.measure, best: best, digits: digits, style: style)
    return text + "\n" + style.evidence(analysis.evidence)
  }
}
