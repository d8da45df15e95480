import Documents
import ExactArithmetic
import GameCore
import Testing

enum SampleProof: WordedProof {
  case search
  var words: String { "search" }
}

/// A record with everything that a record may have.
private struct Sample: Record, Document {
  var count = 3
  var name: String? = "a,b"
  var parts = [1, 2]
  var evidence = Evidence.proved(SampleProof.search)

  static let shape = Shape<Self>(
    Field("name", "What it is called") { $0.name }, Field("count", "How many") { $0.count },
    Field("parts", "What it is made of") { $0.parts }, Field("evidence", "The evidence for it") { $0.evidence })

  func text(style: TextStyle, run: RunInfo?) -> String { style.evidence(evidence) }
}

@Suite struct ShapeTests {
  private func json(_ value: some JSONWritable) -> String {
    var writer = JSONWriter()
    value.write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func schema(_ schema: JSONSchema) -> String {
    var writer = JSONWriter()
    schema.write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `keys are sorted and what is absent is left out`() {
    #expect(
      json(Sample())
        == #"{"count":3,"evidence":{"kind":"proved","method":"search"},"name":"a,b","parts":[1,2]}"#)
    #expect(json(Sample(count: 1, name: nil, parts: [])).hasPrefix(#"{"count":1,"evidence""#))
  }

  @Test func `a schema says what is required, and what each key holds`() {
    let text = schema(Sample.schema)
    #expect(text.contains(#""required":["count","evidence","parts"]"#))
    #expect(text.contains(#""name":{"description":"What it is called","type":"string"}"#))
    #expect(
      text.contains(
        ##""evidence":{"$ref":"urn:puzzlelab:common:1#/$defs/evidence","description":"The evidence for it"}"##))
    #expect(text.contains(#""additionalProperties":false"#))
  }

  @Test func `a table has all fields, in the order of the declaration`() {
    var writer = JSONWriter()
    Sample().writeTable(to: &writer)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == """
        name,count,parts,evidence,evidenceLower,evidenceUpper,evidenceConfidence,evidenceTrials,evidenceSeed
        "a,b",3,1 2,proved,,,,,

        """)
  }

  @Test(arguments: [
    (Evidence<SampleProof>.proved(.search), #"{"kind":"proved","method":"search"}"#, "Proved: search."),
    (
      .bounded(lower: -2, upper: 4, .search), #"{"kind":"bounded","lower":-2,"method":"search","upper":4}"#,
      "Bounded, -2 to 4: search."
    ),
    (
      .sampled(trials: 10, seed: 1, lower: 0.25, upper: 0.5, confidence: 0.95),
      #"{"interval":{"confidence":0.95,"lower":0.25,"upper":0.5},"kind":"sampled","seed":1,"trials":10}"#,
      "Sampled: 10 trials, seed 1, 95 % interval 0.25 to 0.5."
    ),
    (
      .heuristic(depth: 8, selectivity: 73), #"{"depth":8,"kind":"heuristic","selectivity":73}"#,
      "Estimated: depth 8, selectivity 73 %."
    ),
    (
      .numeric(errorBound: 0.125), #"{"errorBound":0.125,"kind":"numeric"}"#,
      "Computed in floating point: error at most 0.125."
    ),
  ])
  func `every kind of evidence has its JSON and its sentence`(
    evidence: Evidence<SampleProof>, text: String, sentence: String
  ) {
    #expect(json(evidence) == text)
    #expect(evidence.sentence == sentence)
  }
}
