import ExactArithmetic
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
}
