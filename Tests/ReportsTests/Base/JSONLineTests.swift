import Foundation
import GameCore
import Reports
import Testing

private struct SampleDocument: Document {
  struct Request: Encodable, Sendable { let pile = "18" }
  struct Result: Encodable, Sendable {
    let outcome = "N"
    let evidence: EvidenceValue
    let path = "a/b"
    let absent: Int? = nil
  }
  static let schema = "puzzlelab/test.sample/1"
  let request = Request()
  let result = Result(evidence: EvidenceValue(.proved(method: "closed form")))
  func text(style: TextStyle, run: RunInfo) -> String { "sample\n" }
}

@Suite struct JSONLineTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `a document is one line with sorted keys and no nulls`() {
    let run = RunInfo(elapsedSeconds: 0.123_456_789, nodes: 12, threads: 2)
    #expect(
      text(JSONLine.encode(SampleDocument(), run: run)) == """
        {"request":{"pile":"18"},"result":{"evidence":{"kind":"proved","method":"closed form"},"outcome":"N",\
        "path":"a/b"},"run":{"elapsedSeconds":0.123457,"nodes":12,"threads":2,"version":"\(Toolkit.version)"},\
        "schema":"puzzlelab/test.sample/1"}

        """)
  }

  @Test func `an error document names its place`() {
    let error = ErrorDocument(line: 3, offset: 0, message: "no card has the digit 3")
    #expect(
      text(JSONLine.encode(error))
        == #"{"line":3,"message":"no card has the digit 3","offset":0,"schema":"puzzlelab/error/1"}"# + "\n")
    #expect(
      text(JSONLine.encode(ErrorDocument(message: "no"))) == #"{"message":"no","schema":"puzzlelab/error/1"}"# + "\n")
  }

  @Test(arguments: [
    (WordedEvidence.proved(method: "search"), #"{"kind":"proved","method":"search"}"#),
    (
      .bounded(lower: -2, upper: 4, method: "stopped search"),
      #"{"kind":"bounded","lower":-2,"method":"stopped search","upper":4}"#
    ),
    (
      .sampled(trials: 10, seed: 1, lower: 0.25, upper: 0.5, confidence: 0.95),
      #"{"interval":{"confidence":0.95,"lower":0.25,"upper":0.5},"kind":"sampled","seed":1,"trials":10}"#
    ),
    (.heuristic(depth: 8, selectivity: 73), #"{"depth":8,"kind":"heuristic","selectivity":73}"#),
    (.numeric(errorBound: 0.125), #"{"errorBound":0.125,"kind":"numeric"}"#),
  ]) func `every kind of evidence has its JSON form`(evidence: WordedEvidence, json: String) {
    #expect(text(JSONLine.encode(value: EvidenceValue(evidence))) == json + "\n")
    #expect(evidence.words.hasPrefix(String(json.split(separator: "\"kind\":\"")[1].prefix { $0 != "\"" })))
  }
}
