import GameCore

/// What the games of a match say about the strength of the first strategy.
///
/// The trials are the pairs, because the two games from an opening are not independent: an opening
/// that favours a colour favours both strategies once. Intervals hold with 95 % confidence.
public struct MatchStatistics: Sendable, Equatable {
  /// The number of pairs, at least 1.
  public let pairs: Int
  /// Games that the first strategy won.
  public let wins: Int
  /// Games that were drawn.
  public let draws: Int
  /// Games that the first strategy lost.
  public let losses: Int
  /// Its points as a share of the games: 1 per win, ½ per draw.
  public let winRate: Double
  /// The interval of the win rate.
  ///
  /// Wilson's score interval (1927) with the variance that was seen among pairs: solving (p̂ −
  /// p)² = t²·φ·p(1 − p)/n for p, where φ·p̂(1 − p̂) is the variance of a pair's share, one more
  /// pair half a point off the mean counted with the others lest few equal pairs seem certain, and
  /// t is Student's quantile for that many pairs. φ is at most 1, as for independent all-or-nothing
  /// trials.
  public let winRateInterval: ClosedRange<Double>
  /// The mean final disc difference of the first strategy; the winner takes the empty squares.
  public let meanDifference: Double
  /// The interval of the mean difference by Student's t over pairs; `nil` for a single
  /// pair.
  public let meanDifferenceInterval: ClosedRange<Double>?

  /// What the win rate rests on.
  public let evidence: Evidence<ReversiProof>

  /// The Elo difference that corresponds to the win rate, and to the ends of its interval; see
  /// ``eloDifference(winRate:)``.
  public var eloDifference: Double? { Self.eloDifference(winRate: winRate) }
  /// See ``eloDifference``.
  public var lowerEloDifference: Double? { Self.eloDifference(winRate: winRateInterval.lowerBound) }
  /// See ``eloDifference``.
  public var upperEloDifference: Double? { Self.eloDifference(winRate: winRateInterval.upperBound) }

  /// The statistics of finished pairs; `nil` when there are none.
  init?(_ pairs: [MatchPair], seed: UInt64) {
    guard !pairs.isEmpty else { return nil }
    let differences = pairs.flatMap { $0.games }.map { $0.difference }
    self.pairs = pairs.count
    wins = differences.count { $0 > 0 }
    draws = differences.count { $0 == 0 }
    losses = differences.count { $0 < 0 }
    (winRate, winRateInterval) = Self.share(pairs.map { $0.share })
    (meanDifference, meanDifferenceInterval) = Self.mean(pairs.map { $0.meanDifference })
    evidence = .sampled(
      trials: UInt64(pairs.count), seed: seed, lower: winRateInterval.lowerBound, upper: winRateInterval.upperBound,
      confidence: Confidence.level)
  }

  /// The mean of shares in 0...1 with its interval; see ``winRateInterval``.
  package static func share(_ shares: [Double]) -> (mean: Double, interval: ClosedRange<Double>) {
    let n = Double(shares.count)
    let quantile = Confidence.t(degreesOfFreedom: UInt64(shares.count))
    let square = quantile * quantile
    let mean = shares.reduce(0, +) / n
    let spread = mean * (1 - mean)
    let variance = (shares.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } + 0.25) / n
    let trials = n / (spread > 0 ? min(1, variance / spread) : 1)
    let scale = 1 + square / trials
    let centre = (mean + square / (2 * trials)) / scale
    let half = quantile * (spread / trials + square / (4 * trials * trials)).squareRoot() / scale
    // At the ends the interval ends there too; rounding must not say otherwise.
    return (mean, (mean == 0 ? 0 : max(0, centre - half))...(mean == 1 ? 1 : min(1, centre + half)))
  }

  private static func mean(_ values: [Double]) -> (mean: Double, interval: ClosedRange<Double>?) {
    let n = Double(values.count)
    let mean = values.reduce(0, +) / n
    guard values.count > 1 else { return (mean, nil) }
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let half = Confidence.t(degreesOfFreedom: UInt64(values.count - 1)) * (squares / (n - 1) / n).squareRoot()
    return (mean, mean - half...mean + half)
  }

  /// The difference of Elo ratings that corresponds to a win rate, 400 · log₁₀(rate ÷ (1 − rate)),
  /// to two decimals; `nil` where it is infinite.
  package static func eloDifference(winRate: Double) -> Double? {
    guard winRate > 0, winRate < 1 else { return nil }
    return (40_000 * Logarithm.decimal(winRate / (1 - winRate))).rounded() / 100
  }
}
