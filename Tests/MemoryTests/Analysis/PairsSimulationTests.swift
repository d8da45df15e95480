import ExactArithmetic
import GameCore
import Memory
import Testing

@Suite struct PairsSimulationTests {
  @Test(arguments: [(1, 0), (4, 0), (6, 1), (6, 2), (8, 3), (10, 5), (12, 24)])
  func `a forgetful solitaire takes as long as the recurrence says`(pairs: Int, recall: Int) {
    let exact = RecallTable.expectedTurns(pairs: pairs, recall: recall).toDouble()
    let tally = PairsSimulation.run(pairs: pairs, strategies: [.forgetful(recall: recall)], games: 40_000, seed: 1)
    let sample = tally.turns
    #expect(abs(sample.mean - exact) <= 4 * sample.standardError + 1e-12, "\(sample) against \(exact), seed 1")
  }

  @Test func `the best solitaire is distributed as computed`() {
    let distribution = TurnDistribution(pairs: 6)
    let games: UInt64 = 100_000
    let tally = PairsSimulation.run(pairs: 6, strategies: [.optimal], games: games, seed: 2)
    for (index, count) in distribution.counts.enumerated() {
      let probability = Rational(count, distribution.total).toDouble()
      let turns = distribution.turns(at: index)
      let found = turns < tally.gamesByTurns.count ? Double(tally.gamesByTurns[turns]) : 0
      let deviation = (Double(games) * probability * (1 - probability)).squareRoot()
      #expect(abs(found - Double(games) * probability) <= 4 * deviation + 1, "\(turns) turns, seed 2")
    }
  }

  @Test(arguments: [3, 5, 6, 7, 10])
  func `best play against best play ends as the distribution says`(pairs: Int) {
    guard let exact = TwoPlayerReport(pairs: pairs).distribution else { return }
    let games: UInt64 = 100_000
    let tally = PairsSimulation.run(pairs: pairs, strategies: [.optimal, .optimal], games: games, seed: 3)
    // The first strategy begins every other game, so its gain is 0 on average.
    #expect(abs(tally.gain.mean) <= 4 * tally.gain.standardError)
    let draws = exact.drawProbability.toDouble()
    let deviation = (Double(games) * draws * (1 - draws)).squareRoot()
    #expect(abs(Double(tally.draws) - Double(games) * draws) <= 4 * deviation + 1)
    let stalls = exact.stallProbability.toDouble()
    let stallDeviation = (Double(games) * stalls * (1 - stalls)).squareRoot()
    #expect(abs(Double(tally.stalls) - Double(games) * stalls) <= 4 * stallDeviation + 1)
  }

  @Test func `the best player beats a forgetful one`() {
    let strategies: [Strategy] = [.optimal, .forgetful(recall: 3)]
    let tally = PairsSimulation.run(pairs: 10, strategies: strategies, games: 20_000, seed: 4)
    #expect(tally.gain.interval.lowerBound > 0)
    #expect(tally.wins + tally.draws + tally.losses == tally.games)
  }

  @Test func `the same seed plays the same games on any number of threads`() {
    let strategies: [Strategy] = [.naive, .forgetful(recall: 5)]
    let one = PairsSimulation.run(pairs: 8, strategies: strategies, games: 5500, seed: 5)
    var limits = SearchLimits()
    limits.threads = 3
    let three = PairsSimulation.run(pairs: 8, strategies: strategies, games: 5500, seed: 5, limits: limits)
    #expect(one == three && one.games == 5500)
    #expect(one != PairsSimulation.run(pairs: 8, strategies: strategies, games: 5500, seed: 6))
  }

  @Test func `a raised signal ends the simulation and says so`() {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    let tally = PairsSimulation.run(pairs: 8, strategies: [.optimal], games: 5000, seed: 1, limits: limits)
    #expect(tally.games == 0 && tally.stopReason == .interrupted)
  }
}
