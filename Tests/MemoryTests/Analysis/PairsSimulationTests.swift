import ExactArithmetic
import GameCore
import Memory
import Testing

@Suite struct PairsSimulationTests {
  @Test(arguments: [(1, 0), (4, 0), (6, 1), (6, 2), (8, 3), (10, 5), (12, 24)])
  func `a forgetful solitaire takes as long as the recurrence says`(pairs: Int, recall: Int) throws {
    let exact = try RecallTable.expectedTurns(pairs: pairs, recall: recall).toDouble()
    let tally = PairsSimulation(pairs: pairs, strategies: [.forgetful(recall: recall)], games: 40_000).tally
    let sample = tally.turns
    #expect(
      abs((sample.value ?? 0) - exact) <= 4 * (sample.standardError ?? 0) + 1e-12, "\(sample) against \(exact), seed 1")
  }

  @Test func `the best solitaire is distributed as computed`() throws {
    let distribution = try TurnDistribution(pairs: 6)
    let games: UInt64 = 100_000
    let tally = PairsSimulation(pairs: 6, strategies: [.optimal], games: games, seed: 2).tally
    for (index, count) in distribution.counts.enumerated() {
      let probability = Rational(count, distribution.total).toDouble()
      let turns = distribution.turns(at: index)
      let found = turns < tally.gamesByTurns.count ? Double(tally.gamesByTurns[turns]) : 0
      let deviation = (Double(games) * probability * (1 - probability)).squareRoot()
      #expect(abs(found - Double(games) * probability) <= 4 * deviation + 1, "\(turns) turns, seed 2")
    }
  }

  @Test(arguments: [3, 5, 6, 7, 10])
  func `best play against best play ends as the distribution says`(pairs: Int) throws {
    guard let exact = try? GainDistribution(pairs: pairs) else {
      Issue.record("not what the test is about")
      return
    }
    let games: UInt64 = 100_000
    let tally = PairsSimulation(pairs: pairs, strategies: [.optimal, .optimal], games: games, seed: 3).tally
    // The first strategy begins every other game, so its gain is 0 on average.
    #expect(abs(tally.gain.value ?? .infinity) <= 4 * (tally.gain.standardError ?? 0))
    let draws = exact.drawProbability.toDouble()
    let deviation = (Double(games) * draws * (1 - draws)).squareRoot()
    #expect(abs(Double(tally.draws) - Double(games) * draws) <= 4 * deviation + 1)
    let stalls = exact.stallProbability.toDouble()
    let stallDeviation = (Double(games) * stalls * (1 - stalls)).squareRoot()
    #expect(abs(Double(tally.stalls) - Double(games) * stalls) <= 4 * stallDeviation + 1)
  }

  @Test func `the expected turns are a fraction where they are exact, floating point with a bound above`() {
    let five = PairsSimulation(pairs: 5, strategies: [.forgetful(recall: 2)], games: 10)
    guard case .exact(let value, .recall) = five.expectedTurns else {
      Issue.record("five pairs are exact")
      return
    }
    #expect(value.decimal(places: 3) == "10.803")
    #expect(PairsSimulation(pairs: 3, games: 1).expectedTurns == .exact(Rational(13, 3), .arrangements))
    #expect(PairsSimulation(pairs: 3, games: 1).turnsEvidence == nil)
    for (pairs, strategy) in [(41, Strategy.forgetful(recall: 7)), (301, .optimal)] {
      guard case .computed(let value)? = PairsSimulation(pairs: pairs, strategies: [strategy], games: 1).expectedTurns
      else {
        Issue.record("\(pairs) pairs are computed in floating point")
        continue
      }
      #expect(value.errorBound < 1e-9 && value.value > Double(pairs))
    }
    #expect(PairsSimulation(pairs: 3, strategies: [.naive, .naive], games: 1).expectedTurns == nil)
  }

  @Test func `the best player beats a forgetful one`() throws {
    let strategies: [Strategy] = [.optimal, .forgetful(recall: 3)]
    let tally = PairsSimulation(pairs: 10, strategies: strategies, games: 20_000, seed: 4).tally
    #expect(tally.gain.interval?.lowerBound ?? 0 > 0)
    #expect(tally.wins + tally.draws + tally.losses == tally.games)
  }

  @Test func `the same seed plays the same games on any number of threads`() throws {
    let strategies: [Strategy] = [.naive, .forgetful(recall: 5)]
    let one = PairsSimulation(pairs: 8, strategies: strategies, games: 5500, seed: 5)
    var limits = SearchLimits()
    limits.threads = 3
    let three = PairsSimulation(pairs: 8, strategies: strategies, games: 5500, seed: 5, limits: limits)
    #expect(one == three && one.tally.games == 5500)
    #expect(one != PairsSimulation(pairs: 8, strategies: strategies, games: 5500, seed: 6))
  }

  @Test func `a raised signal ends the simulation and says so`() throws {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    let simulation = PairsSimulation(pairs: 8, games: 5000, limits: limits)
    #expect(simulation.tally.games == 0 && simulation.stopReason == .interrupted)
  }
}
