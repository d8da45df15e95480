import Documents
import GameCore
import Reversi

/// `reversi review`: what each move of a game was worth, the worst ones, and how well both sides
/// played.
package struct ReversiReviewDocument: RowsDocument {
  let review: GameReview
  /// How many of the worst moves are named.
  let worstCount: Int
  /// The number of the game in its file, from 1.
  private let number: Int?
  /// The opening of the game, if it has a name.
  let opening: OpeningName?

  package init(_ review: GameReview, number: Int? = nil, worstCount: Int = 5, opening: OpeningName? = nil) {
    self.review = review
    self.opening = opening
    self.worstCount = worstCount
    self.number = number
  }

  package static let table: String? = "moves"

  package static let shape = Shape<Self>(
    Field("firstJudged", "The index of the first move that is judged, where earlier ones were given or drawn by lot") {
      $0.review.firstJudged == 0 ? nil : $0.review.firstJudged
    },
    Field("moves", "The moves that were examined; values are those of the player who made them") { $0.moves },
    Field(
      "worstMoves", "The indices of the moves that lost most, worst first; moves that lost nothing are omitted"
    ) {
      $0.review.worstMoves($0.worstCount)
    },
    Field("black", "Black's accuracy") { $0.review.accuracy(of: .black) },
    Field("white", "White's accuracy") { $0.review.accuracy(of: .white) },
    Field("phases", "Both sides' accuracy by thirds of the game, those that have moves to judge") { $0.phases },
    Field("blackDiscDifference", "Black's result in discs, if the moves reach the end of the game") {
      $0.review.record.playedDifference
    },
    Field("statedBlackDiscDifference", "Black's result as the record states it") {
      $0.review.record.outcome?.blackDifference.map { DiscValue(hundredths: $0) }
    },
    Field("opening", ReversiFields.opening) { $0.opening?.name },
    Field("openingMoves", ReversiFields.openingMoves) { $0.opening?.line.transcript },
    Field("isFinished", "Whether the moves reach the end of the game") { $0.review.record.line.end.isFinished },
    Field("isComplete", "Whether every judged move was examined") { $0.review.isComplete },
    Field("stopReason", "Why a search stopped early") {
      $0.review.stopReason
    })

  /// How well both sides played by phase.
  var phases: [ReversiReviewPhase] {
    ReviewSummary.Phase.allCases.flatMap { phase in
      Side.allCases.map { ReversiReviewPhase(phase: phase, side: $0, accuracy: review.accuracy(of: $0, in: phase)) }
    }.filter { $0.accuracy.choices > 0 }
  }

  private var moves: [ReversiReviewMove] {
    review.moves.enumerated().compactMap { index, move in move.map { ReversiReviewMove(move: $0, index: index) } }
  }

  package var inBrief: String? { String(summaryLine.dropLast()) }

  /// The review for a person; of a game of many, which has a number, one line.
  package func text(style: TextStyle, run: RunInfo?) -> String {
    if number != nil { return summaryLine }
    var text = style.heading(title) + (facts.isEmpty ? "" : facts + "\n") + "\n"
    text += table.text(style: style, indent: 2) + "\n"
    let worst = worstWords
    if worstCount > 0 {
      let none = review.isComplete ? "no mistakes found" : "no mistakes among the examined moves"
      text += style.fact("worst:", worst.isEmpty ? none : worst.joined(separator: "; "))
    }
    for side in Side.allCases {
      let words = Self.words(review.accuracy(of: side), isComplete: review.isComplete)
      text += style.fact("\(side):", words)
    }
    if let phases = phaseWords { text += style.fact("phases:", phases) }
    text += style.fact("values:", Self.meaning)
    if let unjudged { text += style.fact("note:", unjudged) }
    if let reason = review.stopReason { text += style.fact("note:", "stopped early (\(reason.words))") }
    return text + ReversiFields.cost(review.nodes, run)
  }

  /// A move and the game that it belongs to.
  package struct Row: Record {
    package let game: Int
    let move: ReversiReviewMove

    package static let shape = Shape<Self>(
      [Field("game", "The number of the game in its file, from 1") { $0.game }]
        + ReversiReviewMove.shape.fields { $0.move })
  }

  /// A row for each move that was examined.
  package var rows: [Row] { moves.map { Row(game: number ?? 1, move: $0) } }
}

/// How well a side played in a third of the game.
package struct ReversiReviewPhase: Record {
  package static var recordName: String { "phaseAccuracy" }
  let phase: ReviewSummary.Phase
  let side: Side
  let accuracy: GameReview.Accuracy

  package static let shape = Shape<Self>(
    [
      Field("phase", "opening (more than 40 empty squares), middle, end (at most 20)") { $0.phase },
      Field("side", "Whose moves") { $0.side },
    ] + GameReview.Accuracy.shape.fields { $0.accuracy })
}

extension ReviewSummary.Phase: JSONWritable {}

/// One move of a game, reviewed.
package struct ReversiReviewMove: Record {
  package static var recordName: String { "reviewedMove" }
  let move: GameReview.Move
  let index: Int

  package static let shape = Shape<Self>(
    Field("index", "The moves made before it") { $0.index },
    Field("side", "Who made it") { $0.move.side },
    Field("empties", "The empty squares before it") { $0.move.position.emptyCount },
    Field("move", "The move") { $0.move.move },
    Field("discDifference", "What it leads to, in discs") { DiscValue(hundredths: $0.move.value) },
    Field("bestMove", "The best move, itself when none is better") { $0.move.best },
    Field("bestDiscDifference", "What the best move leads to") { DiscValue(hundredths: $0.move.bestValue) },
    Field("loss", "How much it lost") { DiscValue(hundredths: $0.move.loss) },
    Field("isForced", "Whether there was no other move") { $0.move.isForced },
    Field("evidence", "The evidence for both values, the weaker of the two") { $0.move.evidence },
    Field("principalVariation", "The line that the best move's value expects") { $0.move.principalVariation })
}

extension GameReview.Accuracy: Record {
  package static var recordName: String { "moveAccuracy" }
  package static let shape = Shape<Self>(
    Field("choices", "The examined moves that had an alternative") { $0.choices },
    Field("bestMoves", "How many of them were less than half a disc worse than the best") { $0.bestMoves },
    Field("accuracyPercent", "Their share in percent; absent if there was no choice") {
      $0.choices == 0 ? nil : (1000 * $0.share).rounded() / 10
    },
    Field("score", "The mean of 4 ÷ (4 + discs lost) over the moves, in percent; absent if there was no choice") {
      $0.choices == 0 ? nil : (10 * $0.score).rounded() / 10
    },
    Field("meanLoss", "The mean loss per move, in discs; absent if there was no choice") {
      $0.choices == 0 ? nil : (1000 * $0.meanLoss).rounded() / 1000
    },
    Field("totalLoss", "The total loss, in discs") { DiscValue(hundredths: $0.totalLoss) },
    Field("provedLoss", "The part of it that is proved") { DiscValue(hundredths: $0.provedLoss) },
    Field("inaccuracies", "How many lost two discs or more, but less than four") { $0.inaccuracies },
    Field("mistakes", "How many lost four discs or more") { $0.mistakes },
    Field("blunders", "How many of these lost ten discs or more") { $0.blunders })
}
