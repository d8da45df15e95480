import Documents
import GameCore
import Games
import Questions
import TestSupport
import Testing

/// What answers about memory and card matching claim when they are stopped before they know
/// anything.
@Suite struct StoppedAnswersTests {
  /// Requests that take more work than the first example of the question's help.
  private static let requests = [
    "memory.analyze": #"{"pairs":900,"known":1}"#, "memory.hints": #"{"table":"A ? ? ? ? ? ? ? ? ?"}"#,
    "memory.report": #"{"pairs":5000}"#, "memory.simulate": #"{"pairs":5000,"first":"forgetful","recall":0}"#,
    "cardmatch.hints": #"{"places":"?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ??","cost":3}"#,
    "cardmatch.solve": #"{"dealSize":13}"#, "cardmatch.report": #"{"dealSize":26}"#,
    "cardmatch.simulate": #"{"dealSize":13,"policy":"random"}"#,
  ]
  /// What takes no time, and isn't stopped.
  private static let atOnce: Swift.Set = ["cardmatch.analyze", "cardmatch.deal"]

  private static let names = QuestionTable.puzzlelab.questions.map(\.name).filter {
    ($0.hasPrefix("memory.") || $0.hasPrefix("cardmatch.")) && !$0.hasSuffix(".replay") && !$0.hasSuffix(".review")
      && !atOnce.contains($0)
  }

  private static func request(_ name: String) throws -> String {
    if let request = requests[name] { return request }
    let example = try #require(LawRequests.requests(try QuestionTable.puzzlelab.known(name)).first)
    return LawRequests.json(example)
  }

  private func answer(_ name: String, _ request: String, signal: StopSignal = StopSignal()) throws -> JSON {
    let interface = JSONInterface(.puzzlelab, environment: Asked.environment, stopSignal: signal)
    var json = JSONWriter()
    let status = interface.answer(Array("{\"ask\":\"\(name)\",\"request\":\(request)}".utf8)[...], to: &json)
    #expect(status == .stopped, "\(name): if it takes no time, it belongs in atOnce")
    return try JSON(reading: json.bytes.dropLast()[...])
  }

  /// A fault, or a result that says nothing is known and has no value.
  private func claimsNothing(_ document: JSON, _ name: String) {
    guard let result = document["result"] else {
      #expect(document["status"] == .number("75"), "\(name)")
      return
    }
    for said in [result, result["meanTurns"], result["meanScore"]] {
      if let evidence = said?["evidence"] { #expect(evidence["kind"] == .string("unknown"), "\(name)") }
      #expect(said?["value"] == nil, "\(name) claims a mean")
    }
    for key in ["expectedTurns", "expectedGain", "distribution", "variance", "luckyMatches"] {
      #expect(result[key] == nil, "\(name) claims \(key)")
    }
    #expect(result["stopReason"] != nil, "\(name)")
  }

  @Test(arguments: names) func `a raised signal ends the answer at once, and nothing is claimed`(
    name: String
  ) throws {
    let signal = StopSignal()
    signal.raise()
    claimsNothing(try answer(name, try Self.request(name), signal: signal), name)
  }

  @Test(arguments: names) func `a deadline that has passed ends the answer at once`(
    name: String
  ) throws {
    let request = try Self.request(name).dropLast() + #","time":0.000000001}"#
    claimsNothing(try answer(name, String(request)), name)
  }

  @Test func `a game of millions of turns is stopped within`() throws {
    let document = try answer(
      "memory.simulate", #"{"pairs":5000,"first":"naive","second":"forgetful","recall":0,"time":0.2}"#)
    #expect(document["result"]?["games"] == .number("0"))
    claimsNothing(document, "memory.simulate")
  }

  @Test func `a table on which every pair is known names them, and that as its evidence`() throws {
    let result = try Asked.result("memory.hints", #"{"table":"A B A . . B"}"#)
    #expect(
      result["reason"] == .string("Take the known pair A at places 1 and 3, then B at places 2 and 6."))
    #expect(result["evidence"]?["method"] == .string("both places of every face are known, so each turn takes a pair"))
    #expect(result["expectedTurns"]?["numerator"] == .string("2"))
    let empty = try Asked.result("memory.hints", #"{"table":". ."}"#)
    #expect(empty["evidence"]?["method"] == .string("the table is empty"))
  }

  @Test(arguments: [1, 2]) func `the values of the moves count the known pairs as the whole value does`(
    players: Int
  ) throws {
    let result = try Asked.result("memory.hints", #"{"table":"A A B B C ? ? ? ? ?","players":\#(players)}"#)
    let key = players == 1 ? "expectedTurns" : "expectedGain"
    guard case .array(let moves)? = result["moves"] else {
      Issue.record("there are moves")
      return
    }
    let best = moves.first { $0["move"] == result["bestMove"] }
    #expect(best?[key] != nil && best?[key] == result[key])
  }
}
