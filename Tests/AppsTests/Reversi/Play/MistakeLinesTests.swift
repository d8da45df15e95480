import Reversi
import ReversiApp
import Testing

@Suite struct MistakeLinesTests {
  @Test func `each mistake is a line of its best move, the most expensive one first, on its own board`() throws {
    // Both sides play at random.
    let record = GameRecord(try Line(transcript: "f5d6c6f4e6g5g4h4h3h2g3e7", from: .start()))
    let solver = ReversiSolver()
    let review = solver.review(record, effort: EffortRequest(.level(4)))
    let expected = review.moves.indices.filter { (review.moves[$0]?.loss ?? 0) >= GameReview.mistakeLoss }
    let lines = review.mistakeLines(of: Side.allCases, game: "Game 1")
    #expect(lines.count == expected.count)
    #expect(Set(lines.map(\.key)).count == lines.count)
    var last = Int.max
    for line in lines {
      let move = try #require(review.moves.compactMap { $0 }.first { $0.position == line.line.start })
      #expect(line.line.moves == [move.best] && move.loss <= last && line.tolerance == GameReview.answerTolerance)
      #expect(line.key.hasPrefix(move.position.boardText))
      last = move.loss
    }
    for side in Side.allCases {
      let own = review.mistakeLines(of: [side], game: "Game 1")
      #expect(own.allSatisfy { $0.line.start.sideToMove == side })
      #expect(own.count == lines.count { $0.line.start.sideToMove == side })
    }
  }
}
