import ExactArithmetic
import GameCore
import Matchsticks
import MatchsticksOracles
import Testing

@Suite struct PlaysTests {
  private func plays(_ rules: String, _ heap: Int, _ play: PlayConvention = .misere) throws -> PlayCount {
    try TakeAwayGame(try RulesNotation.parse(rules), play: play).plays(heap: BigInt(heap))
  }

  @Test func `plays with takes of one and two are Fibonacci numbers`() throws {
    var (last, next): (BigInt, BigInt) = (1, 1)
    for heap in 0...400 {
      #expect(try plays("take:2", heap).total == last)
      (last, next) = (next, last + next)
    }
  }

  @Test func `a million matches with takes up to two have a count of 208,988 digits`() throws {
    #expect(try plays("take:2", 1_000_000).total.digitCount == 208_988)
  }

  @Test func `doubling, the alternating sum and counting by hand agree`() throws {
    for limit in [1, 2, 3, 4, 7, 15, 16, 17, 18, 40, 100] {
      var oracle = Oracle(try RulesNotation.parse("take:\(limit)"))
      for heap in [0, 1, 2, 5, 16, 17, 33, 100, 201, 202, 399, 400, 401] {
        let (even, odd) = oracle.plays(heap)
        let note: Comment = "take:\(limit), \(heap)"
        #expect(try plays("take:\(limit)", heap) == PlayCount(total: even + odd, firstPlayerWins: even), note)
        #expect(try plays("take:\(limit)", heap, .normal).firstPlayerWins == odd, note)
      }
    }
  }

  @Test func `a raised signal stops the counting`() {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    #expect(throws: SolverError.stopped(.interrupted)) {
      try TakeAwayGame(.take(#require(TakeSet(upTo: 5)))).plays(heap: 1_000_000, limits: limits)
    }
  }

  @Test(arguments: [
    "take:1,3,4", "take:2-3,7", "take:3-3", "take:5-9", "take:30-40,2", "pile:half", "pile:squares", "pile:divisors",
    "take:any", "octal:0.123", "pile:primes",
  ])
  func `plays of every rule that never breaks agree with counting by hand`(rules: String) throws {
    var oracle = Oracle(try RulesNotation.parse(rules))
    for heap in [0, 1, 2, 7, 30, 77, 150, 301] where heap < 200 || rules != "pile:primes" {
      let (even, odd) = oracle.plays(heap)
      #expect(try plays(rules, heap) == PlayCount(total: even + odd, firstPlayerWins: even), "\(rules) \(heap)")
    }
  }

  /// Plays of a sum by playing every move of every heap, once for each sum.
  private func played(
    _ heaps: [Int], _ oracle: inout Oracle, _ known: inout [[Int]: (even: Int, odd: Int)]
  ) -> (even: Int, odd: Int) {
    let sum = heaps.filter { $0 > 0 }.sorted()
    if let plays = known[sum] { return plays }
    var (even, odd, hasMove) = (0, 0, false)
    for place in heaps.indices {
      for move in oracle.moves(heaps[place]) {
        hasMove = true
        let next = played(heaps[..<place] + heaps[(place + 1)...] + move.leaves, &oracle, &known)
        even += next.odd
        odd += next.even
      }
    }
    known[sum] = hasMove ? (even, odd) : (1, 0)
    return hasMove ? (even, odd) : (1, 0)
  }

  @Test(arguments: ["octal:0.77", "octal:0.07", "octal:4.7", "hex:0.8", "octal:0.26"])
  func `plays of breaking games agree with playing them all`(rules: String) throws {
    var oracle = Oracle(try RulesNotation.parse(rules))
    var known: [[Int]: (even: Int, odd: Int)] = [:]
    for heap in 0...7 {
      let (even, odd) = played([heap], &oracle, &known)
      let count = PlayCount(total: BigInt(even + odd), firstPlayerWins: BigInt(even))
      #expect(try plays(rules, heap) == count, "\(rules) \(heap)")
    }
  }

  @Test(arguments: ["last:x2", "last:+1", "last:x1"])
  func `plays of last-move rules agree with playing them all`(rules: String) throws {
    guard case .lastMove(let rule) = try RulesNotation.parse(rules) else {
      Issue.record("not what the test is about")
      return
    }
    func count(_ heap: Int, _ limit: Int) -> Int {
      let limit = min(heap, limit)
      if limit == 0 { return 1 }
      return (1...limit).reduce(0) { $0 + count(heap - $1, rule.limit(after: BigInt($1)).toInt() ?? heap) }
    }
    for heap in 1...14 { #expect(try plays(rules, heap, .normal).total == count(heap, heap - 1), "\(rules) \(heap)") }
  }

  @Test(arguments: ["last:x2", "last:+1", "last:x1", "last:x5/2"])
  func `long plays of last-move rules agree with a table of exact numbers`(rules: String) throws {
    guard case .lastMove(let rule) = try RulesNotation.parse(rules) else {
      Issue.record("not what the test is about")
      return
    }
    var table: [[(even: BigInt, odd: BigInt)]] = [[(1, 0)]]
    for heap in 1...130 {
      var row: [(even: BigInt, odd: BigInt)] = [(0, 0)]
      for take in 1...heap {
        let next = table[heap - take][min(rule.limit(after: take), heap - take)]
        row.append((row[take - 1].even + next.odd, row[take - 1].odd + next.even))
      }
      table.append(row)
    }
    for heap in [61, 62, 77, 130] {
      let (even, odd) = table[heap][heap - 1]
      let count = try plays(rules, heap, .normal)
      #expect(count == PlayCount(total: even + odd, firstPlayerWins: odd), "\(rules) \(heap)")
      let limited = try Ruleset.lastMove(rule).limitingFirstMove(to: 3)
      let few = try TakeAwayGame(limited, play: .normal).plays(heap: BigInt(heap))
      #expect(few == PlayCount(total: table[heap][3].even + table[heap][3].odd, firstPlayerWins: table[heap][3].odd))
    }
  }

  @Test func `sets of many takes are counted by remainders`() throws {
    for (text, heap) in [("take:2-90, 100", 400), ("take:30-100,7,200-300", 901), ("take:5-80", 79), ("take:9-99", 4)] {
      var oracle = Oracle(try RulesNotation.parse(text))
      let (even, odd) = oracle.plays(heap)
      #expect(try plays(text, heap) == PlayCount(total: even + odd, firstPlayerWins: even), "\(text) \(heap)")
    }
  }

  @Test func `a number follows from its remainders`() throws {
    let primes = PrimeRun(count: 20, multipleOf: 8).primes
    #expect(primes.count == 24 && primes[0] == 1 << 61 - 1 && Set(primes).count == 24)
    #expect([UInt64(3), 97, 1_000_003].allSatisfy(PrimeRun.isPrime) && !PrimeRun.isPrime(3_215_031_751))
    let remainders = Remainders(primes)
    var random = SeededGenerator(seed: 71)
    for _ in 0..<20 {
      let number = BigInt(isNegative: false, magnitude: (0..<22).map { _ in UInt(random.next()) })
      let found = remainders.number(primes.map { UInt64(number % UInt($0)) })
      #expect(found == number, "seed 71")
    }
  }
}
