import GameCore
import Testing

@Suite struct SequentialTestTests {
  /// The largest Σ nᵢ log qᵢ over distributions with a mean, by line searches along the directions
  /// that change neither sum nor mean.
  private func slowLogLikelihood(_ counts: [Double], mean: Double) -> Double {
    let last = counts.count - 1
    // Any distribution with the mean and without zeros.
    var shares = (0...last).map { _ in 0.1 / Double(last + 1) }
    let rest = (mean - 0.1 * 0.5) / 0.9
    shares[0] += 0.9 * (1 - rest)
    shares[last] += 0.9 * rest
    func value(_ shares: [Double]) -> Double {
      zip(counts, shares).reduce(0) { $0 + $1.0 * Logarithm.natural($1.1) }
    }
    for _ in 0..<(last == 2 ? 1 : 300) {
      for first in 0...(last - 2) {
        func moved(_ step: Double) -> [Double] {
          var moved = shares
          moved[first] += step
          moved[first + 1] -= 2 * step
          moved[first + 2] += step
          return moved
        }
        var (low, high) = (-min(shares[first], shares[first + 2]), shares[first + 1] / 2)
        for _ in 0..<60 {
          let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
          if value(moved(left)) < value(moved(right)) { low = left } else { high = right }
        }
        let better = moved((low + high) / 2)
        if better.allSatisfy({ $0 > 0 }), value(better) > value(shares) { shares = better }
      }
    }
    return value(shares)
  }

  @Test(arguments: [[3, 1, 8], [10, 20, 5], [0, 6, 0], [5, 0, 0], [1, 2, 3, 4, 5], [7, 1, 11, 2, 9]])
  func `the ratio is that of the most likely distributions with the two means`(counts: [Int]) {
    let test = SequentialTest(lowerMean: 0.5, higherMean: 0.58)
    let weights = counts.map { $0 == 0 ? 0.001 : Double($0) }
    let slow = slowLogLikelihood(weights, mean: 0.58) - slowLogLikelihood(weights, mean: 0.5)
    #expect(abs(test.logLikelihoodRatio(counts) - slow) < 1e-4, "\(counts): \(slow)")
  }

  @Test func `two scores are Bernoulli trials, whose ratio is known`() {
    let test = SequentialTest(lowerMean: 0.4, higherMean: 0.6)
    let expected = 30 * Logarithm.natural(0.6 / 0.4) + 20 * Logarithm.natural(0.4 / 0.6)
    #expect(abs(test.logLikelihoodRatio([20, 30]) - expected) < 1e-9)
    #expect(test.logLikelihoodRatio([0, 0]) == 0)
  }

  @Test func `exchanging scores and hypotheses turns the ratio round`() {
    let counts = [4, 7, 2, 9, 1]
    let test = SequentialTest(lowerMean: 0.45, higherMean: 0.6)
    let turned = SequentialTest(lowerMean: 0.4, higherMean: 0.55)
    #expect(abs(test.logLikelihoodRatio(counts) + turned.logLikelihoodRatio(counts.reversed())) < 1e-9)
  }

  @Test func `the bounds are Wald's`() {
    let test = SequentialTest(lowerMean: 0.5, higherMean: 0.6, alpha: 0.05, beta: 0.1)
    #expect(abs(test.bounds.lowerBound - Logarithm.natural(0.1 / 0.95)) < 1e-12)
    #expect(abs(test.bounds.upperBound - Logarithm.natural(0.9 / 0.05)) < 1e-12)
    #expect(test.decision([0, 0, 1, 0, 0]) == nil)
    #expect(test.decision([0, 0, 0, 0, 100]) == .h1 && test.decision([100, 0, 0, 0, 0]) == .h0)
  }

  private static let runs = 1000

  /// How often a test of simulated trials accepts the wrong mean, and how many trials it takes.
  private func wrongDecisions(
    _ test: SequentialTest, shares: [Double], right: SequentialTest.Decision, seed: UInt64
  ) -> (wrong: Int, trials: Int) {
    var (wrong, trials) = (0, 0)
    for run in 0..<Self.runs {
      var generator = SeededGenerator(seed: seed, stream: UInt64(run))
      var counts = Array(repeating: 0, count: shares.count)
      var decision: SequentialTest.Decision?
      while decision == nil {
        var (rest, index) = (generator.unit(), 0)
        while index < shares.count - 1, rest >= shares[index] { (rest, index) = (rest - shares[index], index + 1) }
        counts[index] += 1
        trials += 1
        decision = test.decision(counts)
      }
      if decision != right { wrong += 1 }
    }
    return (wrong, trials)
  }

  @Test func `of simulated wins, draws and losses about a twentieth is decided wrongly`() {
    let test = SequentialTest(lowerMean: 0.5, higherMean: 0.6)
    let even = wrongDecisions(test, shares: [0.4, 0.2, 0.4], right: .h0, seed: 31)
    let better = wrongDecisions(test, shares: [0.3, 0.2, 0.5], right: .h1, seed: 32)
    for (wrong, trials) in [even, better] {
      #expect((20...75).contains(wrong), "\(wrong) of \(Self.runs)")
      // A test of a fixed length with these error rates needs (2z)²(σ ÷ Δ)² ≈ 216 games.
      #expect(trials / Self.runs < 216, "\(trials / Self.runs) games")
    }
  }

  @Test func `so it is of simulated pairs of games`() {
    let test = SequentialTest(lowerMean: 0.5, higherMean: 0.58)
    let even = wrongDecisions(test, shares: [0.1, 0.15, 0.5, 0.15, 0.1], right: .h0, seed: 33)
    let better = wrongDecisions(test, shares: [0.06, 0.12, 0.46, 0.16, 0.2], right: .h1, seed: 34)
    for (wrong, _) in [even, better] { #expect((20...75).contains(wrong), "\(wrong) of \(Self.runs)") }
  }

  /// How often a test of clusters is wrong where each score comes in copies: of 400 openings in
  /// random order, again and again, each with scores of its own that never change.
  private func wrongDecisionsOfCopies(_ test: SequentialTest, clustered: Bool, seed: UInt64) -> Int {
    (0..<Self.runs).count { run in
      var generator = SeededGenerator(seed: seed, stream: UInt64(run))
      let openings = (0..<400).map { _ in generator.unit() < 0.5 ? 0 : 4 }
      var trials = ClusteredTrials(mostPoints: 4)
      for step in 0..<20_000 {
        // Twenty openings are met twenty times before the next ones come.
        let opening = (step / 400 * 20 + Int(generator.unit() * 20)) % openings.count
        trials.add(openings[opening], to: clustered ? opening : step)
        if let decision = test.decision(logLikelihoodRatio: trials.logLikelihoodRatio(test)) { return decision == .h1 }
      }
      return false
    }
  }

  @Test func `copies of a score count once, so that the error chances hold`() {
    let test = SequentialTest(lowerMean: 0.5, higherMean: 0.65)
    let wrong = wrongDecisionsOfCopies(test, clustered: true, seed: 35)
    #expect(wrong <= 75, "\(wrong) of \(Self.runs)")
    // As independent trials they decide wrongly far more often.
    let naive = wrongDecisionsOfCopies(test, clustered: false, seed: 35)
    #expect(naive > 200, "\(naive) of \(Self.runs)")
  }

  @Test func `scores of different clusters are as good as scores alone`() {
    let test = SequentialTest(lowerMean: 0.5, higherMean: 0.6)
    var (trials, generator) = (ClusteredTrials(mostPoints: 4), SeededGenerator(seed: 36, stream: 0))
    for number in 0..<300 {
      trials.add(Int(generator.unit() * 5), to: number)
      #expect(trials.logLikelihoodRatio(test) == test.logLikelihoodRatio(trials.pointCounts))
    }
    #expect(trials.clusterCount == 300)
  }

  @Test func `the score of a cluster is the mean of its scores, unless there is only one`() {
    let test = SequentialTest(lowerMean: 0.5, higherMean: 0.6)
    var trials = ClusteredTrials(mostPoints: 4)
    for (points, number) in [(4, 0), (1, 1), (3, 0), (1, 1), (0, 0), (4, 2)] { trials.add(points, to: number) }
    let expected = test.logLikelihoodRatio([0, 1, 0, 0, 1], others: [(7.0 / 12, 1)])
    #expect(abs(trials.logLikelihoodRatio(test) - expected) < 1e-12)
    #expect(trials.pointCounts == [1, 2, 0, 1, 2])
    var one = ClusteredTrials(mostPoints: 4, hasOneCluster: true)
    for points in [4, 4, 3] { one.add(points, to: 0) }
    #expect(one.logLikelihoodRatio(test) == test.logLikelihoodRatio([0, 0, 0, 1, 2]))
  }
}
