import CardMatchApp
import Documents
import Questions
import TestSupport
import Testing

@Suite struct CardMatchQuestionsTests {
  @Test func `an analysis has the best play and the parts of the deal`() throws {
    let result = try Asked.result("cardmatch.analyze", #"{"cards":"AH 8D TS 8C 3H 4C 7H"}"#)
    #expect(result["bestScore"] == .number("16") && result["clearable"] == .bool(false))
    #expect(result["fewestLeft"] == .number("3") && result["leftByBestPlay"] == .number("3"))
    guard case .array(let parts)? = result["components"], case .array(let play)? = result["play"],
      case .string(let reason)? = result["reason"]
    else {
      Issue.record("an analysis has parts, a play and a reason")
      return
    }
    #expect(parts.map { $0["size"] } == ["3", "3", "1"].map(JSON.number))
    #expect(play.last?["score"] == .number("16") && play.first?["outcome"] == .string("turnedUp"))
    #expect(reason.contains("10♠ has no partner"))
  }

  @Test func `cards come as a list or as text, and a dear turning down doesn't matter here`() throws {
    let list = #"{"cards":["AH","AD","2S","9S"],"mismatch":0,"unchooseCost":1}"#
    let result = try Asked.result("cardmatch.analyze", list)
    #expect(result["clearable"] == .bool(true) && result["bestScore"] == .number("16"))
    #expect(try Asked.result("cardmatch.analyze", #"{"cards":"ace of hearts, A♦, 2S; 9S"}"#) == result)
    let fault = try Asked.document("cardmatch.solve", #"{"dealSize":4,"mismatch":0,"unchooseCost":1}"#)
    guard case .string(let message)? = fault["message"] else {
      Issue.record("the solver's shortcut would be wrong")
      return
    }
    #expect(message.hasPrefix("\"unchooseCost\": ") && fault["status"] == .number("65"))
  }

  @Test func `hints list every choice, the best first, and are quick the second time`() throws {
    let document = try Asked.document("cardmatch.hints", #"{"places":"AH ?? 8D+ 8C ??"}"#)
    #expect(document["request"]?["places"] == .array(["AH", "??", "8D+", "8C", "??"].map(JSON.string)))
    let result = try #require(document["result"])
    let best = result["best"]
    #expect(best?["action"] == .string("flipKnown") && best?["card"] == .string("8C") && best?["index"] == .number("3"))
    guard case .array(let choices)? = result["choices"] else {
      Issue.record("no choices")
      return
    }
    #expect(choices.count == 5 && result["evidence"]?["kind"] == .string("proved"))
    #expect(try Asked.result("cardmatch.hints", #"{"places":["AH","?","8D+","8♣","??"]}"#) == result)
    let large = try Asked.document("cardmatch.hints", #"{"places":"?????????????????????????????? AH"}"#)
    #expect(large["message"] == .string("16 cards: face-down play is solved for 1 to 14"))
  }

  @Test func `a solution is an exact fraction with its states`() throws {
    let result = try Asked.result("cardmatch.solve", #"{"dealSize":3,"digits":7}"#)
    #expect(result["expectedScore"]?["decimal"] == .string("1.084706"))
    #expect(result["states"] == .number("11"))
    #expect(result["statesBySeenCards"] == .array(["1", "2", "8"].map(JSON.number)))
  }

  @Test func `a report counts deals and compares strategies`() throws {
    let result = try Asked.result("cardmatch.report", #"{"dealSize":3,"games":100}"#)
    #expect(result["deals"] == .string("22100"))
    guard case .array(let policies)? = result["policies"] else {
      Issue.record("three cards are compared")
      return
    }
    let names = ["optimal", "peek-all", "match-at-once", "never-unchoose", "random", "random-with-unchoosing"]
    #expect(policies.map { $0["policy"] } == names.map(JSON.string))
    #expect(policies[0]["expectedScore"] != nil && policies[4]["meanScore"] != nil)
    #expect(try Asked.result("cardmatch.report", #"{"dealSize":3,"dealsOnly":true}"#)["policies"] == nil)
  }

  @Test func `the same seed deals the same cards`() throws {
    let one = try Asked.result("cardmatch.deal", #"{"seed":5}"#)
    guard case .array(let cards)? = one["cards"] else {
      Issue.record("no cards")
      return
    }
    #expect(try Asked.result("cardmatch.deal", #"{"seed":5,"dealSize":12}"#) == one)
    #expect(Set(cards.map(Asked.text)).count == 12)
  }

  @Test func `a simulation of planned play shows the exact expectation`() throws {
    let result = try Asked.result("cardmatch.simulate", #"{"dealSize":4,"games":200,"seed":3}"#)
    #expect(result["expectedScore"]?["decimal"] != nil && result["games"] == .number("200"))
    #expect(result["expectedScoreEvidence"]?["kind"] == .string("proved"))
    let random = try Asked.result("cardmatch.simulate", #"{"dealSize":4,"games":200,"policy":"random"}"#)
    #expect(random["expectedScore"] == nil && random["meanScore"]?["evidence"]?["kind"] == .string("sampled"))
  }

  @Test func `faults name the card and its place`() throws {
    let fault = try Asked.document("cardmatch.analyze", #"{"cards":"AH 3X"}"#)
    #expect(fault["offset"] == .number("3") && fault["status"] == .number("65"))
    let twice = try Asked.document("cardmatch.analyze", #"{"cards":"AH 2D A♥"}"#)
    #expect(twice["message"] == .string("\"cards\": AH is named twice; a deck has only one"))
  }

  @Test(arguments: [
    ("cardmatch.analyze", #"{"cards":"AH8D10S8C","bonus":3}"#), ("cardmatch.hints", #"{"places":"AH.AD.???? 8D+"}"#),
    ("cardmatch.solve", #"{"dealSize":5,"policy":"peek-all"}"#), ("cardmatch.report", #"{"dealSize":4,"games":50}"#),
    ("cardmatch.simulate", #"{"dealSize":12,"policy":"random-with-unchoosing","games":1200}"#),
    ("cardmatch.deal", #"{"dealSize":20,"seed":77}"#),
  ])
  func `a document's request gives the same document`(question: String, request: String) throws {
    let document = try Asked.document(question, request)
    #expect(try Asked.document(question, Asked.text(try #require(document["request"]))) == document)
  }
}
