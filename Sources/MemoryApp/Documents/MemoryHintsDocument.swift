import Documents
import ExactArithmetic
import GameCore
import Memory

/// Which two cards to turn on a concrete table, and why: `memory hints`.
package struct MemoryHintsDocument: Document {
  let advice: TableAdvice
  let words: [String]
  let digits: Int

  /// Shows the advice for a table whose places are called `words`.
  package init(_ advice: TableAdvice, words: [String], digits: Int) {
    self.advice = advice
    self.words = words
    self.digits = digits
  }

  package static let table: String? = "moves"

  package static let shape = Shape<Self>(
    Field("action", "What to do: take a known pair, turn an unseen card, pass, or nothing on an empty table") {
      ActionWord($0.advice.action)
    },
    Field("first", "The place to turn first, from 0") { $0.places.first },
    Field("second", "The place to turn then, from 0; after \"turn\" only if the mate of the first isn't known") {
      $0.places.dropFirst().first
    },
    Field("reason", "What to do and why, in words") { $0.reason },
    Field("pairs", "The pairs on the table") { $0.advice.state.pairs + $0.advice.knownPairCount },
    Field("known", "The known cards whose mate isn't known") { $0.advice.state.known },
    Field("knownPairs", "The pairs both of whose cards are known") { $0.advice.knownPairCount },
    Field("expectedTurns", "Expected turns to the end; a turn is two cards (one player)") {
      $0.advice.analysis.measure == .turns ? $0.value : nil
    },
    Field("expectedPoints", "Expected points to the end (score)") {
      $0.advice.analysis.measure == .points ? $0.value : nil
    },
    Field("expectedGain", "Expected pairs of the player to move minus those of the other (two players)") {
      $0.advice.analysis.measure == .lead ? $0.value : nil
    },
    Field("moves", "The moves once the known pairs are taken, boldest first; their values include these pairs") {
      $0.advice.moves.records(of: $0.advice.analysis.measure, digits: $0.digits)
    },
    Field("bestMove", "The best of them; absent when nothing is left") { $0.advice.analysis.bestMove?.rawValue },
    Field("evidence", "The evidence for the values") { $0.advice.evidence })

  private enum ActionWord: String, CaseIterable, JSONWritable {
    case takePair, turn, pass, finished

    init(_ action: TableAdvice.Action) {
      switch action {
      case .takePair: self = .takePair
      case .turn: self = .turn
      case .pass: self = .pass
      case .finished: self = .finished
      }
    }
  }

  private var value: FractionValue? { FractionValue(advice.value, digits: digits) }

  package var inBrief: String? {
    switch advice.action {
    case .finished: "An empty table"
    case .takePair(let places): "Take the known pair \(pair(places))"
    case .pass: "Pass: turn two known cards"
    case .turn(_, _, let move): "Turn an unseen card, then \(move == .oneUnknown ? "a known one" : "a second one")"
    }
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = table(columns: style.columns) + "\n" + style.wrapped(reason)
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

  /// The table in lines, as it can be given back.
  private func table(columns: Int) -> String {
    var (text, length) = ("", 0)
    for word in words.map({ $0 == "?" ? "_" : PastedWord.quoted($0) }) {
      let fits = length + word.count < columns
      if length > 0 { text += fits ? " " : "\n" }
      length = fits && length > 0 ? length + 1 + word.count : word.count
      text += word
    }
    return text + "\n"
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
