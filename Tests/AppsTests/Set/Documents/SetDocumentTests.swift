import Documents
import Foundation
import GameCore
import Questions
import SetApp
import SetGame
import Testing

@Suite struct SetDocumentTests {
  private func distribution(_ cards: Int) throws -> DealDistribution {
    try #require(DealDistribution.compute(DistributionRequest(cards: cards)).distribution)
  }

  @Test func `a simulation shows its shares and their intervals`() throws {
    let document = SetSimulateDocument(
      SimulatedGames.play(SimulationRequest(games: 3000, rules: GameRules(pick: .mostRemaining), seed: 5)))
    let result = try SetShown.result(document)
    let left = try #require(result["cardsLeft"] as? [[String: Any]])
    #expect(left.reduce(0) { $0 + ($1["games"] as? Int ?? 0) } == 3000)
    for games in left {
      let share = try #require(games["share"] as? [String: Any])
      let value = try #require(share["value"] as? Double)
      let evidence = try #require(share["evidence"] as? [String: Any])
      let interval = try #require(evidence["interval"] as? [String: Double])
      #expect(evidence["trials"] as? Int == 3000 && evidence["seed"] as? Int == 5)
      #expect(try #require(interval["lower"]) <= value && value <= #require(interval["upper"]))
    }
    #expect(SetShown.text(document).contains("3000 games of Set"))
    #expect(
      SetShown.csv(document).hasPrefix(
        "tableCards,deckCards,meanSets,noSetTables,noSetShare,noSetShareStandardError,noSetShareLower,"))
    #expect(SetShown.csv(document).contains("\n12,69,"))
  }

  @Test func `no games are reported as such`() throws {
    let document = SetSimulateDocument(SimulatedGames.play(SimulationRequest(games: 0)))
    #expect(SetShown.text(document) == "No games played\n")
    #expect(try SetShown.result(document)["meanSetsTaken"] == nil)
  }

  @Test func `drawn deals as text are read back as the same deals`() throws {
    let deals = try RandomDeals.draw(DealRequest(sets: 3, count: 5, seed: 9))
    let document = SetDealDocument(deals)
    let lines = SetShown.text(document).split(separator: "\n").filter { $0.first != "%" }
    #expect(try lines.map { try Layout(notation: String($0)) } == deals.layouts)
    let result = try SetShown.result(document)
    #expect(result["method"] as? String == "rejection")
    #expect((result["deals"] as? [[String: Any]])?.allSatisfy { $0["setCount"] as? Int == 3 } == true)
  }

  @Test func `the page about twelve cards holds the exact chance and the booklet's odds`() throws {
    let document = SetReportDocument(try distribution(12), digits: 15)
    let result = try SetShown.result(document)
    let none = try #require(result["noSetProbability"] as? [String: Any])
    #expect(none["numerator"] as? String == "325432404")
    #expect(none["denominator"] as? String == "10074689485")
    #expect((result["bookletOddsAgainstNoSet"] as? [String: Any])?["numerator"] as? String == "33")
    #expect(result["mostLikely"] as? Int == 3)
    let text = SetShown.text(document)
    #expect(text.contains("odds 29.958 : 1 against"))
    #expect(text.contains("Mean 2.78481 = 220 / 79"))
    #expect(SetShown.csv(document).contains("\n0,2284535476080,0.0323"))
  }

  @Test(arguments: [0, 2, 3, 78, 81]) func `pages about small and large deals are sound`(cards: Int) throws {
    let document = SetReportDocument(try distribution(cards), digits: 15)
    let text = SetShown.text(document)
    #expect(text.hasPrefix("Set: \(cards) cards dealt from 81\n"))
    #expect((try SetShown.result(document)["rows"] as? [Any])?.isEmpty == false)
    #expect(text.contains("Every such deal has a Set.") == (cards > 20))
  }

  @Test func `a verification reports what disagrees and what can't be read`() throws {
    let file = "% known\n\n\n0000 1111 2222 | 2\n0000 1111 2222 | 1\n\n0000 | x\n"
    let document = SetVerifyDocument(DealVerification(of: ExpectedDeals(notation: Array(file.utf8))))
    let result = try SetShown.result(document)
    #expect(result["compared"] as? Int == 2 && result["agreements"] as? Int == 1)
    let wrong = try #require((result["disagreements"] as? [[String: Any]])?.first)
    #expect(wrong["line"] as? Int == 4)
    #expect(wrong["setCount"] as? Int == 1)
    let fault = try #require((result["faults"] as? [[String: Any]])?.first)
    #expect(fault["offset"] as? Int == 6 && fault["line"] as? Int == 7)
    let text = SetShown.text(document)
    #expect(text.contains("line 4: 1 Set, not 2"))
    #expect(text.contains("line 7: no number of Sets after the bar"))
  }

  @Test func `the chance of no Set is shown as odds, and when it is certain`() throws {
    func text(_ cards: Int) throws -> String {
      SetShown.text(SetChanceDocument(try #require(try SetFreeChance.compute(cards: cards)), digits: 6))
    }
    #expect(try text(12).contains("1 in 30.96 deals of 12 cards has no Set:"))
    #expect(try text(2).contains("2 cards never have a Set."))
    #expect(try text(21).contains("21 cards always have a Set."))
    #expect(try text(40).contains("40 cards always have a Set."))
  }
}
