import GameCore
import Reversi

/// `reversi review`: what each move of a game was worth, the worst ones, and how well both sides played.
package struct ReversiReviewDocument: TableDocument, PageDocument {
  /// What was asked.
  package struct Request: Encodable, Sendable {
    let black: String?
    let date: String?
    let effort: ReversiEffortValue
    let event: String?
    /// The number of the game in its file, from 1.
    let game: Int?
    let moves: String
    let position: String
    let size: Int
    let white: String?
  }

  /// What came out.
  package struct Result: Encodable, Sendable {
    let black: SideValue
    /// Black's result in discs where the moves lead to the end of the game; the winner takes the empty squares.
    let blackDifference: Int?
    let isComplete: Bool
    let isFinished: Bool
    let moves: [MoveValue?]
    /// Black's result as the record states it.
    let statedDifference: DiscValue?
    let stopReason: String?
    let white: SideValue
    /// Places in `moves`, the most expensive first.
    let worstMoves: [Int]
  }

  /// One move; values are those of the player who made it.
  package struct MoveValue: Encodable, Sendable {
    let bestDiscDifference: DiscValue
    let bestMove: String
    let discDifference: DiscValue
    let empties: Int
    let evidence: EvidenceValue
    let index: Int
    let isForced: Bool
    let loss: DiscValue
    let move: String
    let principalVariation: [String]
    let side: String
  }

  /// How well a side played.
  package struct SideValue: Encodable, Sendable {
    let accuracyPercent: Double
    let bestMoves: Int
    let choices: Int
    let meanLoss: Double
    let mistakes: Int
    let provedLoss: DiscValue
    let totalLoss: DiscValue

    init(_ accuracy: GameReview.Accuracy) {
      accuracyPercent = (1000 * accuracy.share).rounded() / 10
      bestMoves = accuracy.bestMoves
      choices = accuracy.choices
      meanLoss = (1000 * accuracy.meanLoss).rounded() / 1000
      mistakes = accuracy.mistakes
      provedLoss = DiscValue(hundredths: accuracy.provedLoss)
      totalLoss = DiscValue(hundredths: accuracy.totalLoss)
    }
  }

  package static let schema = "puzzlelab/reversi.review/1"
  package let request: Request
  package let result: Result
  let review: GameReview
  let worstCount: Int

  /// Reports a review; at most `worstCount` moves are listed as the worst.
  package init(_ review: GameReview, effort: EffortRequest, game: Int? = nil, worstCount: Int = 5) {
    self.review = review
    self.worstCount = worstCount
    let record = review.record
    request = Request(
      black: record.black.name, date: record.date, effort: ReversiEffortValue(effort), event: record.event, game: game,
      moves: record.line.transcript, position: record.line.start.boardText, size: record.line.start.size.rawValue,
      white: record.white.name)
    result = Result(
      black: SideValue(review.accuracy(of: .black)), blackDifference: record.playedDifference,
      isComplete: review.isComplete, isFinished: record.line.end.isFinished,
      moves: review.moves.enumerated().map { index, move in move.map { Self.value($0, index: index) } },
      statedDifference: record.outcome.map { DiscValue(hundredths: $0.blackDifference) },
      stopReason: review.stopReason?.rawValue, white: SideValue(review.accuracy(of: .white)),
      worstMoves: review.worstMoves(worstCount))
  }

  private static func value(_ move: GameReview.Move, index: Int) -> MoveValue {
    MoveValue(
      bestDiscDifference: DiscValue(hundredths: move.bestValue), bestMove: move.best.description,
      discDifference: DiscValue(hundredths: move.value), empties: move.position.emptyCount,
      evidence: EvidenceValue(reversi: move.evidence), index: index, isForced: move.isForced,
      loss: DiscValue(hundredths: move.loss), move: move.move.description,
      principalVariation: move.principalVariation.map(\.description), side: move.side.description)
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    var text = style.heading(title) + (facts.isEmpty ? "" : facts + "\n") + "\n"
    text += table.text(style: style, indent: 2) + "\n"
    let worst = worstWords
    text += style.fact("worst:", worst.isEmpty ? "no move cost anything" : worst.joined(separator: "; "))
    for side in Side.allCases { text += style.fact("\(side):", Self.words(review.accuracy(of: side))) }
    text += style.fact("values:", Self.meaning)
    if let reason = review.stopReason { text += style.fact("note:", "stopped early: \(reason.words)") }
    let nodes = Wording.count(review.nodes, "position", "positions")
    return text + "  \(nodes) searched in \(Wording.duration(seconds: run.elapsedSeconds))\n"
  }

  /// The review on one line, for a file of many games.
  package var summaryLine: String {
    let number = request.game.map { "\($0). " } ?? ""
    let sides = Side.allCases.map { side -> String in
      let accuracy = review.accuracy(of: side)
      return
        "\(side) \(Wording.fixed(accuracy.meanLoss, decimals: 2)) a move, \(accuracy.bestMoves)/\(accuracy.choices) best"
    }
    let worst = worstWords.first.map { "; worst: \($0)" } ?? ""
    return "\(number)\(title): \(sides.joined(separator: "; "))\(worst)\n"
  }

  package func csv() -> String { Self.csvHeader + csvRows }

  /// The titles of the columns.
  package static let csvHeader = CSVLine.encode([
    "game", "index", "side", "empties", "move", "discDifference", "bestMove", "bestDiscDifference", "loss", "isForced",
    "evidence", "depth", "selectivity",
  ])

  /// A row for each move that was looked at.
  package var csvRows: String {
    result.moves.compactMap { $0 }.map { move in
      CSVLine.encode([
        request.game.map { "\($0)" } ?? "1", "\(move.index)", move.side, "\(move.empties)", move.move,
        move.discDifference.plain, move.bestMove, move.bestDiscDifference.plain, move.loss.plain, "\(move.isForced)",
        move.evidence.kind, move.evidence.depth.map { "\($0)" } ?? "", move.evidence.selectivity.map { "\($0)" } ?? "",
      ])
    }.joined()
  }
}

extension GameReview {
  /// Whether every move was looked at.
  var isComplete: Bool { moves.allSatisfy { $0 != nil } }
}
