import Foundation
import GameCore
import Reports
import SetGame
import Testing

@Suite struct SetHintsDocumentTests {
  private let run = RunInfo(elapsedSeconds: 0.25, threads: 2)

  private func layout(_ text: String, features: Int = 4) throws -> Layout {
    let dimension = try #require(Dimension(features: features))
    return try Layout(CardParser(dimension: dimension).parse(text), dimension: dimension)
  }

  private func json(_ document: some Document) -> String {
    String(decoding: JSONLine.encode(document, run: run), as: UTF8.self)
  }

  @Test func `hints hold the cards, the count and the index triples`() throws {
    let hints = try Hints(HintRequest(), in: layout("0000 1111 2222 0001"))
    #expect(
      json(SetHintsDocument(hints)) == """
        {"request":{"cards":["0000","1111","2222","0001"],"dimension":4,"variant":"set"},\
        "result":{"cards":["0000","1111","2222","0001"],"count":1,\
        "evidence":{"kind":"proved","method":"every pair tried"},"sets":[[0,1,2]]},\
        "run":{"elapsedSeconds":0.25,"threads":2,"version":"\(Toolkit.version)"},"schema":"puzzlelab/set.hints/1"}

        """)
  }

  @Test(arguments: 1...4) func `the bulk writer writes what the encoder writes`(features: Int) throws {
    let dimension = try #require(Dimension(features: features))
    let lines = SetHintsLineWriter(dimension: dimension)
    var generator = SeededGenerator(seed: 50, stream: UInt64(features))
    var finder = TripleFinder()
    for round in 0..<200 {
      var deck = dimension.allCards
      let size = generator.index(min(TripleFinder.maximumCards, deck.count) + 1)
      generator.drawToFront(size, of: &deck)
      let cards = Array(deck.prefix(size))
      let hints = try Hints(HintRequest(), in: Layout(cards, dimension: dimension))
      finder.find(among: cards)
      var writer = ByteWriter()
      let run = RunInfo(elapsedSeconds: Double(round) / 1e6)
      lines.write(cards, sets: finder, microseconds: round, to: &writer)
      #expect(writer.bytes == JSONLine.encode(SetHintsDocument(hints), run: run), "round \(round)")
    }
  }

  @Test func `groups of the variants show their pairs, unless only a part is revealed`() throws {
    let cards = try layout("0000 0001 0010 0021 1212")
    let all = try SetHintsDocument(Hints(HintRequest(variant: .ultraSet), in: cards))
    #expect(json(all).contains("\"pairs\":[[[0,1],[2,3]]],\"sets\":[[0,1,2,3]]"))
    let part = try SetHintsDocument(Hints(HintRequest(variant: .ultraSet, stage: 1), in: cards))
    #expect(!json(part).contains("\"pairs\""))
  }

  @Test func `drawn cards are as wide with colour as without and every line fits`() throws {
    var generator = SeededGenerator(seed: 51)
    for columns in [40, 80, 120] {
      var deck = Dimension.standard.allCards
      generator.drawToFront(21, of: &deck)
      let document = SetHintsDocument(try Hints(HintRequest(), in: Layout(Array(deck.prefix(21)))))
      let plain = document.text(style: TextStyle(columns: columns), run: run)
      let colored = document.text(style: TextStyle(usesColor: true, columns: columns), run: run)
      #expect(plain == colored.replacing(/\u{1B}\[[0-9;]*m/, with: ""))
      let table = plain.split(separator: "\n").prefix { $0.first == "╭" || $0.first == "│" || $0.first == "╰" }
      #expect(table.allSatisfy { $0.count <= columns })
      #expect(table.count.isMultiple(of: 3))
    }
  }

  @Test func `an empty table is an answer`() throws {
    let document = SetHintsDocument(try Hints(HintRequest(), in: layout("")))
    #expect(document.text(style: .plain, run: run) == "0 Sets on 0 cards\nproved: every pair tried\n")
    #expect(json(document).contains("\"count\":0"))
    #expect(document.csv() == "group,place1,place2,place3,card1,card2,card3\n")
  }
}

@Suite struct DealDocumentTests {
  private func layout(_ text: String) throws -> Layout { try Layout(CardParser().parse(text)) }

  private func result(_ document: some Document) throws -> [String: Any] {
    let line = JSONLine.encode(document, run: RunInfo(elapsedSeconds: 0))
    let object = try #require(JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
    return try #require(object["result"] as? [String: Any])
  }

  @Test func `an analysis tells what completes each pair and where it is`() throws {
    let document = SetAnalyzeDocument(DealAnalysis(of: try layout("0000 1111 2222 0001")))
    let result = try result(document)
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
    #expect(document.text(style: .plain, run: RunInfo(elapsedSeconds: 0)).contains("Card 4 is in no Set."))
  }

  @Test func `an explanation names what spoils a Set and the card that would make one`() throws {
    let document = SetExplainDocument(try TripleExplanation(of: layout("2GSF 1RSF 1PSE")))
    let result = try result(document)
    #expect(result["isSet"] as? Bool == false)
    #expect(result["spoilers"] as? [String] == ["number", "fill"])
    #expect(result["completingCard"] as? String == "2222")
    let text = document.text(style: .plain, run: RunInfo(elapsedSeconds: 0))
    #expect(text.contains("No Set: number and fill are neither all equal nor all different"))
    #expect(text.contains("two one, one two"))
    let set = SetExplainDocument(try TripleExplanation(of: layout("1RSF 2RSF 3RSF")))
    #expect(set.text(style: .plain, run: RunInfo(elapsedSeconds: 0)).contains("A Set\n"))
  }

  @Test func `messages name the card and the remedy`() throws {
    let error = #expect(throws: NotationError.self) { try CardParser().parse("0120 3XYZ") }
    #expect(error?.message == "card 2 '3XYZ': the colour must be R, G or P")
    let cards = try CardParser().parse("0120 2GSF 1gse")
    let illegal = #expect(throws: IllegalLayout.self) { try Layout(cards) }
    #expect(illegal?.message == "card 3 repeats card 1 (1GSE); every card exists once")
  }
}
