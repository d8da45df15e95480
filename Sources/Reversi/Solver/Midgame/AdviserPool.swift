import GameCore
import Synchronization

/// Advisers for work on many positions at once: each thread borrows one, all share their tables.
public final class AdviserPool: Sendable {
  private let memory: SolverMemory
  private let idle = Lock<[Adviser]>([])

  /// A pool of advisers that share `memory`.
  public init(_ memory: SolverMemory = SolverMemory()) { self.memory = memory }

  /// Lends an adviser to `body`.
  public func withAdviser<Result>(_ body: (Adviser) throws -> Result) rethrows -> Result {
    let adviser = idle.withLock { $0.popLast() } ?? Adviser(memory)
    defer { idle.withLock { $0.append(adviser) } }
    return try body(adviser)
  }

  /// Advice on one position of many, the same whatever was asked before: proofs share their tables, which hold nothing
  /// but what is true, estimates begin with empty ones. With one thread it is always the same.
  public func advise(
    _ position: Position, effort: Effort, count: Int? = nil, limits: SearchLimits = .none, observer: Observer = .silent
  ) -> Advice {
    withAdviser(for: position, effort: effort, limits: limits) {
      $0.advise(position, effort: effort, count: count, limits: limits, observer: observer)
    }
  }

  /// Lends an adviser whose answer about this position doesn't depend on earlier ones.
  public func withAdviser<Result>(
    for position: Position, effort: Effort, limits: SearchLimits, _ body: (Adviser) throws -> Result
  ) rethrows -> Result {
    let plan = EffortPlan(effort, empties: position.emptyCount, hasLimit: limits.hasLimit)
    if plan.isProof, !limits.hasLimit { return try withAdviser(body) }
    return try body(Adviser(SolverMemory(emptyBeside: memory)))
  }
}
