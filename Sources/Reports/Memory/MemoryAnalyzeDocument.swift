import ExactArithmetic
import GameCore
import Memory

/// What a state of a game of pairs is worth, and each move in it: `memory analyze`.
package struct MemoryAnalyzeDocument: Document {
  package struct Request: Encodable, Sendable {
    let pairs: Int
    let known: Int
    let players: Int
    let digits: Int
  }

  package struct Result: Encodable, Sendable {
    let expectedTurns: FractionValue?
    let expectedGain: FractionValue?
    let moves: [MemoryMoveValue]
    let bestMove: Int?
    let evidence: EvidenceValue
  }

  package static let schema = "puzzlelab/memory.analyze/1"

  package let request: Request
  package let result: Result
  private let analysis: StateAnalysis

  /// Shows what a state and its moves are worth.
  package init(_ analysis: StateAnalysis, digits: Int) {
    self.analysis = analysis
    let (state, seats) = (analysis.state, analysis.seats)
    request = Request(pairs: state.pairs, known: state.known, players: seats.rawValue, digits: digits)
    let value = FractionValue(analysis.value, digits: digits)
    result = Result(
      expectedTurns: seats == .solitaire ? value : nil, expectedGain: seats == .twoPlayers ? value : nil,
      moves: analysis.moves.map { MemoryMoveValue($0, seats: seats, digits: digits) },
      bestMove: analysis.bestMove?.rawValue, evidence: EvidenceValue(analysis.evidence.worded))
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    let (state, seats) = (analysis.state, analysis.seats)
    var text = style.heading(
      "\(Wording.count(state.pairs, "pair", "pairs")), \(Wording.count(state.known, "known card", "known cards")), "
        + seats.words)
    guard let best = analysis.bestMove else { return text + "Nothing lies on the table.\n" }
    let unit = seats == .solitaire ? "turns to go" : "pairs ahead"
    text += "Expected \(unit): \(style.paint(MemoryText.value(analysis.value, request.digits), .bold))\n"
    text += style.wrapped("Best: \(best.words).") + "\n"
    text += MemoryText.moves(analysis, digits: request.digits, style: style)
    return text + "\n" + style.paint(analysis.evidence.worded.words.capitalizedFirst, .dim) + "\n"
  }
}

/// Pieces that the documents about pairs share.
enum MemoryText {
  /// A value as a decimal, and as a fraction while that is short.
  static func value(_ value: Rational, _ digits: Int) -> String {
    let fraction = value.description
    let decimal = value.decimal(digits: min(digits, 12))
    return value.isInteger || fraction.count > 30 ? decimal : "\(decimal) = \(fraction)"
  }

  /// The table of moves with their values.
  static func moves(_ analysis: StateAnalysis, digits: Int, style: TextStyle) -> String {
    var table = TextTable(
      .words(""), .numbers("unknown cards"), .numbers(analysis.seats == .solitaire ? "expected turns" : "expected gain")
    )
    for move in analysis.moves {
      table.add(
        move.move == analysis.bestMove ? "best" : "", String(move.move.rawValue),
        move.value.decimal(digits: min(digits, 12)))
    }
    return table.text(style: style)
  }
}
