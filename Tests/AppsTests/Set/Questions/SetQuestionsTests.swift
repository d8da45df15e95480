import Documents
import Foundation
import GameCore
import Games
import Questions
import SetApp
import SetGame
import Synchronization
import TestSupport
import Testing

@Suite struct SetQuestionsTests {
  private func message(_ question: String, _ request: String) throws -> String {
    let document = try Asked.document(question, request)
    guard case .string(let message)? = document["message"] else { return "" }
    return message
  }

  @Test func `cards that are drawn are numbered, but not a single one`() throws {
    let cards = try #require(try Asked.figure("set.hints", #"{"cards":"2GSF 1PDS"}"#))
    #expect(cards.contains(">2</text>") && cards.contains(">P</text>"))
    let card = try #require(try Asked.figure("set.hints", #"{"cards":"2GSF"}"#))
    #expect(!card.contains(">1</text>") && card.contains(">G</text>"))
  }

  @Test(arguments: ["junior", "quads", "proset", "socks", "ultra", "ghost", "set-5"])
  func `every deck has a puzzle of the day, the same each time`(deck: String) throws {
    let request = #"{"deck":"\#(deck)","date":"2026-12-24"}"#
    let answer = try Asked.document("set.puzzle", request)
    guard case .array(let puzzles)? = answer["result"]?["puzzles"], puzzles.count == 1,
      case .array(let cards)? = puzzles[0]["cards"]
    else {
      Issue.record("no puzzle of \(deck)")
      return
    }
    #expect(puzzles[0]["setCount"] == .number("3") && answer["request"]?["sets"] == .number("3"))
    #expect(cards.count == DeckNotation.deck(deck)?.firstDeal)
    #expect(Asked.line("set.puzzle", request) == Asked.line("set.puzzle", request))
    #expect(try Asked.result("set.puzzle", #"{"deck":"\#(deck)","date":"2026-12-25"}"#)["puzzles"] != .array(puzzles))
  }

  @Test func `drawn deals are refused what only counts of all deals have`() throws {
    for (other, reason) in [
      (#""part":"1/2""#, "the deals are drawn"), (#""digits":4"#, "have their interval"),
      (#""dealSize":82"#, "only 81"),
    ] { #expect(try message("set.distribution", "{\"samples\":9,\(other)}").contains(reason)) }
    #expect(try message("set.distribution", #"{"seed":2}"#).contains("all deals are counted"))
    #expect(try message("set.distribution", #"{"deck":"ghost"}"#).contains("draws deals instead"))
    #expect(!(try message("set.report", #"{"deck":"ghost"}"#).contains("draws deals instead")))
    #expect(try message("set.report", #"{"dealSize":70,"faces":"tutorial"}"#).contains("aren't drawn"))
    #expect(try message("set.report", #"{"deck":"quads","faces":"tutorial"}"#).contains("drawn in one way"))
    let (one, same) = (try Asked.result("set.distribution", #"{"samples":200}"#), #"{"samples":200,"seed":1}"#)
    #expect(one == (try Asked.result("set.distribution", same)))
    #expect(one["noSetShare"] == (try Asked.result("set.chance", same))["noSetShare"])
  }

  @Test func `hints hold the cards, the count and the index triples`() {
    #expect(
      Asked.line("set.hints", #"{"cards":"0000 1111 2222 0001"}"#) == """
        {"request":{"cards":["0000","1111","2222","0001"],"deck":"set"},\
        "result":{"cards":["0000","1111","2222","0001"],\
        "evidence":{"kind":"proved","method":"every pair tried"},"setCount":1,"sets":[[0,1,2]]},\
        "schema":"puzzlelab/set.hints/3"}
        """)
  }

  @Test(arguments: [
    #""0000 2GSF,0120""#, #"["0000","2gsf","0120"]"#,
    #"["one red empty oval","2GSF","an empty green squiggle"]"#,
    #""a red open oval; two green filled squiggles\none green hollow squiggle""#,
  ])
  func `cards are read as people write them and echoed in digits`(cards: String) throws {
    let document = try Asked.document("set.hints", "{\"cards\":\(cards)}")
    let echo = try #require(document["request"]?["cards"])
    #expect(Asked.text(echo) == #"["0000","1122","0120"]"#)
  }

  @Test func `matched cards are left out by index, and every request reproduces its answer`() throws {
    for (question, request) in [
      ("set.hints", #"{"cards":"0000 1111 2222 0120 0121 0122","exclude":[0,1,2]}"#),
      ("set.hints", #"{"cards":"000 111 222","dimension":3,"stage":2}"#),
      ("set.hints", #"{"cards":"","variant":"ghostset"}"#), ("set.analyze", #"{"cards":["0","1"],"dimension":1}"#),
      ("set.explain", #"{"cards":"2GSF, 1RSF, 1PSE"}"#), ("set.deal", #"{"sets":4,"count":2,"seed":7}"#),
      ("set.deal", #"{"setFree":true,"dealSize":9}"#), ("set.simulate", #"{"games":900,"pick":"most-remaining"}"#),
      ("set.chance", #"{"dealSize":9}"#), ("set.census", #"{"dimension":2}"#),
      ("set.distribution", #"{"dealSize":5,"variant":"ultraset"}"#), ("set.report", #"{"dealSize":79,"digits":4}"#),
      ("set.rounds", "{}"), ("set.verify", #"{"deals":"data/set/known.txt"}"#),
    ] {
      let line = Asked.line(question, request)
      let echo = try #require(try Asked.document(question, request)["request"], "\(line)")
      #expect(Asked.line(question, Asked.text(echo)) == line)
    }
    let hints = try Asked.result("set.hints", #"{"cards":"0000 1111 2222 0120 0121 0122","exclude":[0,1,2]}"#)
    #expect(hints["sets"].map(Asked.text) == "[[3,4,5]]")
  }

  @Test func `faults name the parameter and the remedy`() throws {
    #expect(try message("set.hints", #"{"cards":"0120 3XYZ"}"#) == "card 2 '3XYZ': the colour must be R, G or P")
    #expect(try message("set.hints", #"{"cards":"012"}"#).contains("a card has 4 digits"))
    #expect(try message("set.hints", "{}") == "\"cards\" is missing")
    #expect(try message("set.hints", #"{"cards":"","stage":4}"#).hasPrefix("\"stage\": "))
    #expect(try message("set.hints", #"{"cards":"0000 1111 2222","exclude":[0,1,3]}"#).contains("card 4 (index 3)"))
    #expect(try message("set.explain", #"{"cards":"0000"}"#) == "a Set has exactly three cards (1 given)")
    #expect(try message("set.deal", #"{"sets":1,"setFree":true}"#).contains("exclude each other"))
    #expect(try message("set.distribution", #"{"dealSize":30}"#).contains("from 0 to 21 and from 60 to 81"))
    #expect(try message("set.distribution", #"{"variant":"ghostset"}"#).contains("the deck 'ghost' can't be counted"))
  }

  @Test(arguments: 1...4) func `the quick way writes what the question writes`(features: Int) throws {
    let dimension = try #require(Dimension(features: features))
    let question = try QuestionTable.puzzlelab.known("set.hints")
    let lines = SetHintsLines(deck: try #require(Deck(.set, coordinates: features)))
    let timeless = { (bytes: [UInt8]) in
      String(decoding: bytes, as: UTF8.self).replacing(/"elapsedSeconds":[-e.0-9]+/, with: "")
    }
    var generator = SeededGenerator(seed: 50, stream: UInt64(features))
    for round in 0..<100 {
      var deck = dimension.allCards
      let size = generator.index(min(40, deck.count)) + 1
      generator.drawToFront(size, of: &deck)
      let text = deck.prefix(size).map { CardNotation.digits($0, in: dimension) }.joined(separator: ",")
      var quick = JSONWriter()
      let isQuick = lines.answer(Array(text.utf8)[...], showsRun: true, to: &quick)
      var request = Request(question, naming: .flags)
      for (key, value) in [("deck", "set-\(features)"), ("cards", text)] {
        try request.arguments.read(value, for: #require(question.parameters.first { $0.key == key }))
      }
      let answer = try Answering(environment: Asked.environment, stopSignal: StopSignal()).answer(request)
      var whole = JSONWriter()
      answer.write(showsRun: true, to: &whole)
      #expect(isQuick == (size <= TripleFinder.maximumCards), "round \(round)")
      #expect(!isQuick || timeless(quick.bytes) == timeless(whole.bytes), "round \(round)")
    }
    var json = JSONWriter()
    #expect(!lines.answer(Array("x".utf8)[...], showsRun: true, to: &json) && json.bytes.isEmpty)
  }

  @Test(arguments: [
    ("set.hints", #""cards":"000 111 222""#, #""dimension":3"#, "set-3"),
    ("set.hints", #""cards":"0000 0001 0010 0021""#, #""variant":"ultraset""#, "ultra"),
    ("set.hints", #""cards":"000 001 010 021""#, #""variant":"ultraset","dimension":3"#, "ultra-3"),
    ("set.hints", #""cards":"0000 1111 2222""#, #""variant":"set","dimension":4"#, "set"),
    ("set.analyze", #""cards":"000 111""#, #""dimension":3"#, "junior"),
    ("set.explain", #""cards":"000 111 222""#, #""dimension":3"#, "set-3"),
    ("set.deal", #""dealSize":9"#, #""dimension":5"#, "set-5"), ("set.census", #""to":4"#, #""dimension":2"#, "set-2"),
    ("set.chance", #""dealSize":5"#, #""dimension":3"#, "set-3"),
    ("set.distribution", #""dealSize":6"#, #""variant":"ultraset""#, "ultraset"),
  ])
  func `a deck is the same however it is named`(name: String, rest: String, short: String, deck: String) throws {
    let named = Asked.line(name, "{\(rest),\"deck\":\"\(deck)\"}")
    #expect(Asked.line(name, "{\(rest),\(short)}") == named)
    let request = try #require(JSONReader.read(Array(named.utf8)[...])["request"])
    #expect(Asked.line(name, Asked.text(request)) == named)
    #expect(try message(name, "{\(rest),\(short),\"deck\":\"\(deck)\"}").contains("exclude each other"))
  }

  @Test func `questions about other decks are answered, or say for which decks they are`() throws {
    #expect(try Asked.result("set.hints", #"{"cards":"1RS 2GS 3YS 4BS","deck":"quads"}"#)["setCount"] == .number("1"))
    #expect(try Asked.result("set.explain", #"{"cards":"R RO O","deck":"socks"}"#)["isSet"] == .bool(true))
    #expect(
      try Asked.result("set.chance", #"{"dealSize":4,"deck":"quads"}"#)["noSetProbability"]?["denominator"]
        == .string("61"))
    let ranks = try Asked.result("set.distribution", #"{"dealSize":3,"deck":"proset"}"#)
    #expect(ranks["counts"] == nil && ranks["deals"] == .string("39711"))
    #expect(try message("set.chance", #"{"deck":"ghost"}"#).contains("choose set, quads or proset"))
    #expect(try message("set.chance", #"{"deck":"quads","dealSize":65}"#).contains("the deck has only 64 cards"))
    #expect(try message("set.hints", #"{"cards":"","deck":"quad"}"#).contains("did you mean 'quads'?"))
    #expect(try message("set.distribution", #"{"deck":"quads","part":"1/2"}"#).contains("has no effect here"))
  }

  @Test func `the most and the fewest Sets come with deals`() throws {
    for (cards, most, fewest) in [(12, 14, 0), (28, 117, 15), (33, 128, 36), (48, 252, 160), (81, 1080, 1080)] {
      let result = try Asked.result("set.extremes", "{\"dealSize\":\(cards)}")
      for (key, sets) in [("most", most), ("fewest", fewest)] {
        #expect(result[key]?["bound"] == .number("\(sets)") && result[key]?["setCount"] == .number("\(sets)"))
        guard case .array(let deal)? = result[key]?["cards"] else { throw MissingDeal() }
        #expect(deal.count == cards)
      }
      #expect(result["evidence"]?["kind"] == .string("proved"))
    }
    let gap = try Asked.result("set.extremes", #"{"dealSize":21}"#)
    #expect(gap["fewest"]?["bound"] == .number("2") && gap["fewest"]?["setCount"] == .number("3"))
    let words = "only the bounds, by weights of the ways in which directions cut a deal, verified exactly; Sets counted"
    #expect(gap["evidence"]?["method"] == .string(words))
  }

  private struct MissingDeal: Error {}

  @Test func `the second deal has its exact chances`() throws {
    let result = try Asked.result("set.rounds", #"{"digits":6}"#)
    #expect(result["first"]?["noSetProbability"]?["numerator"] == .string("325432404"))
    #expect(result["first"]?["noSetProbability"]?["decimal"] == .string("0.0323020"))
    #expect(result["evidence"]?["kind"] == .string("proved"))
  }

  @Test func `deals of a file are compared with the exact distribution of each size`() throws {
    let twelve = "0000 1111 2222 0120 1200 2010 0001 0112 0221 1002 2101 1220"
    let result = try statistics(Array(repeating: twelve, count: 40) + ["0000 1111 2222", "0000 1111 0120"])
    guard case .array(let sizes)? = result["sizes"], sizes.count == 2 else { throw MissingDeal() }
    #expect(sizes[0]["dealSize"] == .number("3") && sizes[0]["deals"] == .number("2"))
    #expect(sizes[0]["mean"]?["decimal"] == .string("0.5") && sizes[0]["pValue"] == nil)
    guard case .array(let cells)? = sizes[1]["cells"] else { throw MissingDeal() }
    #expect(cells[0]["fewest"] == .string("0") && cells[0]["most"] == .string("1"))
    #expect(cells.last?["most"] == .string("14"))
    #expect(sizes[1]["degreesOfFreedom"] == .number("\(cells.count - 1)"))
    guard case .number(let chance)? = sizes[1]["pValue"] else { throw MissingDeal() }
    #expect(try #require(Double(chance)) < 1e-9)
    #expect(sizes[1]["standardError"] == .number("0"))
  }

  @Test func `a deal that can't be compared is refused with its place`() throws {
    func message(_ lines: [String], _ rest: String = "") throws -> String {
      try withFile(lines) { try self.message("set.statistics", "{\"file\":\"\($0)\"\(rest)}") }
    }
    #expect(try message(["0000 1111 2222", "0000 0000 1111"]).contains("line 2: "))
    let large = (0..<30).map { String(repeating: "0", count: 4 - String($0, radix: 3).count) + String($0, radix: 3) }
    #expect(try message(["0000 1111", large.joined(separator: " ")]).contains("line 2: "))
    #expect(try message(["0000 1111 2222"], #","deck":"ghost""#).contains("line 1: "))
    #expect(try message(["# nothing"]).contains("has no deals"))
  }

  private func statistics(_ lines: [String]) throws -> JSON {
    try withFile(lines) { try Asked.result("set.statistics", "{\"file\":\"\($0)\"}") }
  }

  private func withFile<Result>(_ lines: [String], _ body: (String) throws -> Result) throws -> Result {
    let path = FileManager.default.temporaryDirectory.appending(path: "puzzlelab-\(UUID().uuidString).txt").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: path))
    return try body(path)
  }

  @Test func `the known answers that come with the program are right`() throws {
    let result = try Asked.result("set.verify", #"{"deals":"data/set/known.txt"}"#)
    #expect(result["agreements"] == .number("11") && result["disagreements"] == .array([]))
  }

  @Test func `a checkpoint is kept, gone on from, and refused when it is of other deals`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "puzzlelab-\(UUID().uuidString).bin").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let request = "{\"dealSize\":10,\"checkpoint\":\"\(path)\"}"
    let first = Asked.line("set.distribution", request)
    let kept = try DistributionCheckpoint(bytes: Array(Data(contentsOf: URL(filePath: path))))
    #expect(kept.cards == 10 && kept.fraction == 1)
    #expect(Asked.line("set.distribution", request) == first)
    let other = try message("set.distribution", "{\"dealSize\":9,\"checkpoint\":\"\(path)\"}")
    #expect(other.contains("a checkpoint of Sets in deals of 10 cards"))
    try Data([1, 2, 3]).write(to: URL(filePath: path))
    #expect(try message("set.distribution", request).contains("not a file of this kind"))
  }

  @Test func `a long count has to be confirmed, and a slow one is announced`() throws {
    #expect(try message("set.distribution", #"{"dealSize":61}"#).contains("add \"confirm\" to start"))
    let told = Lock<[String]>([])
    let environment = Environment(
      dataFile: { _ in [] }, files: FileAccess(read: { _ in [] }, write: { _, _ in }),
      warn: { message in told.withLock { $0.append(message) } })
    let signal = StopSignal()
    signal.raise()
    let interface = JSONInterface(.puzzlelab, environment: environment, stopSignal: signal, showsRun: false)
    for name in ["set.distribution", "set.report"] {
      var json = JSONWriter()
      let status = interface.answer(Array("{\"ask\":\"\(name)\",\"request\":{\"dealSize\":63}}".utf8)[...], to: &json)
      #expect(status == .stopped)
    }
    #expect(told.withLock { $0 }.count == 2)
    #expect(told.withLock { $0 }.allSatisfy { $0.contains("card sets to visit") })
  }
}
