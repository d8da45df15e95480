import GameCore

extension ReversiSolver {
  /// Finds positions in which exactly one move is best: all moves of each position are solved to
  /// the end of the game, positions side by side on the threads of `limits`.
  ///
  /// The same plan gives the same positions with any number of threads. A limit in time or a raised
  /// signal ends the search with what was found.
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

  /// Solves positions and adds those that will do, as many as are wanted.
  private func add(
    _ round: [PracticeCandidates.Candidate], to set: inout PracticeSet, limits: SearchLimits
  ) throws(Stopped) {
    let plan = set.plan
    let judgements = Workers.sideBySide(round, limits: limits, observer: .silent, unit: "positions") { candidate in
      self.judgement(of: candidate, plan, limits: limits.alone)
    }
    set.nodes += judgements.reduce(0) { $0 + ($1?.nodes ?? 0) }
    for judgement in judgements where plan.isMissing(set.positions.count) {
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
    let scores = moves.map(\.score).sorted(by: >)
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

  /// After this many rounds without a find there are taken to be no others; games end by
  /// themselves.
  fileprivate var patience: Int {
    if case .games = source { .max } else { 256 }
  }

  /// Whether more are wanted than N.
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
