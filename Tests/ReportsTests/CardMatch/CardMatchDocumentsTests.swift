import CardMatch
import ExactArithmetic
import Foundation
import GameCore
import Reports
import Testing

@Suite struct CardMatchDocumentsTests {
  static func result(_ document: some Document) throws -> [String: Any] {
    let bytes = JSONLine.encode(document, run: RunInfo(elapsedSeconds: 0.5))
    let whole = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    return try #require(whole["result"] as? [String: Any])
  }

  @Test func `an analysis has the best play and the parts of the deal`() throws {
    let document = try CardMatchAnalyzeDocument(deal: "AH 8D TS 8C 3H 4C 7H", scoring: .standard)
    let result = try Self.result(document)
    #expect(result["bestScore"] as? Int == 16 && result["clearable"] as? Bool == false)
    #expect(result["fewestLeft"] as? Int == 3 && result["leftByBestPlay"] as? Int == 3)
    let parts = try #require(result["components"] as? [[String: Any]])
    #expect(parts.map { $0["size"] as? Int } == [3, 3, 1])
    #expect((result["play"] as? [[String: Any]])?.last?["score"] as? Int == 16)
    let text = document.text(style: .plain, run: RunInfo(elapsedSeconds: 0))
    #expect(text.contains("10♠ has no partner") && !text.contains("\u{1B}"))
  }

  @Test func `a deal of even parts can be cleared`() throws {
    let result = try Self.result(try CardMatchAnalyzeDocument(deal: "AH AD 2S 9S", scoring: .standard))
    #expect(result["clearable"] as? Bool == true && result["bestScore"] as? Int == 16)
  }

  @Test func `hints list every choice, the best first`() throws {
    let game = try #require(FaceDownGame(dealSize: 5))
    let policy = try #require(FaceDownSolver(game).policy())
    let document = CardMatchHintsDocument(try KnownTableNotation("AH ?? 8D+ 8C ??"), policy: policy, digits: 10)
    let result = try Self.result(document)
    let best = try #require(result["best"] as? [String: Any])
    #expect(best["action"] as? String == "flipKnown" && best["card"] as? String == "8C" && best["index"] as? Int == 3)
    #expect((result["choices"] as? [Any])?.count == 5)
    #expect(document.text(style: .plain, run: RunInfo(elapsedSeconds: 0)).contains("matches the open card"))
  }

  @Test func `a solution is an exact fraction with its states`() throws {
    let game = try #require(FaceDownGame(dealSize: 3))
    let solution = try #require(FaceDownSolver(game).solve())
    let result = try Self.result(CardMatchSolveDocument(solution, game: game, play: .optimal, digits: 7))
    #expect((result["expectedScore"] as? [String: String])?["decimal"] == "1.084706")
    #expect(result["states"] as? Int == 11 && result["statesBySeenCards"] as? [Int] == [1, 2, 8])
  }

  @Test func `a report counts deals as decimal strings`() throws {
    let game = try #require(FaceDownGame(dealSize: 3))
    let tally = FaceDownSimulation.run(.random(game, unchooses: false), games: 100, seed: 1)
    let document = CardMatchReportDocument(
      DealDistribution(dealSize: 3), scoring: .standard,
      comparisons: [.exact(.optimal, Rational(1, 3)), .sampled("random", tally, seed: 1)], games: 100, seed: 1,
      digits: 15)
    let result = try Self.result(document)
    #expect(result["deals"] as? String == "22100")
    let policies = try #require(result["policies"] as? [[String: Any]])
    #expect(policies.map { $0["policy"] as? String } == ["optimal", "random"])
    #expect(document.csv().hasPrefix("bestScore,deals,probability\n"))
    #expect(document.text(style: .plain, run: RunInfo(elapsedSeconds: 0)).contains("22,100 deals of 3 cards"))
  }

  @Test func `the same seed deals the same cards`() throws {
    let one = try Self.result(CardMatchDealDocument(dealSize: 12, seed: 5))
    let two = try Self.result(CardMatchDealDocument(dealSize: 12, seed: 5))
    #expect(one["cards"] as? [String] == two["cards"] as? [String])
    #expect((one["cards"] as? [String]).map { Set($0).count } == 12)
  }

  @Test func `a simulation of planned play shows the exact expectation`() throws {
    let game = try #require(FaceDownGame(dealSize: 4))
    let policy = try #require(FaceDownSolver(game).policy())
    let tally = FaceDownSimulation.run(.planned(policy), games: 200, seed: 3)
    let document = CardMatchSimulateDocument(
      tally, policy: "optimal", game: game, games: 200, seed: 3, expected: policy.value)
    let result = try Self.result(document)
    #expect(result["expectedScore"] != nil && result["games"] as? Int == 200)
    #expect(document.text(style: .plain, run: RunInfo(elapsedSeconds: 0)).contains("exactly computed"))
  }

  @Test func `errors are one line and say what to write`() {
    let errors: [any ReportedError] = [
      CardNotationError.empty, CardNotationError.notACard(word: "3X\u{7}", offset: 3),
      CardMatchRequestError.tableTooLarge(count: 20), ScoringError.outOfRange(.cost, -1),
      ScoringError.unchoosingDearerThanMismatch,
      ImpossibleKnowledge(faults: [.oddMatched(count: 1), .unpairableMatched, .tooManyCards(count: 60)]),
    ]
    for error in errors { #expect(!error.message.isEmpty && !error.message.contains("\n")) }
    #expect(CardNotationError.notACard(word: "x", offset: 3).byteOffset == 3)
  }
}
