import GameCore

/// Values moves by search at any depth, exactly where the end of the game is near enough for the effort.
///
/// An adviser keeps its tables from one position to the next. One belongs to one thread at a time; ``AdviserPool``
/// sees to that.
public final class Adviser: @unchecked Sendable {
  private let solver: ExactSolver

  /// An adviser that keeps what it finds in `memory`.
  public init(_ memory: SolverMemory = SolverMemory()) { solver = ExactSolver(memory) }

  /// The best `count` moves of a position with their values (all when `nil`), by a search of this effort.
  ///
  /// With one thread and fresh tables the same call visits the same nodes. A limit stops the deepening: the answer is
  /// then that of the last depth that was finished.
  public func advise(
    _ position: Position, effort: Effort, count: Int? = nil, limits: SearchLimits = .none,
    observer: Observer = .silent
  ) -> Advice {
    if position.isFinished { return Advice(position: position, moves: [], nodes: 0, stopReason: nil) }
    if position.emptyCount <= max(effort.endEmpties, effort.depth) {
      let solution = solver.solve(position, goal: .allMoves, limits: limits, observer: observer)
      let moves = solution.moves.sorted { $0.lower > $1.lower }.map { move in
        MoveAdvice(
          move: move.move, value: 100 * move.lower, depth: position.emptyCount, selectivity: 100,
          isProved: move.lower == move.upper, principalVariation: [move.move])
      }
      return Advice(
        position: position, moves: Array(moves.prefix(count ?? moves.count)), nodes: solution.nodes,
        stopReason: solution.stopReason)
    }
    let moves = position.legalMoves.map { move in
      let next = move == .pass ? position.passing : (try? position.playing(move)) ?? position
      return MoveAdvice(
        move: move, value: -100 * next.legalSquares.count, depth: 1, selectivity: 100, isProved: false,
        principalVariation: [move])
    }
    let ranked = moves.enumerated().sorted { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }
      .map(\.element)
    return Advice(
      position: position, moves: Array(ranked.prefix(count ?? ranked.count)), nodes: UInt64(ranked.count),
      stopReason: nil)
  }
}
