import ExactArithmetic
import GameCore
import SetGame
import Testing

@Suite struct DealPuzzlesTests {
  @Test(arguments: PuzzleDifficulty.allCases) func `a puzzle has the Sets and the difficulty that were asked for`(
    difficulty: PuzzleDifficulty
  ) throws {
    let request = DealRequest(sets: 6, count: 5, seed: 20_261_224)
    let drawn = try DealPuzzles.draw(request, difficulty: difficulty)
    #expect(drawn.puzzles.count == 5 && drawn.stopped == nil)
    for puzzle in drawn.puzzles {
      #expect(puzzle.groups.count == 6 && puzzle.difficulty == difficulty)
      // By hand: the features in which the three cards aren't equal.
      var differing = 0
      for triple in puzzle.groups {
        let digits = triple.positions.map { puzzle.layout.cards[$0].digits(in: .standard) }
        differing += (0..<4).count { feature in Set(digits.map { $0[feature] }).count == 3 }
      }
      #expect(puzzle.meanDifferingFeatures == Rational(BigInt(differing), 6))
      switch difficulty {
      case .easy: #expect(2 * differing <= 5 * 6)
      case .medium: #expect(2 * differing > 5 * 6 && differing < 3 * 6)
      case .hard: #expect(differing >= 3 * 6)
      }
    }
  }

  @Test func `the first puzzles of many are those of few, and without a difficulty they are random deals`() throws {
    let hard = try DealPuzzles.draw(DealRequest(sets: 6, count: 8, seed: 3), difficulty: .hard)
    let fewer = try DealPuzzles.draw(DealRequest(sets: 6, count: 3, seed: 3), difficulty: .hard)
    #expect(Array(hard.puzzles.prefix(3)) == fewer.puzzles)
    let any = try DealPuzzles.draw(DealRequest(sets: 6, count: 3, seed: 3))
    #expect(try any.puzzles.map(\.layout) == RandomDeals.draw(DealRequest(sets: 6, count: 3, seed: 3)).layouts)
  }

  @Test func `a stop ends a drawing of which each deal is found at once`() throws {
    let signal = StopSignal()
    signal.raise()
    let deals = try RandomDeals.draw(DealRequest(sets: 3, count: 400), limits: SearchLimits(stopSignal: signal))
    #expect(deals.stopped == .interrupted && deals.layouts.count == 1)
    let rare = DealRequest(size: 3, sets: 1, count: 1)
    let puzzles = try DealPuzzles.draw(rare, difficulty: .hard, limits: SearchLimits(stopSignal: signal))
    #expect(puzzles.stopped == .interrupted && puzzles.puzzles.isEmpty)
  }

  @Test func `a number of Sets that can't have a difficulty is refused before a deal is drawn`() throws {
    let impossible = [(12, 1), (12, 2), (9, 1), (15, 2), (9, 12), (3, 1)].map { ($0.0, $0.1, PuzzleDifficulty.medium) }
    for (cards, sets, difficulty) in impossible + [(27, 117, .hard), (81, 1080, .easy), (81, 1080, .hard)] {
      let signal = StopSignal()
      signal.raise()
      #expect(throws: DealError.noSuchDifficulty(difficulty, cards: cards, sets: sets)) {
        try DealPuzzles.draw(
          DealRequest(size: cards, sets: sets), difficulty: difficulty, limits: SearchLimits(stopSignal: signal))
      }
    }
    #expect(try DealPuzzles.draw(DealRequest(sets: 3), difficulty: .medium).puzzles[0].difficulty == .medium)
    #expect(try DealPuzzles.draw(DealRequest(sets: 1), difficulty: .hard).puzzles[0].difficulty == .hard)
  }

  @Test func `no random deal has a difficulty that is said to be impossible`() throws {
    let seed: UInt64 = 56
    var random = SeededGenerator(seed: seed)
    var deck = Dimension.standard.allCards
    for trial in 0..<400 {
      let size = trial.isMultiple(of: 2) ? 3 + random.index(12) : 3 + random.index(79)
      random.drawToFront(size, of: &deck)
      let analysis = DealAnalysis(of: try Layout(Array(deck.prefix(size)), dimension: .standard))
      let sum = analysis.setsByDifferingFeatures.enumerated().reduce(0) { $0 + $1.offset * $1.element }
      let sets = analysis.groups.count
      guard sets > 0 else { continue }
      let difficulty = PuzzleDifficulty(meanDifferingFeatures: Rational(BigInt(sum), BigInt(sets)))
      #expect(difficulty.isPossible(sets: sets, cards: size), "seed \(seed) trial \(trial)")
    }
  }

  @Test func `what can't be is refused`() {
    #expect(throws: DealError.noDifficulty) { try DealPuzzles.draw(DealRequest(sets: 0), difficulty: .easy) }
    #expect(throws: DealError.self) { try DealPuzzles.draw(DealRequest(size: 3, sets: 2)) }
  }
}
