import GameCore
import Testing

import Matchsticks

/// Outcomes and Grundy values of written rules.
@Suite struct WrittenSolverTests {
  private func solver(_ line: String, _ play: PlayConvention = .normal) throws -> WrittenSolver {
    WrittenSolver(WrittenGame(try WrittenRuleNotation.parse(line)), play: play, limits: .none)
  }

  @Test(arguments: [
    ("n -> n-k", [0, 1, 2, 3, 4, 5]),
    ("n -> n-k if k in {1,3,4}", [0, 1, 0, 1, 2, 3, 2]),
    ("n -> n-1; n-2; i and n-1-i; i and n-2-i", [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]),
    ("n -> i and n-i if i<n-i", [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2]),
    ("n -> n-k; i and n-i", [0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11]),
    ("n -> n-k; i and j and n-i-j", [0, 1, 2, 3, 4, 5, 6, 8, 7, 9, 10, 11, 12, 13, 14, 16, 15]),
    ("n -> n-i*i", [0, 1, 0, 1, 2, 0, 1, 0, 1, 2]),
    ("n -> n-k if k in primes", [0, 0, 1, 1, 2, 2, 3, 3, 4, 0, 0]),
    ("n -> n-1; n/2 if n>1", [0, 1, 0, 2, 1, 2, 0, 1, 0, 2, 0, 1, 2, 1, 0, 2, 1]),
  ])
  func `Grundy values of known games`(line: String, values: [Int]) throws {
    let solver = try solver(line)
    for (heap, value) in values.enumerated() { #expect(try solver.grundyValue(of: [heap]) == value, "\(heap)") }
  }

  @Test(arguments: [
    ("n -> n-k if k in digits(n)", [0, 10, 20, 30, 40]),
    ("n -> n-k if k*k<=n", [0, 2, 5, 8, 12, 17, 22, 28, 34, 41, 48, 56]),
    ("n if n<=100 -> n+k if k<=10", [1, 12, 23, 34, 45, 56, 67, 78, 89, 100]),
  ])
  func `losing heaps of known games`(line: String, losing: [Int]) throws {
    let solver = try solver(line)
    let all = try (0...(losing.last ?? 0)).filter { try solver.game.exists([$0]) && !solver.isWin([[$0]]) }
    #expect(all.filter { $0 > 0 || losing.contains(0) } == losing)
  }

  @Test func `memory of the last move`() throws {
    let solver = try solver("n,m=0 -> n-k,k if k<=2*m or m=0 and k<n")
    #expect(try (1...40).filter { try !solver.isWin([[$0, 0]]) } == [1, 2, 3, 5, 8, 13, 21, 34])
  }

  @Test func `several letters`() throws {
    let wythoff = try solver("a,b -> a-k,b; a,b-k; a-k,b-k")
    let pairs = try (0...10).flatMap { a in
      try (a...10).filter { b in try !wythoff.isWin([[a, b]]) }.map { b in [a, b] }
    }
    #expect(pairs == [[0, 0], [1, 2], [3, 5], [4, 7], [6, 10]])
    let three = try solver("a,b,c -> a-k,b-j,c; a-k,b,c-j; a,b-k,c-j")
    let lost = try (0...3).flatMap { a in
      try (a...3).flatMap { b in try (b...3).filter { c in try !three.isWin([[a, b, c]]) }.map { [a, b, $0] } }
    }
    #expect(lost == [[0, 0, 0], [0, 0, 1], [0, 0, 2], [0, 0, 3]])
    let chomp = try solver("a,b if a>=b -> a-k,min(b,a-k); a,b-k", .misere)
    #expect(try (1...6).allSatisfy { try !chomp.isWin([[$0, $0 - 1]]) && chomp.isWin([[$0, $0]]) })
  }

  @Test func `any number of heaps`() throws {
    let antonim = try solver("a,... if a=0 or a not in ... -> a-k,...")
    var lost: [[Int]] = []
    for a in 0...6 {
      for b in a...6 {
        for c in b...6 where try antonim.game.exists([a, b, c]) && !antonim.isWin([[a, b, c]]) {
          lost.append([a, b, c])
        }
      }
    }
    #expect(lost == [[0, 0, 0], [0, 1, 2], [0, 3, 4], [0, 5, 6], [1, 3, 5], [1, 4, 6], [2, 3, 6], [2, 4, 5]])
  }

  @Test func `a game that is won or lost before the moves are used up`() throws {
    let even = try solver("n,a=0,b=0 -> n-k,b,(a+k) mod 2 if k<=4; wins if n=0 and a=0; loses if n=0")
    let odd = stride(from: 1, through: 37, by: 2)
    #expect(try odd.filter { try !even.isWin([[$0, 0, 0]]) } == [1, 7, 13, 19, 25, 31, 37])
  }

  @Test func `a game without end is shown as a way back`() throws {
    let back = try solver("a,b -> a-1,b+1; a+1,b-1")
    #expect(throws: WrittenFailure.endless([[1, 0], [0, 1], [1, 0]])) { try back.isWin([[1, 0]]) }
  }

  @Test(arguments: [("n -> n+1", [5]), ("n -> n+k if k<=n", [5]), ("a,b -> a-1,b+2; a+2,b-1", [3, 3])])
  func `numbers that grow without end are found`(line: String, position: [Int]) throws {
    let growing = try solver(line)
    for ask in [{ try growing.isWin([position]) }, { try growing.grundyValue(of: position) == 0 }] {
      do {
        _ = try ask()
        Issue.record("\(line) has an answer")
      } catch WrittenFailure.growing(let way) {
        #expect(way.first == position && way.count > 2)
      } catch WrittenFailure.endless {
      }
    }
  }

  @Test func `sums that grow without end are found`() throws {
    let growing = try solver("n -> n+1 and 1", .misere)
    #expect(throws: WrittenFailure.self) { try growing.isWin([[5]]) }
  }

  @Test func `a rule that says where numbers end may grow`() throws {
    let race = try solver("n if n<=300000 -> n+k if k<=10")
    #expect(try !race.isWin([[300000 - 11 * 20000]]))
  }

  @Test(arguments: [
    ([100_000, 100_000], WrittenFailure.tooManyPositions(limit: LineLimits.mostPositions)),
    ([7000, 7000], WrittenFailure.tooManyOptions(limit: LineLimits.mostOptions)),
  ])
  func `work that is too much is refused before it begins`(position: [Int], failure: WrittenFailure) throws {
    let wythoff = try solver("a,b -> a-k,b; a,b-k; a-k,b-k")
    #expect(throws: failure) { try wythoff.grundyValue(of: position) }
    #expect(throws: failure) { try wythoff.isWin([position]) }
  }

  @Test(arguments: ["n -> n-k if k*k<=n", "n -> i for i in 1..k if k*k<=n", "n -> n-k if k*k<=n; i and n-1-i"])
  func `limits are heeded within the moves of one position`(line: String) throws {
    let signal = StopSignal()
    signal.raise()
    let game = WrittenGame(try WrittenRuleNotation.parse(line))
    let solver = WrittenSolver(game, play: .normal, limits: SearchLimits(stopSignal: signal))
    #expect(throws: WrittenFailure.stopped(.interrupted)) { try solver.grundyValue(of: [200_000]) == 0 }
    #expect(throws: WrittenFailure.stopped(.interrupted)) {
      try WrittenSolver.options(game, of: [400_000_000]).isEmpty
    }
  }

  @Test func `what can't be computed names the position`() throws {
    let euclid = try solver("a,b -> a-k*b,b; a,b-k")
    #expect(throws: WrittenFailure.self) { try euclid.isWin([[1, 0]]) }
  }
}
