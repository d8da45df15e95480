import ExactArithmetic
import GameCore
import Matchsticks
import Testing

@Suite struct HeapsNotationTests {
  @Test func `heaps stand between commas or blanks`() throws {
    #expect(try HeapsNotation.parse("5,7,9").map(\.description) == ["5", "7", "9"])
    #expect(try HeapsNotation.parse(" 5 7\n0 ").map(\.description) == ["5", "7", "0"])
    #expect(try HeapsNotation.parse("10^30, 2").map(\.description) == ["1" + String(repeating: "0", count: 30), "2"])
    #expect(try HeapsNotation.parse("007").map(\.description) == ["7"])
  }

  @Test(arguments: [
    ("", HeapsError.empty), (" \n", .empty), ("-3", .negative(heap: 0, offset: 0)),
    ("5,-1", .negative(heap: 1, offset: 2)), ("5,,7", .badNumber(.empty, heap: 1, offset: 2)),
    ("5,", .badNumber(.empty, heap: 1, offset: 2)),
    ("5 7x", .badNumber(.unexpectedByte(0x78, offset: 1), heap: 1, offset: 3)),
    ("3.5", .badNumber(.unexpectedByte(0x2E, offset: 1), heap: 0, offset: 1)),
  ])
  func `bad heaps say which one and where`(text: String, error: HeapsError) {
    #expect(throws: error) { try HeapsNotation.parse(text) }
  }

  @Test func `random bytes never crash the parser`() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<20_000 {
      let bytes = (0..<random.index(16)).map { _ in
        random.index(3) == 0 ? UInt8(truncatingIfNeeded: random.next()) : UInt8(0x2B + random.index(15))
      }
      do {
        let heaps = try HeapsNotation.parse(bytes)
        #expect(!heaps.isEmpty)
      } catch {
        #expect(error.offset >= 0 && error.offset <= bytes.count, "seed 12: \(bytes)")
      }
    }
  }
}
