import ExactArithmetic
import GameCore
import Matchsticks
import MatchsticksOracles
import Testing

@Suite struct FamiliesTests {
  private func game(_ rules: String, _ play: PlayConvention? = nil) throws -> TakeAwayGame {
    TakeAwayGame(try RulesNotation.parse(rules), play: play)
  }

  private static let families = [
    "take:1,3,4", "take:2-3,7", "take:2-2,5-5", "take:any", "octal:0.77", "octal:0.07", "octal:0.137", "octal:4.7",
    "octal:0.(3)", "octal:0.6", "hex:0.8", "hex:0.1f", "hex:8.2", "pile:half", "pile:squares", "pile:primes",
    "pile:powers2", "pile:divisors", "octal:0.156", "octal:0.31",
    "pile:triangular", "pile:fibonacci", "split:unequal", "split:equal",
  ]

  @Test(arguments: families)
  func `random sums agree with a search in both conventions`(rules: String) throws {
    var random = SeededGenerator(seed: 41)
    var oracle = Oracle(try RulesNotation.parse(rules))
    for play in PlayConvention.allCases {
      let game = try game(rules, play)
      for _ in 0..<40 {
        let heaps = (0..<(1 + random.index(3))).map { _ in random.index(10) }
        let analysis = try game.analyze(heaps: heaps.map { HeapSize($0) })
        let note: Comment = "seed 41: \(rules) \(play) \(heaps)"
        let wins = oracle.wins(heaps, play)
        #expect((analysis.outcome == .nPosition) == wins, note)
        #expect(Set(analysis.winningMoves) == (wins ? oracle.winningMoves(heaps, play) : []), note)
        #expect(analysis.winningMoveCount == BigInt(analysis.winningMoves.count), note)
        let hasMove = heaps.contains { !oracle.moves($0).isEmpty }
        #expect((analysis.suggestion != nil) == hasMove, note)
      }
    }
  }

  @Test(arguments: families)
  func `losing heaps agree with a search in both conventions`(rules: String) throws {
    var oracle = Oracle(try RulesNotation.parse(rules))
    let bound = rules.hasPrefix("hex") || rules.contains("7") ? 14 : 20
    for play in PlayConvention.allCases {
      let expected = (1...bound).filter { !oracle.wins([$0], play) }
      let losing = try game(rules, play).losing(upTo: BigInt(bound))
      #expect(losing.positions == expected.map { BigInt($0) }, "\(rules) \(play)")
      #expect(losing.count == expected.count && losing.bound == bound)
    }
  }

  @Test func `misère Kayles, Dawson's chess and its cousin lose on the heaps of the literature`() throws {
    #expect(try game("octal:0.77", .misere).losing(upTo: 20).positions == [1, 4, 9, 12, 20])
    #expect(try game("octal:0.137", .misere).losing(upTo: 21).positions == [1, 2, 6, 7, 11, 15, 16, 20, 21])
    #expect(try game("octal:0.07", .misere).losing(upTo: 22).positions == [2, 3, 7, 8, 12, 16, 17, 21, 22])
  }

  @Test func `pile rules lose on the heaps of the literature`() throws {
    #expect(try game("pile:half").losing(upTo: 127).positions == [1, 3, 7, 15, 31, 63, 127])
    #expect(try game("pile:squares").losing(upTo: 44).positions == [2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39, 44])
    #expect(try game("pile:primes").losing(upTo: 100).positions == [1, 9, 10, 25, 34, 35, 49, 55, 85, 91, 100])
    #expect(try game("pile:powers2").losing(upTo: 12).positions == [3, 6, 9, 12])
    #expect(try game("pile:divisors").losing(upTo: 9).positions == [1, 3, 5, 7, 9])
    #expect(try game("grundy").losing(upTo: 50).positions == [1, 2, 4, 7, 10, 20, 23, 26, 50])
  }

  @Test func `a proved period decides huge heaps`() throws {
    let heap = BigInt.power(10, 500)
    let kayles = try game("octal:0.77").analyze(heaps: [HeapSize(unchecked: heap)], listing: 5)
    let small = 71 + Int((heap - 71) % 12 as BigInt == 0 ? 0 : ((heap - 71) % 12).toInt() ?? 0)
    let reference = try game("octal:0.77").analyze(heaps: [HeapSize(small)], listing: 5)
    #expect(kayles.heapValues == reference.heapValues)
    #expect(kayles.winningMoves.count == 5 && kayles.winningMoveCount.map { $0 > heap / 50 } ?? false)
    for move in kayles.winningMoves {
      #expect(move.leaves.reduce(move.take) { $0 + $1.integer } == heap)
      #expect(try game("octal:0.77").analyze(heaps: move.leaves).outcome == .pPosition)
    }
  }

  @Test func `losing heaps of a period are counted exactly`() throws {
    for (rules, play) in [("octal:0.07", PlayConvention.normal), ("take:2-3,7", .misere), ("take:1,4", .normal)] {
      let game = try game(rules, play)
      let listed = try game.losing(upTo: 5000, listing: 5000)
      #expect(listed.count == listed.positions.count && listed.isComplete)
      for bound in [1, 2, 33, 52, 53, 54, 86, 87, 88, 1000, 4999] {
        #expect(try game.losing(upTo: BigInt(bound), listing: 1).count == listed.positions.count { $0 <= bound })
      }
      #expect(try game.losing(upTo: BigInt.power(10, 1000), listing: 1).positions == [listed.positions[0]])
    }
  }

  @Test func `a value is one exactly where taking the least leads to value zero`() throws {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<30 {
      let takes = Set((0..<(1 + random.index(6))).map { _ in 1 + random.index(30) }).sorted()
      let rules = "take:" + takes.map { "\($0)-\($0)" }.joined(separator: ",")
      let search = try #require(GrundySearch(RulesNotation.parse(rules), bound: 2000))
      _ = search.run(bound: 2000, untilPeriod: false)
      let broken = (takes[0]...2000).first { (search.value($0) == 1) != (search.value($0 - takes[0]) == 0) }
      #expect(broken == nil, "seed 42: \(rules)")
    }
  }

  @Test func `misère play is normal play of one match less where one may always be taken and elsewhere not`() throws {
    for rules in ["take:1,3,4", "take:1,5", "pile:squares", "pile:powers2"] {
      let normal = try game(rules, .normal).losing(upTo: 200).positions
      let misere = try game(rules, .misere).losing(upTo: 201).positions
      #expect(misere == [1] + normal.map { $0 + 1 })
    }
    for rules in ["take:2-3,7", "pile:primes", "pile:half", "octal:0.77"] {
      let normal = try game(rules, .normal).losing(upTo: 40).positions
      let misere = try game(rules, .misere).losing(upTo: 41).positions
      #expect(misere != [1] + normal.map { $0 + 1 }, "\(rules)")
    }
  }

  @Test func `equal heaps cancel`() throws {
    var random = SeededGenerator(seed: 43)
    for rules in Self.families {
      let game = try game(rules, .normal)
      for _ in 0..<10 {
        let (single, twin) = (HeapSize(random.index(20)), HeapSize(random.index(20)))
        let alone = try game.analyze(heaps: [single])
        #expect(try game.analyze(heaps: [twin, single, twin]).outcome == alone.outcome, "seed 43: \(rules)")
      }
    }
  }

  @Test func `a heap beyond what is known is refused by its place`() throws {
    #expect(throws: SolverError.heapTooLarge(heap: 1, largest: 1_000_000)) {
      try game("pile:squares").analyze(heaps: [HeapSize(5), HeapSize(unchecked: BigInt.power(10, 30))])
    }
  }
}
