import Foundation
import Reversi
import Testing

/// The FFO suite, the field's golden values.
@Suite struct FFOTests {
  static let isLong = ProcessInfo.processInfo.environment["PUZZLELAB_LONG"] != nil

  static let records: [OBFRecord] = String(decoding: ReversiData.bytes("ffo.obf"), as: UTF8.self)
    .split(separator: "\n").compactMap { try? OBFRecord($0) }

  static let laterLines = String(decoding: ReversiData.bytes("ffo-60-79.obf"), as: UTF8.self).split(separator: "\n")

  @Test func `the file has all 59 positions, every legal move scored`() {
    #expect(Self.records.count == 59)
    for record in Self.records {
      for entry in record.moveScores { #expect(record.position.legalMoves.contains(entry.move)) }
    }
  }

  @Test func `the second file has positions 60 to 79, every legal move scored`() {
    #expect(Self.laterLines.count == 20)
    for (line, number) in zip(Self.laterLines, 60...) {
      guard let record = try? OBFRecord(line) else {
        Issue.record("#\(number) can't be read")
        continue
      }
      #expect(Set(record.moveScores.map(\.move)) == Set(record.position.legalMoves), "#\(number)")
      #expect(line.hasSuffix("% FFO #\(number), \(record.position.emptyCount) empties"))
    }
  }

  @Test func `scores and best moves of the first nineteen are the known ones`() {
    let solver = Adviser()
    for (index, record) in Self.records.prefix(19).enumerated() {
      let solution = solver.solve(record.position, goal: .allBest)
      let known = record.moveScores.filter { $0.score == record.score }.map(\.move)
      #expect(solution.score == record.score, "#\(index + 1)")
      #expect(Set(solution.bestMoves) == Set(known), "#\(index + 1)")
    }
  }

  @Test func `every listed move of the first ten has its known score`() {
    let solver = Adviser()
    for (index, record) in Self.records.prefix(10).enumerated() {
      Self.compare(solver.solve(record.position, goal: .allMoves), record, number: index + 1)
    }
  }

  @Test(.enabled(if: isLong)) func `every listed move of the first thirty has its known score`() {
    let solver = ReversiData.solver
    for (index, record) in Self.records.prefix(30).enumerated() {
      Self.compare(solver.solve(record.position, goal: .allMoves), record, number: index + 1)
    }
  }

  @Test(.enabled(if: isLong)) func `scores and best moves to number 44 are the known ones`() {
    let solver = ReversiData.solver
    for (index, record) in Self.records.prefix(44).enumerated() {
      let solution = solver.solve(record.position, goal: .allBest)
      let known = record.moveScores.filter { $0.score == record.score }.map(\.move)
      #expect(solution.score == record.score, "#\(index + 1)")
      #expect(Set(solution.bestMoves) == Set(known), "#\(index + 1)")
    }
  }

  /// What the benchmarks compute, which `bench --check --long` compares with the same files,
  /// against the published scores.
  @Test(arguments: [
    ("ffo-1-19", "ffo-1-19", 1...19), ("ffo-1-19", "ffo-1-19-command", 1...19), ("reversi", "ffo-20-39", 20...39),
    ("reversi", "ffo-20-39-command", 20...39), ("reversi", "ffo-40-44", 40...44),
    ("reversi", "ffo-40-44-command", 40...44), ("reversi", "ffo-40-44-two-threads", 40...44),
    ("reversi", "ffo-40-49", 40...49), ("reversi", "ffo-40-49-command", 40...49),
    ("reversi", "ffo-40-49-two-threads-command", 40...49), ("reversi-files", "ffo-40-49-two-threads-command", 40...49),
    ("ffo-50-59", "ffo-50-54-two-threads", 50...54), ("ffo-50-59", "ffo-55-59-two-threads", 55...59),
  ])
  func `scores in the benchmarks' signatures add up to the published ones`(
    suite: String, name: String, numbers: ClosedRange<Int>
  ) throws {
    let text = String(decoding: ReversiData.bytes("../signatures/\(suite).txt"), as: UTF8.self)
    let words = try #require(
      text.split(separator: "\n").map { $0.split(separator: " ") }.first { $0.first == name[...] })
    #expect(words[1] == "scores")
    let published = Self.records[(numbers.lowerBound - 1)..<numbers.upperBound].reduce(0) { $0 + ($1.score ?? 0) }
    #expect(Int(words[2]) == published)
  }

  @Test func `a game that is decided is proved without a long search for the best move`() {
    let solution = ReversiData.solver.solve(Self.records[38].position, goal: .score)
    #expect(solution.score == 64)
    #expect(solution.nodes < 200_000)
  }

  @Test func `a game that is decided early is searched to its end before it is proved`() throws {
    let winner = try OBFRecord(try #require(Self.laterLines.last)).position
    let loser = try winner.playing(.place(try #require(Square("d7"))))
    for (position, score) in [(winner, 64), (loser, -64)] {
      let solution = ReversiData.solver.solve(position, goal: .score)
      #expect(solution.score == score)
      #expect(solution.nodes < 20_000_000)
    }
  }

  @Test func `kept proofs have the published scores, and their lines end with them`() throws {
    struct Proof: Decodable {
      struct Result: Decodable {
        let bestMove: String
        let discDifference: Int
        let evidence: [String: String]
        let position: String
        let principalVariation: [String]
      }
      let result: Result
    }
    let published = Self.laterLines.compactMap { try? OBFRecord($0) }
    let kept = String(decoding: ReversiData.bytes("../results/endgames.jsonl"), as: UTF8.self).split(separator: "\n")
    #expect(kept.count == published.count)
    for (text, record) in zip(kept, published) {
      let proof = try JSONDecoder().decode(Proof.self, from: Data(text.utf8)).result
      #expect(proof.evidence["kind"] == "proved")
      let position = try Position(boardText: proof.position)
      #expect(record.position == position)
      #expect(record.score == proof.discDifference)
      #expect(record.moveScores.contains { "\($0.move)" == proof.bestMove && $0.score == proof.discDifference })
      let line = try Line(try MoveList(proof.principalVariation.joined(separator: " ")), from: position)
      #expect(line.moves.first.map { "\($0)" } == proof.bestMove && line.end.isFinished, "\(record.position)")
      let sign = line.end.sideToMove == position.sideToMove ? 1 : -1
      #expect(sign * line.end.finalDifference == proof.discDifference, "\(record.position)")
    }
  }

  private static func compare(_ solution: Solution, _ record: OBFRecord, number: Int) {
    let found = Dictionary(uniqueKeysWithValues: solution.moves.map { ($0.move, $0) })
    for entry in record.moveScores {
      #expect(found[entry.move]?.lower == entry.score, "#\(number) \(entry.move)")
      #expect(found[entry.move]?.upper == entry.score, "#\(number) \(entry.move)")
    }
  }
}
