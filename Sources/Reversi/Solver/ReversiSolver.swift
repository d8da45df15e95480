import GameCore
import Synchronization

/// Answers questions about Reversi, any number at once: each thread borrows searchers, all share
/// the evaluation and what is proved.
///
/// The same question has the same answer, whatever was asked before and on any number of threads:
/// proofs share their tables, which hold only proved facts, and every estimate begins with empty
/// ones. Only a deadline, a raised signal, and several threads inside one estimate
/// (``EffortRequest/threadsInside``) make an answer depend on chance.
public final class ReversiSolver: Sendable {
  let memory: SolverMemory
  private let advisers = Lock<[Adviser]>([])

  /// The default for the most bytes of a table.
  public static let defaultTableBytes = SolverMemory.defaultBytes

  /// A solver with these weights and tables of at most `tableBytes` each.
  public convenience init(weights: ReversiWeights = .none, tableBytes: Int = ReversiSolver.defaultTableBytes) {
    self.init(SolverMemory(weights, bytes: tableBytes))
  }

  /// A solver that shares `memory`.
  package init(_ memory: SolverMemory) { self.memory = memory }

  /// Proves what `goal` asks for about a position, or as much as the limits allow.
  ///
  /// Positions with more than `mostEmpties` empty squares aren't searched: the answer is then what
  /// stable discs prove.
  public func solve(
    _ position: Position, goal: Goal = .line, mostEmpties: Int? = nil, limits: SearchLimits = .none,
    observer: Observer = .silent
  ) -> Solution {
    if let mostEmpties, position.emptyCount > mostEmpties { return Solution(unsearched: position) }
    return solve(position, goal: goal, given: nil, limits: limits, observer: observer)
  }

  /// The same; the score of one move may be given, see
  /// ``Adviser/solve(_:goal:given:limits:observer:)``.
  func solve(
    _ position: Position, goal: Goal, given: MoveBounds?, limits: SearchLimits, observer: Observer = .silent
  ) -> Solution {
    // Where a limit of nodes stops a search depends on what its tables knew.
    var solution = withAdviser(isFresh: limits.nodes != nil) {
      $0.solve(position, goal: goal, given: given, limits: limits, observer: observer)
    }
    if solution.score == nil, solution.estimate == nil { solution.estimate = firstSight(position) }
    return solution
  }

  /// Proves no more about a position's score than a window asks: on which side of it the score is,
  /// or which one within it. No move is reported.
  public func solve(_ position: Position, within window: ScoreWindow, limits: SearchLimits = .none) -> Solution {
    withAdviser(isFresh: limits.nodes != nil) { $0.solve(position, within: window, limits: limits) }
  }

  /// The best move by a search that takes a moment, and that ends before the game does: what a
  /// limit left open is estimated, never proved after all.
  private func firstSight(_ position: Position) -> MoveAdvice? {
    let depth = min(Self.firstSightDepth, max(0, position.emptyCount - 1))
    return adviser().advise(position, effort: Effort(depth: depth), count: 1).moves.first
  }

  /// The depth of that search in plies.
  private static let firstSightDepth = 4

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

  /// The weights that can't be used, see ``ReversiWeights/faults``.
  public var weightFaults: [ReversiWeights.Fault] { memory.weights.faults }

  /// The bytes of the tables that it has made by now, which later questions find again.
  package var tableBytes: Int { memory.tableBytes }

  /// Unpacks the weights for boards of a size, so that no clock runs while it is done.
  package func prepare(for size: BoardSize) {
    memory.evaluator(for: size)?.prepare()
  }

  /// Lends an adviser whose answer about a position doesn't depend on earlier ones.
  func withAdviser<Result>(
    for position: Position, effort: Effort, limits: SearchLimits, _ body: (Adviser) -> Result
  ) -> Result {
    let plan = EffortPlan(effort, empties: position.emptyCount, hasLimit: limits.hasLimit)
    return withAdviser(isFresh: !plan.isProof || limits.hasLimit, body)
  }

  /// Lends an adviser: a fresh one with empty tables, or one that shares what is proved.
  private func withAdviser<Result>(isFresh: Bool, _ body: (Adviser) -> Result) -> Result {
    if isFresh { return body(adviser()) }
    let adviser = advisers.withLock { $0.popLast() } ?? Adviser(memory)
    defer { advisers.withLock { $0.append(adviser) } }
    return body(adviser)
  }

  /// An adviser for one player, which keeps what was found from move to move.
  package func adviser() -> Adviser { Adviser(SolverMemory(emptyBeside: memory)) }
}
