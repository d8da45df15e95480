import Foundation
import GameCore
import Reports
import SetGame
import Testing

@Suite struct SetDocumentTests {
  private let run = RunInfo(elapsedSeconds: 0)

  private func object(_ document: some Document) throws -> [String: Any] {
    let line = JSONLine.encode(document, run: run)
    return try #require(JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
  }

  private func distribution(_ cards: Int) throws -> DealDistribution {
    try #require(DealDistribution.compute(DistributionRequest(cards: cards)).distribution)
  }

  @Test func `a simulation tells its request, its shares and their intervals`() throws {
    let document = SetSimulateDocument(
      SimulatedGames.play(SimulationRequest(games: 3000, rules: GameRules(pick: .mostRemaining), seed: 5)))
    let object = try object(document)
    let request = try #require(object["request"] as? [String: Any])
    #expect(request["pick"] as? String == "most-remaining")
    #expect(request["rule"] as? String == "classic")
    let result = try #require(object["result"] as? [String: Any])
    let left = try #require(result["cardsLeft"] as? [[String: Any]])
    let shares = try left.map { try #require($0["games"] as? [String: Any]) }
    #expect(shares.reduce(0) { $0 + ($1["hits"] as? Int ?? 0) } == 3000)
    for share in shares {
      let value = try #require(share["share"] as? Double)
      #expect(try #require(share["lower"] as? Double) <= value)
      #expect(try #require(share["upper"] as? Double) >= value)
    }
    #expect(document.text(style: .plain, run: run).contains("3000 games of Set"))
    #expect(
      document.csv().hasPrefix("tableCards,deckCards,visits,withoutSet,noSetShare,lower,upper,meanSets\n12,69,3000,"))
  }

  @Test func `no games are told as such`() throws {
    let document = SetSimulateDocument(SimulatedGames.play(SimulationRequest(games: 0)))
    #expect(document.text(style: .plain, run: run) == "No games played\n")
    let result = try #require(object(document)["result"] as? [String: Any])
    #expect(result["meanSetsTaken"] == nil)
  }

  @Test func `drawn deals as text are read back as the same deals`() throws {
    let deals = try RandomDeals.draw(DealRequest(sets: 3, count: 5, seed: 9))
    let document = SetDealDocument(deals)
    let lines = document.text(style: .plain, run: run).split(separator: "\n").filter { $0.first != "%" }
    #expect(try lines.map { try Layout(notation: String($0)) } == deals.layouts)
    let result = try #require(object(document)["result"] as? [String: Any])
    #expect(result["method"] as? String == "rejection")
    #expect((result["deals"] as? [[String: Any]])?.allSatisfy { $0["count"] as? Int == 3 } == true)
  }

  @Test func `the page about twelve cards holds the exact chance and the booklet's odds`() throws {
    let document = SetReportDocument(try distribution(12), digits: 15)
    let result = try #require(object(document)["result"] as? [String: Any])
    let none = try #require(result["probabilityNoSet"] as? [String: Any])
    #expect(none["numerator"] as? String == "325432404")
    #expect(none["denominator"] as? String == "10074689485")
    #expect(result["bookletOddsAgainstNoSet"] as? Int == 33)
    #expect(result["mostLikely"] as? Int == 3)
    let text = document.text(style: .plain, run: run)
    #expect(text.contains("odds 29.958 : 1 against"))
    #expect(text.contains("Mean 2.78481 = 220 / 79"))
    #expect(document.csv().hasPrefix("sets,deals,probability,probabilityOfAtLeast\n0,2284535476080,0.0323"))
  }

  @Test(arguments: [0, 2, 3, 78, 81]) func `pages about small and large deals are sound`(cards: Int) throws {
    let document = SetReportDocument(try distribution(cards), digits: 15)
    let text = document.text(style: .plain, run: run)
    #expect(text.hasPrefix("Set: \(cards) cards dealt from 81\n"))
    let result = try #require(object(document)["result"] as? [String: Any])
    #expect((result["rows"] as? [Any])?.isEmpty == false)
    #expect(text.contains("Every such deal has a Set.") == (cards > 20))
  }

  @Test func `a verification tells what disagrees and what can't be read`() throws {
    var verification = DealVerification()
    verification.compare(try ExpectedDeal(notation: "0000 1111 2222 | 2"), line: 4)
    let faults: [(line: Int, error: any Error)] = [(7, ExpectedDealError.noCount(offset: 5))]
    let document = SetVerifyDocument(verification, file: "deals.txt", dimension: .standard, faults: faults)
    let result = try #require(object(document)["result"] as? [String: Any])
    let wrong = try #require((result["disagreements"] as? [[String: Any]])?.first)
    #expect(wrong["line"] as? Int == 4)
    #expect(wrong["found"] as? Int == 1)
    #expect(((result["faults"] as? [[String: Any]])?.first)?["offset"] as? Int == 5)
    #expect(document.text(style: .plain, run: run).contains("line 7: after the bar stands no number of Sets"))
  }

  @Test func `the known answers that come with the program are right`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../data/set")
    let lines = try String(contentsOf: folder.appending(path: "known.txt"), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var verification = DealVerification()
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("%") {
      verification.compare(try ExpectedDeal(notation: String(line)), line: index + 1)
    }
    #expect(verification.compared == 11)
    #expect(verification.disagreements.isEmpty)
  }
}
