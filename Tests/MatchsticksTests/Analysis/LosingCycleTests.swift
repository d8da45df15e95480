import ExactArithmetic
import GameCore
import Matchsticks
import Testing

@Suite struct LosingCycleTests {
  @Test(arguments: [PlayConvention.normal, .misere])
  func `the cycle says of every heap what the rule says, and no smaller one does`(play: PlayConvention) throws {
    var generator = SeededGenerator(seed: 61)
    for _ in 0..<60 {
      let takes = Set((0..<(1 + generator.index(4))).map { _ in 1 + generator.index(9) }).sorted()
      guard let set = TakeSet(takes) else { continue }
      let cycle = try #require(try TakeAwayGame(.take(set), play: play).losingCycle())
      var loses: [Bool] = []
      for heap in 0..<400 {
        let reachable = takes.filter { $0 <= heap }
        loses.append(reachable.isEmpty ? play == .normal : reachable.allSatisfy { !loses[heap - $0] })
      }
      let (start, period) = (cycle.preperiod, cycle.period)
      for heap in 0..<400 {
        let said = heap < start ? cycle.exceptions.contains(heap) : cycle.residues.contains(heap % period)
        #expect(said == loses[heap], "\(takes), heap \(heap)")
      }
      #expect(start == 0 || loses[start - 1] != loses[start - 1 + period], "\(takes)")
      #expect(!(1..<period).contains { shorter in (start..<200).allSatisfy { loses[$0] == loses[$0 + shorter] } })
    }
  }

  @Test func `other rules have no cycle of losing heaps, and a limit stops the work`() throws {
    #expect(try TakeAwayGame(.takeAny).losingCycle() == nil)
    #expect(throws: SolverError.self) {
      try TakeAwayGame(takeLimit: 3)?.losingCycle(limits: SearchLimits(nodes: 0))
    }
  }

  @Test func `the listed moves are the moves of small heaps`() throws {
    for text in ["take:1,3,4", "octal:0.77", "octal:0.137", "hex:0.8f", "octal:0.07", "take:2-4"] {
      let rules = try RulesNotation.parse(text)
      let listed = try #require(rules.listedMoves)
      for heap in 0...12 {
        let possible = Set(rules.moves(from: heap).map { [$0.take, $0.leaves.count] })
        let said = listed.filter { $0.take <= heap }.flatMap { move in
          move.leaves.filter { $0 == 0 ? move.take == heap : $0 <= heap - move.take }.map { [move.take, $0] }
        }
        #expect(possible == Set(said), "\(text), heap \(heap)")
      }
    }
    for text in ["octal:4.0", "take:any", "last:x2", "pile:half", "octal:0.(3)"] {
      #expect(try RulesNotation.parse(text).listedMoves == nil)
    }
  }

  @Test func `the products of a quotient are those of its elements`() throws {
    let quotient = try TakeAwayGame(RulesNotation.parse("octal:0.77"), play: .misere).quotient(upTo: 9)
    let products = quotient.products
    #expect(products[0] == Array(0..<quotient.order))
    for left in 0..<quotient.order {
      for right in 0..<quotient.order {
        #expect(products[left][right] == products[right][left])
        let heaps = quotient.words[left] + quotient.words[right]
        let isLost = quotient.pElements.contains(products[left][right])
        #expect(quotient.outcome(of: heaps) == (isLost ? .pPosition : .nPosition))
      }
    }
  }
}
