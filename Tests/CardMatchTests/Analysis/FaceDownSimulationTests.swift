import CardMatch
import ExactArithmetic
import GameCore
import Testing

@Suite struct FaceDownSimulationTests {
  @Test(arguments: FaceDownPlay.allCases)
  func `a planned player scores what was computed`(play: FaceDownPlay) throws {
    for scoring in try [.standard, Scoring(unchooseCost: 1)] {
      let game = try FaceDownSolverTests.game(8, scoring)
      let policy = try #require(FaceDownSolver(game, play: play).policy())
      let tally = FaceDownSimulation.run(.planned(policy), games: 3000, seed: 23)
      let difference = abs(tally.mean - policy.value.toDouble())
      #expect(difference <= 4 * tally.standardError, "\(play) \(scoring): \(tally.mean), seed 23")
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
    let tally = FaceDownSimulation.run(.random(game, unchooses: unchooses), games: 40_000, seed: 24)
    let expected = (exact / Rational(deals)).toDouble()
    #expect(abs(tally.mean - expected) <= 4 * tally.standardError, "\(tally.mean) against \(expected), seed 24")
  }

  @Test func `the same seed plays the same games on any number of threads`() throws {
    let game = try FaceDownSolverTests.game(12)
    let one = FaceDownSimulation.run(.random(game, unchooses: false), games: 2600, seed: 25)
    var limits = SearchLimits()
    limits.threads = 3
    let three = FaceDownSimulation.run(.random(game, unchooses: false), games: 2600, seed: 25, limits: limits)
    #expect(one == three && one.games == 2600)
  }

  @Test func `mean and standard error come from whole sums, whatever the order of the scores`() throws {
    let game = try FaceDownSolverTests.game(14)
    let tally = FaceDownSimulation.run(.random(game, unchooses: false), games: 2000, seed: 1)
    let scores = tally.gamesByScore.sorted { $0.key < $1.key }
    let sum = scores.reduce(0) { $0 + $1.key * Int($1.value) }
    let squares = scores.reduce(0) { $0 + $1.key * $1.key * Int($1.value) }
    #expect(tally.mean == Double(sum) / 2000)
    let variance = Double(2000 * squares - sum * sum) / 2000 / 2000 / 1999
    #expect(tally.standardError == variance.squareRoot())
    // The same to the last bit, though a dictionary's order differs from process to process.
    #expect(tally.interval.lowerBound == -29.278_082_308_377_865)
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
