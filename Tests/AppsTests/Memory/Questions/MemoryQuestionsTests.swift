import Documents
import MemoryApp
import Questions
import TestSupport
import Testing

@Suite struct MemoryQuestionsTests {
  @Test func `an analysis has its value as an exact fraction`() throws {
    let result = try Asked.result("memory.analyze", #"{"pairs":2,"digits":5}"#)
    #expect(
      Asked.text(try #require(result["expectedTurns"])) == #"{"decimal":"2.6667","denominator":"3","numerator":"8"}"#)
    #expect(result["bestMove"] == .number("2") && result["expectedGain"] == nil)
    #expect(result["evidence"]?["kind"] == .string("proved"))
  }

  @Test func `two players have a gain instead of turns, and a pass is worth minus the state`() throws {
    let six = try Asked.result("memory.analyze", #"{"pairs":6,"known":1,"players":2}"#)
    #expect(six["expectedTurns"] == nil && six["expectedGain"]?["denominator"] == .string("1155"))
    #expect(six["bestMove"] == .number("1"))
    let four = try Asked.result("memory.analyze", #"{"pairs":4,"known":2,"players":2}"#)
    guard case .array(let moves)? = four["moves"] else {
      Issue.record("no moves")
      return
    }
    #expect(moves.last?["expectedGain"]?["numerator"] == .string("-4"))
    #expect(moves.last?["expectedGain"]?["denominator"] == .string("15"))
  }

  @Test func `an empty table is a legal state`() throws {
    let result = try Asked.result("memory.analyze", #"{"pairs":0}"#)
    #expect(result["bestMove"] == nil && result["moves"] == .array([]))
    #expect(result["evidence"]?["method"] == .string("the table is empty"))
  }

  @Test func `more known cards than pairs are refused`() throws {
    let fault = try Asked.document("memory.analyze", #"{"pairs":2,"known":3}"#)
    #expect(fault["message"] == .string(#""known": at most 2 different cards can be known with 2 pairs, not 3"#))
    #expect(fault["status"] == .number("65"))
  }

  @Test func `hints name places and a reason, whatever form the table has`() throws {
    for table in [#""A ? B ? A ?""#, #"["A","?","B","?","A","?"]"#, #""[\"A\", \"?\", 'B', ?, A, ?]""#] {
      let document = try Asked.document("memory.hints", #"{"table":\#(table)}"#)
      #expect(document["request"]?["table"] == .array(["A", "?", "B", "?", "A", "?"].map(JSON.string)))
      let result = document["result"]
      #expect(result?["action"] == .string("takePair"))
      #expect(result?["first"] == .number("0") && result?["second"] == .number("4"))
      #expect(result?["reason"] == .string("Take the known pair A at places 1 and 5."))
    }
  }

  @Test func `names may have blanks and no name steers a terminal`() throws {
    let result = try Asked.result("memory.hints", #"{"table":["polar bear\u001b[2J","?","polar bear\u001b[2J","?"]}"#)
    #expect(result["reason"] == .string("Take the known pair polar bear\\u{1b}[2J at places 1 and 3."))
  }

  @Test func `a table is drawn, with the cards to turn numbered`() throws {
    let table = try #require(try Asked.figure("memory.hints", #"{"table":"cat ? . elephants! <b> ? . ?"}"#))
    #expect(table.contains("<title>cat</title>") && table.contains(">cat</text>"))
    #expect(table.contains("<title>elephants!</title>") && table.contains(">elepha…</text>"))
    #expect(table.contains("<title>&lt;b&gt;</title>"))
    #expect(table.matches(of: /face down/).count == 3 && table.matches(of: /no card/).count == 2)
    #expect(table.matches(of: /class="title">[12]</).count == 2)
    #expect(try Asked.figure("memory.hints", #"{"table":". ."}"#) == nil)
    let unseen = Array(repeating: "?", count: 102).joined(separator: " ")
    let large = try #require(try Asked.figure("memory.hints", #"{"table":"\#(unseen)"}"#))
    #expect(!large.contains("face down"), "what doesn't fit a page isn't drawn")
  }

  @Test func `every fault of a table is said in one line, with its place`() throws {
    let fault = try Asked.document("memory.hints", #"{"table":"A A A ."}"#)
    guard case .string(let message)? = fault["message"] else {
      Issue.record("three equal faces were accepted")
      return
    }
    #expect(message.contains("same face") && message.contains("empty") && !message.contains("\n"))
    #expect(fault["offset"] == .number("4"))
  }

  @Test func `the report of the solitaire has distribution, quantiles and the asymptote`() throws {
    let result = try Asked.result("memory.report", #"{"pairs":4,"recall":2}"#)
    guard case .array(let distribution)? = result["distribution"], case .array(let quantiles)? = result["quantiles"]
    else {
      Issue.record("four pairs have a distribution")
      return
    }
    #expect(distribution.compactMap { $0["turns"] } == ["4", "5", "6", "7"].map(JSON.number))
    #expect(distribution[0]["probability"]?["denominator"] == .string("105") && quantiles.count == 5)
    #expect(result["expectedTurnsWithRecall"]?["numerator"] != nil && result["asymptote"] != nil)
    #expect(result["bestMoves"] == .array(["21", "221", "2221", "22221"].map(JSON.string)))
  }

  @Test func `the report of two players has the exception to the closed rule`() throws {
    let result = try Asked.result("memory.report", #"{"pairs":7,"players":2}"#)
    #expect(result["departuresFromClosedRule"] == .array([.array([.number("6"), .number("1")])]))
    let chances = try ["winProbability", "drawProbability", "lossProbability"].map { key -> Double in
      guard case .string(let decimal)? = result[key]?["decimal"] else { return .nan }
      return try #require(Double(decimal))
    }
    #expect(abs(chances.reduce(0, +) - 1) < 1e-12)
  }

  @Test func `a report beyond the exact range has an error bound`() throws {
    let result = try Asked.result("memory.report", #"{"pairs":1001}"#)
    #expect(result["evidence"]?["kind"] == .string("numeric") && result["expectedTurns"]?["numerator"] == nil)
  }

  @Test func `a simulation says how sure it is`() throws {
    let request = #"{"pairs":3,"first":"optimal","second":"naive","games":500,"seed":9}"#
    let result = try Asked.result("memory.simulate", request)
    #expect(result["meanGain"]?["evidence"]?["kind"] == .string("sampled") && result["games"] == .number("500"))
    #expect(result["expectedTurns"] == nil)
    let forgetful = try Asked.result("memory.simulate", #"{"pairs":5,"first":"forgetful","recall":2,"games":100}"#)
    #expect(forgetful["expectedTurns"]?["denominator"] != nil)
    #expect(forgetful["expectedTurnsEvidence"]?["kind"] == .string("proved"))
    let fault = try Asked.document("memory.simulate", #"{"pairs":3,"first":"forgetful"}"#)
    #expect(fault["message"] == .string("\"recall\" is missing") && fault["status"] == .number("64"))
  }

  @Test(arguments: [
    ("memory.analyze", #"{"pairs":9,"known":2,"players":2,"digits":4}"#),
    ("memory.hints", #"{"table":"cat dog ? . . ? ? cat","players":2}"#),
    ("memory.report", #"{"pairs":6,"recall":3}"#), ("memory.report", #"{"pairs":6,"players":2}"#),
    ("memory.simulate", #"{"pairs":5,"first":"forgetful","second":"optimal","recall":4,"games":2500}"#),
  ])
  func `a document's request gives the same document`(question: String, request: String) throws {
    let document = try Asked.document(question, request)
    #expect(try Asked.document(question, Asked.text(try #require(document["request"]))) == document)
  }
}
