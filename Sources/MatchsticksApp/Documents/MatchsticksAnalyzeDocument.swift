import Documents
import ExactArithmetic
import GameCore
import Matchsticks

/// The analysis of one position: `matchsticks analyze`.
package struct MatchsticksAnalyzeDocument: Document {
  package let game: TakeAwayGame
  let heaps: [HeapSize]
  let analysis: PositionAnalysis
  private let explains: Bool

  /// Shows the analysis of a position; the terms of the theory if it `explains`.
  package init(game: TakeAwayGame, heaps: [HeapSize], analysis: PositionAnalysis, explains: Bool = false) {
    self.game = game
    self.heaps = heaps
    self.analysis = analysis
    self.explains = explains
  }

  package static let table: String? = "winningMoves"

  package static let shape = Shape<Self>(
    Field("rulesInWords", "What a move may do, and who wins, in a sentence") { $0.game.words },
    Field("outcome", "P: the player to move loses; N: the player to move wins") { $0.analysis.outcome },
    Field("grundyValue", "The nim-sum of the heaps' Grundy values, where the rules have them") {
      $0.analysis.grundyValue
    },
    Field("heapValues", "The Grundy value of each heap, where the rules have them") { $0.analysis.heapValues },
    Field(
      "winningMoves",
      "All moves after which the opponent loses, or the first of them; for huge heaps at most ten million digits"
    ) { $0.analysis.winningMoves },
    Field("winningMoveCount", "How many such moves there are; absent if the count is incomplete") {
      $0.analysis.winningMoveCount
    },
    Field(
      "suggestedMove",
      "The first winning move; in a lost position the one that makes the game last longest, or, if that wasn't searched, the one that takes the least; absent when there is no move"
    ) { $0.analysis.suggestion?.move },
    Field("firstMoveLimit", "The most that this move may take, as the first one (rules last:)") {
      $0.game.firstMoveLimit(heaps: $0.heaps)
    },
    Field("forcedMoves", "How many moves the game then lasts, this one included, in a lost position") {
      $0.forcedMoves
    },
    Field("reason", "Why, and what to play, in a sentence") { $0.reason.sentence },
    Field("recognizedAs", "The family of rules that a line is one of, whose theory answers") {
      $0.game.rules.recognizedName
    },
    Field("evidence", "The evidence for all this") { $0.analysis.evidence })

  private var forcedMoves: Int? {
    if case .lastsLongest(let moves) = analysis.suggestion?.reason { moves } else { nil }
  }

  var reason: ReasonWording { ReasonWording(game: game, heaps: heaps, analysis: analysis) }

  /// The analysis for a person: what to play first, the theory where readers look for it.
  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = style.heading(game.name(of: heaps))
    text += style.wrapped(game.words) + game.firstMove(heaps, style) + "\n" + verdict(style)
    if let multiples = reason.multiples { text += style.wrapped("\(multiples.capitalizedFirst).") }
    if isForResearch { text += style.wrapped(terms) }
    if analysis.winningMoves.count > 1 { text += moves(style) }
    let plain = heaps.count == 1 && !explains ? game.plainProof(style) : nil
    return text + "\n" + (plain ?? style.evidence(analysis.evidence))
  }

  /// The sizes of the heaps, the first of very many.
  static func words(_ heaps: [HeapSize]) -> String {
    Wording.list(heaps.prefix(20).map { $0.words } + (heaps.count > 20 ? ["…"] : []))
  }

  private func verdict(_ style: TextStyle) -> String {
    guard analysis.suggestion != nil else { return style.wrapped("\(reason.advice.capitalizedFirst).") }
    guard analysis.outcome == .nPosition else {
      let lines = style.wrapped("\(Outcome.pPosition.words.capitalizedFirst): \(reason.advice).")
      return style.paint(lines.dropLast(), .yellow) + "\n"
    }
    return style.paint(style.wrapped("You can win: \(reason.advice).").dropLast(), .green) + "\n"
  }

  /// Octal rules are for those who know the terms.
  private var isForResearch: Bool {
    if case .takeAndBreak = game.rules { true } else { explains }
  }

  /// "N-position; nim-sum 11."
  private var terms: String {
    var theory = reason.theory
    if case .multiples = analysis.explanation { theory = analysis.grundyValue.map { "Grundy value \($0.words())" } }
    return "\([analysis.outcome.term, theory].compactMap { $0 }.joined(separator: "; "))."
  }

  private func moves(_ style: TextStyle) -> String {
    let shown = analysis.winningMoves.prefix(12)
    var text = "\nWinning moves:\n"
    let narrow = TextStyle(usesColor: false, columns: style.columns - 2)
    for move in shown { text += "  " + narrow.wrapped(game.words(of: move, heaps: heaps), indent: 4) }
    let total = analysis.winningMoveCount
    if let total, total == shown.count { return text }
    return text + "  … (\(total.map { "\($0.words()) in all" } ?? "more than \(analysis.winningMoves.count)"))\n"
  }
}
