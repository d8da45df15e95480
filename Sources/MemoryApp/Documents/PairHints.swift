import Documents
import ExactArithmetic
import GameCore
import Memory

/// Which two cards to turn on a table of pairs.
struct PairHints {
  let advice: TableAdvice
  let words: [String]
  let digits: Int

  var value: FractionValue? { FractionValue(advice.value, digits: digits) }

  var inBrief: String? {
    switch advice.action {
    case .finished: "An empty table"
    case .takePair(let places): "Take the known pair \(pair(places))"
    case .pass: "Pass: turn two known cards"
    case .turn(_, _, let move): "Turn an unseen card, then \(move == .oneUnknown ? "a known one" : "a second one")"
    }
  }

  func text(style: TextStyle) -> String {
    var text = MemoryHintsDocument.table(words, columns: style.columns) + "\n" + style.wrapped(reason)
    guard advice.action != .finished else { return text }
    text += advice.analysis.valueLine(advice.value, digits: digits, style: style)
    if advice.analysis.moves.count > 1 {
      text += "\n"
      text += style.wrapped(
        advice.knownPairCount > 0
          ? "The moves once the known pairs are taken (the values include them), by the number of unknown cards they "
            + "may turn:"
          : "The moves, by the number of unknown cards they may turn:")
      text += advice.moves.table(
        of: advice.analysis.measure, best: advice.analysis.bestMove, digits: digits, style: style)
    }
    return text + "\n" + style.evidence(advice.evidence)
  }

  /// The places of the cards to turn, in this order.
  var places: [Int] {
    switch advice.action {
    case .takePair(let places), .pass(let places): places
    case .turn(let first, let second, _): [first] + (second.map { [$0] } ?? [])
    case .finished: []
    }
  }

  var reason: String {
    switch advice.action {
    case .finished: return "The table is empty: the game is over."
    case .takePair(let places):
      return "Take the known pair \(pair(places))" + others + "."
    case .pass(let places):
      return "Turn the known cards at places \(places[0] + 1) and \(places[1] + 1), in effect pass: every unknown card "
        + "that you show helps your opponent more than you."
    case .turn(let first, let second, let move):
      let start = "Turn the unseen card at place \(first + 1). "
      guard let second, advice.state.known < advice.state.pairs else { return start + "Its mate is known: turn that." }
      let mate = advice.state.known > 0 ? "If its mate is known, turn that; otherwise turn " : "Then turn "
      return start + mate
        + (move == .oneUnknown
          ? "the known card at place \(second + 1), which reveals nothing new."
          : "the unseen one at place \(second + 1).")
    }
  }

  /// The known pairs after the first one.
  private var others: String {
    let others = advice.knownPairs.dropFirst()
    guard !others.isEmpty else { return "" }
    let shown = others.prefix(others.count > 4 ? 3 : 4).map(pair)
    let rest = others.count - shown.count
    return ", then " + Wording.list(shown + (rest > 0 ? [Wording.count(rest, "more pair", "more pairs")] : []))
  }

  private func pair(_ places: [Int]) -> String {
    "\(name(places[0])) at places \(places[0] + 1) and \(places[1] + 1)"
  }

  /// The name of a face, which a person wrote, without what could steer a terminal.
  private func name(_ place: Int) -> String {
    words[place].visible
  }
}
