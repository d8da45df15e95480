import ExactArithmetic
import GameCore
import Matchsticks
import MatchsticksOracles
import Testing

@Suite struct TakeLimitTests {
  private func game(_ rules: String, _ play: PlayConvention? = nil) throws -> TakeAwayGame {
    TakeAwayGame(try RulesNotation.parse(rules), play: play)
  }

  @Test func `the losing numbers of the source are 1, 5, 9 and so on`() throws {
    let losing = try game("take:3").losing(upTo: 100)
    #expect(losing.positions == stride(from: 1, through: 97, by: 4).map { BigInt($0) })
    #expect(losing.count == 25 && losing.isComplete)
  }

  @Test func `losing heaps are counted up to 10^1000`() throws {
    let bound = BigInt.power(10, 1000)
    let losing = try game("take:6").losing(upTo: bound, listing: 3)
    #expect(losing.positions == [1, 8, 15])
    #expect(losing.count == (bound - 1) / 7 + 1)
  }

  @Test func `losing heaps agree with a search`() throws {
    for rules in ["take:1", "take:3", "take:7", "take:2-5", "take:3-3", "take:4-9"] {
      for play in PlayConvention.allCases {
        let game = try game(rules, play)
        var oracle = Oracle(game.rules)
        let expected = (1...80).filter { !oracle.wins([$0], play) }
        #expect(try game.losing(upTo: 80).positions == expected.map { BigInt($0) }, "\(rules) \(play)")
        #expect(try game.losing(upTo: 80, listing: 2).count == expected.count, "\(rules) \(play)")
      }
    }
  }

  @Test func `clever play leaves a losing number and takes one when lost`() throws {
    let game = try game("take:3")
    let won = try game.analyze(heaps: [HeapSize(18)])
    #expect(won.outcome == .nPosition)
    #expect(won.winningMoves == [HeapMove(heap: 0, take: 1, leaves: [HeapSize(17)])])
    let lost = try game.analyze(heaps: [HeapSize(17)])
    #expect(lost.outcome == .pPosition && lost.winningMoves.isEmpty)
    #expect(lost.suggestion?.move == HeapMove(heap: 0, take: 1, leaves: [HeapSize(16)]))
  }

  @Test func `random sums agree with a search in both conventions`() throws {
    var random = SeededGenerator(seed: 21)
    for rules in ["take:1", "take:2", "take:3", "take:5", "take:2-4", "take:3-5", "take:any"] {
      var oracle = Oracle(try RulesNotation.parse(rules))
      for play in PlayConvention.allCases {
        let game = try game(rules, play)
        for _ in 0..<60 {
          let heaps = (0..<(1 + random.index(3))).map { _ in random.index(12) }
          let analysis = try game.analyze(heaps: heaps.map { HeapSize($0) })
          let note: Comment = "seed 21: \(rules) \(play) \(heaps)"
          #expect((analysis.outcome == .nPosition) == oracle.wins(heaps, play), note)
          #expect(
            Set(analysis.winningMoves) == oracle.winningMoves(heaps, play).filter { _ in oracle.wins(heaps, play) },
            note)
          #expect(analysis.winningMoveCount == BigInt(analysis.winningMoves.count), note)
        }
      }
    }
  }

  @Test func `a heap of a million digits is decided from its digits`() throws {
    var digits = [UInt8](repeating: 0x37, count: 1_000_000)
    digits[999_999] = 0x38
    let heap = try #require(HeapSize(digits: digits))
    let analysis = try game("take:7").analyze(heaps: [heap])
    let residue = (heap.integer - 1) % 8
    #expect(analysis.outcome == (residue == 0 ? .pPosition : .nPosition))
    #expect(analysis.winningMoves.map(\.take) == (residue == 0 ? [] : [residue]))
    #expect(analysis.winningMoves.allSatisfy { $0.leaves[0].integer % 8 == 1 })
  }

  @Test func `limits of any size are allowed`() throws {
    let limit = BigInt.power(10, 100)
    let game = try #require(TakeAwayGame(takeLimit: limit))
    let pile = BigInt.power(10, 200) + 5
    let analysis = try game.analyze(heaps: [HeapSize(unchecked: pile)])
    #expect(analysis.winningMoves.map(\.take) == [(pile - 1) % (limit + 1)])
    #expect(try game.losing(upTo: pile).count == (pile - 1) / (limit + 1) + 1)
  }

  @Test func `equal heaps cancel in normal play`() throws {
    let game = try game("take:4", .normal)
    for size in 0...30 {
      #expect(try game.analyze(heaps: [HeapSize(size), HeapSize(size)]).outcome == .pPosition)
    }
  }

  @Test func `misère play of n is normal play of n less one`() throws {
    for limit in 1...9 {
      let misere = try game("take:\(limit)", .misere).losing(upTo: 60).positions
      let normal = try game("take:\(limit)", .normal).losing(upTo: 60).positions
      let oneMore: [BigInt] = normal.map { $0 + 1 }
      #expect(misere == [1] + oneMore.filter { $0 <= 60 })
    }
  }

  @Test func `an empty position is an answer`() throws {
    #expect(try game("take:3").analyze(heaps: [HeapSize(0)]).outcome == .nPosition)
    let normal = try game("take:3", .normal).analyze(heaps: [HeapSize(0)])
    #expect(normal.outcome == .pPosition && normal.suggestion == nil)
  }

  @Test func `equal requests give equal answers`() throws {
    let game = try game("take:2-5")
    let first = try game.analyze(heaps: [HeapSize(50), HeapSize(21)])
    let second = try game.analyze(heaps: [HeapSize(50), HeapSize(21)])
    #expect(first.winningMoves == second.winningMoves && first.suggestion == second.suggestion)
  }
}
