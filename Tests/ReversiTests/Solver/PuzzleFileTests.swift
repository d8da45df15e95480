import Foundation
import Reversi
import Testing

/// The positions to practise.
@Suite struct PuzzleFileTests {
  private static let lines = String(decoding: ReversiData.bytes("puzzles.obf"), as: UTF8.self).split(separator: "\n")

  @Test func `there are 200, each once, in three grades`() {
    let grades = Self.lines.map { line in ["easy", "medium", "hard"].first { line.contains(", \($0), gap ") } }
    let wanted = [("easy", 80), ("medium", 70), ("hard", 50)].flatMap { Array(repeating: $0.0, count: $0.1) }
    #expect(grades == wanted)
    #expect(Set(Self.lines.map { $0.prefix(66) }).count == 200)
  }

  @Test func `in each one move wins and the solver proves the scores of all moves`() throws {
    let solver = Adviser()
    for line in Self.lines {
      let record = try OBFRecord(line)
      let scores = record.moveScores
      #expect(scores[0].score > 0 && scores[1].score <= 0 && scores.count >= 4, "\(line)")
      let moves = solver.solve(record.position, goal: .allMoves).moves
      #expect(scores.count == moves.count)
      for move in moves {
        let isStated = scores.contains { $0.move == move.move && $0.score == move.lower && $0.score == move.upper }
        #expect(isStated, "\(line)")
      }
    }
  }
}
