import Synchronization

/// Solvers for work on many positions at once: each thread borrows one, all share one table of positions.
public final class SolverPool: Sendable {
  private let tables: PositionTables
  private let idle = Mutex<[ExactSolver]>([])

  /// A pool whose table of positions takes at most `tableBytes`.
  public init(tableBytes: Int = PositionTables.defaultBytes) { tables = PositionTables(bytes: tableBytes) }

  /// Lends a solver to `body`.
  public func withSolver<Result>(_ body: (ExactSolver) throws -> Result) rethrows -> Result {
    let solver = idle.withLock { $0.popLast() } ?? ExactSolver(tables: tables)
    defer { idle.withLock { $0.append(solver) } }
    return try body(solver)
  }
}

/// The tables of proved positions, one for each size of board, that several solvers can share.
public final class PositionTables: Sendable {
  private let bytes: Int
  private let tables = Mutex<[BoardSize: SharedTable]>([:])

  /// The memory that a table takes unless told otherwise.
  public static let defaultBytes = 64 << 20

  /// Tables of at most `bytes` each (a power of two is used), made when first needed.
  public init(bytes: Int = PositionTables.defaultBytes) { self.bytes = bytes }

  /// The table for boards of `size`.
  func table(for size: BoardSize) -> SharedTable {
    tables.withLock { tables in
      if let table = tables[size] { return table }
      let table = SharedTable(bytes: size == .four ? min(bytes, 1 << 20) : bytes)
      tables[size] = table
      return table
    }
  }
}
