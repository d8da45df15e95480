import GameCore

/// What the games of a match say about the strength of the first strategy.
///
/// The trials are the openings, because games from one opening are not independent: what it favours
/// is favoured in all of them. Openings are the same where they lead to the same position, up to
/// the symmetries of the board. Where all games begin from one opening, the pairs are the trials,
/// and what is found holds for that opening. Intervals hold with 95 % confidence.
public struct MatchStatistics: Sendable, Equatable {
  /// The number of pairs, at least 1.
  public let pairs: Int
  /// The number of different openings, at least 1.
  public let openings: Int
  /// Games that the first strategy won.
  public let wins: Int
  /// Games that were drawn.
  public let draws: Int
  /// Games that the first strategy lost.
  public let losses: Int
  /// Its points as a share of the games: 1 per win, ½ per draw.
  public let winRate: Double
  /// The standard error of the win rate, from the spread between trials; `nil` for a single one.
  public let winRateError: Double?
  /// The interval of the win rate.
  ///
  /// Wilson's score interval (1927) with the variance that was seen among pairs: solving (p̂ −
  /// p)² = t²·p(1 − p)/m for p, where p̂(1 − p̂)/m is the variance of p̂, one more trial half a
  /// point off the mean counted with the others lest few equal trials seem certain, and t is
  /// Student's quantile for that many. With nᵢ pairs from the i-th opening, sᵢ the sum of their
  /// shares and n pairs in all, it is Σ(sᵢ − nᵢp̂)²/n² (Cochran 1977, chapter 6); m is at least
  /// n²/Σnᵢ², as for openings that are all or nothing.
  public let winRateInterval: ClosedRange<Double>
  /// The mean final disc difference of the first strategy; the winner takes the empty squares.
  public let meanDifference: Double
  /// Its standard error; `nil` for a single trial.
  public let meanDifferenceError: Double?
  /// The interval of the mean difference by Student's t over the trials; `nil` for a single one.
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
    let results = pairs.flatMap { $0.games }.map { $0.difference.signum() }
    self.pairs = pairs.count
    wins = results.count { $0 > 0 }
    draws = results.count { $0 == 0 }
    losses = results.count { $0 < 0 }
    let clusters = MatchPair.byOpening(pairs)
    openings = clusters.count
    let trials = clusters.count == 1 ? pairs.map { [$0] } : clusters
    (winRate, winRateInterval) = Self.share(trials.map { $0.map { $0.share } })
    winRateError = Self.mean(trials.map { $0.map { $0.share } }).error
    let differences = Self.mean(trials.map { $0.map { $0.meanDifference } })
    (meanDifference, meanDifferenceError) = differences
    meanDifferenceInterval = differences.error.map { error in
      let half = Confidence.t(degreesOfFreedom: UInt64(trials.count - 1)) * error
      return differences.mean - half...differences.mean + half
    }
    evidence = .sampled(
      trials: UInt64(trials.count), seed: seed, lower: winRateInterval.lowerBound, upper: winRateInterval.upperBound,
      confidence: Confidence.level)
  }

  /// The mean of shares in 0...1 with its interval, each trial's pairs in a list; see
  /// ``winRateInterval``.
  package static func share(_ trials: [[Double]]) -> (mean: Double, interval: ClosedRange<Double>) {
    let n = Double(trials.reduce(0) { $0 + $1.count })
    let quantile = Confidence.t(degreesOfFreedom: UInt64(trials.count))
    let square = quantile * quantile
    let mean = trials.reduce(0) { $0 + $1.reduce(0, +) } / n
    let spread = mean * (1 - mean)
    let extra = 0.5 * n / Double(trials.count)
    let variance = (squares(trials, about: mean) + extra * extra) / (n * n)
    let least = n * n / trials.reduce(0) { $0 + Double($1.count * $1.count) }
    let count = spread > 0 ? max(least, spread / variance) : least
    let scale = 1 + square / count
    let centre = (mean + square / (2 * count)) / scale
    let half = quantile * (spread / count + square / (4 * count * count)).squareRoot() / scale
    // At the ends the interval ends there too; rounding must not say otherwise.
    return (mean, (mean == 0 ? 0 : max(0, centre - half))...(mean == 1 ? 1 : min(1, centre + half)))
  }

  /// The mean of values, each trial's in a list, and its standard error; `nil` for one trial.
  package static func mean(_ trials: [[Double]]) -> (mean: Double, error: Double?) {
    let n = Double(trials.reduce(0) { $0 + $1.count })
    let mean = trials.reduce(0) { $0 + $1.reduce(0, +) } / n
    guard trials.count > 1 else { return (mean, nil) }
    let factor = Double(trials.count) / Double(trials.count - 1)
    return (mean, (factor * squares(trials, about: mean)).squareRoot() / n)
  }

  /// The squares of what the sums of the trials are off, if each value were the mean.
  private static func squares(_ trials: [[Double]], about mean: Double) -> Double {
    trials.reduce(0) { sum, trial in
      let off = trial.reduce(0) { $0 + ($1 - mean) }
      return sum + off * off
    }
  }

  /// The difference of Elo ratings that corresponds to a win rate, 400 · log₁₀(rate ÷ (1 − rate)),
  /// to two decimals; `nil` where it is infinite.
  package static func eloDifference(winRate: Double) -> Double? {
    guard winRate > 0, winRate < 1 else { return nil }
    return (40_000 * Logarithm.decimal(winRate / (1 - winRate))).rounded() / 100
  }
}
