/// A list of 1-based numbers and ranges, such as `1-19,25`.
package struct NumberRanges: Sendable, Equatable {
  /// The ranges in the order given; they may overlap.
  package let ranges: [ClosedRange<Int>]

  /// Parses the list; `nil` unless every part is a number or an ascending range of numbers from 1
  /// up.
  package init?(_ text: String) {
    var ranges: [ClosedRange<Int>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false)
      guard (1...2).contains(ends.count), ends.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
        let first = Int(ends[0]), let last = Int(ends[ends.count - 1]), first >= 1, first <= last
      else { return nil }
      ranges.append(first...last)
    }
    self.ranges = ranges
  }

  /// The list as it is written.
  package var text: String {
    ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",")
  }

  /// Whether `number` is in the list.
  package func contains(_ number: Int) -> Bool { ranges.contains { $0.contains(number) } }
}
