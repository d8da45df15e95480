import ExactArithmetic
import GameCore
import Matchsticks
import Testing

/// Sums of very many heaps: their analysis grows as their number does.
@Suite struct LongSumTests {
  @Test func `the target with other heaps is what their values alone say`() throws {
    var random = SeededGenerator(seed: 38)
    for _ in 0..<300 {
      let values = (0..<(1 + random.index(6))).map { _ in BigInt(random.index(random.index(2) == 0 ? 2 : 6)) }
      for play in PlayConvention.allCases {
        let targets = SumTheory.targets(values, play: play)
        for place in values.indices {
          var moved = values
          moved[place] = targets[place]
          #expect(SumTheory.outcome(moved, play: play) == .pPosition, "seed 38: \(values) \(play) \(place)")
        }
      }
    }
  }

  /// With work for each pair of heaps these would be ten thousand million steps.
  @Test(arguments: PlayConvention.allCases)
  func `a hundred thousand heaps are analysed`(play: PlayConvention) throws {
    let heaps = [HeapSize](repeating: HeapSize(1), count: 100_000)
    let game = TakeAwayGame(try RulesNotation.parse("take:3"), play: play)
    let analysis = try game.analyze(heaps: heaps, listing: 3)
    #expect(analysis.outcome == (play == .normal ? .pPosition : .nPosition))
    #expect(analysis.winningMoveCount == (play == .normal ? 0 : 100_000))
    let hints = try game.hints(heaps: heaps, listing: 3)
    #expect(hints.outcome == analysis.outcome && hints.moves.count == 3)
  }

  @Test func `a sum of very many games has its value`() throws {
    let heaps = [HeapSize](repeating: HeapSize(1), count: 20_000)
    let sum = HeapSum([HeapSum.Part(.impartial(try RulesNotation.parse("take:3")), heaps: heaps)])
    let value = try sum.value()
    #expect(value.total.outcome == .previous && value.left.moves.count == 20_000 && !value.left.wins)
    let quotient = try TakeAwayGame(RulesNotation.parse("octal:0.75"), play: .misere).quotient()
    let many = [HeapSize](repeating: HeapSize(2), count: 20_000)
    let analysis = try TakeAwayGame(RulesNotation.parse("octal:0.75"), play: .misere)
      .analyze(heaps: many, with: quotient, listing: 2)
    #expect(analysis.outcome == quotient.outcome(of: many))
  }

  @Test func `a raised signal ends a long sum`() throws {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    let heaps = [HeapSize](repeating: HeapSize(1), count: 1001)
    let game = TakeAwayGame(try RulesNotation.parse("take:3"), play: .normal)
    #expect(throws: SolverError.stopped(.interrupted)) { try game.analyze(heaps: heaps, limits: limits) }
    #expect(throws: SolverError.stopped(.interrupted)) { try game.hints(heaps: heaps, limits: limits) }
    let sum = HeapSum([HeapSum.Part(.impartial(game.rules), heaps: heaps)])
    #expect(throws: SolverError.stopped(.interrupted)) { try sum.value(limits: limits) }
  }
}
