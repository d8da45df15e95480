import ExactArithmetic
import GameCore

/// Counts the plays of a heap from which a number of a set may be taken.
struct TakePlays {
  private let set: TakeSet
  private let size: Int

  init(_ set: TakeSet, _ size: Int) {
    self.set = set
    self.size = size
  }

  /// By one of two ways: modulo primes where the set has many elements, or its recurrence would
  /// need gigabytes of numbers.
  func count(_ limits: SearchLimits, _ observer: Observer) throws(SolverError) -> PlaysByParity {
    let ranges = set.ranges.compactMap { range -> (Int, Int)? in
      guard let lower = range.lowerBound.toInt(), lower <= size else { return nil }
      return (lower, min(range.upperBound.toInt() ?? size, size))
    }
    let takes = ranges.flatMap { Array($0.0...$0.1) }
    guard let largest = takes.last, largest > 24 else { return try recurrence(limits) }
    let bits = ModularPlays.bits(takes: takes, size: size)
    guard takes.count > 64 || bits / 8 * largest > 1 << 30 else { return try recurrence(limits) }
    return try ModularPlays(
      moves: .ranges(lows: ranges.map { Int64($0.0) }, highs: ranges.map { Int64($0.1) }), size: size, bits: bits,
      limits: limits, observer: observer
    ).count()
  }

  /// Plays end with fewer matches than the smallest take: the compositions of n, n − 1, …, n −
  /// (smallest − 1).
  private func recurrence(_ limits: SearchLimits) throws(SolverError) -> PlaysByParity {
    let smallest = min(set.smallest.toInt() ?? .max, size + 1)
    let parts = (set.elements(upTo: size) ?? SubtractionTheory(set).moves(from: size).map { $0.take })
    guard !parts.isEmpty else { return PlaysByParity(even: 1, odd: 0) }
    func sum(_ sign: Int) throws(SolverError) -> BigInt {
      try Compositions(parts: parts, sign: sign).counts(endingAt: size, width: smallest, limits: limits).reduce(0, +)
    }
    return PlaysByParity(total: try sum(1), evenLessOdd: try sum(-1))
  }

  /// The plays when 1…`largest` may be taken.
  static func upTo(_ largest: Int, _ size: Int, _ limits: SearchLimits) throws(SolverError) -> PlaysByParity {
    // No take is larger than the heap.
    let largest = min(largest, max(size, 1))
    let total = try Compositions.count(of: size, partsUpTo: largest, limits: limits)
    return PlaysByParity(
      total: total, evenLessOdd: BigInt(Compositions.signedCount(of: size, partsUpTo: largest)))
  }
}
