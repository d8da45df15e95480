import GameCore
import Synchronization

/// Answers questions about Reversi, any number at once: each thread borrows searchers, all share
/// the evaluation and what is proved.
///
/// The same question has the same answer, whatever was asked before and on any number of threads:
/// proofs share their tables, which hold nothing but what is true, and every estimate begins with
/// empty ones. Only a deadline, a raised signal, and several threads inside one estimate
/// (``EffortRequest/threadsInside``) make an answer depend on chance.
public final class ReversiSolver: Sendable {
  let memory: SolverMemory
  private let solvers = Lock<[ExactSolver]>([])
  private let advisers = Lock<[Adviser]>([])

  /// The most bytes of a table unless told otherwise.
  public static let defaultTableBytes = SolverMemory.defaultBytes

  /// A solver with these weights and tables of at most `tableBytes` each.
  public convenience init(weights: ReversiWeights = .none, tableBytes: Int = ReversiSolver.defaultTableBytes) {
    self.init(SolverMemory(weights, bytes: tableBytes))
  }

  /// A solver that shares `memory`.
  package init(_ memory: SolverMemory) { self.memory = memory }

  /// Proves what `goal` asks for about a position, or as much as the limits allow.
  ///
  /// Positions with more than `mostEmpties` empty squares are left: the answer is then what stable
  /// discs prove.
  public func solve(
    _ position: Position, goal: Goal = .line, mostEmpties: Int? = nil, limits: SearchLimits = .none,
    observer: Observer = .silent
  ) -> Solution {
    if let mostEmpties, position.emptyCount > mostEmpties { return Solution(unsearched: position) }
    return solve(position, goal: goal, given: nil, limits: limits, observer: observer)
  }

  /// The same; the score of one move may be given, see
  /// ``ExactSolver/solve(_:goal:given:limits:observer:)``.
  func solve(
    _ position: Position, goal: Goal, given: MoveBounds?, limits: SearchLimits, observer: Observer = .silent
  ) -> Solution {
    // Where a limit of nodes stops a search depends on what its tables knew.
    let solver =
      limits.nodes == nil
      ? solvers.withLock { $0.popLast() } ?? ExactSolver(memory) : ExactSolver(SolverMemory(emptyBeside: memory))
    defer { if limits.nodes == nil { solvers.withLock { $0.append(solver) } } }
    var solution = solver.solve(position, goal: goal, given: given, limits: limits, observer: observer)
    if solution.score == nil, solution.estimate == nil { solution.estimate = firstSight(position) }
    return solution
  }

  /// The best move by a look that takes a moment.
  private func firstSight(_ position: Position) -> MoveAdvice? {
    Adviser(SolverMemory(emptyBeside: memory)).advise(position, effort: Effort(depth: 4), count: 1).moves.first
  }

  /// The best `count` moves of a position with their values, all when `nil`.
  public func hints(
    _ position: Position, count: Int? = nil, effort request: EffortRequest = EffortRequest(),
    limits: SearchLimits = .none, observer: Observer = .silent
  ) -> Advice {
    let effort = request.effort(empties: position.emptyCount)
    let limits = request.limits(within: limits)
    return withAdviser(for: position, effort: effort, limits: limits) {
      $0.advise(position, effort: effort, count: count, limits: limits, observer: observer)
    }
  }

  /// Reads the weights for middle games and endgames on boards of a size, so that no clock runs
  /// while they are read.
  package func prepare(for size: BoardSize) {
    _ = memory.evaluator(empties: size.squareCount - 4)
    _ = memory.evaluator(for: size)
    _ = memory.probCut
  }

  /// Lends an adviser whose answer about a position doesn't depend on earlier ones.
  func withAdviser<Result>(
    for position: Position, effort: Effort, limits: SearchLimits, _ body: (Adviser) -> Result
  ) -> Result {
    let plan = EffortPlan(effort, empties: position.emptyCount, hasLimit: limits.hasLimit)
    guard plan.isProof, !limits.hasLimit else { return body(Adviser(SolverMemory(emptyBeside: memory))) }
    let adviser = advisers.withLock { $0.popLast() } ?? Adviser(memory)
    defer { advisers.withLock { $0.append(adviser) } }
    return body(adviser)
  }

  /// An adviser for one player, who keeps what was found from move to move.
  package func adviser() -> Adviser { Adviser(SolverMemory(emptyBeside: memory)) }
}
