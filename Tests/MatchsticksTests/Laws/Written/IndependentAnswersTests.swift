import Foundation
import GameCore
import Testing

import Matchsticks

/// Random lines, and the answers of an evaluator that was written from the page of the language
/// alone (`Tests/Rules`).
@Suite struct IndependentAnswersTests {
  struct Line: Sendable, CustomTestStringConvertible {
    var text: String
    var cases: [Case] = []
    var refused: [String] = []

    var testDescription: String { text }
  }

  struct Case: Sendable {
    let positions: [[Int]]
    let play: PlayConvention
    let isWon: Bool
    let value: Int?
    let options: Int?
  }

  /// The lines of the file, or those of another one (`PUZZLELAB_RULES`).
  static let lines: [Line] = {
    let usual = URL(filePath: #filePath).appending(path: "../../../../Rules/cases.txt").standardizedFileURL
    let path = ProcessInfo.processInfo.environment["PUZZLELAB_RULES"].map { URL(filePath: $0) } ?? usual
    guard let text = try? String(contentsOf: path, encoding: .utf8) else { return [] }
    var lines: [Line] = []
    for row in text.split(separator: "\n") {
      if row.hasPrefix("# ") {
        lines.append(Line(text: String(row.dropFirst(2))))
      } else if row.hasPrefix("! ") {
        lines[lines.count - 1].refused.append(String(row.dropFirst(2)))
      } else if let one = answer(row) {
        lines[lines.count - 1].cases.append(one)
      }
    }
    return lines
  }()

  private static func answer(_ row: Substring) -> Case? {
    var words = row.split(separator: " ")[...]
    let isMisere = words.first == "m"
    if isMisere { words = words.dropFirst() }
    guard words.count == 4, let place = words.first else { return nil }
    let positions = place.split(separator: ";").map { $0.split(separator: ",").compactMap { Int($0) } }
    let rest = Array(words.dropFirst())
    return Case(
      positions: positions, play: isMisere ? .misere : .normal, isWon: rest[0] == "N", value: Int(rest[1]),
      options: Int(rest[2]))
  }

  @Test func `the file is read whole`() { #expect(Self.lines.count >= 140) }

  @Test(arguments: lines)
  func `another evaluator agrees`(line: Line) throws {
    let rule = try WrittenRuleNotation.parse(line.text)
    #expect(rule.text == line.text, "a line has one spelling")
    let game = WrittenGame(rule)
    let solvers = PlayConvention.allCases.map { ($0, WrittenSolver(game, play: $0, limits: .none)) }
    for one in line.cases {
      let solver = try #require(solvers.first { $0.0 == one.play }?.1)
      if let options = one.options, one.positions.count == 1 {
        let isOver = try game.ending(one.positions[0]) != nil
        #expect(try (isOver ? [] : WrittenSolver.options(game, of: one.positions[0])).count == options, "\(one)")
      }
      if let value = one.value, one.positions.count == 1 {
        #expect(try solver.grundyValue(of: one.positions[0]) == value, "\(one)")
      }
      #expect(try solver.isWin(one.positions) == one.isWon, "\(one)")
    }
    for other in line.refused {
      #expect(throws: RuleLineError.self, "\(other)") { try WrittenRuleNotation.parse(other) }
    }
  }
}
