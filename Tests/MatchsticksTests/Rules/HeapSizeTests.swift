import ExactArithmetic
import GameCore
import Matchsticks
import Testing

@Suite struct HeapSizeTests {
  @Test func `digits and integer say the same`() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let length = 1 + random.index(60)
      let digits = (0..<length).map { _ in UInt8(0x30 + random.index(10)) }
      let heap = try #require(HeapSize(digits: digits))
      let number = try BigInt(decimal: digits)
      let divisor = 1 + random.index(1 << 30 - 1)
      let note: Comment = "seed 3: \(number)"
      #expect(heap.integer == number, note)
      #expect(heap.description == number.description, note)
      #expect(heap.remainder(dividingBy: BigInt(divisor)) == number % BigInt(divisor), note)
      let take = min(BigInt(random.index(1 << 62)), number)
      #expect(heap.taking(take).integer == number - take, note)
      #expect(heap.taking(take) == HeapSize(number - take), note)
    }
  }

  @Test func `borrowing runs through zeros`() throws {
    let heap = try #require(HeapSize(digits: Array("1000000000000000000000".utf8)))
    #expect(heap.taking(1).description == "999999999999999999999")
  }

  @Test func `negative numbers and other characters aren't a heap`() {
    #expect(HeapSize(BigInt(-1)) == nil)
    #expect(HeapSize(digits: Array("12a".utf8)) == nil)
    #expect(HeapSize(digits: []) == nil)
  }
}
