public import ExactArithmetic

/// A finite set of positive numbers: what may be taken from one heap in one move.
///
/// Kept as ascending ranges that neither overlap nor touch, so that `1…10^1000` costs no more than
/// `1…3`.
public struct TakeSet: Hashable, Sendable {
  /// The ranges, ascending; between two of them at least one number is missing.
  public let ranges: [ClosedRange<BigInt>]

  /// Joins `ranges` into a set; `nil` when there is none, or one holds a number below 1.
  public init?(_ ranges: [ClosedRange<BigInt>]) {
    guard !ranges.isEmpty, ranges.allSatisfy({ $0.lowerBound >= 1 }) else { return nil }
    var joined: [ClosedRange<BigInt>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound + 1 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    self.ranges = joined
  }

  /// The numbers 1…`limit`; `nil` when `limit` is below 1.
  public init?(upTo limit: BigInt) {
    guard limit >= 1 else { return nil }
    self.init([1...limit])
  }

  /// The given numbers; `nil` when there is none, or one is below 1.
  package init?(_ elements: [Int]) {
    self.init(elements.filter { $0 >= 1 }.map { BigInt($0)...BigInt($0) })
    guard elements.allSatisfy({ $0 >= 1 }) else { return nil }
  }

  /// The smallest number of the set.
  public var smallest: BigInt { ranges[0].lowerBound }

  /// The largest number of the set.
  public var largest: BigInt { ranges[ranges.count - 1].upperBound }

  /// Whether the set is the numbers `smallest…largest` without a gap.
  public var isInterval: Bool { ranges.count == 1 }

  /// The limit k when the set is 1…k.
  public var limit: BigInt? { isInterval && smallest == 1 ? largest : nil }

  /// The numbers themselves, ascending, when the largest is at most `bound`.
  public func elements(upTo bound: Int) -> [Int]? {
    guard largest <= bound else { return nil }
    return ranges.flatMap { range -> [Int] in
      guard let lower = range.lowerBound.toInt(), let upper = range.upperBound.toInt() else { return [] }
      return Array(lower...upper)
    }
  }
}
