/// How sure the intervals of all samples are.
public enum Confidence {
  /// The chance that an interval holds what it is about, before the sample is drawn.
  public static let level = 0.95
  /// The quantile of the normal distribution that goes with ``level``: a normal variable is at most
  /// this many standard deviations off its mean with that chance.
  package static let z = 1.959_963_984_540_054
}

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

  /// Wilson's score interval (1927) for the chance: within 0…1, around ``value``, and sound for
  /// rare events. It begins at 0 exactly when there are no hits and ends at 1 exactly when there is
  /// nothing else.
  public var interval: ClosedRange<Double> { Share.wilson(value, trials: Double(trials)) }

  /// Wilson's interval around a share that was seen in `trials` trials, which may be an effective
  /// number: the solutions p of (share − p)² = z²·p(1 − p)/trials.
  package static func wilson(_ share: Double, trials: Double) -> ClosedRange<Double> {
    let z = Confidence.z
    let scale = 1 + z * z / trials
    let centre = (share + z * z / (2 * trials)) / scale
    let half = z * (share * (1 - share) / trials + z * z / (4 * trials * trials)).squareRoot() / scale
    // What is true of the formula is true of the numbers, whatever rounding says.
    let lower = share <= 0 ? 0 : min(share, max(0, centre - half))
    let upper = share >= 1 ? 1 : max(share, min(1, centre + half))
    return lower...upper
  }
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

  /// The interval that holds the expected value with ``Confidence/level``, by the normal
  /// approximation; `nil` with fewer than two trials, which say nothing about the spread.
  public var interval: ClosedRange<Double>? {
    guard let value, let standardError else { return nil }
    return (value - Confidence.z * standardError)...(value + Confidence.z * standardError)
  }
}
