import Documents
import GameCore
import Games
import MatchsticksApp
import Questions
import TestSupport
import Testing

/// Questions about take-away games that are stopped before or soon after they begin.
@Suite struct MatchsticksStoppedTests {
  static let questions = [
    ("matchsticks.analyze", #"{"rules":"octal:0.75","heaps":"70,50","play":"misere"}"#),
    ("matchsticks.genus", #"{"rules":"kayles","to":12}"#),
    ("matchsticks.hints", #"{"rules":"kayles","heaps":"6,5","play":"misere"}"#),
    ("matchsticks.lesson", #"{"rules":"kayles","to":8,"exercises":2}"#),
    ("matchsticks.losing", #"{"rules":"octal:0.16","to":900}"#),
    ("matchsticks.losing", #"{"rules":"octal:0.75","to":40,"play":"misere"}"#),
    ("matchsticks.match", #"{"pile":12,"takeLimit":3,"strategies":["wild","dumb"],"games":1000}"#),
    ("matchsticks.plays", #"{"pile":600,"rules":"take:1,3"}"#),
    ("matchsticks.quotient", #"{"rules":"octal:0.75"}"#),
    ("matchsticks.report", #"{"rules":"octal:0.16","to":900}"#),
    ("matchsticks.report", #"{"rules":"pile:half","to":40}"#),
    ("matchsticks.sequence", #"{"rules":"octal:0.16","to":900}"#),
    ("matchsticks.sequence", #"{"rules":"nim","to":40}"#),
    ("matchsticks.sequence", #"{"rules":"pile:primes","to":100000}"#),
    ("matchsticks.survey", #"{"octal":"0.1-0.17","to":300}"#), ("matchsticks.survey", #"{"largest":9}"#),
    ("matchsticks.triples", #"{"largest":9}"#),
    ("matchsticks.value", #"{"rules":"take:1,3|2,4","to":20}"#),
    ("matchsticks.value", #"{"rules":"take:1,3|2,4","heaps":"7,9"}"#),
  ]

  /// The answer to a question whose stop signal is raised already; `nil` where it has none.
  private func stopped(_ question: String, _ request: String) throws -> JSON {
    let signal = StopSignal()
    signal.raise()
    let interface = JSONInterface(.puzzlelab, environment: Asked.environment, stopSignal: signal, showsRun: false)
    var json = JSONWriter()
    _ = interface.answer(Array("{\"ask\":\"\(question)\",\"request\":\(request)}".utf8)[...], to: &json)
    return try JSONReader.read(json.bytes.dropLast()[...])
  }

  /// A stopped answer says so by its status, or is whole; it has no heap before the first, and what
  /// it lists are the first entries of the whole answer.
  private func check(_ answer: JSON, against whole: JSON, _ name: String) {
    guard let result = answer["result"] else {
      #expect(answer["status"] == .number("75"), "\(name): \(Asked.text(answer))")
      return
    }
    #expect(!Asked.text(answer).contains("-1"), "\(name)")
    var hasEntries = false
    for key in ["values", "heaps", "codes", "positions"] {
      guard case .array(let some)? = result[key], case .array(let all)? = whole[key] else { continue }
      #expect(some == Array(all.prefix(some.count)), "\(name): \(key)")
      hasEntries = hasEntries || !some.isEmpty
      if some.isEmpty, !all.isEmpty {
        #expect(result["isComplete"] == .bool(false), "\(name)")
        #expect(result["evidence"]?["kind"] ?? .string("unknown") == .string("unknown"), "\(name)")
      }
    }
    if result["isComplete"] == .bool(true), result["evidence"]?["kind"] != .string("unknown") {
      for key in ["outcome", "count", "pPositionDensity", "period"] where result[key] != nil {
        #expect(result[key] == whole[key], "\(name): \(key)")
      }
    }
  }

  @Test(arguments: questions)
  func `a question that is stopped at once claims nothing false`(question: String, request: String) throws {
    let whole = try Asked.result(question, request)
    check(try stopped(question, request), against: whole, "\(question) \(request), signal")
    let timed = "{\"time\":0.000000001," + request.dropFirst()
    check(try Asked.document(question, timed), against: whole, "\(question) \(timed)")
  }

  @Test(arguments: [0, 1, 2, 7, 300])
  func `a report under few nodes claims nothing false`(nodes: Int) throws {
    for rules in ["octal:0.16", "kayles", "pile:primes", "lasker", "octal:0.(123)", "take:1,3,4"] {
      let whole = try Asked.result("matchsticks.report", "{\"rules\":\"\(rules)\",\"to\":3000}")
      let some = try Asked.document("matchsticks.report", "{\"rules\":\"\(rules)\",\"to\":3000,\"nodes\":\(nodes)}")
      guard let result = some["result"] else { continue }
      if result["period"] != nil { #expect(result["period"] == whole["period"], "\(rules) \(nodes)") }
      if result["isDensityOfAllHeaps"] == .bool(true) {
        #expect(result["pPositionDensity"] == whole["pPositionDensity"], "\(rules) \(nodes)")
      }
    }
  }

  @Test func `misère play has its own argument, and the limit of the first move`() throws {
    for question in ["matchsticks.analyze", "matchsticks.hints"] {
      let result = try Asked.result(question, #"{"rules":"last:x4","play":"misere","pile":3}"#)
      #expect(result["firstMoveLimit"] == .string("1") && result["outcome"] == .string("P"))
      #expect(Asked.text(result["evidence"] ?? .null).contains("misère play of n matches is normal play of n − 1"))
      let normal = try Asked.result(question, #"{"rules":"last:x4","pile":3}"#)
      #expect(normal["firstMoveLimit"] == .string("2"))
      let taken = try Asked.result(question, #"{"takeLimit":3,"pile":18}"#)
      #expect(taken["firstMoveLimit"] == nil)
      #expect(Asked.text(taken["evidence"] ?? .null).contains("in misère play, too"))
    }
    let losing = try Asked.result("matchsticks.losing", #"{"takeLimit":3,"to":18}"#)
    #expect(Asked.text(losing["evidence"] ?? .null).contains("in misère play, too"))
  }
}
