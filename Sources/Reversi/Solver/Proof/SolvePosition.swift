import GameCore

extension Searcher {
  /// See ``Adviser/solve(_:goal:limits:)``.
  mutating func solve(_ position: Position, _ task: SolverTask, team: Team?, watch: SearchWatch?) -> Solution {
    begin(limits: task.limits, team: team, watch: watch)
    use(.least)
    if position.isFinished { return Solution(unsearched: position) }
    if let window = task.window {
      guard position.mustPass else { return answer(position, window) }
      return answer(position.passing, window.turned).turned(to: position)
    }
    if position.mustPass {
      // The opponent's best answers, turned round.
      return prove(position.passing, goal: min(task.goal, .line), given: nil, watch: watch)
        .turned(to: position)
    }
    return prove(position, goal: task.goal, given: task.given, watch: watch)
  }

  /// Answers what a window asks, and nothing beyond it: that never depends on tables or threads.
  private mutating func answer(_ position: Position, _ window: ScoreWindow) -> Solution {
    var root = RootSearch(position.mover, position.opponent, searcher: &self)
    root.prove(window, searcher: &self)
    let most = position.size.squareCount
    let bounds =
      root.lower >= window.above
      ? (max(window.above, -most), most)
      : root.upper <= window.below ? (-most, min(window.below, most)) : (root.lower, root.upper)
    return Solution(
      position: position, lower: bounds.0, upper: bounds.1, moves: [], bestMove: nil, bestMoves: [],
      principalVariation: [], proof: .search, nodes: nodes, stopReason: stopReason)
  }

  private mutating func prove(
    _ position: Position, goal: Goal, given: MoveBounds?, watch: SearchWatch?
  ) -> Solution {
    var root = RootSearch(position.mover, position.opponent, searcher: &self)
    if let given { root.take(given) }
    root.prove(goal, searcher: &self, watch: watch)
    let hasBest = goal >= .move && root.lower == root.upper && stopReason == nil
    let bestMove = hasBest ? root.moves.first.map { _ in root.moves[root.best].square } : nil
    let isGiven = given != nil && bestMove?.move == given?.move
    let wantsLine = hasBest && goal >= .line && !isGiven
    let line = wantsLine ? line(position.mover, position.opponent, score: root.lower, best: bestMove) : []
    let moves = root.moves.sorted { $0.square.number < $1.square.number }
    let best =
      goal <= .line
      ? bestMove.map { [$0] } ?? [] : moves.filter { hasBest && $0.lower == root.lower }.map { $0.square }
    return Solution(
      position: position, lower: root.lower, upper: root.upper,
      moves: moves.map { MoveBounds(move: $0.square.move, lower: $0.lower, upper: $0.upper) },
      bestMove: bestMove?.move, bestMoves: best.map { $0.move },
      principalVariation: stopReason == nil ? line.map { $0.move } : [], proof: .search,
      nodes: nodes, stopReason: stopReason)
  }
}

extension Solution {
  /// The solution for the player who has to pass before this one's mover moves.
  fileprivate func turned(to position: Position) -> Solution {
    let isProved = score != nil
    return Solution(
      position: position, lower: -upper, upper: -lower,
      moves: [MoveBounds(move: .pass, lower: -upper, upper: -lower)], bestMove: isProved ? .pass : nil,
      bestMoves: isProved ? [.pass] : [],
      principalVariation: principalVariation.isEmpty ? [] : [.pass] + principalVariation, proof: proof,
      nodes: nodes, stopReason: stopReason)
  }

  /// The same with what a scout found: where nothing is proved, its estimate is the best there is.
  func adding(_ finding: ScoutFinding) -> Solution {
    var solution = counting(finding.nodes)
    if score == nil { solution.estimate = position.mustPass ? finding.estimate?.afterPass : finding.estimate }
    return solution
  }

  /// The same with more visited positions, those of other threads.
  func counting(_ more: UInt64) -> Solution {
    var counted = self
    counted.nodes += more
    return counted
  }
}

extension SquareIndex {
  /// The placement on the square; none is a pass.
  var move: Move { self == .none ? .pass : .place(Square(unchecked: number)) }
}
