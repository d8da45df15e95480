import Documents
import GameCore
import Questions
import SetApp
import SetGame
import Testing

@Suite struct SetHintsDocumentTests {
  private func layout(_ text: String) throws -> Layout { try Layout(notation: text) }

  @Test func `groups of the variants show their pairs, unless only a part is revealed`() throws {
    let cards = try layout("0000 0001 0010 0021 1212")
    let all = try SetHintsDocument(Hints(HintRequest(variant: .ultraSet), in: cards))
    #expect(SetShown.json(all).contains("\"pairs\":[[[0,1],[2,3]]],\"setCount\":1,\"sets\":[[0,1,2,3]]"))
    #expect(SetShown.text(all).hasSuffix("\nProved: every two pairs tried.\n"))
    let part = try SetHintsDocument(Hints(HintRequest(variant: .ultraSet, stage: 1), in: cards))
    #expect(!SetShown.json(part).contains("\"pairs\""))
  }

  @Test func `a row counts the pairs of a group by places from 1, as it counts the group`() throws {
    let document = try SetHintsDocument(Hints(HintRequest(variant: .ultraSet), in: layout("1212 0000 0001 0010 0021")))
    #expect(SetShown.csv(document).contains("\n1,2 3 4 5,0000 0001 0010 0021,2+3 4+5,"))
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
    #expect(SetShown.text(document) == "No Sets among 0 cards\nProved: every pair tried.\n")
    #expect(SetShown.json(document).contains("\"setCount\":0"))
    #expect(SetShown.csv(document).hasSuffix("\n,,,,0,,proved,,,,,\n"))
  }

  @Test func `a table has one row per group`() throws {
    let document = SetHintsDocument(try Hints(in: layout("0000 0101 1111 2222")))
    #expect(SetShown.csv(document).hasSuffix("\n1,1 3 4,0000 1111 2222,,1,,proved,,,,,\n"))
  }

  @Test func `an analysis shows what completes each pair and where it is`() throws {
    let document = SetAnalyzeDocument(DealAnalysis(of: try layout("0000 1111 2222 0001")))
    let result = try SetShown.result(document)
    #expect(result["isSetFree"] as? Bool == false)
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
    let document = SetExplainDocument(try GroupExplanation(of: layout("2GSF 1RSF 1PSE")))
    let result = try SetShown.result(document)
    #expect(result["isSet"] as? Bool == false)
    #expect(result["spoilers"] as? [String] == ["number", "fill"])
    #expect(result["completingCard"] as? String == "2222")
    let features = try #require(result["features"] as? [[String: Any]])
    #expect(features.map { $0["agreement"] as? String } == ["spoiled", "allDifferent", "allSame", "spoiled"])
    let text = SetShown.text(document)
    #expect(text.contains("Not a Set: number and fill are neither all equal nor all different"))
    #expect(text.contains("two cards with one symbol, one with two"))
    let set = SetExplainDocument(try GroupExplanation(of: layout("1RSF 2RSF 3RSF")))
    #expect(SetShown.text(set).contains("A Set\n"))
  }

  @Test func `messages name the card and the remedy`() throws {
    for (text, message) in [
      ("0120 3XYZ", "card 2 '3XYZ': the colour must be R, G or P"),
      ("two green squiggles", "card 1 'two green squiggles': the fill is missing; it is empty, striped or filled"),
      ("0120, two green red filled ovals", "card 2 'red': the colour is given twice"),
      (
        "-5 0 40",
        "card 1 '-5': numbers of cards are 0 to 80, or 1 to 81, and can't be mixed with other cards; a card in digits has 4, such as 0120"
      ),
      (
        "5 17 40",
        "card 1 '5': this can be read as 0012 or 0011, counted from 0 or from 1; write them in one of these ways"
      ),
      (
        "[[2GSF,1RSF],[0000,1111]]",
        "card 3 '0000': a second list begins, but only one deal is expected; give one at a time, or each on a line of --file"
      ),
      (
        #"{"number":1,"color":"red","shape":"oval","id":7}"#,
        "card 1 '1 red oval': the fill is missing; it is empty, striped or filled"
      ),
      (
        #"{"number":1,"color":"red","shape":"oval"}"#,
        "card 1 '1 red oval': the fill is missing; it is empty, striped or filled"
      ),
      (
        #"[["R","S","O",1]]"#,
        "card 1 'R S O 1': this can be read as 1RSE, 1ROS or 1ROF; write which"
      ),
      (
        #"{"request":{"count":1},"result":{}}"#,
        "card 1 'request': this is an answer as CSV or JSON, not a deal; take its cards, or 'set deal' without --format"
      ),
      (
        "yellow",
        "card 1 'yellow': this isn't a word of a card; write a card such as 2GSF, 1122 or 'two green filled squiggles' (see 'help cards')"
      ), ("grean oval", "card 1 'grean': this isn't a word of a card; did you mean 'green'?"),
      (
        "a red empty blob",
        "card 1 'blob': this isn't a word of a card; write a card such as 2GSF, 1122 or 'two green filled squiggles' (see 'help cards')"
      ),
    ] {
      let error = #expect(throws: NotationError.self) { try CardParser().parse(text) }
      #expect(error?.message == message)
    }
    let illegal = #expect(throws: LayoutError.self) { try layout("0120 2GSF 1gse") }
    #expect(illegal?.message == "card 3 repeats card 1 (1GSE); every card exists once")
    #expect(
      HintRequestError.excludedPosition(6, cards: 6).message.contains(
        "card 7 (index 6) does not exist: the deal has 6 cards"))
  }
}
