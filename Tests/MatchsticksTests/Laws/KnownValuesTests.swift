import ExactArithmetic
import Foundation
import GameCore
import Matchsticks
import Testing

/// Every line of `data/matchsticks/known-values.csv`, proved anew.
@Suite struct KnownValuesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let kind: String
    let rules: String
    let play: PlayConvention
    let known: [Int]

    var testDescription: String { "\(kind) \(rules) \(play)" }
  }

  static let rows: [Row] = {
    let path = URL(filePath: #filePath).appending(path: "../../../../data/matchsticks/known-values.csv")
      .standardizedFileURL
    guard let text = try? String(contentsOf: path, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap { row($0.split(separator: ",").map(String.init)) }
  }()

  private static func row(_ fields: [String]) -> Row? {
    guard fields.count == 5, let play = PlayConvention(rawValue: fields[2]) else { return nil }
    return Row(
      kind: fields[0], rules: fields[1], play: play, known: fields[3].split(separator: " ").compactMap { Int($0) })
  }

  @Test func `the table is read whole`() { #expect(Self.rows.count == 28) }

  @Test(arguments: rows)
  func `a known value is proved anew`(row: Row) throws { try prove(row) }

  private func prove(_ row: Row) throws {
    if row.kind == "survey" {
      let survey = try SubtractionSurvey.make(largest: try #require(Int(row.rules)), limits: SearchLimits(threads: 2))
      #expect(survey.period.value == row.known[0])
      return
    }
    let rules = try RulesNotation.parse(row.rules)
    let game = TakeAwayGame(rules, play: row.play)
    switch row.kind {
    case "losing":
      let losing = try game.losing(upTo: BigInt(row.known[row.known.count - 1]))
      #expect(losing.positions == row.known.map { BigInt($0) })
    case "quotient":
      let quotient = try game.quotient()
      #expect([quotient.order, quotient.pElements.count] == row.known && quotient.period != nil)
    case "sequence":
      let list = try game.values(upTo: row.known.count - 1)
      #expect((0..<list.count).map { list[$0] } == row.known)
    default: Issue.record("unknown kind \(row.kind)")
    }
  }
}
