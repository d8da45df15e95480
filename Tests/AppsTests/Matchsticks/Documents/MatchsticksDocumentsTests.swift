import Documents
import ExactArithmetic
import GameCore
import Games
import Matchsticks
import MatchsticksApp
import Questions
import Synchronization
import Testing

/// What the answers about take-away games say to a person.
@Suite struct MatchsticksDocumentsTests {
  private let run = RunInfo(elapsedSeconds: 0)

  private func game(_ rules: String, _ play: PlayConvention? = nil) throws -> TakeAwayGame {
    TakeAwayGame(try RulesNotation.parse(rules), play: play)
  }

  private func analysis(
    _ rules: String, _ heaps: String, _ play: PlayConvention? = nil, explains: Bool = false
  ) throws -> String {
    let game = try game(rules, play)
    let heaps = try HeapsNotation.parse(heaps)
    let document = MatchsticksAnalyzeDocument(
      game: game, heaps: heaps, analysis: try game.analyze(heaps: heaps), explains: explains)
    return document.text(style: .plain, run: run)
  }

  private func csv(_ document: some Document) -> String {
    var writer = JSONWriter()
    document.writeTable(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `a page is headed by the answer, and shows what it is about`() throws {
    let losing = try game("take:3")
    let lost = MatchsticksLosingDocument(game: losing, bound: 100, losing: .heaps(try losing.losing(upTo: 100)))
    #expect(lost.title == "25 of the heaps 1 to 100 lose")
    let heaps = try HeapsNotation.parse("18")
    let analysis = MatchsticksAnalyzeDocument(game: losing, heaps: heaps, analysis: try losing.analyze(heaps: heaps))
    #expect(analysis.title == "A heap of 18: take 1 and leave 17 to win")
    #expect(analysis.figures.first?.svg().contains("stroke-dasharray") == true, "what to take is outlined")
  }

  @Test func `a thermograph has Left at the left and the mast at the top`() throws {
    let sum = try HeapSumNotation.parse("take:1,3|2,4 4")
    let document = MatchsticksValueDocument(sum: sum, value: try sum.value(), digits: 15)
    let drawn = try #require(document.figures.first).svg()
    let wall = /cx="([0-9.]+)" cy="([0-9.]+)"[^>]*><title>Left&#39;s wall: ([^ ]+) at tax ([^<]+)</
    let points = try drawn.matches(of: wall).map { match in
      (
        x: try #require(Double(match.1)), y: try #require(Double(match.2)), value: String(match.3),
        tax: String(match.4)
      )
    }
    #expect(points.map { $0.value } == ["1", "1/2", "1/2"] && points.map { $0.tax } == ["0", "1/2", "2"])
    #expect(points[0].x < points[1].x && points[1].x == points[2].x, "1 is to the left of the mast at 1/2")
    #expect(points[0].y > points[1].y && points[1].y > points[2].y, "tax grows upwards")
    #expect(drawn.contains(">−1.0<"), "the axis begins at −1")
  }

  @Test func `a person reads what to play first, in plain words`() throws {
    let won = try analysis("take:3", "18")
    #expect(won.contains("Take 1 to 3; whoever takes the last match loses (misère play)."))
    #expect(won.contains("You can win: take 1 and leave 17.\nHeaps that are 1 more than a multiple of 4 lose"))
    #expect(!won.contains("N-position") && !won.contains("nim"))
    let lost = try analysis("take:3", "17")
    #expect(lost.contains("You lose if the opponent plays well: every move loses; take 1 and leave 16"))
    #expect(try analysis("take:2-5", "1").contains("There is no move; the player to move has won."))
    #expect(try analysis("take:2-5", "9").contains("whoever makes the last move loses"))
  }

  @Test func `the terms of the theory are for those who ask for them`() throws {
    #expect(try !analysis("take:any", "5,7,9").contains("im-sum"))
    #expect(try analysis("take:any", "5,7,9", explains: true).contains("N-position; nim-sum 11."))
    #expect(try analysis("take:3", "18", explains: true).contains("N-position; Grundy value 2."))
    let kayles = try analysis("octal:0.77", "5,7,9")
    #expect(kayles.contains("take 1 from the heap of 7 and leave 3 and 3.") && kayles.contains("nim-sum 2."))
  }

  @Test func `misère play says why a Grundy value of 0 wins`() throws {
    let text = try analysis("take:1,3,4", "7", explains: true)
    #expect(text.contains("Grundy value 0, which wins in misère play where no value is above 1."))
    let game = try game("take:1,3,4")
    for heap in 1...40 {
      let analysis = try game.analyze(heaps: [HeapSize(heap)])
      if case .misereNimSum(let sum) = analysis.explanation {
        #expect((sum == 0) == (analysis.outcome == .nPosition), "\(heap)")
      }
    }
  }

  @Test func `evidence is said once`() throws {
    let kayles = try analysis("octal:0.77", "10^30")
    #expect(kayles.contains("Proved: period 12 after preperiod 71, checked for n = 71 to 155."))
    #expect(!kayles.contains("proved period"))
  }

  @Test func `hints have a table`() throws {
    let game = try game("octal:0.77")
    let heaps = try HeapsNotation.parse("3,4")
    let document = MatchsticksHintsDocument(game: game, heaps: heaps, list: try game.hints(heaps: heaps))
    #expect(csv(document).hasPrefix("rank,heap,take,leaves,wins,lastsMoves,outcome,"))
    #expect(csv(document).contains("\n1,0,2,1,true,5,N,"))
    #expect(document.text(style: .plain, run: run).contains("take 2 from heap 1 of 3, leaving 1"))
  }

  @Test func `losing heaps have a column`() throws {
    let game = try game("take:3")
    let losing = try game.losing(upTo: 100, listing: 3)
    let document = MatchsticksLosingDocument(game: game, bound: 100, losing: .heaps(losing))
    let lines = csv(document).split(separator: "\n")
    #expect(lines[0].hasPrefix("heap,count,") && lines.dropFirst().map { $0.prefix(5) } == ["1,25,", "5,25,", "9,25,"])
    #expect(document.text(style: .plain, run: run).contains("25 in all, the first 3 listed"))
  }

  @Test func `a sequence has one row per heap`() throws {
    let rules = try RulesNotation.parse("octal:0.77")
    let list = try TakeAwayGame(rules).values(upTo: 25)
    let document = MatchsticksSequenceDocument(rules: rules, bound: 25, list: list)
    #expect(csv(document).hasPrefix("heap,value\n0,0\n1,1\n2,2\n3,3\n4,1\n"))
    #expect(document.text(style: .plain, run: run).contains("Grundy values of the heaps 0 to 25"))
  }

  @Test func `a person is shown a million values`() throws {
    let rules = try RulesNotation.parse("octal:0.77")
    for bound in [999_999, 1_000_000] {
      let list = try TakeAwayGame(rules).values(upTo: bound)
      let text = MatchsticksSequenceDocument(rules: rules, bound: bound, list: list).text(style: .plain, run: run)
      #expect(text.contains("the first 1,000,000 of 1,000,001 values") == (bound == 1_000_000))
      let words = text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      #expect(words.count { $0.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) } >= 1_000_000)
    }
  }

  @Test func `rows that are written while they are computed are the same, and leave at once`() throws {
    for (text, bound) in [
      ("octal:0.77", 3000), ("octal:0.6", 9000), ("octal:0.6", 40), ("hex:0.8", 300), ("grundy", 5000),
    ] {
      let rules = try RulesNotation.parse(text)
      let game = TakeAwayGame(rules)
      let list = try game.values(upTo: bound)
      let whole = MatchsticksSequenceDocument(rules: rules, bound: bound, list: list)
      let pieces = Lock<[[UInt8]]>([])
      for isTable in [true, false] {
        let work = SequenceWork(.grundyValue) { receive in (try? game.values(upTo: bound, receive: receive)) ?? list }
        let document = MatchsticksSequenceDocument(rules: rules, bound: bound, work: work)
        var (expected, writer) = (JSONWriter(), JSONWriter { bytes in pieces.withLock { $0.append(bytes) } })
        if isTable {
          whole.writeTable(to: &expected)
          document.writeTable(to: &writer)
        } else {
          whole.writeBFile(to: &expected)
          document.writeBFile(to: &writer)
        }
        let written = pieces.withLock { pieces in
          defer { pieces = [] }
          #expect(pieces.count > (bound < 1000 ? 0 : 1) || !isTable && bound < 100, "\(text) in \(pieces.count) pieces")
          return pieces.flatMap(\.self)
        }
        #expect(written + writer.bytes == expected.bytes, "\(text) \(bound)")
        #expect(work.values.sequence == list.sequence && work.values.count == list.count)
      }
    }
  }

  @Test func `a report says what a proof still needs`() throws {
    let report = try game("octal:0.77", .normal).report(upTo: 150)
    let document = MatchsticksReportDocument(
      rules: try RulesNotation.parse("octal:0.77"), report: report, digits: 15)
    let text = document.text(style: .plain, run: run).replacing("\n", with: " ")
    #expect(text.contains("Period 12 appears from n = 71 on; its proof needs the heaps up to 167."))
    #expect(csv(document).contains("\noctal:0.77,,,,0,1,"))
    let proved = MatchsticksReportDocument(
      rules: try RulesNotation.parse("octal:0.77"), report: try game("octal:0.77", .normal).report(), digits: 15)
    #expect(csv(proved).contains("\noctal:0.77,71,12,0,0,1,"))
  }

  @Test func `a survey of codes has one row per code, one of sets per period`() throws {
    let codes = MatchsticksSurveyDocument(try CodeSurvey.make(try CodeRangeNotation.parse("0.1-0.2"), upTo: 100))
    let lines = csv(codes).split(separator: "\n")
    #expect(lines.count == 3 && lines[0].hasPrefix("code,heaps,preperiod,period,saltus,"))
    #expect(lines[1].hasPrefix("octal:0.1,") && lines[2].hasPrefix("octal:0.2,"))
    #expect(codes.text(style: .plain, run: run).contains("proved for 2 of 2 codes"))
    let sets = MatchsticksSurveyDocument(try SubtractionSurvey.make(largest: 3))
    #expect(csv(sets).hasPrefix("period,sets,allSets,longestPeriodValue,"))
  }

  @Test(arguments: [("octal:0.2", "1: heap 0"), ("kayles", "14: heaps 0 3 6 9"), ("take:2", "none")])
  func `exceptions to a period are counted before they are listed`(rules: String, words: String) throws {
    let game = TakeAwayGame(try RulesNotation.parse(rules), play: .normal)
    let document = MatchsticksReportDocument(rules: game.rules, report: try game.report(), digits: 15)
    let text = document.text(style: .plain, run: run)
    #expect(text.contains("Exceptions to the period: \(words)"), "\(text)")
  }

  @Test func `numbers of a match have their unit`() throws {
    let game = try game("take:3")
    let pile = HeapSize(18)
    let document = MatchsticksMatchDocument(
      game: game, pile: pile, match: try game.match([.clever, .wild], heap: pile, games: 1000), digits: 15)
    let text = document.text(style: .plain, run: run)
    #expect(text.contains("1000 games per pairing, seed 1.") && text.contains("0.411522633744856 %"))
    #expect(csv(document).contains("\nclever,wild,1000,1.0000,0.00000,0.9963,1.0000,0.95,1000,1,1,1,1,proved,"))
  }

  @Test(arguments: [
    "", "tke:1", "take:", "take:0", "take:5-2", "octal:0.9", "octal:1.7", "last:x0", "pile:x", "hex:0.(",
  ])
  func `every fault of rules has one line of words`(rules: String) {
    do {
      _ = try RulesNotation.parse(rules)
      Issue.record("\(rules) was read")
    } catch {
      #expect(!error.message.isEmpty && !error.message.contains("\n"))
    }
  }

  @Test func `all octal codes of up to three digits are those that help names`() throws {
    let help = try QuestionTable.puzzlelab.known("matchsticks.survey").parameters.first { $0.name == "octal" }?.help
    let range = try #require(help?.split(separator: " ").first { $0.hasPrefix("0.") }.map { $0.prefix { $0 != ":" } })
    #expect(try CodeRangeNotation.parse(String(range)).codes.count == 8 * 8 * 8 - 1)
  }

  @Test func `a row of codes has evidence for each of its claims`() throws {
    let survey = try CodeSurvey.make(try CodeRangeNotation.parse("0.14-0.17"), upTo: 700)
    let document = MatchsticksSurveyDocument(survey)
    let lines = csv(document).split(separator: "\n").map(String.init)
    #expect(lines[0].hasSuffix(",rareCount,lastRare,evidence,periodEvidence,rareEvidence"))
    // 0.14 has no period; 0.15 has one, under which rare heaps never end.
    #expect(lines[1].hasSuffix(",,,,,proved,unknown,") && lines[2].hasSuffix(",,,,,proved,proved,"))
    let text = document.text(style: .plain, run: run)
    #expect(text.contains("Periods: proved") && text.contains("Values: computed from the definition"))
  }

  @Test func `every solver error has one line of words`() {
    let errors: [any ReportedError] = [
      SolverError.heapTooLarge(heap: 0, largest: 5), SolverError.searchTooLarge(limit: 5),
      SolverError.stopped(.deadline), SolverError.unsupported(.grundyValues), SolverError.unsupported(.misereQuotient),
      SolverError.unsupported(.strategies), MatchError.tooManyPositions(limit: 5), MatchError.cleverNeedsLimit,
      MatchError.heapTooLarge(largest: 5), FirstMoveError.belowOne, FirstMoveError.notLastMove, HeapsError.empty,
      HeapsError.emptyPile, HeapsError.severalPiles(offset: 2), HeapsError.negative(heap: 0, offset: 0),
    ]
    for error in errors { #expect(!error.message.isEmpty && !error.message.contains("\n")) }
    #expect(MatchError.stopped(.deadline).status == .stopped && SolverError.stopped(.deadline).status == .stopped)
  }
}
