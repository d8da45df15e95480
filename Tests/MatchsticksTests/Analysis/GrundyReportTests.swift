import ExactArithmetic
import GameCore
import Matchsticks
import MatchsticksOracles
import Testing

@Suite struct GrundyReportTests {
  private func game(_ rules: String) throws -> TakeAwayGame {
    TakeAwayGame(try RulesNotation.parse(rules), play: .normal)
  }

  @Test func `Kayles has the exceptions of the literature`() throws {
    let report = try game("octal:0.77").report()
    #expect(report.period?.checked == 71...155)
    #expect(report.exceptions == [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70])
    #expect(report.zeros == [0] && report.density == 0)
    #expect(report.frequencies.reduce(0) { $0 + $1.count } == report.heaps)
    #expect(report.stop == nil && report.sparseSpace?.mask == 15)
  }

  @Test func `Nim grows by one`() throws {
    let report = try game("take:any").report(upTo: 50)
    #expect(report.period?.saltus == 1 && report.period?.period == 1 && report.frequencies.count == 51)
  }

  @Test func `without a period there is none`() throws {
    let report = try game("octal:0.6").report(upTo: 2000)
    #expect(report.period == nil && report.heaps == 2001 && report.exceptions.isEmpty)
  }

  @Test func `a deadline leaves what is known`() throws {
    let report = try game("octal:0.6").report(upTo: 50_000_000, limits: SearchLimits(nodes: 20_000))
    #expect(report.stop == .nodeLimit && report.heaps >= 20_000 && report.heaps < 200_000)
  }

  @Test func `sequences come in order and whole`() throws {
    for rules in ["octal:0.77", "take:1,3,4", "pile:half", "pile:divisors", "pile:powers2", "pile:squares", "take:any"]
    {
      var oracle = Oracle(try RulesNotation.parse(rules))
      let list = try game(rules).values(upTo: 70)
      #expect(list.count == 71 && list.stop == nil, "\(rules)")
      #expect((0...70).map { list[$0] } == (0...70).map { oracle.grundy($0) }, "\(rules)")
    }
  }

  @Test func `a sequence uses the period once it is proved, and says so`() throws {
    for rules in ["octal:0.77", "octal:0.137", "octal:0.15", "take:2,5,6", "octal:4.7"] {
      let bound = 9000
      let list = try game(rules).values(upTo: bound)
      let search = try #require(GrundySearch(RulesNotation.parse(rules), bound: bound))
      _ = search.run(bound: bound, untilPeriod: false)
      search.proveFromValues()
      let period = try #require(search.period)
      #expect(list.count == bound + 1 && list.stop == nil)
      #expect((0...bound).first { list[$0] != search.value($0) } == nil, "\(rules)")
      guard case .proved(.period(let used)) = list.sequence.evidence else {
        Issue.record("\(rules): \(list.sequence.evidence)")
        continue
      }
      #expect(used.preperiod == period.preperiod && used.period == period.period)
      // Few values are computed from the definition, and said to be.
      let few = try game(rules).values(upTo: 40)
      #expect(few.sequence.evidence == .proved(.computed(heap: 40)))
    }
    let far = try game("octal:0.77").values(upTo: 2_000_000)
    #expect(far.count == 2_000_001 && far[2_000_000] == far[2_000_000 - 12 * 100_000])
  }

  @Test func `values are passed on in order, each once, also when a limit stops them`() throws {
    let all = ["octal:0.77", "octal:0.16", "take:1,3,4", "nim", "octal:0.(3)", "hex:0.8", "grundy", "pile:primes"]
    for (rules, nodes) in all.flatMap({ rules in [UInt64.max, 100, 5000].map { (rules, $0) } }) {
      var handed: [Int] = []
      let list = try game(rules).values(upTo: 900, limits: SearchLimits(nodes: nodes)) { heaps, value in
        #expect(heaps.lowerBound == handed.count && !heaps.isEmpty)
        handed += heaps.map(value)
      }
      #expect(handed.count == list.count, "\(rules) \(nodes)")
      #expect(handed.indices.allSatisfy { handed[$0] == list[$0] }, "\(rules) \(nodes)")
    }
  }

  @Test func `sequences continue after their proved period`() throws {
    for (rules, value) in [("take:3", { $0 % 4 }), ("octal:0.3", { $0 % 2 })] as [(String, (Int) -> Int)] {
      let list = try game(rules).values(upTo: 150_000)
      #expect(list.count == 150_001 && list.stop == nil, "\(rules)")
      #expect((0..<list.count).allSatisfy { list[$0] == value($0) }, "\(rules)")
    }
  }

  @Test func `the smallest winning takes of Fibonacci nim are the smallest Zeckendorf parts`() throws {
    let list = try game("last:x2").values(upTo: 13)
    #expect(list.sequence.kind == .smallestWinningTake)
    #expect((0..<list.count).map { list[$0] } == [0, 1, 2, 3, 1, 5, 1, 2, 8, 1, 2, 3, 1, 13])
  }

  @Test func `hints put quick wins first and long defences last among losing moves`() throws {
    let hints = try game("octal:0.77").hints(heaps: [HeapSize(3), HeapSize(4)])
    #expect(hints.isComplete && hints.moves.count == 7)
    #expect(hints.moves.map(\.wins) == [true, true, true, false, false, false, false])
    let lengths = hints.moves.compactMap(\.lasts)
    #expect(lengths.prefix(3) == [5, 7, 7])
    for rules in ["take:3", "pile:half", "last:x2", "octal:0.137"] {
      let list = try game(rules).hints(heaps: [HeapSize(20)])
      let analysis = try game(rules).analyze(heaps: [HeapSize(20)])
      #expect(list.moves.count { $0.wins } == analysis.winningMoves.count, "\(rules)")
    }
  }

  @Test func `a huge heap has hints too`() throws {
    let hints = try game("take:3").hints(heaps: [HeapSize(unchecked: BigInt.power(10, 50))])
    #expect(!hints.moves.isEmpty && !hints.isComplete)
  }

  @Test func `a period with a saltus has exceptions too, and no share of P-positions`() throws {
    for code in ["0.1(21)", "0.(2)", "0.21(202)", "0.222(23)", "0.132(31)", "0.2(123)", "0.(3)"] {
      let report = try game("octal:\(code)").report(upTo: 200)
      let period = try #require(report.period)
      #expect(period.saltus > 0 && report.density == 0, "\(code)")
      var oracle = Oracle(try RulesNotation.parse("octal:\(code)"))
      let exceptions = (0..<period.preperiod).filter { heap in
        let periods = (period.preperiod - heap + period.period - 1) / period.period
        return oracle.grundy(heap) + periods * period.saltus != oracle.grundy(heap + periods * period.period)
      }
      #expect(report.exceptions == exceptions && report.exceptionCount == exceptions.count, "\(code)")
    }
    let last = try game("octal:0.2(123)").report(upTo: 60)
    #expect(last.period?.period == 4 && last.period?.saltus == 2 && last.exceptions.first == 0)
    #expect(try game("take:any").report(upTo: 30).density == 0)
  }

  @Test func `closed forms aren't a range that was checked`() throws {
    for rules in ["take:any", "pile:powers2"] {
      let report = try game(rules).report(upTo: 30)
      #expect(report.period != nil && report.period?.checked == nil, "\(rules)")
    }
  }

  @Test func `a period that shows says what its proof needs`() throws {
    let report = try game("octal:0.77").report(upTo: 150)
    #expect(report.period == nil && report.promise?.period == 12 && report.promise?.preperiod == 71)
    #expect(report.promise?.heapNeeded == 167)
    #expect(try game("octal:0.77").report(upTo: 167).period?.period == 12)
  }

  @Test func `hints are the same with a limit as without`() throws {
    for (rules, heaps) in [("take:3", [4, 2]), ("take:5", [9, 4]), ("octal:0.77", [5, 6, 7]), ("last:x2", [12])] {
      for play in PlayConvention.allCases {
        let game = TakeAwayGame(try RulesNotation.parse(rules), play: play)
        let all = try game.hints(heaps: heaps.map { HeapSize($0) })
        #expect(all.isComplete)
        for limit in 1...4 {
          let some = try game.hints(heaps: heaps.map { HeapSize($0) }, listing: limit)
          #expect(some.moves == Array(all.moves.prefix(limit)), "\(rules) \(play) \(limit)")
        }
      }
    }
  }
}
