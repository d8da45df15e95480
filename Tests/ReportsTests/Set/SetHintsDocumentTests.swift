import GameCore
import Reports
import SetGame
import Testing

@Suite struct SetHintsDocumentTests {
  private func layout(_ text: String) throws -> Layout { try Layout(notation: text) }

  @Test func `groups of the variants show their pairs, unless only a part is revealed`() throws {
    let cards = try layout("0000 0001 0010 0021 1212")
    let all = try SetHintsDocument(Hints(HintRequest(variant: .ultraSet), in: cards))
    #expect(SetShown.json(all).contains("\"pairs\":[[[0,1],[2,3]]],\"sets\":[[0,1,2,3]]"))
    #expect(SetShown.text(all).hasSuffix("\nProved: every two pairs tried.\n"))
    let part = try SetHintsDocument(Hints(HintRequest(variant: .ultraSet, stage: 1), in: cards))
    #expect(!SetShown.json(part).contains("\"pairs\""))
  }

  @Test func `drawn cards are as wide with colour as without and every line fits`() throws {
    var generator = SeededGenerator(seed: 51)
    for columns in [40, 80, 120] {
      var deck = Dimension.standard.allCards
      generator.drawToFront(21, of: &deck)
      let document = SetHintsDocument(try Hints(in: Layout(Array(deck.prefix(21)))))
      let plain = SetShown.text(document, style: TextStyle(columns: columns))
      let colored = SetShown.text(document, style: TextStyle(usesColor: true, columns: columns))
      #expect(plain == colored.replacing(/\u{1B}\[[0-9;]*m/, with: ""))
      let table = plain.split(separator: "\n").prefix { $0.first == "╭" || $0.first == "│" || $0.first == "╰" }
      #expect(table.allSatisfy { $0.count <= columns })
      #expect(table.count.isMultiple(of: 3))
    }
  }

  @Test func `an empty table is an answer`() throws {
    let document = SetHintsDocument(try Hints(in: layout("")))
    #expect(SetShown.text(document) == "0 Sets on 0 cards\nProved: every pair tried.\n")
    #expect(SetShown.json(document).contains("\"count\":0"))
    #expect(SetShown.csv(document) == "deal,group,places,cards\n")
  }

  @Test func `a table has a line a group, with its deal`() throws {
    let document = SetHintsDocument(try Hints(in: layout("0000 0101 1111 2222")))
    #expect(SetShown.csv(document).hasSuffix("\n0000 0101 1111 2222,1,1 3 4,0000 1111 2222\n"))
  }

  @Test func `an analysis tells what completes each pair and where it is`() throws {
    let document = SetAnalyzeDocument(DealAnalysis(of: try layout("0000 1111 2222 0001")))
    let result = try SetShown.result(document)
    #expect(result["setFree"] as? Bool == false)
    #expect(result["cardsInNoSet"] as? [Int] == [3])
    #expect(result["setsByDifferingFeatures"] as? [Int] == [0, 0, 0, 0, 1])
    let pairs = try #require(result["pairs"] as? [[String: Any]])
    #expect(pairs.count == 6)
    #expect(pairs[0]["completingCard"] as? String == "2222")
    #expect(pairs[0]["inDeck"] as? Bool == false)
    #expect(pairs[0]["position"] as? Int == 2)
    #expect(pairs[2]["completingCard"] as? String == "0002")
    #expect(pairs[2]["inDeck"] as? Bool == true)
    #expect(pairs[2]["position"] == nil)
    #expect(SetShown.text(document).contains("Card 4 is in no Set."))
  }

  @Test func `an explanation names what spoils a Set and the card that would make one`() throws {
    let document = SetExplainDocument(try TripleExplanation(of: layout("2GSF 1RSF 1PSE")))
    let result = try SetShown.result(document)
    #expect(result["isSet"] as? Bool == false)
    #expect(result["spoilers"] as? [String] == ["number", "fill"])
    #expect(result["completingCard"] as? String == "2222")
    let features = try #require(result["features"] as? [[String: Any]])
    #expect(features.map { $0["agreement"] as? String } == ["spoiled", "allDifferent", "allSame", "spoiled"])
    let text = SetShown.text(document)
    #expect(text.contains("No Set: number and fill are neither all equal nor all different"))
    #expect(text.contains("two one, one two"))
    let set = SetExplainDocument(try TripleExplanation(of: layout("1RSF 2RSF 3RSF")))
    #expect(SetShown.text(set).contains("A Set\n"))
  }

  @Test func `messages name the card and the remedy`() throws {
    for (text, message) in [
      ("0120 3XYZ", "card 2 '3XYZ': the colour must be R, G or P"),
      ("two green squiggles", "card 1 'two green squiggles': the fill is missing; it is empty, striped or filled"),
      ("0120, two green red filled ovals", "card 2 'red': the colour is given twice"),
      (
        "a red empty blob", "card 1 'blob': no word of a card; write such as 'two green filled squiggles', 1122 or 2GSF"
      ),
    ] {
      let error = #expect(throws: NotationError.self) { try CardParser().parse(text) }
      #expect(error?.message == message)
    }
    let illegal = #expect(throws: IllegalLayout.self) { try layout("0120 2GSF 1gse") }
    #expect(illegal?.message == "card 3 repeats card 1 (1GSE); every card exists once")
    #expect(HintRequestError.excludedPosition(6, cards: 6).message.contains("place 7 (index 6): the deal has 6 cards"))
  }
}
