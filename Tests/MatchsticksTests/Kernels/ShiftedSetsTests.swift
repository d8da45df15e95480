import ExactArithmetic
import GameCore
import Matchsticks
import MatchsticksOracles
import Testing

/// Dense sets of takes, and losing heaps without values: both against plain loops.
@Suite struct ShiftedSetsTests {
  private static let bound = 13_000

  private func game(_ rules: String, _ play: PlayConvention = .normal) throws -> TakeAwayGame {
    TakeAwayGame(try RulesNotation.parse(rules), play: play)
  }

  /// Compares values and losing heaps with plain loops over the takes.
  private func check(_ rules: String, _ takes: [Int], _ note: Comment) throws {
    let expected = PlainValues.subtraction(takes, upTo: Self.bound)
    for threads in 1...3 {
      let list = try game(rules).values(upTo: Self.bound, limits: SearchLimits(threads: threads))
      #expect(list.count == Self.bound + 1, note)
      #expect(expected.indices.first { list[$0] != expected[$0] } == nil, note)
    }
    for play in PlayConvention.allCases {
      let losing = try game(rules, play).losing(upTo: BigInt(Self.bound), listing: .max)
      let value = play == .normal ? 0 : 1
      #expect(losing.positions == (1...Self.bound).filter { expected[$0] == value }.map { BigInt($0) }, note)
      #expect(losing.isComplete && losing.bound == BigInt(Self.bound), note)
    }
  }

  @Test(arguments: [2, 5, 30, 90])
  func `random sets agree with plain loops`(rarity: Int) throws {
    var random = SeededGenerator(seed: UInt64(rarity))
    let all = (1...9000).filter { _ in random.index(rarity) == 0 }
    // A few small takes of other remainders; and takes that end far below the heaps.
    let odd = (1...9000).filter { $0 % 2 == 1 ? random.index(rarity) == 0 : [2, 6, 40].contains($0) }
    for takes in [all, odd, Array(all.prefix(80))] {
      try check("take:" + takes.map { "\($0)" }.joined(separator: ","), takes, "seed \(rarity)")
    }
  }

  @Test func `infinite sets and lines agree with plain loops`() throws {
    let primes = (2...Self.bound).filter { number in
      !(2...number).prefix { $0 * $0 <= number }.contains { number % $0 == 0 }
    }
    let squares = (1...Self.bound).prefix { $0 * $0 <= Self.bound }.map { $0 * $0 }
    let sums = Set(squares.flatMap { one in squares.map { one + $0 } }).filter { $0 <= Self.bound }.sorted()
    try check("pile:primes", primes, "primes")
    try check("pile:squares", squares, "squares")
    try check("n -> n-k if k in primes and k mod 4=1", primes.filter { $0 % 4 == 1 }, "primes of the form 4m + 1")
    try check("n -> n-p if p in primes and p>2; n-1", [1] + primes.filter { $0 > 2 }, "odd primes, or 1")
    try check("n -> n-i*i-j*j", sums, "sums of two squares")
    try check("n -> n-i^3", (1...23).map { $0 * $0 * $0 }, "cubes")
  }

  @Test(arguments: [
    ("n -> n-k if k in primes and k mod 4=1", "n -> n-k if k in primes and k mod 4=1 and k<n+1"),
    ("n -> n-i*i-j*j", "n -> n-i*i-j*j if i<=n"),
    ("n -> n+4-k if k>4 and k not in primes", "n -> n+4-k if k>4 and k not in primes and n>=0"),
    ("n -> n-k+2 if k>2 and k*k mod 7<3 and gcd(k,30)=1", "n -> n-k+2 if k>2 and k*k mod 7<3 and gcd(k,30)=1 and n>0"),
  ])
  func `a line with a fixed set has the values of the same moves tried one by one`(line: String, tried: String) throws {
    let (one, other) = (try game(line).values(upTo: 5000), try game(tried).values(upTo: 5000))
    #expect((0...5000).first { one[$0] != other[$0] } == nil)
    for play in PlayConvention.allCases {
      let losing = try game(line, play).losing(upTo: 5000, listing: .max)
      #expect(try game(tried, play).losing(upTo: 5000, listing: .max).positions == losing.positions)
    }
  }

  @Test func `lines whose moves depend on the heap, or add to it, aren't fixed sets`() throws {
    #expect(try game("n -> n-k if k in digits(n)").losing(upTo: 50).positions == [10, 20, 30, 40, 50])
    #expect(throws: SolverError.self) { try game("n -> n-k+3 if k in primes").losing(upTo: 50) }
    #expect(throws: SolverError.self) { try game("n -> n-k if k mod (k-5)=1").losing(upTo: 50) }
  }

  @Test func `losing heaps of sets without a small move are known in both conventions`() throws {
    // From fewer than 100 there is no move: all lose in normal play, none in misère play.
    let rules = "n -> n-k if k in primes and k>100"
    #expect(try game(rules).losing(upTo: 99).count == 99)
    #expect(try game(rules, .misere).losing(upTo: 100).count == 0)
    #expect(try game(rules, .misere).losing(upTo: 101).positions == [101])
  }

  @Test func `millions of losing heaps are counted as their values say`() throws {
    let values = try game("pile:primes").values(upTo: 1_000_000)
    let zeros = (1...1_000_000).count { values[$0] == 0 }
    #expect(try game("pile:primes").losing(upTo: 1_000_000, listing: 3).count == BigInt(zeros))
  }

  @Test func `losing heaps stop at a limit with those found, and end at the largest that is kept`() throws {
    let some = try game("pile:squares").losing(upTo: 1_000_000, limits: SearchLimits(nodes: 100_000))
    #expect(some.stop == .nodeLimit && some.bound >= 100_000 && some.bound < 110_000)
    #expect(try game("pile:squares").losing(upTo: some.bound).count == some.count)
    let limits = SearchLimits()
    limits.stopSignal.raise()
    #expect(throws: SolverError.stopped(.interrupted)) {
      try game("pile:primes").losing(upTo: 1_000_000, limits: limits)
    }
  }

  @Test(arguments: [
    // Composite although it passes the tests to the bases 2, 3, 5 and 7 together, and the Mersenne
    // prime 2⁶¹ − 1.
    ("n -> n-1 if 1607515875*2+n in primes", false), ("n -> n-1 if 2^61-n in primes", true),
    ("n -> n-1 if 46337*46337*n in primes", false), ("n -> n-1 if 2147483646+n in primes", true),
    ("n -> n-1 if 1681*n in primes", false), ("n -> n-1 if 36+n in primes", true),
  ])
  func `large primes are recognised`(line: String, isPrime: Bool) throws {
    #expect(try game(line).losing(upTo: 1).count == (isPrime ? 0 : 1))
  }
}
