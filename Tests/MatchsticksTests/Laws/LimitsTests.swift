import ExactArithmetic
import GameCore
import Matchsticks
import Synchronization
import Testing

/// Deadlines and signals end every question soon, and hostile numbers trap nowhere.
@Suite struct LimitsTests {
  private func game(_ rules: String, _ play: PlayConvention? = nil) throws -> TakeAwayGame {
    TakeAwayGame(try RulesNotation.parse(rules), play: play)
  }

  /// How many seconds `body` takes under a deadline after 50 ms.
  private func seconds(_ body: (SearchLimits) throws -> Void) -> Double {
    let begin = Moment.now
    try? body(SearchLimits(deadline: .after(seconds: 0.05)))
    return (Moment.now - begin) / .seconds(1)
  }

  @Test func `a match ends at its deadline`() throws {
    let game = try game("take:255")
    #expect(throws: MatchError.stopped(.deadline)) {
      try game.match(
        [.wild, .dumb], heap: HeapSize(1000), games: 1_000_000_000,
        limits: SearchLimits(deadline: .after(seconds: 0.05)))
    }
    for rules in ["take:255", "take:1,3-200", "take:10^18", "pile:half"] {
      let game = try self.game(rules)
      let seconds = seconds { _ = try game.match([.wild], heap: HeapSize(1000), games: 20, limits: $0) }
      #expect(seconds < 5, "\(rules)")
    }
  }

  @Test func `the exact chance is a mean over the moves, whether they are consecutive or not`() throws {
    for rules in ["take:4", "take:2-3,7"] {
      let game = try game(rules, .normal)
      var chances: [Rational] = []
      for heap in 0...30 {
        let next = game.rules.moves(from: heap).map { 1 - chances[heap - $0.take] }
        chances.append(next.isEmpty ? 0 : next.reduce(0, +) / Rational(next.count))
      }
      let chance = try game.match([.wild], heap: HeapSize(30), games: 1).results[0].chance
      #expect(chance == chances[30], "\(rules)")
    }
  }

  /// The work between two checks of the clock is bounded, whatever the game: 4096 heaps, or 64 and
  /// the run they end in where a heap is much work.
  @Test(arguments: [("0.77", 4096), ("0.16", 4096), ("0.376", 4096), ("0.006", 96), ("0.764", 96)])
  func `a search checks its limits often`(code: String, most: Int) throws {
    let looks = Lock<[Int]>([])
    let observer = Observer { progress in looks.withLock { $0.append(Int(progress.completed)) } }
    let search = try #require(GrundySearch(try RulesNotation.parse(code), bound: 30_000))
    #expect(search.run(bound: 30_000, untilPeriod: false, observer: observer) == nil)
    let all = looks.withLock { $0 }
    let gaps = zip(all, all.dropFirst()).filter { $0.1 > 20_000 }.map { $0.1 - $0.0 }
    #expect(gaps.count >= 2 && gaps.allSatisfy { $0 <= most }, "\(gaps.max() ?? 0) heaps without a look")
  }

  @Test func `losing heaps of a long ladder end at their deadline`() throws {
    let rules = try RulesNotation.parse("last:x999999999").limitingFirstMove(to: BigInt(1) << 62)
    let game = TakeAwayGame(rules)
    let seconds = seconds { _ = try game.losing(upTo: 999_999_999, listing: 20, limits: $0) }
    #expect(seconds < 5)
  }

  @Test func `a raised signal stops every question that searches`() throws {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    let game = try game("octal:0.77", .misere)
    #expect(throws: SolverError.stopped(.interrupted)) {
      try game.analyze(heaps: [HeapSize(90), HeapSize(91)], limits: limits)
    }
    #expect(throws: SolverError.stopped(.interrupted)) {
      try self.game("last:x2").losing(upTo: 100, limits: limits)
    }
    #expect(throws: SolverError.stopped(.interrupted)) {
      try self.game("hex:0.f").analyze(heaps: [HeapSize(2000)], limits: limits)
    }
    #expect(throws: MatchError.stopped(.interrupted)) {
      try self.game("octal:0.77").match([.wild], heap: HeapSize(20), limits: limits)
    }
  }

  @Test func `takes of machine size are counted and played`() throws {
    let largest = try game("take:9223372036854775807")
    #expect(try largest.plays(heap: 18).total == BigInt(1) << 17)
    #expect(try largest.plays(heap: 1).total == 1)
    let heaps = try HeapsNotation.parse("2305843009213693950,170141183460469231731687303715884105727")
    let analysis = try largest.analyze(heaps: heaps, listing: 5)
    for move in analysis.winningMoves { #expect(heaps[move.heap].integer >= move.take) }
    #expect(analysis.outcome == .nPosition && !analysis.winningMoves.isEmpty)
  }

  @Test func `no more is taken than there is, however many digits it has`() throws {
    let heap = try #require(HeapSize(digits: [UInt8](repeating: 0x35, count: 25)))
    let game = try game("take:10^30-10^31", .normal)
    let analysis = try game.analyze(heaps: [heap])
    #expect(analysis.outcome == .pPosition && analysis.suggestion == nil && analysis.explanation == .noMove)
    let nim = try self.game("take:10^30", .normal).analyze(heaps: [heap])
    #expect(nim.winningMoves == [HeapMove(heap: 0, take: heap.integer, leaves: [HeapSize(0)])])
  }

  @Test func `heaps of millions of digits list fewer moves`() throws {
    let game = try game("octal:0.77", .misere)
    let heap = try #require(HeapSize(digits: [UInt8](repeating: 0x37, count: 2_000_000)))
    let analysis = try game.analyze(heaps: [heap], listing: 1000)
    #expect(analysis.outcome == .nPosition && (1...5).contains(analysis.winningMoves.count))
  }

  @Test func `rules with very many moves are refused, not written down`() throws {
    #expect(throws: MatchError.tooManyPositions(limit: 20_000)) {
      try game("hex:0.(f)").match([.wild], heap: HeapSize(1000), games: 1)
    }
    #expect(throws: SolverError.searchTooLarge(limit: 400_000)) {
      try game("hex:0.(f)", .misere).analyze(heaps: [HeapSize(3500)])
    }
  }
}
