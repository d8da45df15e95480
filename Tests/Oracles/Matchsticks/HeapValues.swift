import GameCore

/// Values of heaps and the same backwards, each in `width` bytes; all below `bound`, a power of
/// two.
package struct HeapValues {
  private let width: Int
  package let values: [Int]

  package init(_ count: Int, width: Int, below bound: Int, _ random: inout SeededGenerator) {
    self.width = width
    // Large values are rare, as in games.
    values = (0..<count).map { _ in random.index(bound) >> random.index(4) }
  }

  package func bytes(backwards: Bool) -> [UInt8] {
    (backwards ? values.reversed() : values).flatMap { value in
      width == 1 ? [UInt8(value)] : [UInt8(value & 255), UInt8(value >> 8)]
    } + [UInt8](repeating: 0, count: 64)
  }

  private func reached(_ breaks: ClosedRange<Int>) -> Set<Int> {
    Set(breaks.map { values[$0] ^ values[values.count - 1 - $0] })
  }

  /// How many of the flags, from value 0 on, don't say whether one of the breaks reaches the value.
  package func wrongFlags(_ flags: ArraySlice<UInt8>, breaks: ClosedRange<Int>) -> Int {
    let reached = reached(breaks)
    return flags.enumerated().count { ($0.element != 0) != reached.contains($0.offset) }
  }
}
