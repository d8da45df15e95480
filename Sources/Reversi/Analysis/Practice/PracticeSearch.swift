import GameCore
import Synchronization

extension ReversiSolver {
  /// Finds positions in which exactly one move is best: all moves of each position are solved to
  /// the end of the game, positions in parallel on the threads of `limits`.
  ///
  /// The same plan gives the same positions with any number of threads. A limit or a raised signal
  /// ends the search with what was found; a limit of nodes is about all positions together, and
  /// stops it before the same position each time.
  public func practice(
    _ plan: PracticePlan, limits: SearchLimits = .none, observer: Observer = .silent
  ) -> PracticeSet {
    var set = PracticeSet(plan: plan)
    var candidates = PracticeCandidates(plan, solver: self, limits: limits)
    var idle = 0
    do throws(Stopped) {
      while plan.isMissing(set.positions.count), idle < plan.patience {
        observer.report(
          Progress(completed: Double(set.positions.count), total: plan.count.map { Double($0) }, unit: "positions"))
        guard let round = try candidates.next(PracticePlan.roundSize) else { break }
        let known = set.positions.count
        try add(round, to: &set, limits: limits)
        idle = set.positions.count > known ? 0 : idle + 1
      }
    } catch {
      set.stopReason = error.reason
    }
    set.sort()
    return set
  }

  /// Solves positions and adds those that are suitable, as many as are requested.
  private func add(
    _ round: [PracticeCandidates.Candidate], to set: inout PracticeSet, limits: SearchLimits
  ) throws(Stopped) {
    let plan = set.plan
    let budget = NodeBudget(limits.remaining(after: set.nodes).alone, positions: round.count)
    let items = Array(zip(round.indices, round))
    let judgements = Workers.sideBySide(items, limits: limits, observer: .silent, unit: "positions") { item in
      let judgement = self.judgement(of: item.1, plan, limits: budget.limits(at: item.0))
      budget.note(judgement.nodes, at: item.0)
      return judgement
    }
    set.nodes += judgements.reduce(0) { $0 + ($1?.nodes ?? 0) }
    for (place, judgement) in judgements.enumerated() where plan.isMissing(set.positions.count) {
      if budget.isUsedUp(at: place) { throw Stopped(.nodeLimit) }
      guard let judgement, !judgement.isCut else { throw Stopped(limits.stopReason() ?? .interrupted) }
      set.solvedCount += 1
      if let found = judgement.found { set.positions.append(found) }
    }
  }

  private func judgement(
    of candidate: PracticeCandidates.Candidate, _ plan: PracticePlan, limits: SearchLimits
  ) -> PracticeJudgement {
    let position = candidate.position
    let solution = solve(position, goal: .allMoves, limits: limits)
    var judgement = PracticeJudgement(nodes: solution.nodes, isCut: solution.stopReason != nil)
    let moves = solution.moves.compactMap { bounds -> PracticePosition.MoveScore? in
      guard case .place(let square) = bounds.move, bounds.lower == bounds.upper else { return nil }
      return PracticePosition.MoveScore(square: square, score: bounds.lower)
    }
    let scores = moves.map { $0.score }.sorted(by: >)
    guard !judgement.isCut, scores.count > 1, scores[0] - scores[1] >= plan.gap,
      let best = moves.first(where: { $0.score == scores[0] })?.square
    else { return judgement }
    guard
      let difficulty = PracticeDifficulty(
        of: best, in: position, solver: self, limits: limits, nodes: &judgement.nodes)
    else { return judgement.cut }
    guard plan.grade == nil || plan.grade == difficulty.grade else { return judgement }
    judgement.found = PracticePosition(
      position: position, game: candidate.game, best: best, moves: moves,
      principalVariation: solution.principalVariation, difficulty: difficulty)
    return judgement
  }
}

/// The nodes of a round, shared out so that the same positions count on any number of threads:
/// those before the one with which the limit is reached, in order.
///
/// A position is solved within what the finished ones before it leave. That is the limit itself or
/// more of it than in the end; so a position that it cuts is never one that would have counted.
private final class NodeBudget: Sendable {
  private let limits: SearchLimits
  /// The nodes of each position, `nil` until it is judged.
  private let visited: Lock<[UInt64?]>

  init(_ limits: SearchLimits, positions: Int) {
    self.limits = limits
    visited = Lock(Array(repeating: nil, count: positions))
  }

  private func nodes(of places: Range<Int>) -> UInt64 {
    visited.withLock { visited in visited[places].reduce(0) { $0 + ($1 ?? 0) } }
  }

  /// The limits of the position at a place.
  func limits(at place: Int) -> SearchLimits { limits.remaining(after: nodes(of: 0..<place)) }

  /// Records what the position at a place took.
  func note(_ nodes: UInt64, at place: Int) { visited.withLock { $0[place] = nodes } }

  /// Whether the position at a place, with those before it, reaches the limit of nodes.
  func isUsedUp(at place: Int) -> Bool { limits.nodes.map { nodes(of: 0..<place + 1) >= $0 } ?? false }
}

/// What came of one position.
private struct PracticeJudgement: Sendable {
  var found: PracticePosition?
  var nodes: UInt64
  /// Whether a limit stopped it.
  var isCut: Bool

  /// The same, stopped by a limit.
  var cut: PracticeJudgement { PracticeJudgement(nodes: nodes, isCut: true) }
}

extension PracticePlan {
  /// Positions are solved in rounds of this many, whatever the number of threads.
  fileprivate static let roundSize = 16

  /// After this many rounds without a find no others are assumed to exist; games end anyway.
  fileprivate var patience: Int {
    if case .games = source { .max } else { 256 }
  }

  /// Whether more are requested than `found`.
  fileprivate func isMissing(_ found: Int) -> Bool { count.map { found < $0 } ?? true }
}

extension PracticeSet {
  /// The easiest first: by plies, then by how many simple players miss the move; corners before
  /// other moves, larger gaps before smaller ones, and then as they were found.
  fileprivate mutating func sort() {
    let keys = positions.indices.map { index in
      let (position, difficulty) = (positions[index], positions[index].difficulty)
      return [
        difficulty.plies, difficulty.simplePlayersMissing, difficulty.place == .corner ? 0 : 1, -position.gap, index,
      ]
    }
    positions = keys.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }.map { positions[$0] }
  }
}
