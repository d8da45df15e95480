import ExactArithmetic
import GameCore
import Matchsticks
import Reports
import Testing

@Suite struct MatchsticksDocumentsTests {
  private let run = RunInfo(elapsedSeconds: 0)

  private func json(_ document: some Document) -> String {
    String(decoding: JSONLine.encode(document, run: run), as: UTF8.self)
  }

  private func analysis(_ rules: String, _ heaps: String, play: PlayConvention? = nil) throws
    -> MatchsticksAnalyzeDocument
  {
    let game = TakeAwayGame(try RulesNotation.parse(rules), play: play)
    let heaps = try HeapsNotation.parse(heaps)
    return MatchsticksAnalyzeDocument(game: game, heaps: heaps, analysis: try game.analyze(heaps: heaps), limit: 1000)
  }

  @Test func `an analysis has the keys that it promises`() throws {
    let text = json(try analysis("take:3", "18"))
    let request = #"{"request":{"heaps":["18"],"limit":1000,"play":"misere","rules":"take:3"},"result":{"evidence":"#
    #expect(text.hasPrefix(request))
    #expect(text.contains(#""outcome":"N""#))
    #expect(text.contains(#""winningMoves":[{"heap":0,"leaves":["17"],"take":"1"}]"#))
    #expect(text.contains(#""suggestedMove":{"heap":0,"leaves":["17"],"take":"1"}"#))
    #expect(text.contains(#""schema":"puzzlelab/matchsticks.analyze/1""#))
  }

  @Test func `a lost position has no winning move and still a suggestion`() throws {
    let text = json(try analysis("take:3", "17"))
    #expect(text.contains(#""outcome":"P""#) && text.contains(#""winningMoves":[]"#))
    #expect(text.contains(#""suggestedMove":{"heap":0,"leaves":["16"],"take":"1"}"#))
  }

  @Test func `Nim says its nim-sum and its move in words`() throws {
    let document = try analysis("take:any", "5,7,9")
    #expect(json(document).contains("nim-sum 11; take 7 from the heap of 9"))
    #expect(document.text(style: .plain, run: run).contains("Nim-sum 11; take 7 from the heap of 9."))
  }

  @Test func `a huge heap is echoed by its digit count`() throws {
    let text = json(try analysis("take:3", "10^2000"))
    #expect(text.contains(#""heaps":[{"digitCount":2001,"sha256":""#))
  }

  @Test func `losing heaps are listed and counted`() throws {
    let game = TakeAwayGame(try RulesNotation.parse("take:3"))
    let document = MatchsticksLosingDocument(
      game: game, bound: 100, losing: try game.losing(upTo: 100, listing: 3), limit: 3)
    #expect(json(document).contains(#""count":"25""#))
    #expect(json(document).contains(#""isComplete":false,"positions":["1","5","9"]"#))
    #expect(document.csv() == "heap\n1\n5\n9\n")
    #expect(document.text(style: .plain, run: run).contains("25 in all, the first 3 listed"))
  }

  @Test func `plays are counted in decimal strings`() throws {
    let game = TakeAwayGame(try RulesNotation.parse("take:3"))
    let document = MatchsticksPlaysDocument(game: game, pile: 18, plays: try game.plays(heap: 18))
    #expect(json(document).contains(#""count":"35890","digitCount":5,"#))
    #expect(document.text(style: .plain, run: run).contains("35,890 plays"))
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

  private func game(_ rules: String, _ play: PlayConvention? = nil) throws -> TakeAwayGame {
    TakeAwayGame(try RulesNotation.parse(rules), play: play)
  }

  @Test func `hints are ranked and say who wins`() throws {
    let game = try game("octal:0.77")
    let heaps = try HeapsNotation.parse("3,4")
    let list = try game.hints(heaps: heaps)
    let document = MatchsticksHintsDocument(game: game, heaps: heaps, list: list, limit: 1000)
    let first = #""hints":[{"heap":0,"lastsMoves":5,"leaves":["1"],"rank":1,"take":"2","wins":true}"#
    #expect(json(document).contains(first))
    #expect(document.csv().hasPrefix("rank,heap,take,leaves,wins,lastsMoves\n1,0,2,1,true,5\n"))
    #expect(document.text(style: .plain, run: run).contains("take 2 from heap 1 of 3, leaving 1"))
  }

  @Test func `a sequence is the same as JSON, CSV and text`() throws {
    var values: [Int] = []
    let done = try game("octal:0.77").sequence(upTo: 25) { values += $0 }
    let rules = try RulesNotation.parse("octal:0.77")
    let document = MatchsticksSequenceDocument(rules: rules, bound: 25, sequence: done.sequence, values: values)
    #expect(json(document).contains(#""isComplete":true,"kind":"grundyValue","values":[0,1,2,3,1,4,"#))
    #expect(
      document.csv() == "heap,grundyValue\n" + values.enumerated().map { "\($0.offset),\($0.element)\n" }.joined())
    #expect(document.text(style: .plain, run: run).contains("Grundy values of the heaps 0 to 25"))
  }

  @Test func `an analysis of very many digits is written by hand as the encoder would`() throws {
    for (rules, digits, rest) in [("take:7", 150_000, []), ("take:any", 120_000, [5]), ("last:x2", 110_000, [])] {
      let game = try game(rules)
      let heaps = [try #require(HeapSize(digits: [UInt8](repeating: 0x37, count: digits)))] + rest.map { HeapSize($0) }
      let analysis = try game.analyze(heaps: heaps, listing: 3)
      let document = MatchsticksAnalyzeDocument(game: game, heaps: heaps, analysis: analysis, limit: 3)
      let isByHand = document.json(run: run) != nil
      #expect(isByHand == (rules != "take:any"), "\(rules)")
      #expect(JSONLine.encode(document, run: run) == JSONLine.encodePlainly(document, run: run), "\(rules)")
    }
    let small = try game("take:3")
    let analysis = try small.analyze(heaps: [HeapSize(18)])
    #expect(
      MatchsticksAnalyzeDocument(game: small, heaps: [HeapSize(18)], analysis: analysis, limit: 9).json(run: run) == nil
    )
  }

  @Test func `a sequence written piece by piece is the document itself`() throws {
    for (text, bound) in [("octal:0.77", 0), ("octal:0.07", 70_000), ("last:x2", 30), ("octal:0.(123)", 140_000)] {
      let rules = try RulesNotation.parse(text)
      let list = try TakeAwayGame(rules).values(upTo: bound)
      var values: [Int] = []
      list.forEachRun { values += $0 }
      let document = MatchsticksSequenceDocument(rules: rules, bound: bound, sequence: list.sequence, values: values)
      var bytes: [UInt8] = []
      try MatchsticksSequenceDocument.writeJSON(rules: rules, bound: bound, list: list, run: { run }) { bytes += $0 }
      #expect(bytes == JSONLine.encode(document, run: run), "\(text)")
    }
  }

  @Test func `a report names its period and the range that proves it`() throws {
    let rules = try RulesNotation.parse("octal:0.77")
    let report = try game("octal:0.77").report()
    let document = MatchsticksReportDocument(rules: rules, bound: 5_000_000, report: report, limit: 1000)
    let text = json(document)
    #expect(text.contains(#""period":12,"preperiod":71,"provedFrom":71,"provedTo":155,"saltus":0"#))
    #expect(text.contains(#""exceptionCount":14,"exceptions":[0,3,6,9,"#))
    #expect(document.text(style: .plain, run: run).contains("proved by checking n = 71 to 155"))
    #expect(document.csv().hasPrefix("value,count\n0,1\n"))
  }

  @Test func `a survey names its records`() throws {
    let document = MatchsticksSurveyDocument(survey: try SubtractionSurvey.make(largest: 9), limit: 100)
    #expect(json(document).contains(#""longestPeriod":{"count":1,"sets":[[2,3,6,7,9]],"value":28}"#))
    #expect(document.text(style: .plain, run: run).contains("Longest period 28: {2, 3, 6, 7, 9}"))
    #expect(document.csv().hasPrefix("period,sets\n"))
  }

  @Test func `a quotient says its order and whether it is stable`() throws {
    let rules = try RulesNotation.parse("octal:0.75")
    let quotient = try game("octal:0.75", .misere).quotient()
    let document = MatchsticksQuotientDocument(rules: rules, bound: 400, quotient: quotient, position: [3, 3])
    let text = json(document)
    #expect(text.contains(#""isStable":true"#) && text.contains(#""order":8"#) && text.contains(#""pCount":2"#))
    #expect(document.text(style: .plain, run: run).contains("Proved to be the quotient of all heaps"))
  }

  @Test func `a match shows the exact chance beside the games`() throws {
    let game = try game("take:3")
    let results = try game.match([.clever, .wild], heap: HeapSize(18), games: 1000, seed: 1)
    let document = MatchsticksMatchDocument(
      game: game, pile: 18, strategies: [.clever, .wild], games: 1000, seed: 1, results: results)
    #expect(
      json(document).contains(#""exactChance":{"decimal":"0.00411522633744856","denominator":"243","numerator":"1"}"#))
    #expect(document.text(style: .plain, run: run).contains("wild"))
    #expect(document.csv().hasPrefix("first,second,games,firstPlayerWins,exactChance\nclever,wild,1000,1000,1"))
  }

  @Test func `every solver error has one line of words`() {
    let errors: [any ReportedError] = [
      SolverError.heapTooLarge(heap: 0, largest: 5), SolverError.searchTooLarge(limit: 5),
      SolverError.stopped(.deadline), SolverError.unsupported(.grundyValues), SolverError.unsupported(.misereQuotient),
      MatchError.tooManyPositions(limit: 5), MatchError.cleverNeedsLimit, MatchError.heapTooLarge(largest: 5),
      FirstMoveError.belowOne,
      FirstMoveError.notLastMove, HeapsError.empty, HeapsError.emptyPile, HeapsError.negative(heap: 0, offset: 0),
    ]
    for error in errors { #expect(!error.message.isEmpty && !error.message.contains("\n")) }
  }
}
