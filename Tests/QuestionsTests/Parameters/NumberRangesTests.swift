import Documents
import GameCore
import Questions
import Testing

@Suite struct NumberRangesTests {
  @Test(arguments: [
    ("1-19,25", [1...19, 25...25]), ("3", [3...3]), ("1 to 3, 7 and 9", [1...3, 7...7, 9...9]), ("1 - 3", [1...3]),
    ("1,000", [1000...1000]), ("1,000-2,000", [1000...2000]), ("1, 234", [1...1, 234...234]),
    ("[2, 5]", [2...2, 5...5]),
  ])
  func `numbers and ranges are read as people write them`(text: String, ranges: [ClosedRange<Int>]) throws {
    let read = try NumberRanges(reading: text)
    #expect(read.ranges == ranges)
    #expect(try NumberRanges(reading: read.text) == read)
  }

  @Test(arguments: [
    ("1,234", "'1,234' is one number or 2: write 1234, or '1, 234'"), ("0", "'0' is not a list"),
    ("5-2", "'5-2' goes down; write 2-5"), ("1,x", "'x' is not a list"), ("", "'' is not a list"),
    ("1,", "'1,' is not a list"),
  ])
  func `other texts are refused, and both readings are named`(text: String, message: String) {
    let fault = #expect(throws: Fault.self) { try NumberRanges(reading: text) }
    #expect(fault?.message.hasPrefix(message) == true, "\(String(describing: fault))")
  }

  @Test func `every list is read as it was written`() throws {
    let seed: UInt64 = 39
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5000 {
      let parts = (0..<1 + random.index(4)).map { _ in
        let first = 1 + random.index(999)
        return random.index(3) > 0 ? "\(first)" : "\(first)-\(first + random.index(3000))"
      }
      let ranges = try NumberRanges(reading: parts.joined(separator: "; "))
      #expect(try NumberRanges(reading: ranges.text) == ranges, "seed \(seed): \(ranges.text)")
    }
  }
}
