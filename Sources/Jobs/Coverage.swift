/// Ranges of ordinals in any order that may overlap.
enum Coverage {
  /// What of `whole` none of the ranges has, in order.
  /// - Complexity: O(n log n).
  static func gaps(in whole: Range<Int>, of ranges: [Range<Int>]) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var next = whole.lowerBound
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let start = min(range.lowerBound, whole.upperBound)
      if start > next { gaps.append(next..<start) }
      next = max(next, range.upperBound)
    }
    if next < whole.upperBound { gaps.append(next..<whole.upperBound) }
    return gaps
  }
}
