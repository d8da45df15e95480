import GameCore
import Synchronization

/// What several solvers can share: the tables of proved positions and the evaluation that orders
/// moves, for each size of board, made when they are first needed.
///
/// Positions with few empty squares have smaller tables of their own, see ``TableScale``.
package final class SolverMemory: Sendable {
  private struct Key: Hashable {
    let size: BoardSize
    let scale: TableScale
  }

  private let bytes: Int
  private let tables = Lock<[Key: SharedTable]>([:])
  private let midgameTables = Lock<[Key: SharedMidgameTable]>([:])
  private let evaluators: EvaluatorStore

  /// The memory of a table unless told otherwise.
  package static let defaultBytes = 64 << 20

  /// Tables of at most `bytes` each (a power of two is used), and evaluations made from weights
  /// when they are needed.
  package init(_ weights: ReversiWeights = .none, bytes: Int = SolverMemory.defaultBytes) {
    self.bytes = bytes
    evaluators = EvaluatorStore(weights)
  }

  /// Empty tables of at most `bytes` each beside the evaluation of `other`: for searches that must
  /// not depend on what was searched before.
  package init(bytes: Int, sharingEvaluationOf other: SolverMemory) {
    self.bytes = bytes
    evaluators = other.evaluators
  }

  /// Empty tables of the same size beside the evaluation of `other`.
  convenience init(emptyBeside other: SolverMemory) { self.init(bytes: other.bytes, sharingEvaluationOf: other) }

  /// The evaluation for boards of `size`, if there are weights.
  func evaluator(for size: BoardSize) -> PatternEvaluator? { evaluators.evaluator(for: size) }

  /// The full evaluation of the 8×8 board, good for positions with N empties, if there is one.
  func evaluator(empties: Int) -> Evaluator? { evaluators.evaluator(empties: empties) }

  /// How far shallow searches over that evaluation are off deep ones.
  var probCut: ProbCutModel { evaluators.probCut }

  /// The table of the middle game's searches for boards of `size`.
  func midgameTable(for size: BoardSize, scale: TableScale) -> SharedMidgameTable {
    midgameTables.withLock { tables in
      let key = Key(size: size, scale: scale)
      if let table = tables[key] { return table }
      let table = SharedMidgameTable(bytes: min(bytes, scale.mostBytes))
      tables[key] = table
      return table
    }
  }

  /// The table for boards of `size` with N empties.
  func table(for size: BoardSize, empties: Int) -> SharedTable {
    let key = Key(size: size, scale: TableScale(empties: empties))
    return tables.withLock { tables in
      if let table = tables[key] { return table }
      let table = SharedTable(bytes: min(bytes, key.scale.mostBytes))
      tables[key] = table
      return table
    }
  }
}

/// How large a table a search wants.
///
/// A larger one hardly saves a position visited, and costs time: the system has to clear its memory
/// first, which takes longer than to solve a hundred easy positions, and then it doesn't stay in
/// the cache.
enum TableScale: Hashable {
  case small, medium, large, whole

  /// For exact searches, with what precedes them, from N empties.
  init(empties: Int) { self = empties <= 19 ? .small : empties <= 23 ? .medium : empties <= 26 ? .large : .whole }

  /// What such a table has at most; a whole one has what the memory was given.
  var mostBytes: Int {
    switch self {
    case .small: 4 << 20
    case .medium: 16 << 20
    case .large: 32 << 20
    case .whole: .max
    }
  }
}
