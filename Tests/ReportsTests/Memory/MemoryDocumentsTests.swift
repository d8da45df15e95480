import ExactArithmetic
import Foundation
import GameCore
import Memory
import Reports
import Testing

@Suite struct MemoryDocumentsTests {
  /// The document as parsed JSON.
  static func json(_ document: some Document) throws -> [String: Any] {
    let bytes = JSONLine.encode(document, run: RunInfo(elapsedSeconds: 0.5))
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  static func result(_ document: some Document) throws -> [String: Any] {
    try #require(try json(document)["result"] as? [String: Any])
  }

  @Test func `an analysis has its value as an exact fraction`() throws {
    let document = try MemoryAnalyzeDocument(pairs: 2, known: 0, seats: .solitaire, digits: 5)
    let result = try Self.result(document)
    let turns = try #require(result["expectedTurns"] as? [String: String])
    #expect(turns == ["numerator": "8", "denominator": "3", "decimal": "2.6667"])
    #expect(result["bestMove"] as? Int == 2)
    #expect((result["moves"] as? [[String: Any]])?.count == 1)
    #expect((result["evidence"] as? [String: Any])?["kind"] as? String == "proved")
    #expect(try Self.json(document)["schema"] as? String == "puzzlelab/memory.analyze/1")
    #expect(document.text(style: .plain, run: RunInfo(elapsedSeconds: 0)).contains("8/3"))
  }

  @Test func `two players have a gain instead of turns`() throws {
    let result = try Self.result(try MemoryAnalyzeDocument(pairs: 6, known: 1, seats: .twoPlayers, digits: 15))
    #expect(result["expectedTurns"] == nil)
    #expect((result["expectedGain"] as? [String: String])?["denominator"] == "1155")
    #expect(result["bestMove"] as? Int == 1)
  }

  @Test func `an empty table is a legal state`() throws {
    let result = try Self.result(try MemoryAnalyzeDocument(pairs: 0, known: 0, seats: .solitaire, digits: 15))
    #expect(result["bestMove"] == nil && (result["moves"] as? [Any])?.isEmpty == true)
  }

  @Test func `more known cards than pairs are refused`() {
    #expect(throws: PairsRequestError.moreKnownThanPairs(known: 3, pairs: 2)) {
      try MemoryAnalyzeDocument(pairs: 2, known: 3, seats: .solitaire, digits: 15)
    }
  }

  @Test func `hints name places and a reason`() throws {
    let document = try MemoryHintsDocument(table: "A ? B ? A ?", seats: .solitaire, digits: 15)
    let result = try Self.result(document)
    #expect(result["action"] as? String == "takePair")
    #expect(result["first"] as? Int == 0 && result["second"] as? Int == 4)
    #expect(document.text(style: .plain, run: RunInfo(elapsedSeconds: 0)).contains("places 1 and 5"))
  }

  @Test func `every fault of a table is said in one line`() {
    do {
      _ = try MemoryHintsDocument(table: "A A A .", seats: .solitaire, digits: 15)
      Issue.record("three equal faces were accepted")
    } catch {
      #expect(error.message.contains("same face") && error.message.contains("empty"))
      #expect(!error.message.contains("\n"))
    }
  }

  @Test func `the report of the solitaire has distribution, quantiles and the asymptote`() throws {
    let document = MemoryReportDocument(pairs: 4, seats: .solitaire, recall: 2, digits: 15)
    let result = try Self.result(document)
    let distribution = try #require(result["distribution"] as? [[String: Any]])
    #expect(distribution.compactMap { $0["turns"] as? Int } == [4, 5, 6, 7])
    #expect((distribution[0]["probability"] as? [String: String])?["denominator"] == "105")
    #expect((result["quantiles"] as? [Any])?.count == 5)
    #expect(result["expectedTurnsWithRecall"] != nil && result["asymptote"] is Double)
    #expect(result["bestMoves"] as? [String] == ["21", "221", "2221", "22221"])
    #expect(document.csv().split(separator: "\n").count == 5)
  }

  @Test func `the report of two players has chances that add up`() throws {
    let document = MemoryReportDocument(pairs: 7, seats: .twoPlayers, recall: nil, digits: 15)
    let result = try Self.result(document)
    let chances = try ["winProbability", "drawProbability", "lossProbability"].map { key -> Double in
      try #require((result[key] as? [String: String])?["decimal"].flatMap { Double($0) })
    }
    #expect(abs(chances.reduce(0, +) - 1) < 1e-12)
    #expect(result["departuresFromClosedRule"] as? [[Int]] == [[6, 1]])
    #expect(document.text(style: .plain, run: RunInfo(elapsedSeconds: 0)).contains("(6, 1)"))
  }

  @Test func `a report beyond the exact range has an error bound`() throws {
    let result = try Self.result(MemoryReportDocument(pairs: 1001, seats: .solitaire, recall: nil, digits: 15))
    #expect((result["evidence"] as? [String: Any])?["kind"] as? String == "numeric")
    #expect((result["expectedTurns"] as? [String: String])?["numerator"] == nil)
  }

  @Test func `a simulation says how sure it is`() throws {
    let tally = PairsSimulation.run(pairs: 3, strategies: [.optimal, .naive], games: 500, seed: 9)
    let document = MemorySimulateDocument(
      tally, pairs: 3, strategies: [.optimal, .naive], games: 500, seed: 9, recall: nil)
    let result = try Self.result(document)
    #expect((result["gainEvidence"] as? [String: Any])?["kind"] as? String == "sampled")
    #expect(result["games"] as? Int == 500)
    let text = document.text(style: .plain, run: RunInfo(elapsedSeconds: 0))
    #expect(text.contains("optimal against naive"))
  }
}
