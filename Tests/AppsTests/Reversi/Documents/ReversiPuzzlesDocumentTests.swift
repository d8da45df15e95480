import Documents
import Foundation
import GameCore
import Questions
import Reversi
import ReversiApp
import Testing

@Suite struct ReversiPuzzlesDocumentTests {
  private static let set = ReversiSolver().practice(
    PracticePlan(.ownPlay(seed: 4), empties: 4...6, gap: 4, count: 5))
  private static let document = ReversiPuzzlesDocument(set)
  private static let run = RunInfo(elapsedSeconds: 0.01)

  @Test func `OBF is read back with the best move, its score and the gap`() throws {
    var writer = JSONWriter()
    Self.document.writeOBF(to: &writer)
    let lines = String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 5)
    for (line, puzzle) in zip(lines, Self.set.positions) {
      let record = try OBFRecord(String(line))
      #expect(record.position == puzzle.position && record.score == puzzle.score)
      #expect(record.moveScores.first == OBFRecord.MoveScore(move: .place(puzzle.best), score: puzzle.score))
      #expect(record.moveScores[0].score - record.moveScores[1].score == puzzle.gap)
      #expect(record.moveScores.count == puzzle.moves.count)
    }
    let claims = try ScoreClaim.list(obf: writer.bytes)
    #expect(ReversiSolver().check(claims.claims).agreed == 5)
  }

  @Test func `as text the boards come first and no board gives its answer away`() throws {
    let text = Self.document.text(style: .plain, run: Self.run)
    let parts = text.components(separatedBy: "Solutions\n")
    #expect(parts.count == 2)
    for (number, puzzle) in Self.set.positions.enumerated() {
      #expect(parts[0].contains("Puzzle \(number + 1): \(puzzle.position.sideToMove) to move"))
      #expect(parts[1].contains("\(number + 1). \(puzzle.best) "))
    }
    #expect(!parts[0].contains("best") && parts[1].contains("Proved"))
    for row in text.split(separator: "\n") { #expect(row.count <= 80, "\(row)") }
  }

  @Test func `as JSON, table and page every puzzle comes with its answer`() throws {
    var json = JSONWriter()
    ReversiPuzzlesDocument.shape.write(Self.document, to: &json)
    let result = try #require(JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any])
    let puzzles = try #require(result["puzzles"] as? [[String: Any]])
    #expect(puzzles.map { $0["bestMove"] as? String } == Self.set.positions.map { $0.best.description })
    #expect(puzzles.map { $0["gap"] as? Int } == Self.set.positions.map(\.gap))
    #expect((result["evidence"] as? [String: Any])?["kind"] as? String == "proved")
    #expect(result["isComplete"] as? Bool == true)
    var writer = JSONWriter()
    Self.document.writeTable(to: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n").count == 6)
    let origin = ReportPage.Origin(command: "puzzles", summary: "puzzles", request: "{}", run: nil)
    let page = ReportPage(Self.document, origin, json: []).html
    let halves = page.components(separatedBy: "<details class=\"solutions\">")
    #expect(halves.count == 2 && halves[0].components(separatedBy: "<svg").count == 6)
    #expect(!halves[0].contains("is best</title>") && halves[1].components(separatedBy: "is best</title>").count == 6)
  }

  @Test func `none is said, not drawn`() {
    let none = ReversiPuzzlesDocument(
      ReversiSolver().practice(PracticePlan(.games([]), empties: 4...6)))
    #expect(none.text(style: .plain, run: Self.run).hasPrefix("No such position.\n"))
    #expect(none.figures.isEmpty && none.title == "Othello: 0 puzzles")
  }
}

@Suite struct ReversiOpeningNamesDocumentTests {
  private static let names = (try? OpeningNames(Array("Snake / Peasant f5f6e6f4g6\nTiger f5d6c3d3c4".utf8))) ?? .none

  private func line(_ moves: String) throws -> Line { try Line(transcript: moves, from: .start()) }

  private func keys(_ document: some Document) throws -> [String: Any] {
    var json = JSONWriter()
    func write<Body: Document>(_ document: Body) { Body.shape.write(document, to: &json) }
    write(document)
    return try #require(JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any])
  }

  @Test func `documents contain the name and the moves that it denotes`() throws {
    let line = try line("f5f6e6f4g6d6")
    let name = try #require(Self.names.name(of: line))
    let run = RunInfo(elapsedSeconds: 0)
    let solver = ReversiSolver()
    let advice = solver.hints(line.end, effort: EffortRequest(.depth(0)))
    let review = solver.review(GameRecord(line), effort: EffortRequest(.depth(0)))
    let shown: [any Document] = [
      ReversiShowDocument(line, opening: name), ReversiHintsDocument(advice, opening: name),
      ReversiReviewDocument(review, opening: name),
    ]
    for document in shown {
      #expect(document.text(style: .plain, run: run).contains("opening: Snake or Peasant (f5f6e6f4g6)"))
      let keys = try keys(document)
      #expect(keys["opening"] as? String == "Snake" && keys["openingMoves"] as? String == "f5f6e6f4g6")
    }
    #expect(ReversiReviewDocument(review, opening: name).title == "black – white")
    #expect(try keys(ReversiShowDocument(line))["opening"] == nil)
  }

  @Test func `openings are listed with their names, and are read again`() throws {
    let plan = OpeningPlan(
      plies: 5, within: 64, loss: OpeningPlan.anyLoss, count: 200, effort: EffortRequest(.depth(0)))
    let document = ReversiOpeningsDocument(ReversiSolver().openings(plan), names: Self.names)
    let text = document.text(style: .plain, run: RunInfo(elapsedSeconds: 0))
    #expect(text.contains("  # Tiger\n") && text.contains("  # Snake\n"))
    let lines = try text.split(separator: "\n").map { try Line(transcript: Array($0.utf8), from: .start()) }
    #expect(lines.count == 200 && lines.allSatisfy { $0.moves.count == 5 })
    let named = lines.filter { Self.names.name(of: $0) != nil }.count
    #expect(named == text.components(separatedBy: "  # ").count - 1)
  }
}
