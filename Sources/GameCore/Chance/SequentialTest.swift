/// A sequential probability ratio test for the mean of scores: trials are added one by one until
/// they decide between two means.
///
/// Scores are 0, 1/k, …, 1, and ``counts`` say how often each was met. The two hypotheses leave the
/// distribution of the scores open but for its mean, so the likelihoods are those of the most
/// likely distributions with that mean: the generalised test of Wald's (1945), as programs that
/// play chess are tested with it (Van den Bergh 2019). For observed shares p̂ the most likely
/// distribution with mean s has the shares p̂ᵢ ÷ (1 + θ(aᵢ − s)), where θ solves Σ p̂ᵢ(aᵢ − s) ÷
/// (1 + θ(aᵢ − s)) = 0. A score that wasn't met counts as a thousandth of a trial, so that no mean
/// is impossible.
public struct SequentialTest: Sendable, Hashable {
  /// What a test accepts.
  public enum Decision: String, Sendable, CaseIterable {
    /// The lower mean, H0.
    case h0 = "H0"
    /// The higher mean, H1.
    case h1 = "H1"
  }

  /// The mean of H0, within 0…1.
  public let lowerMean: Double
  /// The mean of H1, above that of H0.
  public let higherMean: Double
  /// The chance to accept H1 where H0 is true, approximately; in 0…½, without the ends.
  public let alpha: Double
  /// The chance to accept H0 where H1 is true, approximately; in 0…½, without the ends.
  public let beta: Double

  /// A test of two means.
  public init(lowerMean: Double, higherMean: Double, alpha: Double = 0.05, beta: Double = 0.05) {
    precondition(0 < lowerMean && lowerMean < higherMean && higherMean < 1, "see lowerMean and higherMean")
    precondition(0 < alpha && alpha < 0.5 && 0 < beta && beta < 0.5, "see alpha and beta")
    self.lowerMean = lowerMean
    self.higherMean = higherMean
    self.alpha = alpha
    self.beta = beta
  }

  /// The log-likelihood ratios at which the test ends: at the lower one or below, H0 is accepted,
  /// at the higher one or above, H1.
  public var bounds: ClosedRange<Double> {
    Logarithm.natural(beta / (1 - alpha))...Logarithm.natural((1 - beta) / alpha)
  }

  /// The natural logarithm of the likelihood of H1 over that of H0; 0 without trials.
  /// - Parameters:
  ///   - counts: how often each score was met, in ascending order; at least two scores.
  ///   - others: scores between those, within 0…1, and how often each was met.
  /// - Complexity: O(scores).
  public func logLikelihoodRatio(_ counts: [Int], others: [(score: Double, count: Int)] = []) -> Double {
    precondition(counts.count >= 2, "a mean needs two scores")
    guard counts.contains(where: { $0 > 0 }) || !others.isEmpty else { return 0 }
    let weights =
      counts.enumerated().map { index, count in
        (score: Double(index) / Double(counts.count - 1), count: count == 0 ? Self.leastCount : Double(count))
      } + others.map { (score: $0.score, count: Double($0.count)) }
    let (lower, higher) = (Self.tilt(weights, to: lowerMean), Self.tilt(weights, to: higherMean))
    return weights.reduce(0) { sum, weight in
      sum + weight.count
        * Logarithm.natural(
          (1 + lower * (weight.score - lowerMean)) / (1 + higher * (weight.score - higherMean)))
    }
  }

  /// What the trials decide; `nil` where more are needed.
  public func decision(_ counts: [Int]) -> Decision? { decision(logLikelihoodRatio: logLikelihoodRatio(counts)) }

  /// What trials with this logarithm decide; `nil` where more are needed.
  public func decision(logLikelihoodRatio ratio: Double) -> Decision? {
    if ratio <= bounds.lowerBound { return .h0 }
    return ratio >= bounds.upperBound ? .h1 : nil
  }

  /// What a score that wasn't met counts as.
  private static let leastCount = 0.001

  /// θ for a mean; the sum that is to be 0 falls with θ, which lies between −1 ÷ (1 − s) and 1 ÷ s.
  private static func tilt(_ weights: [(score: Double, count: Double)], to mean: Double) -> Double {
    var (low, high) = (-1 / (1 - mean), 1 / mean)
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { return middle }
      let sum = weights.reduce(0) { $0 + $1.count * ($1.score - mean) / (1 + middle * ($1.score - mean)) }
      if sum > 0 { low = middle } else { high = middle }
    }
  }
}
