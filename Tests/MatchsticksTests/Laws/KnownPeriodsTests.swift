import Foundation
import GameCore
import Matchsticks
import Testing

/// Every line of `data/matchsticks/known-periods.csv`, proved anew.
@Suite struct KnownPeriodsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let code: String
    let preperiod: Int
    let period: Int
    let source: String

    var testDescription: String { code }
    /// How many values a proof needs, about: what it costs.
    var size: Int { 2 * (preperiod + period) }
  }

  private static func lines(_ path: String) -> [Substring] {
    let data = URL(filePath: #filePath).appending(path: "../../../../data").standardizedFileURL
    return ((try? String(contentsOf: data.appending(path: path), encoding: .utf8)) ?? "").split(separator: "\n")
  }

  static let rows: [Row] = lines("matchsticks/known-periods.csv").dropFirst().compactMap { line in
    let fields = line.split(separator: ",")
    guard fields.count == 4, let preperiod = Int(fields[1]), let period = Int(fields[2]) else { return nil }
    return Row(code: String(fields[0]), preperiod: preperiod, period: period, source: String(fields[3]))
  }

  @Test func `the table is read whole`() { #expect(Self.rows.count == 18) }

  @Test(arguments: rows.filter { $0.size < 1_000_000 })
  func `a published period is proved anew, alone and in a survey`(row: Row) throws {
    try prove(row)
    let survey = try CodeSurvey.make(try CodeRangeNotation.parse(row.code), upTo: row.size + 16)
    let period = try #require(survey.rows.first?.period)
    #expect(period.preperiod == row.preperiod && period.period == row.period)
  }

  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["PUZZLELAB_LONG"] != nil),
    arguments: rows.filter { (1_000_000..<100_000_000).contains($0.size) })
  func `a published period that takes seconds is proved anew`(row: Row) throws { try prove(row) }

  /// The signatures are what `bench --check --long` proves; the lines that it is compared with here
  /// are from elsewhere.
  @Test func `the longest published period is the one that the benchmark proves`() throws {
    let published = Self.rows.filter { $0.size >= 100_000_000 && $0.source != "computed" }
    #expect(published.map(\.code) == ["0.454"])
    for row in published {
      let kept = Self.lines("signatures/matchsticks-long.txt").first { $0.hasPrefix("proof-\(row.code) ") }
      #expect(kept?.split(separator: " ").dropFirst().prefix(2) == ["\(row.preperiod)", "\(row.period)"])
    }
  }

  @Test func `two periods have no source but this program`() {
    #expect(Self.rows.filter { $0.source == "computed" }.map(\.code) == ["0.054", "0.104"])
  }

  private func prove(_ row: Row) throws {
    let search = try #require(GrundySearch(try RulesNotation.parse(row.code), bound: row.size + 16))
    _ = search.run(bound: row.size + 16, untilPeriod: true)
    let period = try #require(search.period)
    #expect(period.preperiod == row.preperiod && period.period == row.period)
  }
}
