import CardMatch
import ExactArithmetic
import GameCore
import Testing

@Suite struct FaceDownSimulationTests {
  @Test(arguments: FaceDownPlay.allCases)
  func `a planned player scores what was computed`(play: FaceDownPlay) throws {
    for scoring in try [.standard, Scoring(unchooseCost: 1)] {
      let game = try FaceDownSolverTests.game(8, scoring)
      let simulation = try FaceDownSimulation(game, player: .planned(play), games: 3000, seed: 23)
      let (mean, error) = (simulation.score.value ?? 0, simulation.score.standardError ?? 0)
      let expected = try #require(simulation.expectedScore).toDouble()
      #expect(abs(mean - expected) <= 4 * error, "\(play) \(scoring): \(mean), seed 23")
    }
  }

  @Test(arguments: [false, true])
  func `a random player scores what linear equations say`(unchooses: Bool) throws {
    let game = try FaceDownSolverTests.game(4, ranks: 3, suits: 2)
    var exact: Rational = 0
    var deals = 0
    let deck = game.deck.cards
    for mask in 0..<(1 << deck.count) where mask.nonzeroBitCount == 4 {
      exact += RandomPlay(game.scoring, unchooses: unchooses).value(
        Set(deck.indices.filter { mask >> $0 & 1 == 1 }.map { deck[$0] }))
      deals += 1
    }
    let simulation = try FaceDownSimulation(game, player: .random(unchooses: unchooses), games: 40_000, seed: 24)
    let (mean, error) = (simulation.score.value ?? 0, simulation.score.standardError ?? 0)
    let expected = (exact / Rational(deals)).toDouble()
    #expect(abs(mean - expected) <= 4 * error, "\(mean) against \(expected), seed 24")
    #expect(simulation.expectedScore == nil)
  }

  @Test func `the same seed plays the same games on any number of threads`() throws {
    let game = try FaceDownSolverTests.game(12)
    let one = try FaceDownSimulation(game, player: .random(unchooses: false), games: 2600, seed: 25)
    let three = try FaceDownSimulation(
      game, player: .random(unchooses: false), games: 2600, seed: 25, limits: SearchLimits(threads: 3))
    #expect(one == three && one.score.trials == 2600)
  }

  @Test func `the interval comes from whole sums, whatever the order of the scores`() throws {
    let game = try FaceDownSolverTests.game(14)
    let simulation = try FaceDownSimulation(game, player: .random(unchooses: false), games: 2000)
    let scores = simulation.gamesByScore.sorted { $0.key < $1.key }
    #expect(simulation.score == Mean(scores.map { (value: $0.key, count: $0.value) }))
    // The same to the last bit, though a dictionary's order differs from process to process.
    #expect(simulation.score.interval?.lowerBound == -29.278_931_450_576_465)
    guard case .sampled(2000, 1, let lower, _, 0.95) = simulation.evidence else {
      Issue.record("a simulation is a sample")
      return
    }
    #expect(lower == simulation.score.interval?.lowerBound)
  }

  @Test func `a raised signal ends the solution or the games`() throws {
    let game = try FaceDownSolverTests.game(8)
    let limits = SearchLimits()
    limits.stopSignal.raise()
    #expect(throws: Stopped(.interrupted)) { try FaceDownSimulation(game, limits: limits) }
    let simulation = try FaceDownSimulation(game, player: .random(unchooses: true), games: 900, limits: limits)
    #expect(simulation.stopReason == .interrupted && simulation.gamesByScore.isEmpty)
    #expect(simulation.evidence == .unknown)
  }
}

/// The expected score of random choices on one deal, by solving the linear equations of its tables.
struct RandomPlay {
  let scoring: Scoring
  let unchooses: Bool

  init(_ scoring: Scoring, unchooses: Bool) {
    self.scoring = scoring
    self.unchooses = unchooses
  }

  /// The expected score from a closed table of these cards to its end.
  func value(_ cards: Set<Card>) -> Rational {
    let list = cards.sorted()
    guard list.contains(where: { a in list.contains { $0 != a && $0.match(with: a) != nil } }) else { return 0 }
    // Unknowns: the values with nothing open (last) and with each card open.
    let size = list.count
    var rows = [[Rational]](repeating: [Rational](repeating: 0, count: size + 2), count: size + 1)
    for open in 0..<size {
      let choices = (0..<size).filter { unchooses || $0 != open }
      let weight = Rational(1, choices.count)
      rows[open][open] += 1
      for choice in choices {
        if choice == open {
          rows[open][size] -= weight
          rows[open][size + 1] -= weight * Rational(scoring.unchooseCost)
        } else if let match = list[choice].match(with: list[open]) {
          let rest = value(cards.subtracting([list[choice], list[open]]))
          rows[open][size + 1] += weight * (Rational(scoring.gain(match) - scoring.cost) + rest)
        } else {
          rows[open][choice] -= weight
          rows[open][size + 1] -= weight * Rational(scoring.cost + scoring.mismatch)
        }
      }
    }
    rows[size][size] = 1
    for choice in 0..<size {
      rows[size][choice] -= Rational(1, size)
      rows[size][size + 1] -= Rational(scoring.cost, size)
    }
    return solve(rows)[size]
  }

  private func solve(_ equations: [[Rational]]) -> [Rational] {
    var rows = equations
    for column in rows.indices {
      guard let pivot = rows.indices.first(where: { $0 >= column && !rows[$0][column].isZero }) else { continue }
      rows.swapAt(column, pivot)
      let scale = rows[column][column].reciprocal
      rows[column] = rows[column].map { $0 * scale }
      for row in rows.indices where row != column && !rows[row][column].isZero {
        let factor = rows[row][column]
        for index in rows[row].indices { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return rows.map { $0[rows.count] }
  }
}
