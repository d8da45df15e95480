import ExactArithmetic
import GameCore
import Matchsticks

/// The analysis of one position: `matchsticks analyze`.
public struct MatchsticksAnalyzeDocument: Document {
  /// What came out.
  public struct Result: Encodable, Sendable {
    let outcome: String
    let grundyValue: IntegerText?
    let heapValues: [IntegerText]?
    let winningMoves: [MoveValue]
    let winningMoveCount: IntegerText?
    let suggestedMove: MoveValue?
    let forcedMoves: Int?
    let reason: String
    let evidence: EvidenceValue
  }

  /// `puzzlelab/matchsticks.analyze/1`.
  public static let schema = "puzzlelab/matchsticks.analyze/1"
  /// What was asked.
  public let request: MatchsticksPositionRequest
  /// What came out.
  public let result: Result
  private let game: TakeAwayGame
  private let heaps: [HeapSize]
  private let analysis: PositionAnalysis

  /// Creates the document of an analysis that listed at most `limit` moves.
  public init(game: TakeAwayGame, heaps: [HeapSize], analysis: PositionAnalysis, limit: Int) {
    self.game = game
    self.heaps = heaps
    self.analysis = analysis
    request = MatchsticksPositionRequest(game: game, heaps: heaps, limit: limit)
    var forcedMoves: Int?
    if case .lastsLongest(let moves) = analysis.suggestion?.reason { forcedMoves = moves }
    // The suggested move is mostly the first of the winning ones, whose digits may be millions.
    let winningMoves = analysis.winningMoves.map { MoveValue($0) }
    let suggested = analysis.suggestion.map(\.move)
    let isFirst = suggested != nil && suggested == analysis.winningMoves.first
    result = Result(
      outcome: analysis.outcome.rawValue, grundyValue: analysis.grundyValue.map { IntegerText($0) },
      heapValues: analysis.heapValues?.map { IntegerText($0) },
      winningMoves: winningMoves,
      winningMoveCount: analysis.winningMoveCount.map { IntegerText($0) },
      suggestedMove: isFirst ? winningMoves.first : suggested.map { MoveValue($0) }, forcedMoves: forcedMoves,
      reason: ReasonWording(game: game, heaps: heaps, analysis: analysis).sentence,
      evidence: EvidenceValue(analysis.proof.evidence))
  }

  /// The analysis for a person.
  public func text(style: TextStyle, run: RunInfo) -> String {
    let sizes = Wording.list(heaps.prefix(20).map(\.words) + (heaps.count > 20 ? ["…"] : []))
    var text = style.heading("\(heaps.count == 1 ? "A heap" : "Heaps") of \(sizes)")
    text += "\(game.rules.words.capitalizedFirst); \(game.play.words).\n\n"
    text += style.paint(analysis.outcome.words, analysis.outcome == .nPosition ? .green : .yellow) + "\n"
    text += style.wrapped(result.reason.capitalizedFirst + ".")
    if analysis.winningMoves.count > 1 { text += moves(style) }
    return text + "\n" + style.paint(style.wrapped(analysis.proof.evidence.words.capitalizedFirst), .dim)
  }

  private func moves(_ style: TextStyle) -> String {
    let shown = analysis.winningMoves.prefix(12)
    var text = "\nWinning moves:\n"
    let narrow = TextStyle(usesColor: false, columns: style.columns - 2)
    for move in shown { text += "  " + narrow.wrapped(move.words(heaps: heaps), indent: 4) }
    let total = analysis.winningMoveCount
    if let total, total == shown.count { return text }
    return text + "  … (\(total.map { "\($0.words()) in all" } ?? "more than \(analysis.winningMoves.count)"))\n"
  }
}

extension String {
  /// The text with a capital at its beginning.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
