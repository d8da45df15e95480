import GameCore

/// A sequential test of the Elo difference of two players, which ends their match: pairs of games
/// are added in order until they decide between two differences.
///
/// All pairs from one opening are one trial, as in ``MatchStatistics``: they aren't independent,
/// and copies of one pair would decide.
public struct MatchTest: Sendable, Hashable {
  /// The Elo differences that may be tested, in either direction.
  public static let limits = -1000.0...1000.0

  /// The difference of H0.
  public let lowerElo: Double
  /// The difference of H1.
  public let higherElo: Double
  /// The test of the expected share of points; a pair has five results: 0, ½, 1, 1½ and 2 points.
  public let test: SequentialTest

  /// A test; `nil` unless the first difference is the lower one and both are within ``limits``.
  public init?(_ lowerElo: Double, _ higherElo: Double, alpha: Double = 0.05, beta: Double = 0.05) {
    guard lowerElo < higherElo, Self.limits.contains(lowerElo), Self.limits.contains(higherElo) else { return nil }
    let (lower, higher) = (Self.winRate(eloDifference: lowerElo), Self.winRate(eloDifference: higherElo))
    guard lower < higher else { return nil }
    self.lowerElo = lowerElo
    self.higherElo = higherElo
    test = SequentialTest(lowerMean: lower, higherMean: higher, alpha: alpha, beta: beta)
  }

  /// The win rate that corresponds to a difference of Elo ratings, 1 ÷ (1 + 10^(−d/400)), by
  /// bisection of its inverse.
  package static func winRate(eloDifference: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { return middle }
      if 400 * Logarithm.decimal(middle / (1 - middle)) < eloDifference { low = middle } else { high = middle }
    }
  }

  /// How the pairs decide: after how many of them, in order, and for what. Later pairs don't count.
  func outcome(_ pairs: [MatchPair], of openings: MatchPlan.Openings) -> MatchTestOutcome {
    var outcome = MatchTestOutcome(self, openings)
    for pair in pairs where outcome.decision == nil { outcome.add(pair) }
    return outcome
  }
}

/// The state of a ``MatchTest`` after some pairs.
public struct MatchTestOutcome: Sendable, Hashable {
  /// The test.
  public let test: MatchTest
  private var openings: [CanonicalPosition: Int] = [:]
  private var trials: ClusteredTrials
  /// The hypothesis that was accepted; `nil` where the pairs don't decide.
  public private(set) var decision: SequentialTest.Decision?

  /// A test before its first pair.
  init(_ test: MatchTest, _ openings: MatchPlan.Openings) {
    self.test = test
    trials = ClusteredTrials(mostPoints: 4, hasOneCluster: openings.isOne)
  }

  /// The pairs with 0, ½, 1, 1½ and 2 points of the first player.
  public var pairCounts: [Int] { trials.pointCounts }

  /// The number of pairs that were counted.
  public var pairs: Int { pairCounts.reduce(0, +) }

  /// The natural logarithm of the likelihood of H1 over that of H0.
  public var logLikelihoodRatio: Double { trials.logLikelihoodRatio(test.test) }

  /// Counts the next pair; one that follows a decision doesn't count.
  mutating func add(_ pair: MatchPair) {
    guard decision == nil else { return }
    let position = CanonicalPosition(pair.opening.end)
    let number = openings[position] ?? openings.count
    openings[position] = number
    trials.add(pair.quarters, to: number)
    decision = test.test.decision(logLikelihoodRatio: logLikelihoodRatio)
  }
}
