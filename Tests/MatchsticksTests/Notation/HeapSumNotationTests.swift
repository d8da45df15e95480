import GameCore
import Matchsticks
import Testing

@Suite struct HeapSumNotationTests {
  @Test(arguments: [
    "take:1,3|2,4", "take:1|2", "take:1-5|3", "take:3", "octal:0.77", "take:2|7,9-12",
  ])
  func `rules are written as they are read`(text: String) throws {
    let rules = try HeapRulesNotation.parse(" \(text) ")
    #expect(rules.description == text)
    #expect(try HeapRulesNotation.parse(rules.description) == rules)
  }

  @Test func `two sets are read without their family, and blanks keep heaps separate`() throws {
    #expect(try HeapRulesNotation.parse("{1,3}|{2,4}").description == "take:1,3|2,4")
    #expect(try HeapRulesNotation.parse("1,3 | 2,4").description == "take:1,3|2,4")
    #expect(try HeapSumNotation.parse("kayles 92 679").description == "octal:0.77 92 679")
    #expect(throws: RulesError(.badHeaps(.oneOrSeveral("92,679", offset: 7)), offset: 7)) {
      try HeapSumNotation.parse("kayles 92,679")
    }
  }

  @Test func `a sum is rules and heaps with plus signs between`() throws {
    let sum = try HeapSumNotation.parse("take:1|2 5,7 + kayles 3 4 + last:+1 9")
    #expect(sum.parts.map(\.heaps.count) == [2, 2, 1])
    #expect(sum.description == "take:1|2 5,7 + octal:0.77 3,4 + last:+1 9")
    #expect(try HeapSumNotation.parse(sum.description) == sum)
  }

  @Test func `a line of a sum is in parentheses`() throws {
    let sum = try HeapSumNotation.parse(
      "(a,b if a>0 and (b>0) -> k,b and a-k,b | a,k and a,b-k) 4,2 + (n → n-k) 3 + (2) 5")
    #expect(sum.parts.map(\.heaps.count) == [2, 1, 1])
    #expect(sum.parts.map { $0.rules.line == nil } == [false, true, true])
    #expect(try HeapSumNotation.parse(sum.description) == sum)
    let alone = try #require(throws: RulesError.self) { try HeapRulesNotation.parse("n -> n-1 | n+q") }
    #expect(throws: RulesError(alone.fault, offset: alone.offset + 9)) {
      try HeapSumNotation.parse("nim 3 + (n -> n-1 | n+q) 3")
    }
  }

  @Test(
    arguments: [
      ("take:1|", RulesError(.missingPart, offset: 7)), ("take:|2", RulesError(.missingPart, offset: 5)),
      ("take:1|0", RulesError(.takeBelowOne, offset: 7)), ("take:1|2|3", nil),
      ("nim|2", RulesError(.partizanSet("nim"), offset: 0)),
      ("take:1,2|any", RulesError(.partizanSet("any"), offset: 9)),
      ("octal:0.7|2", RulesError(.partizanFamily, offset: 0)),
      ("take:1|5000", RulesError(.tooLarge, offset: 5)), ("|", RulesError(.missingPart, offset: 0)),
    ] as [(String, RulesError?)])
  func `wrong rules of two players are reported with their place`(text: String, error: RulesError?) {
    #expect(throws: RulesError.self) { try HeapRulesNotation.parse(text) }
    if let error { #expect(throws: error) { try HeapRulesNotation.parse(text) } }
  }

  @Test(arguments: [
    ("", RulesError(.badPart, offset: 0)), ("kayles", RulesError(.badPart, offset: 0)),
    ("kayles 3 + ", RulesError(.badPart, offset: 10)),
    ("kayles 3 + tke:1 4", RulesError(.unknownName("tke:1", nearest: "take:"), offset: 11)),
    ("kayles 3 + nim -4", RulesError(.badHeaps(.negative(heap: 0, offset: 15)), offset: 15)),
  ])
  func `wrong sums are reported with their place`(text: String, error: RulesError) {
    #expect(throws: error) { try HeapSumNotation.parse(text) }
  }

  @Test func `no text makes the reader trap`() {
    var random = SeededGenerator(seed: 1809)
    let good = Array("take:1,3|2,4 5,7 + nim 3 + (n -> n-1 | n-2) 4 + last:x2 10^3".utf8)
    for _ in 0..<3000 {
      var bytes = good
      for _ in 0..<(1 + random.index(6)) {
        switch random.index(3) {
        case 0 where !bytes.isEmpty: bytes[random.index(bytes.count)] = UInt8(random.index(256))
        case 1 where !bytes.isEmpty: bytes.remove(at: random.index(bytes.count))
        default: bytes = Array(bytes.prefix(random.index(bytes.count + 1)))
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if let sum = try? HeapSumNotation.parse(text) {
        #expect((try? HeapSumNotation.parse(sum.description)) == sum, "seed 1809: \(text)")
      }
      _ = try? HeapRulesNotation.parse(text)
    }
  }
}
