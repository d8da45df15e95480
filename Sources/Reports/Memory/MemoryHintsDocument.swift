import ExactArithmetic
import Memory

/// Which two cards to turn on a concrete table, and why: `memory hints`.
package struct MemoryHintsDocument: Document {
  package struct Request: Encodable, Sendable {
    let table: [String]
    let players: Int
    let digits: Int
  }

  package struct Result: Encodable, Sendable {
    let action: String
    /// 0-based places; `second` is turned unless the mate of `first` is known.
    let first: Int?
    let second: Int?
    let reason: String
    let pairs: Int
    let known: Int
    let knownPairs: Int
    let expectedTurns: FractionValue?
    let expectedGain: FractionValue?
    let moves: [MemoryMoveValue]
    let bestMove: Int?
    let evidence: EvidenceValue
  }

  package static let schema = "puzzlelab/memory.hints/1"

  package let request: Request
  package let result: Result
  private let notation: TableNotation
  private let advice: TableAdvice

  /// Shows the advice for a table.
  package init(_ advice: TableAdvice, table notation: TableNotation, digits: Int) {
    self.notation = notation
    self.advice = advice
    let seats = advice.analysis.seats
    request = Request(table: notation.words, players: seats.rawValue, digits: digits)
    let value = FractionValue(advice.value, digits: digits)
    let places = Self.places(advice.action)
    result = Result(
      action: Self.word(advice.action), first: places.first, second: places.dropFirst().first,
      reason: Self.reason(advice, words: notation.words), pairs: advice.state.pairs + advice.knownPairCount,
      known: advice.state.known, knownPairs: advice.knownPairCount,
      expectedTurns: seats == .solitaire ? value : nil, expectedGain: seats == .twoPlayers ? value : nil,
      moves: advice.analysis.moves.map { MemoryMoveValue($0, seats: seats, digits: digits) },
      bestMove: advice.analysis.bestMove?.rawValue, evidence: EvidenceValue(advice.evidence.worded))
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    var text = style.wrapped(result.reason)
    guard advice.action != .finished else { return text }
    let unit = advice.analysis.seats == .solitaire ? "turns to go" : "pairs ahead"
    text += "Expected \(unit): \(style.paint(MemoryText.value(advice.value, request.digits), .bold))\n"
    if advice.analysis.moves.count > 1 {
      let when = advice.knownPairCount > 0 ? " once the known pairs are taken" : ""
      text += "\nThe moves\(when), by the number of unknown cards they may turn:\n"
      text += MemoryText.moves(advice.analysis, digits: request.digits, style: style)
    }
    return text + "\n" + style.paint(advice.evidence.worded.words.capitalizedFirst, .dim) + "\n"
  }

  private static func word(_ action: TableAdvice.Action) -> String {
    switch action {
    case .takePair: "takePair"
    case .turn: "turn"
    case .pass: "pass"
    case .finished: "finished"
    }
  }

  private static func places(_ action: TableAdvice.Action) -> [Int] {
    switch action {
    case .takePair(let places), .pass(let places): places
    case .turn(let first, let second, _): [first] + (second.map { [$0] } ?? [])
    case .finished: []
    }
  }

  private static func reason(_ advice: TableAdvice, words: [String]) -> String {
    switch advice.action {
    case .finished: return "Nothing lies on the table: the game is over."
    case .takePair(let places):
      return "Take the known pair \(words[places[0]]) at places \(places[0] + 1) and \(places[1] + 1)."
    case .pass(let places):
      return "Turn the known cards at places \(places[0] + 1) and \(places[1] + 1), in effect pass: every unknown card "
        + "that you show helps the other more than you."
    case .turn(let first, let second, let move):
      let start = "Turn the unseen card at place \(first + 1). "
      guard let second, advice.state.known < advice.state.pairs else { return start + "Its mate is known: turn that." }
      let mate = advice.state.known > 0 ? "If its mate is known, turn that; otherwise turn " : "Then turn "
      return start + mate
        + (move == .oneUnknown
          ? "the known card at place \(second + 1), which shows the other nothing new."
          : "the unseen one at place \(second + 1).")
    }
  }
}
