import CardMatch
import Documents
import GameCore
import Games
import Questions
import SetApp
import SetGame
import TestSupport
import Testing

/// What is printed of deals and tables can be given back, and asks the same.
@Suite struct DealLawTests {
  /// The text of the answer to a question that a text of one parameter asks, and its request.
  private func ask(_ name: String, _ key: String, _ text: String) throws -> (text: String, request: String) {
    let question = try QuestionTable.puzzlelab.known(name)
    var request = Request(question, naming: .flags)
    try request.arguments.read(text, for: #require(question.parameters.first { $0.key == key }))
    let answering = Answering(environment: Asked.environment, stopSignal: StopSignal())
    let answer = try answering.answer(request)
    var json = JSONWriter()
    request.arguments.write(to: &json)
    return (
      answer.reply.document.text(style: .plain, run: answer.run), String(decoding: json.bytes, as: UTF8.self)
    )
  }

  @Test(arguments: ["set.hints", "set.analyze"])
  func `a deal of Set is read from what is printed of it: drawing, letters, digits, words, JSON`(name: String) throws {
    let seed: UInt64 = 45
    var random = SeededGenerator(seed: seed)
    var deck = Dimension.standard.allCards
    for trial in 0..<40 {
      let size = 1 + random.index(21)
      random.drawToFront(size, of: &deck)
      let cards = Array(deck.prefix(size))
      let digits = cards.map { SetGame.CardNotation.digits($0, in: .standard) }
      let (text, request) = try ask(name, "cards", digits.joined(separator: " "))
      let note: Comment = "seed \(seed) trial \(trial): \(digits)"
      #expect(try ask(name, "cards", text).request == request, note)
      let drawn = text.split(separator: "\n").filter { "╭│╰".contains($0.first ?? " ") }.joined(separator: "\n")
      let ways = [
        drawn, cards.map(SetGame.CardNotation.word).joined(separator: " "),
        cards.map { CardFaces.glyphs.name(of: $0) }.joined(separator: ", "),
      ]
      for way in ways { #expect(try ask(name, "cards", way).request == request, note) }
      let document = Asked.line(name, request)
      let given = try #require(JSONReader.read(Array(document.utf8)[...])["request"])
      #expect(Asked.line(name, Asked.text(given)) == document, note)
    }
  }

  @Test func `deals that are drawn at random are given back`() throws {
    let lines = try ask("set.deal", "seed", "5").text.split(separator: "\n").filter { !$0.hasPrefix("%") }
    for line in lines { #expect(try ask("set.hints", "cards", String(line)).request.contains("\"cards\":[\"")) }
    let cards = try ask("cardmatch.deal", "seed", "5").text
    #expect(try ask("cardmatch.analyze", "cards", cards).request.contains("\"cards\":[\""))
  }

  @Test func `playing cards and tables are read from what is printed of them`() throws {
    let seed: UInt64 = 46
    var random = SeededGenerator(seed: seed)
    var deck = CardMatch.Card.deck
    for trial in 0..<40 {
      let size = 1 + random.index(12)
      random.drawToFront(size, of: &deck)
      let words = deck.prefix(size).map { CardMatch.CardNotation.text($0) }
      let note: Comment = "seed \(seed) trial \(trial): \(words)"
      let (text, request) = try ask("cardmatch.analyze", "cards", words.joined(separator: " "))
      let shown = text.split(separator: "\n\n").first.map(String.init) ?? ""
      #expect(try ask("cardmatch.analyze", "cards", shown).request == request, note)
      let places = (["\(words[0])+"] + words.dropFirst().prefix(2)).joined(separator: " ") + " xx _ ?? null"
      let table = try ask("cardmatch.hints", "places", places)
      let row = table.text.split(separator: "\n\n").first.map(String.init) ?? ""
      #expect(try ask("cardmatch.hints", "places", row).request == table.request, note)
    }
  }

  @Test func `heaps are read from the line with which an answer begins`() throws {
    let seed: UInt64 = 47
    var random = SeededGenerator(seed: seed)
    for trial in 0..<1000 {
      let heaps = (0..<1 + random.index(4)).map { _ in
        1 + random.index([10, 1000, 100_000, 1_000_000_000][random.index(4)])
      }
      let note: Comment = "seed \(seed) trial \(trial): \(heaps)"
      let (text, request) = try ask("matchsticks.analyze", "heaps", heaps.map(String.init).joined(separator: "; "))
      #expect(try ask("matchsticks.analyze", "heaps", text.prefix { $0 != "\n" }.description).request == request, note)
    }
  }

  @Test func `the same words are unseen places through every interface`() throws {
    let table = Asked.line("memory.hints", #"{"table":["A","?","A","?"]}"#)
    for given in [
      #"["A",null,"A",null]"#, #"["A","","A","_"]"#, #""A None A nil""#, #"[["A",null],["A","xx"]]"#,
      #""[\"A\",null,\"A\",null]""#,
    ] {
      #expect(Asked.line("memory.hints", "{\"table\":\(given)}") == table, "\(given)")
    }
    let places = Asked.line("cardmatch.hints", #"{"places":["AH","??","8D+","8C","??"]}"#)
    for given in [
      #"["AH",null,"8D+","8C",""]"#, #""AH xx 8D+ 8C _""#, #"[{"rank":"A","suit":"hearts"},null,"8D+","♣8","-"]"#,
      #""[\"AH\",null,\"8D+\",\"8C\",None]""#,
    ] {
      #expect(Asked.line("cardmatch.hints", "{\"places\":\(given)}") == places, "\(given)")
    }
  }

  @Test(arguments: [
    ("set.hints", "cards", "red ◆ solid, ☃"), ("cardmatch.analyze", "cards", "A♥ 8♦ x♠"),
    ("cardmatch.hints", "places", "A♥ ♦8 xx x♠"), ("memory.hints", "table", "ä ö ? ä ä ?"),
  ])
  func `the place of a fault counts the characters that a person sees`(name: String, key: String, text: String) throws {
    let fault = #expect(throws: Fault.self) { try ask(name, key, text) }
    let wrong: Character = name == "memory.hints" ? "ä" : name == "set.hints" ? "☃" : "x"
    let place = try text.distance(from: text.startIndex, to: #require(text.lastIndex(of: wrong)))
    #expect(fault?.placedMessage.hasSuffix("(at character \(place + 1))") == true, "\(fault?.placedMessage ?? "")")
  }
}
