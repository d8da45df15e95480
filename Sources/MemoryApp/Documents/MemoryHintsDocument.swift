import Documents
import ExactArithmetic
import GameCore
import Memory

/// Which cards to turn on a concrete table, and why: `memory hints`.
package struct MemoryHintsDocument: Document {
  /// What the table is.
  enum Content {
    /// One of pairs.
    case pairs(PairHints)
    /// One on which other groups are taken.
    case groups(GroupHints)
  }

  let content: Content

  /// Shows the advice for a table of pairs whose places are called `words`.
  package init(_ advice: TableAdvice, words: [String], digits: Int) {
    content = .pairs(PairHints(advice: advice, words: words, digits: digits))
  }

  /// Shows the choices on a table of groups whose places are called `words`.
  package init(_ choice: CardChoice, of group: Int, isBegun: Bool, words: [String], digits: Int) {
    content = .groups(GroupHints(choice: choice, group: group, isBegun: isBegun, words: words, digits: digits))
  }

  package static let table: String? = "moves"

  package static let shape = Shape<Self>(
    Field("action", "What to do: take a known pair or group, turn a card, pass, or nothing on an empty table") {
      $0.action
    },
    Field("first", "The place to turn first, from 0") { $0.places.first },
    Field("second", "The place to turn then, from 0; after \"turn\" only if the mate of the first isn't known") {
      $0.places.dropFirst().first
    },
    Field("reason", "What to do and why, in words") { $0.reason },
    Field("pairs", "The pairs on the table") { $0.pairs.map { $0.advice.state.pairs + $0.advice.knownPairCount } },
    Field("known", "The known cards whose mate isn't known") { $0.pairs?.advice.state.known },
    Field("knownPairs", "The pairs both of whose cards are known") { $0.pairs?.advice.knownPairCount },
    Field("expectedTurns", "Expected turns to the end; a turn is two cards or those of a group (one player)") {
      $0.value(.turns)
    },
    Field("expectedPoints", "Expected points to the end (score)") { $0.value(.points) },
    Field("expectedGain", "Expected pairs of the player to move minus those of the other (two players)") {
      $0.value(.lead)
    },
    Field("advantage", "The chance to win minus the chance to lose (aim: win)") { $0.value(.advantage) },
    Field("moves", "The moves once the known pairs are taken, boldest first; their values include these pairs") {
      $0.pairs.map { $0.advice.moves.records(of: $0.advice.analysis.measure, digits: $0.digits) }
    },
    Field("bestMove", "The best of them; absent when nothing is left") { $0.pairs?.advice.analysis.bestMove?.rawValue },
    Field("cards", "The cards that can be turned next where groups are taken, the best first") {
      $0.groups?.records
    },
    Field("evidence", "The evidence for the values") { $0.evidence })

  private enum ActionWord: String, CaseIterable, JSONWritable { case takePair, takeGroup, turn, pass, finished }

  private var action: ActionWord {
    switch content {
    case .pairs(let hints):
      switch hints.advice.action {
      case .takePair: .takePair
      case .turn: .turn
      case .pass: .pass
      case .finished: .finished
      }
    case .groups(let hints): hints.best == nil ? .finished : hints.isGroup ? .takeGroup : .turn
    }
  }

  /// The advice where pairs are taken.
  var pairs: PairHints? { if case .pairs(let hints) = content { hints } else { nil } }

  /// The choices where groups are taken.
  private var groups: GroupHints? { if case .groups(let hints) = content { hints } else { nil } }

  private var evidence: Evidence<MemoryProof> {
    switch content {
    case .pairs(let hints): hints.advice.evidence
    case .groups(let hints): hints.choice.evidence
    }
  }

  private func value(_ measure: PairsVariant.Measure) -> FractionValue? {
    switch content {
    case .pairs(let hints): hints.advice.analysis.measure == measure ? hints.value : nil
    case .groups(let hints): measure == .turns ? FractionValue(hints.best?.value ?? 0, digits: hints.digits) : nil
    }
  }

  /// The places of the cards to turn, in this order.
  var places: [Int] {
    switch content {
    case .pairs(let hints): hints.places
    case .groups(let hints): hints.best.map { [$0.places[0]] } ?? []
    }
  }

  /// What to do and why.
  var reason: String {
    switch content {
    case .pairs(let hints): hints.reason
    case .groups(let hints): hints.reason
    }
  }

  package var inBrief: String? {
    switch content {
    case .pairs(let hints): hints.inBrief
    case .groups(let hints): hints.reason
    }
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    switch content {
    case .pairs(let hints): hints.text(style: style)
    case .groups(let hints): hints.text(style: style)
    }
  }

  /// A table in lines, as it can be given back.
  static func table(_ words: [String], columns: Int) -> String {
    var (text, length) = ("", 0)
    for word in words.map({ $0 == "?" ? "_" : PastedWord.quoted($0) }) {
      let fits = length + word.count < columns
      if length > 0 { text += fits ? " " : "\n" }
      length = fits && length > 0 ? length + 1 + word.count : word.count
      text += word
    }
    return text + "\n"
  }
}
