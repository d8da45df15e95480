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
      evidence: EvidenceValue(analysis.evidence.worded))
  }

  /// The analysis for a person.
  public func text(style: TextStyle, run: RunInfo) -> String {
    let sizes = Wording.list(heaps.prefix(20).map(\.words) + (heaps.count > 20 ? ["…"] : []))
    var text = style.heading("\(heaps.count == 1 ? "A heap" : "Heaps") of \(sizes)")
    text += "\(game.rules.words.capitalizedFirst); \(game.play.words).\n\n"
    text += style.paint(analysis.outcome.words, analysis.outcome == .nPosition ? .green : .yellow) + "\n"
    text += style.wrapped(result.reason.capitalizedFirst + ".")
    if analysis.winningMoves.count > 1 { text += moves(style) }
    return text + "\n" + style.paint(style.wrapped(analysis.evidence.worded.words.capitalizedFirst), .dim)
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

extension MatchsticksAnalyzeDocument: SelfWritingDocument {
  /// Heaps of so many digits together are written by hand.
  private static let longDigits = 100_000

  /// The line where the moves leave heaps of very many digits.
  package func json(run: RunInfo) -> [UInt8]? {
    let moves = analysis.winningMoves + (analysis.suggestion.map { [$0.move] } ?? [])
    let digits = moves.reduce(0) { sum, move in move.leaves.reduce(sum) { $0 + ($1.rawDigits?.count ?? 0) } }
    guard digits > Self.longDigits else { return nil }
    var writer = ByteWriter(capacity: digits + 1 << 14)
    writer.member("{\"request\":", request)
    writer.member(",\"result\":{\"evidence\":", result.evidence)
    writer.member(",\"forcedMoves\":", result.forcedMoves)
    writer.member(",\"grundyValue\":", result.grundyValue)
    writer.member(",\"heapValues\":", result.heapValues)
    writer.member(",\"outcome\":", result.outcome)
    writer.member(",\"reason\":", result.reason)
    if let move = result.suggestedMove {
      writer.raw(",\"suggestedMove\":")
      move.write(to: &writer)
    }
    writer.member(",\"winningMoveCount\":", result.winningMoveCount)
    writer.raw(",\"winningMoves\":[")
    for (place, move) in result.winningMoves.enumerated() {
      if place > 0 { writer.raw(",") }
      move.write(to: &writer)
    }
    writer.member("]},\"run\":", run)
    writer.member(",\"schema\":", Self.schema)
    writer.raw("}\n")
    return writer.bytes
  }
}

extension String {
  /// The text with a capital at its beginning.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
