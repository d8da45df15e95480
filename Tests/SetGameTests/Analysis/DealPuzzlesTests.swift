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
      #expect(puzzle.triples.count == 6 && puzzle.difficulty == difficulty)
      // By hand: the features in which the three cards aren't equal.
      var differing = 0
      for triple in puzzle.triples {
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
    let puzzles = try DealPuzzles.draw(rare, difficulty: .medium, limits: SearchLimits(stopSignal: signal))
    #expect(puzzles.stopped == .interrupted && puzzles.puzzles.isEmpty, "one Set's mean is whole")
  }

  @Test func `what can't be is refused`() {
    #expect(throws: DealError.noDifficulty) { try DealPuzzles.draw(DealRequest(sets: 0), difficulty: .easy) }
    #expect(throws: DealError.self) { try DealPuzzles.draw(DealRequest(size: 3, sets: 2)) }
  }
}
