import Documents
import Foundation
import GameCore
import Reversi
import ReversiApp
import Testing

@Suite struct ReversiDocumentsTests {
  private static let run = RunInfo(elapsedSeconds: 0.01)
  private static let first = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X"

  private func result<Body: Document>(_ document: Body) throws -> [String: Any] {
    var json = JSONWriter()
    Body.shape.write(document, to: &json)
    return try #require(JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any])
  }

  private func table(_ document: some Document) -> [Substring] {
    var writer = JSONWriter()
    document.writeTable(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n")
  }

  @Test func `estimates never appear proved`() throws {
    let moves = [(19, -325, 73), (26, -400, 100)].map { square, value, selectivity in
      MoveAdvice(
        move: .place(Square(unchecked: square)), value: value, depth: 5, selectivity: selectivity, isProved: false,
        principalVariation: [.place(Square(unchecked: square))])
    }
    let advice = Advice(position: .start(), moves: moves, threadsInside: 2, nodes: 9, stopReason: .deadline)
    let document = ReversiHintsDocument(advice)
    let shown = try #require(try result(document)["moves"] as? [[String: Any]])
    #expect(shown[0]["discDifference"] as? Double == -3.25 && shown[1]["discDifference"] as? Int == -4)
    let evidence = try #require(shown[0]["evidence"] as? [String: Any])
    #expect(evidence["kind"] as? String == "heuristic" && evidence["selectivity"] as? Int == 73)
    #expect(try result(document)["stopReason"] as? String == "deadline")
    #expect((try result(document)["notes"] as? [String])?.first?.contains("2 threads") == true)
    let text = document.text(style: .plain, run: Self.run)
    for words in [
      "-3.25  depth 5@73%", "-4.00  depth 5 ", "at the depth shown", "last depth before", "may differ", "Estimated:",
    ] {
      #expect(text.contains(words))
    }
    #expect(table(document)[1].hasPrefix("1,d3,-3.25,heuristic,,,,,,5,73,,,d3,"))
  }

  @Test func `lines are never wider than asked`() throws {
    let position = try Position(boardText: Self.first)
    let solver = ReversiSolver()
    let solution = solver.solve(position, goal: .allMoves)
    let advice = solver.hints(position)
    let analysis = solver.analysis(of: position)
    for columns in [60, 80, 120] {
      let style = TextStyle(columns: columns)
      let texts = [
        ReversiHintsDocument(advice).text(style: style, run: Self.run),
        ReversiSolveDocument(solution, goal: .allMoves).text(style: style, run: Self.run),
        ReversiAnalyzeDocument(analysis).text(style: style, run: Self.run),
      ]
      for row in texts.flatMap({ $0.split(separator: "\n") }) { #expect(row.count <= max(columns, 62), "\(row)") }
    }
  }

  @Test func `a value is a whole number or has at most two decimals`() {
    for (hundredths, text) in [(0, "0"), (1800, "18"), (-400, "-4"), (325, "3.25"), (-5, "-0.05"), (10, "0.1")] {
      var json = JSONWriter()
      DiscValue(hundredths: hundredths).write(to: &json)
      #expect(String(decoding: json.bytes, as: UTF8.self) == text)
    }
  }

  @Test func `a match has rates with intervals, and its games as a table`() throws {
    let opening = try Line(transcript: "f5d6c3d3c4", from: .start())
    let plan = MatchPlan(first: .minimax(plies: 2), second: .random, openings: .lines([opening]), pairCount: 4)
    let document = ReversiMatchDocument(try ReversiSolver().match(plan), listsGames: true)
    let result = try result(document)
    let counts = ["wins", "draws", "losses"].compactMap { result[$0] as? Int }
    #expect(counts.reduce(0, +) == 8)
    let rate = try #require(result["winRate"] as? [String: Any])
    #expect(rate["value"] as? Double == (Double(counts[0]) + Double(counts[1]) / 2) / 8)
    #expect((rate["evidence"] as? [String: Any])?["trials"] as? Int == 4)
    #expect((result["games"] as? [[String: Any]])?.count == 8)
    let rows = table(document)
    #expect(rows.count == 9 && rows[1].hasPrefix("0,minimax:2,random,") && rows[2].hasPrefix("0,random,minimax:2,"))
    #expect(document.text(style: .plain, run: Self.run).contains("minimax:2 vs random"))
  }

  @Test func `a match without a finished pair says so and has no rates`() throws {
    let plan = MatchPlan(first: .greedy, second: .random, openings: .lines([Line(from: .start())]), pairCount: 2)
    let signal = StopSignal()
    signal.raise()
    let document = ReversiMatchDocument(try ReversiSolver().match(plan, limits: SearchLimits(stopSignal: signal)))
    #expect(try result(document)["winRate"] == nil)
    #expect(try result(document)["stopReason"] as? String == "interrupted")
    #expect(document.text(style: .plain, run: Self.run).contains("no pair of games was finished"))
  }

  @Test func `every error has one line of words and a place`() {
    for text in ["gredy", "", "minimax", "level:61", "depth:\u{1}", "random:1", String(repeating: "x", count: 500)] {
      do throws(StrategyError) {
        _ = try Strategy(text)
        Issue.record("\(text) is no strategy")
      } catch {
        #expect(!error.message.isEmpty && error.message.count < 200)
        #expect(!error.message.contains(where: { $0.isNewline || $0 == "\u{1}" }))
      }
    }
    let reasons: [NotationError.Reason] = [
      .boardCharacter("\u{1b}", row: 1, column: 2), .squareCount(65, expected: 64), .missingSide, .sideCharacter("Q"),
      .trailingText, .square,
      .score, .noPosition, .illegalMove(number: 3, .gameOver), .otherSide(number: 2), .otherGame, .unfinishedRecord,
      .trailingRecord, .finishedOpening, .noPGN, .move(number: 2),
      .mixedBoard("é"), .zero, .blanks, .minusOne, .stars, .rowCount(1, expected: nil), .rowCount(1, expected: 8),
      .rowLength(2, 1, expected: 8), .rowNumber(3), .miscount(.white, told: 2), .noMove(number: 2, written: "5f"),
    ]
    for reason in reasons {
      let error: any ReportedError = NotationError(reason, at: 7)
      #expect(!error.message.isEmpty && !error.message.contains("\n") && error.byteOffset == 7)
    }
    let errors: [any ReportedError] = [
      WTHORError(.noHeader, at: 0), WTHORError(.boardSize(10), at: 12), WTHORError(.solitaires, at: 13),
      WTHORError(.missingGames(found: 1, expected: 2), at: 84), WTHORError(.excessBytes, at: 84),
      WTHORError(.square(number: 3, 99), at: 26, game: 1), WTHORError(.score(65), at: 22, game: 1),
      WTHORError(.illegalMove(number: 1, .gameOver), at: 24, game: 1), UnwritableGame.otherStart,
      UnwritableGame.otherBoard(.eight), UnwritableGame.tooManyNames, MatchError.repeatsGames(openings: 2),
    ]
    // The example is a square of every board.
    let words = NotationError(.square, at: 0).message.split(whereSeparator: { ", ".contains($0) })
    #expect(
      words.compactMap { Square(String($0)) }.contains { square in BoardSize.allCases.allSatisfy { $0.contains(square) }
      })
    for error in errors { #expect(!error.message.isEmpty && !error.message.contains("\n")) }
    #expect(
      WTHORError(.cutShort, at: 99, game: 2).message == "game 2: the file ends within a record (byte 99 of the file)")
  }

  @Test func `with colour a board has its marks explained, without it is bare`() throws {
    let document = ReversiShowDocument(try Line(transcript: "f5d6c3d3c4", from: .start()))
    let plain = document.text(style: .plain, run: Self.run)
    #expect(plain.contains("  4 · · ● ● ● + · ·    white (○) to move\n") && !plain.contains("last move"))
    let coloured = document.text(style: TextStyle(usesColor: true), run: Self.run)
    let bare = coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(bare.contains("  4 · ·(●)● ● + · ·    white (●) to move\n"))
    #expect(bare.contains("    + legal move\n") && bare.contains("    (●) last move: c4\n"))
    // Discs are in true black and white on the felt, in the legend, too.
    let discs = coloured.split(separator: "●").dropLast().map { $0.suffix(20) }
    #expect(
      discs.count == 13 && discs.allSatisfy { $0.hasSuffix("38;5;16;48;5;28m") || $0.hasSuffix("38;5;231;48;5;28m") })
    let over = ReversiShowDocument(Line(from: try Position(boardText: "XXXX------------ O")))
    #expect(!over.text(style: TextStyle(usesColor: true), run: Self.run).contains("legal move"))
  }
}

@Suite struct ReversiReviewDocumentTests {
  /// A short game with a pass at its end, named players and a review by searches to the end.
  private static let review: GameReview = {
    var generator = SeededGenerator(seed: 81)
    var record = GameRecord(from: RandomPosition.make(empties: 9, generator: &generator))
    while let move = record.line.end.legalMoves.first { try? record.play(move) }
    record.black.name = "Ann\u{1B}[31m <a>"
    record.outcome = GameRecord.Outcome(blackDifference: 250, cause: .time)
    return ReversiSolver().review(record, effort: EffortRequest(.level(60)))
  }()

  private func result(_ document: ReversiReviewDocument) throws -> [String: Any] {
    var json = JSONWriter()
    ReversiReviewDocument.shape.write(document, to: &json)
    return try #require(JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any])
  }

  @Test func `the promised keys are present`() throws {
    let result = try result(ReversiReviewDocument(Self.review))
    let moves = try #require(result["moves"] as? [[String: Any]])
    #expect(moves.count == Self.review.record.line.moves.count)
    for move in moves {
      #expect(move.keys.count == 11)
      #expect((move["evidence"] as? [String: Any])?["kind"] as? String == "proved")
      #expect(try #require(move["loss"] as? Int) >= 0)
    }
    #expect(result["statedBlackDiscDifference"] as? Double == 2.5)
    #expect(result["isComplete"] as? Bool == true && result["stopReason"] == nil)
    for side in ["black", "white"] { #expect((result[side] as? [String: Any])?.keys.count == 10) }
  }

  private func page(_ document: some Document) -> String {
    ReportPage(
      document, ReportPage.Origin(command: "review", summary: "a review", request: "{}", run: nil), json: []
    ).html
  }

  @Test func `a stopped review leaves out what it didn't reach`() throws {
    let signal = StopSignal()
    signal.raise()
    var record = GameRecord(from: .start())
    for _ in 0..<3 { try record.play(record.line.end.legalMoves[0]) }
    let document = ReversiReviewDocument(ReversiSolver().review(record, limits: SearchLimits(stopSignal: signal)))
    let result = try result(document)
    #expect((result["moves"] as? [Any])?.isEmpty == true)
    #expect(result["isComplete"] as? Bool == false && result["stopReason"] as? String == "interrupted")
    #expect(document.text(style: .plain, run: RunInfo(elapsedSeconds: 0)).contains("stopped early (interrupted)"))
    #expect(page(document).contains("<svg"))
  }

  @Test func `text, table and page agree, and no name steers a terminal`() throws {
    let document = ReversiReviewDocument(Self.review, worstCount: 2)
    let text = document.text(style: .plain, run: RunInfo(elapsedSeconds: 1))
    #expect(text.contains("Ann\\u{1b}[31m <a> – white") && text.contains("ended on time"))
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    var writer = JSONWriter()
    let numbered = ReversiReviewDocument(Self.review, number: 3)
    numbered.writeTable(to: &writer)
    let rows = String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n")
    #expect(rows.count == Self.review.moves.count + 1)
    #expect(
      rows[0].hasPrefix(
        "game,index,side,empties,move,discDifference,bestMove,bestDiscDifference,loss,isForced,evidence,evidenceLower,")
    )
    #expect(rows.dropFirst().allSatisfy { $0.hasPrefix("3,") && $0.split(separator: ",").count >= 11 })
    let line = numbered.text(style: .plain, run: RunInfo(elapsedSeconds: 1))
    #expect(line.hasPrefix("Ann") && line.filter(\.isNewline).count == 1)
    let page = page(document)
    #expect(page.contains("&lt;a&gt;") && !page.contains("<a>") && !page.contains("src="))
    #expect(page.components(separatedBy: "<figure>").count - 1 == Self.review.worstMoves(2).count)
    #expect(page.components(separatedBy: "<tr").count - 1 >= Self.review.moves.count)
  }
}

@Suite struct ReversiSummaryDocumentTests {
  @Test func `text, table and figures have every group, and names are harmless`() throws {
    var generator = SeededGenerator(seed: 82)
    var record = GameRecord(from: RandomPosition.make(empties: 9, generator: &generator))
    while let move = record.line.end.legalMoves.first { try record.play(move) }
    record.black.name = "Ann\u{1B}[31m"
    let found = ReversiSolver().summary(of: [(record, nil), (record, "Tiger")], effort: EffortRequest(.level(60)))
    let document = ReversiSummaryDocument(found)
    let text = document.text(style: .plain, run: RunInfo(elapsedSeconds: 1))
    for words in ["2 games reviewed", "endgame", "Tiger", "none that has a name", "Ann\\u{1b}[31m", "without a name"] {
      #expect(text.contains(words), "\(words)")
    }
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(document.rows.count == 1 + 1 + found.summary.empties.count + 2 + 2 + found.summary.playerPhases.count)
    #expect(document.rows[0].group == .all && document.rows[0].entry == found.summary.total)
    #expect(document.figures.count == 5)
    #expect(ReversiSummaryDocument(ReversiSolver().summary(of: [])).figures.isEmpty)
  }
}
