import ExactArithmetic
import GameCore
import Matchsticks

/// The analysis of one position: `matchsticks analyze`.
public struct MatchsticksAnalyzeDocument: Document {
  /// What was asked.
  public struct Request: Encodable, Sendable {
    let rules: String
    let play: String
    let first: NumberEcho?
    let heaps: [NumberEcho]
    let limit: Int
  }

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
  public let request: Request
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
    let echo = GameEcho(game)
    request = Request(
      rules: echo.rules, play: echo.play, first: echo.first, heaps: heaps.map { NumberEcho($0) }, limit: limit)
    var forcedMoves: Int?
    if case .lastsLongest(let moves) = analysis.suggestion?.reason { forcedMoves = moves }
    result = Result(
      outcome: analysis.outcome.rawValue, grundyValue: analysis.grundyValue.map { IntegerText($0) },
      heapValues: analysis.heapValues?.map { IntegerText($0) },
      winningMoves: analysis.winningMoves.map { MoveValue($0) },
      winningMoveCount: analysis.winningMoveCount.map { IntegerText($0) },
      suggestedMove: analysis.suggestion.map { MoveValue($0.move) }, forcedMoves: forcedMoves,
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
    return text + "\n" + style.paint("Proof: \(analysis.proof.evidence.words)", .dim) + "\n"
  }

  private func moves(_ style: TextStyle) -> String {
    let shown = analysis.winningMoves.prefix(12)
    var text = "\nWinning moves:\n"
    for move in shown { text += "  \(move.words(heaps: heaps))\n" }
    let total = analysis.winningMoveCount
    if let total, total == shown.count { return text }
    return text + "  … (\(total.map { "\($0.words()) in all" } ?? "more than \(analysis.winningMoves.count)"))\n"
  }
}

extension String {
  /// The text with a capital at its beginning.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
