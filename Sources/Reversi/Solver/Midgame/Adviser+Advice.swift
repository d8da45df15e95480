import GameCore

extension Adviser {
  /// The best `count` moves of a position with their values (all when `nil`), by a search of this
  /// effort.
  ///
  /// Estimates are searched by ``Effort/threadsInside`` threads, one by default, proofs by those of
  /// `limits`; with a limit of nodes there is one thread. With fresh tables and one thread inside,
  /// the same call gives the same advice. A limit stops the deepening: the answer is then that of
  /// the last depth that was finished, at least the evaluation of the positions after the moves.
  package func advise(
    _ position: Position, effort: Effort, count: Int? = nil, limits: SearchLimits = .none,
    observer: Observer = .silent
  ) -> Advice {
    if position.isFinished { return Advice(position: position, moves: [], nodes: 0, stopReason: nil) }
    if position.mustPass {
      let reply = advise(position.passing, effort: effort, count: 1, limits: limits, observer: observer)
      return Advice(
        position: position, moves: reply.moves.map { $0.afterPass }, threadsInside: reply.threadsInside,
        nodes: reply.nodes,
        stopReason: reply.stopReason)
    }
    let plan = EffortPlan(effort, empties: position.emptyCount, hasLimit: limits.hasLimit)
    let count = max(1, min(count ?? .max, position.legalSquares.count))
    var inside = limits
    inside.threads = effort.threadsInside
    let advice = search(position, plan, count: count, limits: inside.repeatable, observer: observer)
    guard plan.isProof, advice.stopReason == nil else { return advice }
    return prove(position, instead: advice, count: count, limits: limits, observer: observer)
  }

  /// The passes of a plan.
  private func search(
    _ position: Position, _ plan: EffortPlan, count: Int, limits: SearchLimits, observer: Observer
  ) -> Advice {
    let request = MidgameRequest(
      mover: position.mover, opponent: position.opponent, empties: position.emptyCount, passes: plan.passes,
      count: count, limits: limits, watch: SearchWatch(observer, steps: plan.passes.count, unit: "passes"))
    let scale: TableScale = (plan.passes.last?.depth ?? 0) <= MidgameTuning.smallTableDepth ? .small : .whole
    let answer = engine(position.size).estimate(request, scale)
    return Advice(
      position: position, moves: answer.moves.map { MoveAdvice($0, by: answer.pass) }, threadsInside: limits.threads,
      nodes: answer.nodes,
      stopReason: answer.stopReason)
  }

  /// The exact solver's values, or the advice as it was when a limit stops the proof.
  private func prove(
    _ position: Position, instead advice: Advice, count: Int, limits: SearchLimits, observer: Observer
  ) -> Advice {
    let goal: Goal = count == 1 ? .line : .allMoves
    let solution = solve(position, goal: goal, limits: limits.after(advice.nodes), observer: observer)
    var nodes = advice.nodes + solution.nodes
    if solution.stopReason != nil {
      return Advice(
        position: position, moves: advice.moves, threadsInside: advice.threadsInside, nodes: nodes,
        stopReason: solution.stopReason)
    }
    let best = solution.bestMove
    let ranked = solution.moves.filter { goal == .allMoves || $0.move == best }
      .sorted { ($1.lower, $0.move == best ? 0 : 1) < ($0.lower, $1.move == best ? 0 : 1) }
    let moves = ranked.prefix(count).map { bounds in
      var line = solution.principalVariation
      if bounds.move != best, case .place(let square) = bounds.move {
        let rest = solve(position.placingUnchecked(square), limits: limits.after(nodes))
        nodes += rest.nodes
        line = [bounds.move] + rest.principalVariation
      }
      return MoveAdvice(
        move: bounds.move, value: 100 * bounds.lower, depth: position.emptyCount, selectivity: 100, isProved: true,
        principalVariation: line)
    }
    return Advice(position: position, moves: moves, nodes: nodes, stopReason: nil)
  }
}

extension MoveAdvice {
  /// What a pass of a search said about a move.
  init(_ found: (move: MidgameMove, line: [SquareIndex]), by pass: MidgamePass) {
    self.init(
      move: found.move.square.move, value: 100 * found.move.value / MidgameTuning.unit, depth: pass.depth,
      selectivity: pass.selectivity.percent, isProved: false, principalVariation: found.line.map { $0.move })
  }
}
