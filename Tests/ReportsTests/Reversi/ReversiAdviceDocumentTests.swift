import Foundation
import GameCore
import Reports
import Reversi
import Testing

@Suite struct ReversiAdviceDocumentTests {
  private static let first = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X"
  private static let full = String(repeating: "X", count: 64) + " O"
  private static let effort = EffortRequest(.level(16))

  private func object(_ document: some Document) throws -> [String: Any] {
    let bytes = JSONLine.encode(document, run: RunInfo(elapsedSeconds: 0))
    return try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private func result(_ document: some Document) throws -> [String: Any] {
    try #require(object(document)["result"] as? [String: Any])
  }

  private func hints(_ board: String, count: Int? = nil) throws
    -> ReversiHintsDocument
  {
    let line = Line(from: try Position(boardText: board))
    let advice = ReversiSolver().hints(line.end, count: count, effort: Self.effort)
    return ReversiHintsDocument(line, advice: advice, count: count, effort: Self.effort)
  }

  @Test func `hints have their moves under the promised keys, the best first`() throws {
    let document = try hints(Self.first)
    #expect(try object(document)["schema"] as? String == "puzzlelab/reversi.hints/1")
    let moves = try #require(try result(document)["moves"] as? [[String: Any]])
    #expect(moves.map { $0["move"] as? String }.prefix(3) == ["g8", "h1", "a2"] || moves.count == 8)
    #expect(moves.first?["move"] as? String == "g8")
    #expect(moves.first?["discDifference"] as? Int == 18)
    #expect((moves.first?["principalVariation"] as? [String])?.first == "g8")
    #expect((moves.first?["evidence"] as? [String: Any])?["kind"] as? String == "proved")
    #expect(moves.count == 8)
    let request = try #require(try object(document)["request"] as? [String: Any])
    #expect((request["effort"] as? [String: Any])?["level"] as? Int == 16)
    #expect(request["position"] as? String == Self.first)
  }

  @Test func `estimates never look proved`() throws {
    let line = Line(from: .start())
    let move = MoveAdvice(
      move: .place(Square(unchecked: 19)), value: -325, depth: 5, selectivity: 73, isProved: false,
      principalVariation: [.place(Square(unchecked: 19))])
    let whole = MoveAdvice(
      move: .place(Square(unchecked: 26)), value: -400, depth: 5, selectivity: 100, isProved: false,
      principalVariation: [.place(Square(unchecked: 26))])
    let advice = Advice(position: line.end, moves: [move, whole], nodes: 9, stopReason: .deadline)
    let document = ReversiHintsDocument(line, advice: advice, effort: Self.effort)
    let moves = try #require(try result(document)["moves"] as? [[String: Any]])
    #expect(moves[0]["discDifference"] as? Double == -3.25)
    #expect(moves[1]["discDifference"] as? Int == -4)
    let evidence = try #require(moves[0]["evidence"] as? [String: Any])
    #expect(evidence["kind"] as? String == "heuristic")
    #expect(evidence["depth"] as? Int == 5)
    #expect(evidence["selectivity"] as? Int == 73)
    #expect(try result(document)["stopReason"] as? String == "deadline")
    let text = document.text(style: .plain, run: RunInfo(elapsedSeconds: 0.1))
    #expect(text.contains("-3.25  depth 5@73%"))
    #expect(text.contains("-4.00  depth 5 "))
    #expect(text.contains("not proved"))
    #expect(text.contains("stopped early"))
    #expect(document.csv().contains(",1,d3,-3.25,heuristic,5,73,d3\n"))
  }

  @Test func `a finished game has no hints but a result`() throws {
    let document = try hints(Self.full)
    #expect((try result(document)["moves"] as? [Any])?.isEmpty == true)
    #expect(try result(document)["isFinished"] as? Bool == true)
    #expect(try result(document)["finalDifference"] as? Int == -64)
    #expect(document.text(style: .plain, run: RunInfo(elapsedSeconds: 0)).contains("black wins by 64 discs"))
    #expect(document.csv() == ReversiHintsDocument.csvHeader)
  }

  @Test func `lines of hints are as wide as asked`() throws {
    for columns in [60, 80, 120] {
      let text = try hints(Self.first).text(style: TextStyle(columns: columns), run: RunInfo(elapsedSeconds: 0.01))
      for row in text.split(separator: "\n") { #expect(row.count <= columns, "\(row)") }
    }
  }

  @Test func `a value is a whole number or has at most two decimals`() throws {
    for (hundredths, text) in [(0, "0"), (1800, "18"), (-400, "-4"), (325, "3.25"), (-5, "-0.05"), (10, "0.1")] {
      let bytes = try JSONEncoder().encode([DiscValue(hundredths: hundredths)])
      #expect(String(decoding: bytes, as: UTF8.self) == "[\(text)]")
    }
  }

  @Test func `an analysis has its counts for both sides`() throws {
    let line = Line(from: try Position(boardText: Self.first))
    let analysis = ReversiSolver().analysis(of: line.end, effort: Self.effort)
    let document = ReversiAnalyzeDocument(line, analysis: analysis, effort: Self.effort)
    let result = try result(document)
    #expect(result["mobility"] as? [String: Int] == ["black": 8, "white": 6])
    #expect(result["frontier"] as? [String: Int] == ["black": 13, "white": 11])
    #expect(result["potentialMobility"] as? [String: Int] == ["black": 14, "white": 9])
    #expect(result["stableDiscs"] as? [String: Int] != nil)
    #expect((result["parityRegions"] as? [[String: Any]])?.map { $0["size"] as? Int } == [5, 2, 4, 3])
    #expect(result["discDifference"] as? Int == 18)
    #expect(result["evaluation"] as? Double != nil)
    #expect((result["evidence"] as? [String: Any])?["kind"] as? String == "proved")
    let text = document.text(style: .plain, run: RunInfo(elapsedSeconds: 0.01))
    #expect(text.contains("value:  +18 for black; proved"))
    for row in text.split(separator: "\n") { #expect(row.count <= 80, "\(row)") }
  }

  @Test func `a match has rates with intervals, and its games as a table`() throws {
    let opening = try Line(transcript: "f5d6c3d3c4", from: .start())
    let plan = MatchPlan(first: .minimax(plies: 2), second: .random, openings: .lines([opening]), pairCount: 4)
    let match = try ReversiSolver().match(plan)
    let document = ReversiMatchDocument(match, openings: "generated", listsGames: true)
    let result = try result(document)
    let counts = ["wins", "draws", "losses"].compactMap { result[$0] as? Int }
    #expect(counts.reduce(0, +) == 8)
    let rate = try #require(result["winRate"] as? [String: Double])
    #expect(rate["value"] == (Double(counts[0]) + Double(counts[1]) / 2) / 8)
    #expect((result["evidence"] as? [String: Any])?["kind"] as? String == "sampled")
    #expect((result["evidence"] as? [String: Any])?["trials"] as? Int == 4)
    #expect((result["games"] as? [[String: Any]])?.count == 8)
    let rows = document.csv().split(separator: "\n")
    #expect(rows.count == 9)
    #expect(rows[1].hasPrefix("0,minimax:2,random,"))
    #expect(rows[2].hasPrefix("0,random,minimax:2,"))
    #expect(document.text(style: .plain, run: RunInfo(elapsedSeconds: 1)).contains("minimax:2 against random"))
  }

  @Test func `a match without a finished pair says so and has no rates`() throws {
    let plan = MatchPlan(first: .greedy, second: .random, openings: .lines([Line(from: .start())]), pairCount: 2)
    let signal = StopSignal()
    signal.raise()
    let document = ReversiMatchDocument(
      try ReversiSolver().match(plan, limits: SearchLimits(stopSignal: signal)), openings: "generated")
    #expect(try result(document)["winRate"] == nil)
    #expect(try result(document)["stopReason"] as? String == "interrupted")
    #expect(document.text(style: .plain, run: RunInfo(elapsedSeconds: 1)).contains("no pair of games was finished"))
  }

  @Test func `openings are a transcript a line that can be read again`() throws {
    let set = ReversiSolver().openings(
      OpeningPlan(plies: 6, within: 10, count: 5, effort: EffortRequest(.depth(1))))
    let document = ReversiOpeningsDocument(set)
    let lines = document.text(style: .plain, run: RunInfo(elapsedSeconds: 0)).split(separator: "\n")
    #expect(try lines.map { try Line(opening: $0) } == set.openings.map(\.line))
    let entries = try #require(try result(document)["openings"] as? [[String: Any]])
    #expect(entries.map { $0["moves"] as? String } == lines.map(String.init))
    #expect(document.csv().split(separator: "\n").count == 6)
  }

  @Test func `every error in a strategy's name has one line of words`() {
    for text in ["gredy", "", "minimax", "level:61", "depth:\u{1}", "random:1", String(repeating: "x", count: 500)] {
      do throws(StrategyError) {
        _ = try Strategy(text)
        Issue.record("\(text) is no strategy")
      } catch {
        #expect(!error.message.isEmpty && error.message.count < 200)
        #expect(!error.message.contains(where: { $0.isNewline || $0 == "\u{1}" }))
      }
    }
  }
}
