import ExactArithmetic
import GameCore
import Matchsticks
import Testing

/// Periods of lines, which are proved from few values and hold for all.
@Suite struct LinePeriodTests {
  private func game(_ line: String, _ play: PlayConvention = .normal) throws -> TakeAwayGame {
    TakeAwayGame(.written(try WrittenRuleNotation.parse(line)), play: play)
  }

  private static let lines = [
    "n -> n-1 if n mod 2=0; n-3", "n -> n-1 if n mod 3!=1 or n<=5; n-4 if n>=20", "n -> n-k if k<=4 and n mod k=0",
    "n -> n-k if k<=n mod 5", "n -> n-1-n mod 3; 2 if n>4 and n mod 7=0",
    "n -> n-2 and 1 if n mod 2=1; n-1; n-5 and n-3 if n mod 4=0", "n -> n-i-j if i<j<=3 and (n+i) mod 3=0",
  ]

  /// What a line leaves of n, each a list of heaps, written from the definition.
  private static func moves(_ line: Int, _ n: Int) -> [[Int]] {
    var moves: [[Int]] = []
    func add(_ heaps: Int..., when holds: Bool = true) { if holds { moves.append(heaps) } }
    switch line {
    case 0:
      add(n - 1, when: n % 2 == 0)
      add(n - 3)
    case 1:
      add(n - 1, when: n % 3 != 1 || n <= 5)
      add(n - 4, when: n >= 20)
    case 2: for k in 1...4 { add(n - k, when: n % k == 0) }
    case 3: for k in 1...4 { add(n - k, when: k <= n % 5) }
    case 4:
      add(n - 1 - n % 3)
      add(2, when: n > 4 && n % 7 == 0)
    case 5:
      add(n - 2, 1, when: n % 2 == 1 && n > 2)
      add(n - 1)
      add(n - 5, n - 3, when: n % 4 == 0 && n > 5)
    default: for (i, j) in [(1, 2), (1, 3), (2, 3)] { add(n - i - j, when: (n + i) % 3 == 0) }
    }
    return moves.filter { $0.allSatisfy { $0 >= 0 } }
  }

  private static func values(_ line: Int, to last: Int) -> [Int] {
    var values: [Int] = []
    for n in 0...last {
      let found = Set(moves(line, n).map { heaps in heaps.reduce(0) { $0 ^ values[$1] } })
      values.append((0...).first { !found.contains($0) } ?? 0)
    }
    return values
  }

  @Test(arguments: 0..<7)
  func `a proved period holds for the values of the definition`(number: Int) throws {
    let line = Self.lines[number]
    let slow = Self.values(number, to: 1500)
    let list = try game(line).values(upTo: 1500)
    #expect((0...1500).allSatisfy { list[$0] == slow[$0] }, "\(line)")
    let period = try #require(try game(line).report(upTo: 1500).period, "\(line)")
    let checked = try #require(period.checked)
    #expect(checked.upperBound + period.period < 400, "\(line): few values prove it")
    #expect((period.preperiod...(1500 - period.period)).allSatisfy { slow[$0] == slow[$0 + period.period] }, "\(line)")
  }

  @Test func `losing heaps are counted beyond any table, in both conventions`() throws {
    for play in [PlayConvention.normal, .misere] {
      let game = try game("n -> n-1 if n mod 2=0; n-3", play)
      var wins: [Bool] = []
      for n in 0...400 {
        let options = ([n % 2 == 0 ? n - 1 : -1, n - 3]).filter { $0 >= 0 }
        wins.append(options.isEmpty ? play == .misere : options.contains { !wins[$0] })
      }
      let known = try game.losing(upTo: 400)
      #expect(known.positions == (1...400).filter { !wins[$0] }.map { BigInt($0) }, "\(play)")
      let huge = try game.losing(upTo: BigInt.power(10, 40), listing: 3)
      #expect(huge.bound == BigInt.power(10, 40) && huge.stop == nil)
    }
  }

  @Test(arguments: [
    "n -> n-k if k<=n mod 2+n/9", "n -> n-k if gcd(k,n)=1", "n -> n-1; n/2 if n>1", "n -> n-k if k*k<=n",
    "n,m=0 -> n-k,k if k<=2 and k!=m", "n if n<50 -> n-1; n-2",
  ])
  func `no period is claimed for other lines`(line: String) throws {
    #expect(try game(line).report(upTo: 40).period == nil)
  }
}
