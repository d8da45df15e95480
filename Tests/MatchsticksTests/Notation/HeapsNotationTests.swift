import ExactArithmetic
import GameCore
import Matchsticks
import Testing

@Suite struct HeapsNotationTests {
  @Test func `heaps are separated by commas or blanks`() throws {
    #expect(try HeapsNotation.parse("5,7,9").map(\.description) == ["5", "7", "9"])
    #expect(try HeapsNotation.parse(" 5 7\n0 ").map(\.description) == ["5", "7", "0"])
    #expect(try HeapsNotation.parse("10^30, 2").map(\.description) == ["1" + String(repeating: "0", count: 30), "2"])
    #expect(try HeapsNotation.parse("007").map(\.description) == ["7"])
  }

  @Test(arguments: [
    ("", HeapsError.empty), (" \n", .empty), ("-3", .negative(heap: 0, offset: 0)),
    ("5,-1", .negative(heap: 1, offset: 2)), ("5,,7", .badNumber(.empty, heap: 1, offset: 2)),
    ("5,", .badNumber(.empty, heap: 1, offset: 2)),
    ("5 7x", .badNumber(.unexpected("x", offset: 3), heap: 1, offset: 3)),
    ("92,679", .oneOrSeveral("92,679", offset: 0)), ("1,234,567", .oneOrSeveral("1,234,567", offset: 0)),
    ("5 92,679", .oneOrSeveral("92,679", offset: 2)), ("5;", .badNumber(.empty, heap: 1, offset: 2)),
    ("3+", .badNumber(.empty, heap: 1, offset: 2)), ("1 000", .oneOrSeveral("1 000", offset: 0)),
    ("5, 12 345 006", .oneOrSeveral("12 345 006", offset: 3)), ("[7 1 000 5]", .oneOrSeveral("1 000", offset: 3)),
    ("1k 5", .badNumber(.twoReadings("1000", "1024", offset: 0), heap: 0, offset: 0)),
    ("3.5", .badNumber(.fraction(offset: 1), heap: 0, offset: 1)),
    ("a heap of 5 7", .badNumber(.badGroup(offset: 12), heap: 0, offset: 12)),
    ("heaps of ", .badNumber(.unexpected("h", offset: 0), heap: 0, offset: 0)),
  ])
  func `bad heaps say which one and where`(text: String, error: HeapsError) {
    #expect(throws: error) { try HeapsNotation.parse(text) }
  }

  @Test(arguments: [
    ("[3,4,5]", ["3", "4", "5"]), ("{3, 4}", ["3", "4"]), ("(7)", ["7"]), ("3+4+5", ["3", "4", "5"]),
    ("3 + 4", ["3", "4"]), ("3;4", ["3", "4"]), ("3, 4 and 5", ["3", "4", "5"]), ("3 and 4", ["3", "4"]),
    ("3, 4, and 5", ["3", "4", "5"]), ("5,7,123", ["5", "7", "123"]), ("92 679", ["92", "679"]),
    ("92, 679", ["92", "679"]), ("92,679 and 5", ["92679", "5"]), ("92,679, 1,234", ["92679", "1234"]),
    ("92,679; 5", ["92679", "5"]), ("1_000,2", ["1000", "2"]), ("1e3,2", ["1000", "2"]), ("３，４", ["3", "4"]),
    ("92, 067", ["92", "67"]), ("1, 000", ["1", "0"]), ("007 008", ["7", "8"]), ("1 100", ["1", "100"]),
    ("A heap of 92,679", ["92679"]), ("Heaps of 3, 4 and 5", ["3", "4", "5"]),
    ("heaps of 1 and 92,677", ["1", "92677"]),
    ("100,20,300", ["100", "20", "300"]), ("1,2 3", ["1", "2", "3"]),
  ])
  func `heaps are read as people have them`(text: String, heaps: [String]) throws {
    #expect(try HeapsNotation.parse(text).map(\.description) == heaps)
  }

  @Test func `a pile in groups of three digits is one number`() throws {
    #expect(try HeapsNotation.parsePile(Array("92,679".utf8)).description == "92679")
    #expect(try HeapsNotation.parseHeap("1 000 000").description == "1000000")
    #expect(throws: HeapsError.severalPiles(offset: 2)) { try HeapsNotation.parsePile(Array("5,7".utf8)) }
  }

  @Test func `every list of heaps is read as it was written`() throws {
    let seed: UInt64 = 92_679
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10_000 {
      let heaps = (0..<1 + random.index(5)).map { _ in
        HeapSize(BigInt(random.index([10, 1000, 1000, 1_000_000][random.index(4)])))
      }.compactMap(\.self)
      let text = HeapsNotation.text(heaps)
      #expect((try? HeapsNotation.parse(text)) == heaps, "seed \(seed): \(text)")
    }
  }
}
