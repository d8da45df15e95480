import Foundation
import Reversi
import Testing

/// The FFO suite, the field's golden values.
@Suite struct FFOTests {
  static let isLong = ProcessInfo.processInfo.environment["PUZZLELAB_LONG"] != nil

  static let records: [OBFRecord] = String(decoding: ReversiData.bytes("ffo.obf"), as: UTF8.self)
    .split(separator: "\n").compactMap { try? OBFRecord($0) }

  @Test func `the file has all 59 positions, every legal move scored`() {
    #expect(Self.records.count == 59)
    for record in Self.records {
      for entry in record.moveScores { #expect(record.position.legalMoves.contains(entry.move)) }
    }
  }

  @Test func `scores and best moves of the first nineteen are the known ones`() {
    let solver = ExactSolver()
    for (index, record) in Self.records.prefix(19).enumerated() {
      let solution = solver.solve(record.position, goal: .allBest)
      let known = record.moveScores.filter { $0.score == record.score }.map(\.move)
      #expect(solution.score == record.score, "#\(index + 1)")
      #expect(Set(solution.bestMoves) == Set(known), "#\(index + 1)")
    }
  }

  @Test func `every listed move of the first ten has its known score`() {
    let solver = ExactSolver()
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

  @Test func `a game that is decided is proved without a long search for the best move`() {
    let solution = ReversiData.solver.solve(Self.records[38].position, goal: .score)
    #expect(solution.score == 64)
    #expect(solution.nodes < 200_000)
  }

  private static func compare(_ solution: Solution, _ record: OBFRecord, number: Int) {
    let found = Dictionary(uniqueKeysWithValues: solution.moves.map { ($0.move, $0) })
    for entry in record.moveScores {
      #expect(found[entry.move]?.lower == entry.score, "#\(number) \(entry.move)")
      #expect(found[entry.move]?.upper == entry.score, "#\(number) \(entry.move)")
    }
  }
}
