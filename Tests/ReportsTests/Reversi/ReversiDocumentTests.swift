import Foundation
import GameCore
import Reports
import Reversi
import Testing

@Suite struct ReversiDocumentTests {
  private static let first = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X"

  private func object(_ document: some Document) throws -> [String: Any] {
    let bytes = JSONLine.encode(document, run: RunInfo(elapsedSeconds: 0))
    return try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test func `a solved position has its score, best move and line under the promised keys`() throws {
    let line = Line(from: try Position(boardText: Self.first))
    let solution = ExactSolver().solve(line.end, goal: .allMoves)
    let document = try object(ReversiSolveDocument(line, goal: .allMoves, solution: solution))
    #expect(document["schema"] as? String == "puzzlelab/reversi.solve/1")
    let result = try #require(document["result"] as? [String: Any])
    #expect(result["discDifference"] as? Int == 18)
    #expect(result["bestMove"] as? String == "g8")
    #expect(result["bestMoves"] as? [String] == ["g8"])
    #expect((result["principalVariation"] as? [String])?.count == 14)
    #expect((result["moves"] as? [Any])?.count == 8)
    #expect((result["evidence"] as? [String: Any])?["kind"] as? String == "proved")
    let request = try #require(document["request"] as? [String: Any])
    #expect(request["position"] as? String == Self.first)
    #expect(request["goal"] as? String == "allMoves")
  }

  @Test func `a search that was stopped says between which bounds the score lies and claims no best move`() throws {
    let line = Line(from: .start())
    let solution = ExactSolver().solve(line.end, limits: SearchLimits(nodes: 10_000))
    let document = ReversiSolveDocument(line, goal: .line, solution: solution, nodeLimit: 10_000)
    let result = try #require(try object(document)["result"] as? [String: Any])
    #expect(result["discDifference"] == nil)
    #expect(result["bestMove"] == nil)
    let evidence = try #require(result["evidence"] as? [String: Any])
    #expect(evidence["kind"] as? String == "bounded")
    #expect(evidence["lower"] as? Int == -64)
    #expect(document.text(style: .plain, run: RunInfo(elapsedSeconds: 1)).contains("between -64 and +64"))
  }

  @Test func `a finished game has a score, no moves, and is proved`() throws {
    let line = Line(from: try Position(boardText: String(repeating: "X", count: 64) + " O"))
    let document = ReversiSolveDocument(line, goal: .line, solution: ExactSolver().solve(line.end))
    let result = try #require(try object(document)["result"] as? [String: Any])
    #expect(result["discDifference"] as? Int == -64)
    #expect(result["bestMove"] == nil)
    #expect((result["principalVariation"] as? [String])?.isEmpty == true)
  }

  @Test func `an arrangement that no game leads to gets a note`() throws {
    let line = Line(from: try Position(boardText: "XO" + String(repeating: "-", count: 62) + " X"))
    let document = ReversiShowDocument(line)
    let result = try #require(try object(document)["result"] as? [String: Any])
    #expect((result["notes"] as? [String])?.count == 2)
    #expect(result["legalMoves"] as? [String] == ["c1"])
    #expect(document.text(style: .plain, run: RunInfo(elapsedSeconds: 0)).contains("note:"))
  }

  @Test func `a board is drawn row by row, legal moves marked`() {
    let text = ReversiShowDocument(Line(from: .start(size: .four))).text(style: .plain, run: RunInfo(elapsedSeconds: 0))
    #expect(
      text.hasPrefix(
        """
            a b c d
          1 · + · ·    ● black 2
          2 + ○ ● ·    ○ white 2
          3 · ● ○ +    12 empty squares
          4 · · + ·    black (●) to move

        """))
  }

  @Test func `lines are never wider than asked`() throws {
    let line = Line(from: try Position(boardText: Self.first))
    let solution = ExactSolver().solve(line.end, goal: .allMoves)
    for columns in [60, 80] {
      let style = TextStyle(columns: columns)
      let text = ReversiSolveDocument(line, goal: .allMoves, solution: solution).text(
        style: style, run: RunInfo(elapsedSeconds: 0.01))
      for row in text.split(separator: "\n") { #expect(row.count <= max(columns, 62)) }
    }
  }

  @Test func `a verification counts what agrees and what doesn't`() throws {
    let position = try Position(boardText: Self.first)
    let solution = ExactSolver().solve(position)
    let comparisons = [18, 20].map {
      ReversiVerifyDocument.Comparison(number: 1, line: 1, expected: $0, solution: solution, elapsedSeconds: 0)
    }
    let document = ReversiVerifyDocument(file: "f.obf", only: nil, comparisons: comparisons)
    #expect(document.hasDisagreement)
    let result = try #require(try object(document)["result"] as? [String: Any])
    #expect(result["agreed"] as? Int == 1)
    #expect(result["disagreed"] as? Int == 1)
  }

  @Test func `a count of lines is a decimal string`() throws {
    let document = try object(ReversiPerftDocument(#require(Perft.lines(from: .start(), depth: 7, limits: .none))))
    #expect((document["result"] as? [String: Any])?["leaves"] as? String == "55092")
  }

  @Test func `every error has words and a place`() {
    let reasons: [NotationError.Reason] = [
      .boardCharacter(0), .squareCount(65, expected: 64), .missingSide, .sideCharacter(65), .trailingText, .square,
      .score, .noPosition, .illegalMove(number: 3, .gameOver),
    ]
    for reason in reasons {
      let error: any ReportedError = NotationError(reason, at: 7)
      #expect(!error.message.isEmpty)
      #expect(!error.message.contains("\n"))
      #expect(error.byteOffset == 7)
    }
  }
}
