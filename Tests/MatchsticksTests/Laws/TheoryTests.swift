import ExactArithmetic
import GameCore
import Matchsticks
import MatchsticksOracles
import Testing

@Suite struct TheoryTests {
  /// Rules of every family, drawn at random.
  private func rules(_ random: inout SeededGenerator) -> String {
    func digits(_ base: Int) -> String {
      (0..<(1 + random.index(4))).map { _ in String(random.index(base), radix: 16) }.joined()
    }
    switch random.index(7) {
    case 0: return "take:" + (0..<(1 + random.index(4))).map { _ in "\(1 + random.index(9))" }.joined(separator: ",")
    case 1:
      let lower = 1 + random.index(5)
      return "take:\(lower)-\(lower + random.index(5))"
    case 2: return "octal:\(random.index(2) * 4).\(digits(8))"
    case 3: return "octal:0.\(digits(4))(\(1 + random.index(3))\(random.index(4)))"
    case 4: return "hex:0.\(digits(16))"
    case 5: return "pile:" + PileRule.allCases[random.index(PileRule.allCases.count)].rawValue
    default: return "split:" + SplitRule.allCases[random.index(SplitRule.allCases.count)].rawValue
    }
  }

  @Test func `values, moves, losing heaps and plays of random rules agree with the definition`() throws {
    var random = SeededGenerator(seed: 1801)
    for _ in 0..<60 {
      guard let rules = try? RulesNotation.parse(self.rules(&random)) else { continue }
      let note: Comment = "seed 1801: \(rules)"
      var oracle = Oracle(rules)
      let game = TakeAwayGame(rules, play: .normal)
      let list = try game.values(upTo: 24)
      #expect((0..<list.count).map { list[$0] } == (0...24).map { oracle.grundy($0) }, note)
      for heap in 0...14 {
        let moves = rules.moves(from: heap)
        #expect(
          Set(moves.map { Oracle.Move(take: $0.take, leaves: $0.leaves.isEmpty ? [0] : $0.leaves) })
            == Set(oracle.moves(heap)), note)
      }
      let lost = (1...24).filter { oracle.grundy($0) == 0 }
      #expect(try game.losing(upTo: 24).positions == lost.map { BigInt($0) }, note)
      for play in PlayConvention.allCases {
        let game = TakeAwayGame(rules, play: play)
        let heaps = [random.index(9), random.index(9)]
        let wins = oracle.wins(heaps, play)
        let analysis = try game.analyze(heaps: heaps.map { HeapSize($0) })
        #expect((analysis.outcome == .nPosition) == wins, "seed 1801: \(rules) \(play) \(heaps)")
        #expect(Set(analysis.winningMoves) == (wins ? oracle.winningMoves(heaps, play) : []), note)
      }
    }
  }

  @Test func `a position allows exactly the moves of the definition`() throws {
    var random = SeededGenerator(seed: 1802)
    for _ in 0..<40 {
      guard let rules = try? RulesNotation.parse(self.rules(&random)) else { continue }
      var oracle = Oracle(rules)
      let heap = random.index(12)
      let position = HeapPosition(TakeAwayGame(rules), heaps: [HeapSize(heap)])
      let moves = Set(
        oracle.moves(heap).map { HeapMove(heap: 0, take: BigInt($0.take), leaves: $0.leaves.map { HeapSize($0) }) })
      #expect(position.legalMoves.map { Set($0) } == moves, "seed 1802: \(rules) \(heap)")
      #expect(position.isOver == moves.isEmpty, "seed 1802: \(rules) \(heap)")
      for take in 0...(heap + 1) {
        let leaves = HeapSize(max(heap - take, 0))
        let move = HeapMove(heap: 0, take: BigInt(take), leaves: [leaves])
        #expect(position.allows(move) == moves.contains(move), "seed 1802: \(rules) \(heap) \(take)")
      }
    }
  }

  @Test func `Grundy's game by the sparse way is that of the definition, in bytes and beyond blocks`() throws {
    let rules = try RulesNotation.parse("grundy")
    let search = try #require(GrundySearch(rules, bound: 2200))
    _ = search.run(bound: 2200, untilPeriod: false)
    let values = PlainValues.grundysGame(upTo: 2200)
    #expect((0...2200).allSatisfy { search.value($0) == values[$0] })
  }
}
