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

  @Test func `hints for three of a kind name the next card`() throws {
    let hints = try Asked.result("memory.hints", #"{"table":["A","A",null,"A","B",null],"ofAKind":3,"digits":5}"#)
    #expect(hints["action"] == .string("takeGroup") || hints["action"] == .string("turn"))
    #expect(hints["expectedTurns"]?["decimal"] == .string("2") && hints["pairs"] == nil && hints["moves"] == nil)
    let up = try Asked.result("memory.hints", #"{"table":"A+ A _ A B _","ofAKind":3}"#)
    #expect(up["action"] == .string("turn") && up["first"] == .number("1"))
    let pack = try #require(try Asked.figure("memory.hints", #"{"table":"K K+ _ _ .Q .Q _ _","copies":4}"#))
    #expect(pack.matches(of: /no card/).count == 2 && pack.matches(of: /face down/).count == 4)
  }

  @Test(arguments: [
    (#"{"table":"A A _","ofAKind":3,"players":2}"#, "has no effect here"),
    (#"{"table":["A","A",null,"A",null,null],"copies":4}"#, "each of which has 4"),
    (#"{"table":"A _","copies":3}"#, "aren't groups"),
    (#"{"table":["A","A","A","."]}"#, "same face"),
  ])
  func `hints for groups refuse what has no answer`(request: String, reason: String) throws {
    let fault = try Asked.document("memory.hints", request)
    guard case .string(let message)? = fault["message"] else {
      Issue.record("accepted: \(request)")
      return
    }
    #expect(message.contains(reason), "\(message)")
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

  @Test func `variants have exact values`() throws {
    func value(_ request: String, _ field: String) throws -> String? {
      let result = try Asked.result("memory.report", request)
      #expect(result["evidence"]?["kind"] == .string("proved"), "\(request)")
      return result[field].map { Asked.text($0) }
    }
    let ten = #"{"decimal":"20","denominator":"1","numerator":"20"}"#
    #expect(try value(#"{"pairs":10,"score":"course"}"#, "expectedPoints") == ten)
    let together = #"{"decimal":"19","denominator":"1","numerator":"19"}"#
    #expect(try value(#"{"pairs":10,"namedTogether":true}"#, "expectedTurns") == together)
    #expect(try value(#"{"pairs":1,"copies":4}"#, "expectedTurns")?.contains(#""numerator":"2""#) == true)
    let players = try Asked.result("memory.report", #"{"pairs":5,"players":3}"#)
    guard case .array(let pairs)? = players["expectedPairs"] else {
      Issue.record("no pairs")
      return
    }
    #expect(pairs.count == 3 && players["expectedTurns"] == nil && players["expectedGain"] != nil)
    let winning = try Asked.result("memory.report", #"{"pairs":8,"players":2,"aim":"win"}"#)
    #expect(winning["advantage"]?["numerator"] != nil && winning["winProbability"] != nil)
    #expect(winning["expectedGain"] == nil && winning["stallProbability"] == nil)
  }

  @Test(arguments: [
    (#"{"pairs":5,"score":"course","namedTogether":true}"#, "exclude each other"),
    (#"{"pairs":5,"score":"course","players":2}"#, #""players" has no effect here"#),
    (#"{"pairs":5,"ofAKind":3,"recall":2}"#, #""recall" has no effect here"#),
    (#"{"pairs":5,"players":3,"recall":2}"#, #""recall" has no effect here"#),
    (#"{"pairs":5,"copies":5}"#, "use a multiple of it"), (#"{"pairs":5,"aim":"win"}"#, #"use "players" 2"#),
    (#"{"pairs":61,"aim":"win","players":2}"#, "1 to 60, not 61"),
    (#"{"pairs":41,"score":"course","recall":2}"#, "1 to 40, not 41"),
    (#"{"pairs":100,"copies":4}"#, "not 100"), (#"{"pairs":5,"score":"course:2"}"#, "course:M:P"),
  ])
  func `what can't be played is refused`(request: String, message: String) throws {
    let fault = try Asked.document("memory.report", request)
    #expect(fault["status"] == .number("64"), "\(request)")
    guard case .string(let words)? = fault["message"] else {
      Issue.record("no message: \(request)")
      return
    }
    #expect(words.contains(message), "\(words)")
  }

  @Test func `points are advised and simulated`() throws {
    let hints = try Asked.result("memory.hints", #"{"table":"A B ? ? ? ?","score":"course","digits":3}"#)
    #expect(hints["expectedPoints"]?["numerator"] == .string("6") && hints["expectedTurns"] == nil)
    let state = try Asked.result("memory.analyze", #"{"pairs":3,"known":2,"score":"course:4:1"}"#)
    #expect(state["expectedPoints"]?["numerator"] == .string("12") && state["bestMove"] == .number("2"))
    let games = try Asked.result(
      "memory.simulate", #"{"pairs":5,"first":"forgetful","recall":2,"score":"course","games":4000}"#)
    func number(_ json: JSON?) -> Double? {
      switch json {
      case .number(let text), .string(let text): Double(text)
      default: nil
      }
    }
    let mean = try #require(number(games["meanPoints"]?["value"]))
    let expected = try #require(number(games["expectedPoints"]?["decimal"]))
    #expect(abs(mean - expected) < 0.5)
    let perfect = try Asked.result("memory.simulate", #"{"pairs":5,"score":"course","games":100}"#)
    #expect(number(perfect["meanPoints"]?["value"]) == 10)
  }
}
