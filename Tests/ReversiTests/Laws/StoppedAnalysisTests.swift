import GameCore
import Reversi
import Synchronization
import Testing

/// Answers about many positions or games: those that are stopped say a part of the whole answer,
/// and smaller requests the beginning of larger ones.
@Suite struct StoppedAnalysisTests {
  private let solver = ReversiSolver()

  private static let raised: SearchLimits = {
    let signal = StopSignal()
    signal.raise()
    return SearchLimits(stopSignal: signal)
  }()

  /// Limits that stop the work at the N-th report to the observer.
  private static func stopping(at count: Int, threads: Int = 1) -> (SearchLimits, Observer) {
    let signal = StopSignal()
    let told = Lock(0)
    let observer = Observer { _ in
      let isTime = told.withLock { told in
        told += 1
        return told >= count
      }
      if isTime { signal.raise() }
    }
    return (SearchLimits(threads: threads, stopSignal: signal), observer)
  }

  @Test func `more games begin with the same games, and a stopped match is a shorter one`() throws {
    func plan(_ pairs: Int) -> MatchPlan {
      MatchPlan(first: .greedy, second: .random, openings: .generated(.six), pairCount: pairs, seed: 3)
    }
    let whole = try solver.match(plan(6)).pairs
    #expect(try solver.match(plan(3)).pairs == Array(whole.prefix(3)))
    for (count, threads) in [(1, 1), (3, 1), (4, 2), (6, 3)] {
      let (limits, observer) = Self.stopping(at: count, threads: threads)
      let match = try solver.match(plan(6), limits: limits, observer: observer)
      #expect(match.pairs == Array(whole.prefix(match.pairs.count)), "\(count) on \(threads)")
      #expect(match.pairs.count == 6 || match.stopReason == .interrupted)
      #expect(match.pairs.isEmpty == (match.statistics == nil))
    }
    let none = try solver.match(plan(500_000), limits: Self.raised)
    #expect(none.pairs.isEmpty && none.stopReason == .interrupted)
  }

  @Test func `a match of a million games plays before it has all its openings`() throws {
    let (limits, observer) = Self.stopping(at: 3)
    let plan = MatchPlan(first: .random, second: .random, openings: .generated(.six), pairCount: 500_000)
    let match = try solver.match(plan, limits: limits, observer: observer)
    #expect(match.stopReason == .interrupted && !match.pairs.isEmpty)
  }

  @Test func `a strategy that looks ahead respects a signal`() {
    var generator = SeededGenerator(seed: 1)
    let move = Strategy.minimax(plies: 10).move(
      in: RandomPosition.list(1, empties: 40, seed: 1)[0], adviser: Adviser(), generator: &generator,
      limits: Self.raised)
    #expect(move == nil)
  }

  @Test func `fewer openings are the first of more`() {
    func lines(_ count: Int, limits: SearchLimits = .none, observer: Observer = .silent) -> [Line] {
      let plan = OpeningPlan(size: .six, plies: 5, within: 12, loss: 20, count: count, effort: EffortRequest(.depth(1)))
      return solver.openings(plan, limits: limits, observer: observer).openings.map(\.line)
    }
    let whole = lines(20)
    #expect(whole.count == 20)
    for count in [1, 3, 9] { #expect(lines(count) == Array(whole.prefix(count))) }
    let (limits, observer) = Self.stopping(at: 2)
    let stopped = lines(20, limits: limits, observer: observer)
    #expect(stopped == Array(whole.prefix(stopped.count)))
    #expect(lines(20, limits: Self.raised).isEmpty)
  }

  @Test func `puzzles of a stopped search are among those of the whole one`() {
    func find(_ limits: SearchLimits) -> PracticeSet {
      let plan = PracticePlan(.ownPlay(from: .start(size: .four), seed: 5), empties: 5...7, gap: 2, count: 6)
      return solver.practice(plan, limits: limits)
    }
    let whole = Set(find(.none).positions)
    for nodes: UInt64 in [0, 1, 7, 300, 3000] {
      let stopped = find(SearchLimits(nodes: nodes))
      #expect(whole.isSuperset(of: stopped.positions) && !stopped.isComplete)
      #expect(stopped.evidence == (stopped.positions.isEmpty ? .unknown : .proved(.search)))
    }
    let none = find(Self.raised)
    #expect(none.positions.isEmpty && none.evidence == .unknown && none.stopReason == .interrupted)
  }

  @Test func `what a stopped review proves is what the whole one proves`() {
    var generator = SeededGenerator(seed: 6)
    let record = GameRecord(RandomGame.make(from: .start(size: .four), limit: 40, generator: &generator).line)
    let whole = solver.review(record, effort: EffortRequest(.level(20)))
    let efforts = [0, 1, 7, 200].map { EffortRequest(nodes: $0) } + [EffortRequest(seconds: 1e-9)]
    for effort in efforts {
      for (one, other) in zip(solver.review(record, effort: effort).moves, whole.moves) {
        guard let one, let other, one.isProved else { continue }
        #expect((one.value, one.bestValue) == (other.value, other.bestValue))
      }
    }
    let none = solver.review(record, limits: Self.raised)
    #expect(none.stopReason == .interrupted)
    #expect(none.moves.allSatisfy { $0 == nil || $0?.isProved == true })
  }

  @Test func `a check that is stopped says nothing about what it hasn't examined`() throws {
    let position = Position.start(size: .four)
    let lines = [-10, 2, -10].map { "\(position.boardText); b1:\($0);" }.joined(separator: "\n")
    let claims = try ScoreClaim.list(obf: Array(lines.utf8)).claims
    let whole = solver.check(claims)
    #expect((whole.agreed, whole.disagreed) == (2, 1) && whole.evidence == .proved(.search))
    for nodes: UInt64 in [0, 1, 7, 200] {
      let check = solver.check(claims, limits: SearchLimits(nodes: nodes))
      #expect(check.agreed <= 2 && check.disagreed <= 1)
      #expect(check.agreed + check.disagreed + check.leftOpen == 3)
    }
    let none = solver.check(claims, limits: Self.raised)
    #expect(none.evidence == .unknown && none.leftOpen == 3)
  }

  @Test func `answers that prove a score prove it when the estimates are stopped`() throws {
    let start = Position.start(size: .four)
    var answers: [ProofSplit.Answer] = []
    var split = try solver.split(start, depth: 3)
    #expect(split.evidence == .unknown)
    while split.score == nil {
      answers += split.open.map { question in
        let solution = solver.solve(question.position, within: question.window)
        return ProofSplit.Answer(question.position, lower: solution.lower, upper: solution.upper)
      }
      split = try solver.split(start, depth: 3, answers: answers)
    }
    #expect(split.score == -10)
    let (limits, observer) = Self.stopping(at: 1)
    #expect(try solver.split(start, depth: 3, answers: answers, limits: limits, observer: observer).score == -10)
    #expect(throws: ProofSplitError.stopped(.interrupted)) {
      try self.solver.split(start, depth: 3, limits: Self.raised)
    }
  }

  @Test func `a count of lines is whole or there is none`() {
    for position in [Position.start(size: .four), .start(size: .six)] {
      for depth in [0, 1, 3, 5] {
        let count = Perft.lines(from: position, depth: depth, limits: Self.raised)
        #expect(count == nil || count?.leaves == Perft.count(position, depth: depth))
      }
    }
  }
}
