import Foundation
import GameCore
import Reports
import Reversi
import Testing

@Suite struct ReversiReviewDocumentTests {
  /// A short game with a pass at its end, named players and a review by searches to the end.
  private static let review: GameReview = {
    var generator = SeededGenerator(seed: 81)
    var record = GameRecord(from: RandomPosition.make(empties: 9, generator: &generator))
    while let move = record.line.end.legalMoves.first { try? record.play(move) }
    record.black.name = "Ann <a>"
    record.outcome = GameRecord.Outcome(blackDifference: 250, cause: .time)
    return ReversiSolver().review(record, effort: EffortRequest(.level(60)))
  }()
  private static let effort = EffortRequest(.level(10))

  private func result(_ document: ReversiReviewDocument) throws -> [String: Any] {
    let bytes = JSONLine.encode(document, run: RunInfo(elapsedSeconds: 0))
    let object = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(object["schema"] as? String == "puzzlelab/reversi.review/1")
    return try #require(object["result"] as? [String: Any])
  }

  @Test func `the promised keys are there`() throws {
    let result = try result(ReversiReviewDocument(Self.review, effort: Self.effort, game: 3))
    let moves = try #require(result["moves"] as? [[String: Any]])
    #expect(moves.count == Self.review.record.line.moves.count)
    let keys: Set<String> = [
      "bestDiscDifference", "bestMove", "discDifference", "empties", "evidence", "index", "isForced", "loss", "move",
      "principalVariation", "side",
    ]
    for move in moves {
      #expect(Set(move.keys) == keys)
      #expect((move["evidence"] as? [String: Any])?["kind"] as? String == "proved")
      #expect(try #require(move["loss"] as? Int) >= 0)
    }
    #expect(result["statedDifference"] as? Double == 2.5)
    #expect(result["blackDifference"] as? Int == Self.review.record.playedDifference)
    #expect(result["isComplete"] as? Bool == true)
    for side in ["black", "white"] {
      let values = try #require(result[side] as? [String: Any])
      #expect(values.keys.count == 7)
    }
  }

  @Test func `a stopped review has null for what it didn't reach`() throws {
    let signal = StopSignal()
    signal.raise()
    var record = GameRecord(from: .start())
    for _ in 0..<3 { try record.play(record.line.end.legalMoves[0]) }
    let document = ReversiReviewDocument(
      ReversiSolver().review(record, limits: SearchLimits(stopSignal: signal)), effort: Self.effort)
    let result = try result(document)
    #expect((result["moves"] as? [Any])?.allSatisfy { $0 is NSNull } == true)
    #expect(result["isComplete"] as? Bool == false && result["stopReason"] as? String == "interrupted")
    #expect(document.text(style: .plain, run: RunInfo(elapsedSeconds: 0)).contains("stopped early: interrupted"))
    #expect(document.html().contains("<svg"))
  }

  @Test func `text, table and page tell the same`() throws {
    let document = ReversiReviewDocument(Self.review, effort: Self.effort, game: 3, worstCount: 2)
    let text = document.text(style: .plain, run: RunInfo(elapsedSeconds: 1))
    #expect(text.contains("Ann <a> – white") && text.contains("ended on time"))
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    let rows = document.csv().split(separator: "\n")
    #expect(rows.count == Self.review.moves.count + 1)
    #expect(rows.dropFirst().allSatisfy { $0.hasPrefix("3,") && $0.split(separator: ",").count >= 11 })
    #expect(document.summaryLine.hasPrefix("3. Ann <a> – white") && document.summaryLine.hasSuffix("\n"))
    let page = document.html()
    #expect(page.contains("Ann &lt;a&gt;") && !page.contains("<script") && !page.contains("src="))
    #expect(page.components(separatedBy: "<figure>").count - 1 == Self.review.worstMoves(2).count)
    #expect(page.components(separatedBy: "<tr").count - 1 >= Self.review.moves.count)
  }

  @Test func `every error of reading and writing games has words on one line`() {
    let errors: [any ReportedError] = [
      WTHORError(.noHeader, at: 0), WTHORError(.boardSize(10), at: 12), WTHORError(.solitaires, at: 13),
      WTHORError(.cutShort, at: 99, game: 2), WTHORError(.missingGames(found: 1, expected: 2), at: 84),
      WTHORError(.excessBytes, at: 84), WTHORError(.square(number: 3, 99), at: 26, game: 1),
      WTHORError(.illegalMove(number: 1, .gameOver), at: 24, game: 1), WTHORError(.score(65), at: 22, game: 1),
      UnwritableGame.otherStart, UnwritableGame.tooManyNames, NotationError(.otherSide(number: 2), at: 1),
      NotationError(.otherGame, at: 1), NotationError(.unfinishedRecord, at: 1), NotationError(.trailingRecord, at: 1),
    ]
    for error in errors { #expect(!error.message.isEmpty && !error.message.contains("\n")) }
    #expect(
      WTHORError(.cutShort, at: 99, game: 2).message == "game 2: the file ends within a record (byte 99 of the file)")
  }
}
