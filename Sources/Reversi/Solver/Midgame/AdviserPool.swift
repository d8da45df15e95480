import Synchronization

/// Advisers for work on many positions at once: each thread borrows one, all share their tables.
public final class AdviserPool: Sendable {
  private let memory: SolverMemory
  private let idle = Mutex<[Adviser]>([])

  /// A pool of advisers that share `memory`.
  public init(_ memory: SolverMemory = SolverMemory()) { self.memory = memory }

  /// Lends an adviser to `body`.
  public func withAdviser<Result>(_ body: (Adviser) throws -> Result) rethrows -> Result {
    let adviser = idle.withLock { $0.popLast() } ?? Adviser(memory)
    defer { idle.withLock { $0.append(adviser) } }
    return try body(adviser)
  }
}
