import Documents
import Games
import MatchsticksApp
import Questions
import TestSupport
import Testing

/// The questions about take-away games as `batch` asks them.
@Suite struct MatchsticksQuestionsTests {
  @Test func `an analysis has the keys that it promises`() throws {
    let line = Asked.line("matchsticks.analyze", #"{"pile":"18","rules":"take:3"}"#)
    #expect(line.hasPrefix(#"{"request":{"limit":1000,"pile":"18","rules":"take:3"},"result":{"evidence":"#))
    #expect(line.contains(#""outcome":"N""#))
    #expect(line.contains(#""winningMoves":[{"heap":0,"leaves":["17"],"take":"1"}]"#))
    #expect(line.contains(#""suggestedMove":{"heap":0,"leaves":["17"],"take":"1"}"#))
    #expect(line.hasSuffix(#""schema":"puzzlelab/matchsticks.analyze/1"}"#))
  }

  @Test func `where nothing is said there are 18 matches, and 1 to 3 may be taken`() throws {
    func result(_ question: String, _ request: String) throws -> String {
      Asked.text(try #require(try Asked.document(question, request)["result"], "\(question)"))
    }
    for (question, all) in [
      ("matchsticks.analyze", #""takeLimit":3,"pile":18"#), ("matchsticks.hints", #""takeLimit":3,"pile":18"#),
      ("matchsticks.plays", #""takeLimit":3,"pile":18"#), ("matchsticks.lesson", #""rules":"take:3""#),
    ] {
      #expect(try result(question, "{}") == result(question, "{\(all)}"), "\(question)")
    }
    #expect(try Asked.result("matchsticks.losing", #"{"to":18}"#)["count"] == .string("5"))
    let missing = try Asked.document("matchsticks.report", "{}")
    #expect(missing["message"] == .string("\"rules\" or \"takeLimit\" is missing"))
  }

  @Test func `a lost position has no winning move and still a suggestion`() throws {
    let result = try Asked.result("matchsticks.analyze", #"{"pile":"17","takeLimit":"3"}"#)
    #expect(result["outcome"] == .string("P") && result["winningMoves"] == .array([]))
    #expect(result["suggestedMove"]?["take"] == .string("1") && result["forcedMoves"] == .number("9"))
  }

  @Test func `the request of a document asks for the same document`() throws {
    for (question, request) in [
      ("matchsticks.analyze", #"{"heaps":["5","7",9],"rules":"Kayles","play":"misere"}"#),
      ("matchsticks.analyze", #"{"pile":"10^2000","rules":"last:x2","limit":3}"#),
      ("matchsticks.hints", #"{"heaps":"3,4","rules":"octal:0.77"}"#),
      ("matchsticks.losing", #"{"to":"10^1000","takeLimit":3,"limit":5}"#),
      ("matchsticks.losing", #"{"to":100,"rules":"last:x3/2","first":"2"}"#),
      ("matchsticks.sequence", #"{"rules":"lasker"}"#),
      ("matchsticks.report", #"{"rules":"octal:0.77"}"#), ("matchsticks.survey", #"{"largest":7}"#),
      ("matchsticks.survey", #"{"octal":"0.1-0.3","to":100}"#),
      ("matchsticks.triples", #"{"largest":9,"from":8,"map":true,"limit":3}"#),
      ("matchsticks.quotient", #"{"rules":"octal:0.75","heaps":["3","3"]}"#),
      ("matchsticks.value", #"{"rules":"take:1,3|2,4","heaps":"7,10^30"}"#),
      ("matchsticks.value", #"{"sum":"take:1|2 4 + nim 3"}"#),
      ("matchsticks.value", #"{"rules":"take:1|2-3","to":5}"#),
      ("matchsticks.plays", #"{"pile":"18","takeLimit":"3"}"#),
      ("matchsticks.match", #"{"pile":12,"takeLimit":3,"strategies":["wild","dumb"],"games":100,"seed":4}"#),
    ] {
      let document = try Asked.document(question, request)
      let echoed = try #require(document["request"], "\(question): \(request)")
      #expect(Asked.line(question, Asked.text(echoed)) == Asked.line(question, request), "\(request)")
    }
  }

  @Test func `losing heaps are listed and counted`() throws {
    let result = try Asked.result("matchsticks.losing", #"{"to":100,"takeLimit":3,"limit":3}"#)
    #expect(result["count"] == .string("25") && result["isComplete"] == .bool(false))
    #expect(result["positions"] == .array([.string("1"), .string("5"), .string("9")]))
  }

  @Test func `plays are counted in decimal strings`() throws {
    let result = try Asked.result("matchsticks.plays", #"{"pile":18,"takeLimit":3}"#)
    #expect(result["count"] == .string("35890") && result["digitCount"] == .number("5"))
  }

  @Test func `hints are ranked and name the winner`() throws {
    let line = Asked.line("matchsticks.hints", #"{"heaps":["3","4"],"rules":"octal:0.77"}"#)
    #expect(
      line.contains(#""hints":[{"heap":0,"lastsMoves":5,"leaves":["1"],"rank":1,"take":"2","wins":true}"#))
  }

  @Test func `a sequence is whole`() throws {
    let result = try Asked.result("matchsticks.sequence", #"{"rules":"octal:0.77","to":5}"#)
    let values = [0, 1, 2, 3, 1, 4].map { JSON.number("\($0)") }
    #expect(result["values"] == .array(values) && result["isComplete"] == .bool(true))
    #expect(result["kind"] == .string("grundyValue"))
  }

  @Test func `a report names its period and the range that proves it`() throws {
    let line = Asked.line("matchsticks.report", #"{"rules":"octal:0.77"}"#)
    #expect(line.contains(#""period":12,"preperiod":71,"provedFrom":71,"provedTo":155,"saltus":0"#))
    #expect(line.contains(#""exceptionCount":14,"exceptions":[0,3,6,9,"#))
    #expect(line.contains(#""request":{"digits":15,"limit":1000,"rules":"octal:0.77"}"#))
  }

  @Test func `closed forms prove a period without a range`() throws {
    let result = try Asked.result("matchsticks.report", #"{"rules":"take:any","to":30}"#)
    #expect(result["period"] == .number("1") && result["saltus"] == .number("1"))
    #expect(result["provedFrom"] == nil && result["provedTo"] == nil)
    #expect(result["pPositionDensity"]?["decimal"] == .string("0"))
  }

  @Test func `a quotient shows its order and the winner of a sum, however large the heaps`() throws {
    let result = try Asked.result("matchsticks.quotient", #"{"rules":"octal:0.75","heaps":["10^50","3"]}"#)
    #expect(result["isStable"] == .bool(true) && result["order"] == .number("8"))
    #expect(result["pCount"] == .number("2") && result["outcome"] != nil)
    let beyond = try Asked.result("matchsticks.quotient", #"{"rules":"kayles","heap":8,"heaps":["9","5"]}"#)
    let searched = try Asked.result("matchsticks.analyze", #"{"rules":"kayles","play":"misere","heaps":["9","5"]}"#)
    for key in ["outcome", "winningMoves", "winningMoveCount"] { #expect(beyond[key] == searched[key], "\(key)") }
    #expect(beyond["heap"] == .number("8"))
  }

  @Test func `a value has its name, its mean and the moves of both players`() throws {
    let result = try Asked.result("matchsticks.value", #"{"rules":"take:1,3|2,4","heaps":["2","3"]}"#)
    #expect(result["total"]?["value"] == .string("{3/2|1/2}") && result["total"]?["outcome"] == .string("L"))
    #expect(result["total"]?["mean"]?["decimal"] == .string("1"))
    #expect(result["total"]?["temperature"]?["decimal"] == .string("0.5"))
    let table = Asked.line("matchsticks.value", #"{"rules":"take:1,3|2,4","to":3}"#)
    #expect(table.contains(#""value":"{1|0}""#) && !table.contains("period"))
    let refused = try Asked.document("matchsticks.value", #"{"rules":"take:1|2","pile":4,"play":"misere"}"#)
    #expect(refused["status"] == .number("64"))
  }

  @Test func `a match shows the exact chance next to the games`() throws {
    let result = try Asked.result(
      "matchsticks.match", #"{"pile":18,"takeLimit":3,"strategies":["clever","wild"],"games":1000}"#)
    guard case .array(let pairings)? = result["pairings"] else {
      Issue.record("a match has pairings")
      return
    }
    #expect(pairings.count == 2 && pairings[0]["wins"] == .number("1000"))
    #expect(pairings[1]["winProbability"]?["denominator"] == .string("243"))
    #expect(pairings[1]["winRate"]?["evidence"]?["kind"] == .string("sampled"))
    #expect(pairings[1]["winProbabilityEvidence"]?["kind"] == .string("proved"))
  }

  @Test(arguments: ["dumb perfect", "dumb, perfect", " dumb ,perfect "])
  func `a list of words may have blanks`(strategies: String) throws {
    let request = #"{"games":20,"pile":10,"strategies":"STRATEGIES"}"#.replacing("STRATEGIES", with: strategies)
    #expect(Asked.line("matchsticks.match", request).contains(#""strategies":["dumb","perfect"]"#))
  }

  @Test func `a survey names its records`() throws {
    let line = Asked.line("matchsticks.survey", #"{"largest":9}"#)
    #expect(line.contains(#""longestPeriod":{"count":1,"sets":[[2,3,6,7,9]],"value":28}"#))
  }

  @Test(arguments: [
    (#"{"pile":"0","rules":"take:3"}"#, "a pile has at least one match", 65),
    (#"{"pile":"3 4","rules":"take:3"}"#, "a pile is one number; give several as heaps, such as 5,7,9", 65),
    (#"{"pile":"3","rules":"tke:1"}"#, "unknown rules 'tke:1'; did you mean take:?", 65),
    (#"{"pile":"3","rules":"take:3","takeLimit":"3"}"#, "exclude each other", 64),
    (#"{"pile":"3","takeLimit":"0"}"#, "0 is not in 1…; the nearest is 1", 64),
    (#"{"pile":"3","rules":"take:3","first":"2"}"#, "only last: rules limit the first move", 64),
    (#"{"pile":"3","rules":"last:x2","first":"0"}"#, "must be at least 1", 64),
    (#"{"heaps":"92,679","rules":"kayles"}"#, "'92,679' is one heap or 2: write 92679, or '92 679'", 65),
    (#"{"heaps":"1 000","rules":"kayles"}"#, "'1 000' is one heap or 2: write 1000, or '1 0'", 65),
    (#"{"heaps":[3,null],"rules":"nim"}"#, "is not a heap", 65),
    (#"{"heaps":["3 4"],"rules":"nim"}"#, "a pile is one", 65),
    (#"{"pile":"3","rules":"hackenbush"}"#, "hackenbush isn't a game of these rules", 65),
    (#"{"heaps":["3","x"],"rules":"take:3"}"#, "heap 2: 'x' is not a digit", 65),
    (#"{"heaps":["10^30","2"],"rules":"last:x2"}"#, "take smaller heaps", 65),
  ])
  func `what is wrong with a position is said in one line`(request: String, message: String, status: Int) throws {
    let document = try Asked.document("matchsticks.analyze", request)
    guard case .string(let found)? = document["message"] else {
      Issue.record("\(request) has no message")
      return
    }
    #expect(found.contains(message), "\(request): \(found)")
    #expect(document["status"] == .number("\(status)"), "\(request)")
  }

  @Test(arguments: [
    ("quotient", #"{"play":"normal","rules":"kayles"}"#, "\"play\": quotients decide misère play", 64),
    ("genus", #"{"play":"normal","rules":"kayles"}"#, "\"play\": a genus is of misère play", 64),
    ("report", #"{"play":"misère","rules":"kayles"}"#, "\"play\": Grundy values are of normal play", 64),
    ("sequence", #"{"play":"misere","rules":"kayles"}"#, "\"play\": Grundy values are of normal play", 64),
    ("value", #"{"pile":5,"play":"misere","rules":"kayles"}"#, "\"play\": values exist in normal play only", 64),
    ("quotient", #"{"rules":"last:x2"}"#, "\"rules\": misère quotients are computed for", 65),
    ("quotient", #"{"rules":"pile:half"}"#, "\"rules\": misère quotients are computed for", 65),
    ("genus", #"{"rules":"last:x2"}"#, "\"rules\": these rules have no Grundy values", 65),
    ("report", #"{"rules":"last:x2"}"#, "\"rules\": these rules have no Grundy values", 65),
    ("value", #"{"rules":"last:x2","to":5}"#, "\"rules\": these rules have no Grundy values", 65),
    ("value", #"{"rules":"take:1,2|any","to":5}"#, "'any' isn't a set of one player", 65),
    ("value", #"{"rules":"octal:0.7|0.3","to":5}"#, "only what may be taken differs for Left and Right", 65),
    ("analyze", #"{"rules":"hackenbush"}"#, "hackenbush isn't a game of these rules: it is played on a graph", 65),
  ])
  func `what a question isn't about is reported with the parameter that asks for it`(
    verb: String, request: String, message: String, status: Int
  ) throws {
    let document = try Asked.document("matchsticks.\(verb)", request)
    guard case .string(let found)? = document["message"] else {
      Issue.record("\(verb) \(request) has no message")
      return
    }
    #expect(found.contains(message), "\(verb) \(request): \(found)")
    #expect(document["status"] == .number("\(status)"), "\(verb) \(request)")
  }

  @Test func `misère is read with and without its accent`() throws {
    for (verb, rest) in [("analyze", ""), ("quotient", #","heap":9"#), ("genus", #","to":3"#)] {
      let plain = try Asked.result("matchsticks.\(verb)", #"{"rules":"kayles","play":"misere"\#(rest)}"#)
      for word in ["misère", "mise\u{300}re"] {
        #expect(try Asked.result("matchsticks.\(verb)", #"{"rules":"kayles","play":"\#(word)"\#(rest)}"#) == plain)
      }
    }
  }

  /// A law: what is longer than any rules is refused before it is read, whatever it consists of.
  @Test func `a long text or list is refused by its length`() throws {
    let tooLong = "the text has more than 131,071 bytes, the most that is read here"
    for character in "aé,.{" {
      let text = Asked.text(.string(String(repeating: character, count: 200_001)))
      for (question, key) in [
        ("matchsticks.analyze", "rules"), ("matchsticks.value", "rules"), ("matchsticks.survey", "octal"),
      ] {
        let found = try Asked.document(question, "{\"\(key)\":\(text)}")["message"]
        #expect(found == .string("\"\(key)\": \(tooLong)"), "\(question) \(character)")
      }
    }
    let list = "[" + String(repeating: "1,", count: 299_999) + "1]"
    #expect(
      try Asked.document("matchsticks.analyze", "{\"rules\":\(list)}")["message"] == .string("\"rules\": \(tooLong)"))
  }

  @Test func `heaps that read as one number are heaps where games were kept, too`() throws {
    for change in ["change heaps 100%20200", "change pile 100%20200 play normal heaps 100%20200 rules take:any"] {
      let actions = #"["\#(change)","new","take 3 from 2"]"#
      let replayed = try Asked.document("matchsticks.replay", "{\"actions\":\(actions)}")
      #expect(replayed["status"] == nil, "\(Asked.text(replayed))")
    }
  }

  @Test func `more strategies than there are pairings for are refused before the match`() throws {
    let many = #"["wild""# + String(repeating: #","wild""#, count: 10_000) + "]"
    let text = #""wild"# + String(repeating: ",wild", count: 16) + #"""#
    for strategies in [many, text] {
      #expect(
        try Asked.document("matchsticks.match", #"{"pile":12,"strategies":\#(strategies)}"#)["message"]
          == .string("\"strategies\": at most 16 strategies play against each other"))
    }
  }

  @Test func `long rules aren't repeated with every heap`() throws {
    let rules = "take:" + (1...900).map { "\(3 * $0)" }.joined(separator: ",")
    let line = Asked.line("matchsticks.value", #"{"rules":"\#(rules)","to":50}"#)
    #expect(line.utf8.count < 30_000 && line.contains(#""isComplete":true"#))
  }

  @Test func `a refusal of long rules is short`() throws {
    let digits = String(repeating: "1", count: 100_000)
    #expect(Asked.line("matchsticks.analyze", #"{"rules":"\#(digits)"}"#).utf8.count < 1000)
  }

  @Test(arguments: [
    (#"{"heaps":[92,679],"rules":"kayles"}"#, #"{"heaps":["92","679"],"rules":"octal:0.77"}"#),
    (#"{"heaps":["92,679"],"rules":[1,234]}"#, #"{"heaps":["92679"],"rules":"take:1,234-234"}"#),
    (#"{"heaps":"92,679 and 5","rules":"{1,3,4}"}"#, #"{"heaps":["92679","5"],"rules":"take:1,3-4"}"#),
    (#"{"limit":"1,000","pile":1e3,"rules":"0.3F"}"#, #"{"limit":1000,"pile":"1000","rules":"hex:0.3f"}"#),
    (#"{"limit":1e2,"pile":"1 000","rules":"dawsons-chess"}"#, #"{"limit":100,"pile":"1000","rules":"octal:0.137"}"#),
  ])
  func `a request in other words is echoed in ours, which are read as the same`(
    request: String, echoed: String
  ) throws {
    let question = try QuestionTable.puzzlelab.known("matchsticks.analyze")
    func echo(_ request: String) throws -> JSON {
      var json = JSONWriter()
      try Request(question, json: JSONReader.read(Array(request.utf8)[...])).arguments.write(to: &json)
      return try JSONReader.read(json.bytes[...])
    }
    let found = try echo(request)
    for (key, value) in try members(JSONReader.read(Array(echoed.utf8)[...])) { #expect(found[key] == value) }
    #expect(try echo(echoed) == found)
  }

  private func members(_ json: JSON) throws -> [(String, JSON)] {
    guard case .object(let members) = json else { return [] }
    return members.map { ($0.key, $0.value) }
  }

  @Test func `an analysis of very many digits is one line of JSON`() throws {
    let digits = String(repeating: "7", count: 149_999) + "8"
    let result = try Asked.result("matchsticks.analyze", "{\"pile\":\"\(digits)\",\"rules\":\"take:7\"}")
    guard case .array(let moves)? = result["winningMoves"], case .array(let leaves)? = moves.first?["leaves"],
      case .string(let rest)? = leaves.first
    else {
      Issue.record("the heap has a winning move")
      return
    }
    #expect(rest.utf8.count == 150_000 && rest.hasPrefix("7777"))
  }
}
