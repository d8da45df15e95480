/// How often something happened in independent trials, with an interval for its chance.
public struct Share: Sendable, Hashable {
  /// How often it happened.
  public let hits: UInt64
  /// How often it could have; at least 1.
  public let trials: UInt64

  /// Creates a share; `nil` without trials.
  public init?(hits: UInt64, of trials: UInt64) {
    precondition(hits <= trials, "nothing happens more often than it is tried")
    guard trials > 0 else { return nil }
    self.hits = hits
    self.trials = trials
  }

  /// The share itself.
  public var value: Double { Double(hits) / Double(trials) }

  /// The standard error of the share as estimated from it, √(p(1 − p)/n).
  public var standardError: Double { (value * (1 - value) / Double(trials)).squareRoot() }

  /// An interval that holds the chance with at least ``Confidence/level``, however small the chance
  /// and few the trials: that of Clopper and Pearson (1934), or a slightly wider one above 1000
  /// hits and misses (see ``BinomialBounds``). Within 0…1, around ``value``; it begins at 0 exactly
  /// when there are no hits and ends at 1 when there is nothing else.
  public var interval: ClosedRange<Double> { BinomialBounds(hits: hits, of: trials).interval }
}

/// The mean of whole numbers over independent trials, with an interval.
///
/// Only their sum and the sum of their squares are kept, exactly: so the trials may be added in any
/// order, by any number of threads, and the mean is the same to the last bit.
public struct Mean: Sendable, Hashable {
  /// The number of trials.
  public private(set) var trials: UInt64 = 0
  /// Σx.
  public private(set) var sum: Int128 = 0
  /// Σx².
  public private(set) var squareSum: Int128 = 0

  /// A mean without trials.
  public init() {}

  /// The mean of trials that were summed up elsewhere.
  public init(trials: UInt64, sum: Int, squareSum: Int) {
    self.trials = trials
    self.sum = Int128(sum)
    self.squareSum = Int128(squareSum)
  }

  /// The mean of values that were met `count` times each.
  public init(_ counts: some Sequence<(value: Int, count: UInt64)>) {
    for (value, count) in counts { add(value, count: count) }
  }

  /// Adds trials that gave `value`, `count` of them.
  public mutating func add(_ value: Int, count: UInt64 = 1) {
    let value = Int128(value)
    trials += count
    sum += value * Int128(count)
    squareSum += value * value * Int128(count)
  }

  /// Adds the trials of another mean.
  public mutating func add(_ other: Mean) {
    trials += other.trials
    sum += other.sum
    squareSum += other.squareSum
  }

  /// The mean; `nil` without trials.
  public var value: Double? { trials == 0 ? nil : Double(sum) / Double(trials) }

  /// The variance of a trial, as estimated from these: (n·Σx² − (Σx)²) ÷ n(n − 1). `nil` with fewer
  /// than two.
  public var variance: Double? {
    guard trials > 1 else { return nil }
    let count = Double(trials)
    // Whole numbers cancel exactly; only the quotient is rounded.
    return Double(Int128(trials) * squareSum - sum * sum) / count / (count - 1)
  }

  /// The standard deviation of the mean; `nil` with fewer than two trials.
  public var standardError: Double? { variance.map { ($0 / Double(trials)).squareRoot() } }

  /// The interval that holds the expected value with ``Confidence/level``, by Student's t for the
  /// number of trials; `nil` with fewer than two trials, which say nothing about the spread.
  ///
  /// It is exact for normal trials and an approximation for others, the better the more trials
  /// there are.
  public var interval: ClosedRange<Double>? {
    guard let value, let standardError else { return nil }
    let half = Confidence.t(degreesOfFreedom: trials - 1) * standardError
    return (value - half)...(value + half)
  }
}
