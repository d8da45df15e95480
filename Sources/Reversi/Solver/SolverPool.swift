import Synchronization

/// Solvers for work on many positions at once: each thread borrows one, all share what they prove.
public final class SolverPool: Sendable {
  private let memory: SolverMemory
  private let idle = Mutex<[ExactSolver]>([])

  /// A pool of solvers that share `memory`.
  public init(_ memory: SolverMemory = SolverMemory()) { self.memory = memory }

  /// Lends a solver to `body`.
  public func withSolver<Result>(_ body: (ExactSolver) throws -> Result) rethrows -> Result {
    let solver = idle.withLock { $0.popLast() } ?? ExactSolver(memory)
    defer { idle.withLock { $0.append(solver) } }
    return try body(solver)
  }
}

/// What several solvers can share: the tables of proved positions and the evaluation that orders moves, for each size
/// of board, made when they are first needed.
///
/// Positions with few empty squares have a table of their own that stays in the cache: the memory of a large one has to
/// be cleared by the system first, which takes longer than to solve a hundred of them.
public final class SolverMemory: Sendable {
  private struct Key: Hashable {
    let size: BoardSize
    let isSmall: Bool
  }

  private let bytes: Int
  private let tables = Mutex<[Key: SharedTable]>([:])
  private let evaluators = Mutex<[BoardSize: PatternEvaluator?]>([:])
  private let full = Mutex<FullEvaluation>(FullEvaluation())
  private let loadWeights: @Sendable (BoardSize) -> OrderingWeights?
  private let loadEvaluation: @Sendable (Int) -> EvaluationWeights?

  /// The full evaluation as far as it is loaded: for positions with at most so many empties, -1 before the first use.
  private struct FullEvaluation {
    var empties = -1
    var evaluator: Evaluator?
  }

  /// The memory of a table unless told otherwise.
  public static let defaultBytes = 64 << 20
  private static let smallBytes = 8 << 20
  /// Positions with at most this many empties use the small table.
  private static let smallEmpties = 17

  /// Tables of at most `bytes` each (a power of two is used). `weights` is asked once for the ordering weights of a
  /// size, `evaluation` for the full evaluation of positions with at most so many empties; without any, positions are
  /// solved all the same, only slower.
  public init(
    bytes: Int = SolverMemory.defaultBytes, weights: @escaping @Sendable (BoardSize) -> OrderingWeights? = { _ in nil },
    evaluation: @escaping @Sendable (_ empties: Int) -> EvaluationWeights? = { _ in nil }
  ) {
    self.bytes = bytes
    loadWeights = weights
    loadEvaluation = evaluation
  }

  /// The full evaluation of 8×8 positions with at most `empties` empty squares, if there are weights.
  func fullEvaluator(empties: Int) -> Evaluator? {
    full.withLock { full in
      if full.empties < empties {
        full.evaluator = loadEvaluation(max(empties, 24))?.evaluator()
        full.empties = full.evaluator == nil ? 64 : max(empties, 24)
      }
      return full.evaluator
    }
  }

  /// The evaluation for boards of `size`, if there are weights.
  func evaluator(for size: BoardSize) -> PatternEvaluator? {
    evaluators.withLock { evaluators in
      if let known = evaluators[size] { return known }
      let evaluator = loadWeights(size).flatMap { $0.size == size ? $0.evaluator() : nil }
      evaluators[size] = .some(evaluator)
      return evaluator
    }
  }

  /// The table for boards of `size` with so many empties.
  func table(for size: BoardSize, empties: Int) -> SharedTable {
    let key = Key(size: size, isSmall: empties <= Self.smallEmpties)
    return tables.withLock { tables in
      if let table = tables[key] { return table }
      let table = SharedTable(bytes: key.isSmall ? min(bytes, Self.smallBytes) : bytes)
      tables[key] = table
      return table
    }
  }
}
