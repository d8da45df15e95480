import Documents
import GameCore
import Games
import Questions
import TestSupport
import Testing

/// Counts of deals and surveys of codes that are cut, asked in JSON and joined.
@Suite struct PartKindTests {
  private static func total(_ documents: [String]) throws -> String {
    var joiner = PartJoiner(.puzzlelab)
    for document in documents { try joiner.add(Array(document.utf8)[...]) }
    var json = JSONWriter()
    try joiner.write(
      in: Context(limits: .none, observer: .silent, environment: Asked.environment), to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func fault(_ documents: [String]) -> String {
    do { return "\(try total(documents).utf8.count) bytes" } catch { return Fault(any: error).message }
  }

  private static func distribution(_ request: String, _ part: String? = nil) -> String {
    let cut = part.map { #","part":"\#($0)""# } ?? ""
    return Asked.line("set.distribution", "{\(request)\(cut)}")
  }

  @Test(arguments: [
    (#""dealSize":3"#, 2), (#""dealSize":6"#, 5), (#""dealSize":12"#, 1), (#""dealSize":14,"digits":30"#, 4),
    (#""dealSize":68"#, 3), (#""dealSize":8,"variant":"ultraset""#, 3), (#""dealSize":9"#, 40),
  ])
  func `all parts of a count of deals, in any order, make the bytes of the whole`(request: String, count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    let parts = (1...count).map { Self.distribution(request, "\($0)/\(count)") }.shuffled(using: &generator)
    #expect(try Self.total(parts) == Self.distribution(request) + "\n")
    #expect(parts[0].contains(#""part":{"#))
  }

  @Test func `parts that are missing or there twice are named, and those of another cutting are others`() {
    let parts = (1...5).map { Self.distribution(#""dealSize":5"#, "\($0)/5") }
    #expect(Self.fault([parts[0], parts[1], parts[4]]).contains("parts 3 to 4 of 5 are in no part"))
    #expect(Self.fault(Array(parts[1...])).contains("part 1 of 5 is in no part"))
    #expect(Self.fault(Array(parts[..<4])).contains("part 5 of 5 is in no part"))
    #expect(Self.fault(parts + [parts[2]]).contains("part 3 of 5 is in two parts"))
    let half = Self.distribution(#""dealSize":5"#, "1/2")
    #expect(Self.fault(parts + [half]).contains("part 2 of 2 is in no part"))
    #expect(Self.fault([Self.distribution(#""dealSize":5"#)]).contains("its request has no \"part\""))
  }

  @Test func `what a part can't have found is refused`() {
    let parts = (1...2).map { Self.distribution(#""dealSize":8"#, "\($0)/2") }
    let share = #""share":""#
    for (old, new) in [
      (#""counts":[["#, #""counts":[["1","#), (share, share + "7"), (share, share + "-"), (#""fewest":{"#, #""few":{"#),
      (#""cards":["0"#, #""cards":["3"#), (#""setCount":"#, #""setCount":9"#), (#""stopReason""#, #""x""#),
      (#""shares""#, #""s""#),
    ] where parts[0].contains(old) {
      let wrong = parts[0].replacing(old, with: new, maxReplacements: 1)
      #expect(!Self.fault([wrong, parts[1]]).hasSuffix("bytes"), "\(old)")
    }
    let large = parts[0].replacing(#""counts":[[""#, with: #""counts":[["18446744073709551615"#, maxReplacements: 1)
    #expect(!Self.fault([large, parts[1]]).hasSuffix("bytes"))
  }

  @Test func `a part that was changed at random is joined or refused, never a crash`() {
    var generator = SeededGenerator(seed: 14)
    let documents = (1...2).map { Array(Self.distribution(#""dealSize":6"#, "\($0)/2").utf8) }
    let survey = Array(Asked.line("matchsticks.survey", #"{"octal":"0.10-0.17","to":200}"#).utf8)
    var refused = 0
    for _ in 0..<400 {
      var document = [documents[0], survey][Int.random(in: 0..<2, using: &generator)]
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0..<document.count, using: &generator)
        document[place] = Array("0123456789-,:{}[]\"".utf8)[Int.random(in: 0..<18, using: &generator)]
      }
      let all = [document, documents[1]].map { String(decoding: $0, as: UTF8.self) }
      if !Self.fault(all).hasSuffix("bytes") { refused += 1 }
    }
    #expect(refused > 200)
  }

  @Test func `ranges of codes that were surveyed separately make the bytes of the whole survey`() throws {
    func survey(_ codes: String) -> String { Asked.line("matchsticks.survey", #"{"octal":"\#(codes)","to":3000}"#) }
    let parts = [survey("0.30-0.57"), survey("0.10-0.27"), survey("0.60"), survey("0.61-0.77")]
    #expect(try Self.total(parts) == survey("0.1-0.77") + "\n")
    #expect(try Self.total([survey("4.1-4.3"), survey("4.4-4.7")]) == survey("4.1-4.7") + "\n")
    #expect(Self.fault([parts[0], parts[2], survey("0.66-0.77")]).contains("codes 0.61-0.65 are in no part"))
    #expect(Self.fault(parts + [survey("0.44")]).contains("code 0.44 is in two parts"))
    #expect(Self.fault([Asked.line("matchsticks.survey", #"{"largest":4}"#)]).contains("its request has no \"octal\""))
    let stopped = parts[0].replacing(#""isComplete":true"#, with: #""isComplete":false"#)
    #expect(Self.fault([stopped]).contains("stopped before it had all its codes"))
    let other = parts[0].replacing(#""code":"0.3""#, with: #""code":"0.4""#)
    #expect(other == parts[0] || !Self.fault([other]).hasSuffix("bytes"))
  }
}
