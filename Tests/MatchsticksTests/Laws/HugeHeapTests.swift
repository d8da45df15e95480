import ExactArithmetic
import GameCore
import Matchsticks
import MatchsticksOracles
import Testing

/// Moves from heaps far beyond the tables, counted by residues.
@Suite struct HugeHeapTests {
  @Test(arguments: ["octal:0.77", "octal:0.07", "octal:0.137", "octal:4.7", "octal:0.165", "octal:0.3", "octal:0.26"])
  func `counting by residues agrees with trying every move`(text: String) throws {
    let rules = try RulesNotation.parse(text)
    let game = TakeAwayGame(rules, play: .normal)
    let values = try game.values(upTo: 1400)
    for heap in [400, 777, 1024, 1399] {
      for beside in [0, 1, 5, 12] {
        let target = values[beside]
        let analysis = try game.analyze(heaps: [HeapSize(heap), HeapSize(beside)], listing: 100_000)
        guard analysis.outcome == .nPosition else { continue }
        let moves = rules.moves(from: heap).filter { $0.leaves.reduce(0) { $0 ^ values[$1] } == target }
        let found = analysis.winningMoves.filter { $0.heap == 0 }
        let note: Comment = "\(text) \(heap) beside \(beside)"
        #expect(found.map(\.take) == moves.map { BigInt($0.take) }, note)
        #expect(found.map { $0.leaves.map(\.small) } == moves.map { $0.leaves.isEmpty ? [0] : $0.leaves }, note)
        #expect(analysis.winningMoveCount == BigInt(analysis.winningMoves.count), note)
      }
    }
  }

  @Test func `a period more adds as many moves as a period holds`() throws {
    let game = TakeAwayGame(try RulesNotation.parse("octal:0.77"), play: .normal)
    func count(_ heap: BigInt) throws -> BigInt {
      try #require(game.analyze(heaps: [HeapSize(unchecked: heap)], listing: 1).winningMoveCount)
    }
    let start = BigInt.power(10, 40)
    let steps = try (0..<4).map { try count(start + $0 * 24) }
    #expect(steps[1] - steps[0] == steps[2] - steps[1] && steps[3] - steps[2] == steps[1] - steps[0])
    #expect(try count(1024) == count(1000) + (steps[1] - steps[0]))
  }

  @Test(arguments: ["octal:0.77", "octal:0.15"])
  func `misère play of huge heaps follows the stable quotient`(text: String) throws {
    let rules = try RulesNotation.parse(text)
    let game = TakeAwayGame(rules, play: .misere)
    let quotient = try game.quotient()
    #expect(quotient.period != nil)
    for heaps in [[900, 7, 9], [1000, 4], [1001, 1001]] {
      let analysis = try game.analyze(heaps: heaps.map { HeapSize($0) }, listing: 100_000)
      #expect(analysis.outcome == quotient.outcome(of: heaps), "\(text) \(heaps)")
      guard analysis.outcome == .nPosition else { continue }
      let rest = Array(heaps.dropFirst())
      let expected = rules.moves(from: heaps[0]).filter { quotient.outcome(of: rest + $0.leaves) == .pPosition }
      #expect(analysis.winningMoves.count { $0.heap == 0 } == expected.count, "\(text) \(heaps)")
      #expect(analysis.winningMoveCount == BigInt(analysis.winningMoves.count), "\(text) \(heaps)")
    }
    let huge = HeapSize(unchecked: BigInt.power(10, 60))
    let analysis = try game.analyze(heaps: [huge, HeapSize(9)], listing: 5)
    for move in analysis.winningMoves where move.heap == 0 {
      #expect(try game.analyze(heaps: move.leaves + [HeapSize(9)]).outcome == .pPosition)
    }
  }

  @Test func `quotients that grow give way to a search after bounded work`() throws {
    for text in ["octal:0.26", "octal:0.35", "octal:0.137"] {
      let rules = try RulesNotation.parse(text)
      var oracle = Oracle(rules)
      for heaps in [[17], [9, 12], [3, 5, 8]] {
        let analysis = try TakeAwayGame(rules, play: .misere).analyze(heaps: heaps.map { HeapSize($0) })
        #expect((analysis.outcome == .nPosition) == oracle.wins(heaps, .misere), "\(text) \(heaps)")
      }
    }
  }
}
