/// How often something happened in independent trials, with an interval for its chance.
package struct SampledShare: Sendable, Equatable {
  /// How often it happened.
  package let hits: UInt64
  /// How often it could have; at least 1.
  package let trials: UInt64

  /// Creates a share; `nil` without trials.
  package init?(hits: UInt64, of trials: UInt64) {
    guard trials > 0 else { return nil }
    self.hits = hits
    self.trials = trials
  }

  /// The share itself.
  package var value: Double { Double(hits) / Double(trials) }

  /// Wilson's score interval (1927) of 95 % confidence: never outside 0…1, and sound for rare events.
  package var interval: ClosedRange<Double> {
    let z = 1.959_963_984_540_054
    let n = Double(trials)
    let spread = 1 + z * z / n
    let centre = (value + z * z / (2 * n)) / spread
    let half = z * ((value * (1 - value) / n + z * z / (4 * n * n)).squareRoot()) / spread
    return max(0, centre - half)...min(1, centre + half)
  }
}

/// The mean of a quantity over simulated games, with an interval.
package struct SampledMean: Sendable, Equatable {
  /// The mean.
  package let value: Double
  /// The interval of 95 % confidence by the normal approximation.
  package let interval: ClosedRange<Double>

  /// The mean of values that were met so many times each; `nil` when there are none.
  package init?(_ counts: [(value: Double, games: UInt64)]) {
    let games = counts.reduce(0.0) { $0 + Double($1.games) }
    guard games > 0 else { return nil }
    let mean = counts.reduce(0.0) { $0 + $1.value * Double($1.games) } / games
    let squares = counts.reduce(0.0) { $0 + ($1.value - mean) * ($1.value - mean) * Double($1.games) }
    let half = 1.959_963_984_540_054 * (squares / max(1, games - 1) / games).squareRoot()
    value = mean
    interval = mean - half...mean + half
  }
}
