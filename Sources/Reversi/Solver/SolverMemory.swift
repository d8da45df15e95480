import GameCore
import Synchronization

/// What several searchers can share: the tables of searched positions and the evaluations, for each
/// size of board, made when they are first needed.
///
/// Positions with few empty squares have smaller tables of their own, see ``TableScale``.
package final class SolverMemory: Sendable {
  private struct Key: Hashable {
    let size: BoardSize
    let scale: TableScale
  }

  private let bytes: Int
  private let proved = Lock<[Key: SharedTable<ProvedBounds>]>([:])
  private let estimates = Lock<[Key: SharedTable<EstimatedBounds>]>([:])
  private let evaluations: EvaluatorStore

  /// The default for the memory of a table.
  package static let defaultBytes = 64 << 20

  /// Tables of at most `bytes` each (a power of two is used), and evaluations made from weights
  /// when they are needed.
  package init(_ weights: ReversiWeights = .none, bytes: Int = SolverMemory.defaultBytes) {
    self.bytes = bytes
    evaluations = EvaluatorStore(weights)
  }

  /// Empty tables of at most `bytes` each with the evaluation of `other`: for searches that must
  /// not depend on what was searched before.
  package init(bytes: Int, sharingEvaluationOf other: SolverMemory) {
    self.bytes = bytes
    evaluations = other.evaluations
  }

  /// Empty tables of the same size with the evaluation of `other`.
  convenience init(emptyBeside other: SolverMemory) { self.init(bytes: other.bytes, sharingEvaluationOf: other) }

  /// The bytes of all tables that there are by now.
  var tableBytes: Int {
    let proved = proved.withLock { $0.values.reduce(0) { $0 + $1.table.bytes } }
    return estimates.withLock { $0.values.reduce(proved) { $0 + $1.table.bytes } }
  }

  package var weights: ReversiWeights { evaluations.weights }

  /// The trained evaluation of boards of `size`, if there is one.
  func evaluator(for size: BoardSize) -> Evaluator? { evaluations.evaluator(for: size) }

  /// The table of what is proved on boards of `size`.
  func proved(_ size: BoardSize, _ scale: TableScale) -> SharedTable<ProvedBounds> {
    proved.withLock { tables in
      let table = tables[Key(size: size, scale: scale)] ?? SharedTable(bytes: min(bytes, scale.mostBytes))
      tables[Key(size: size, scale: scale)] = table
      return table
    }
  }

  /// The table of what was estimated on boards of `size`.
  func estimates(_ size: BoardSize, _ scale: TableScale) -> SharedTable<EstimatedBounds> {
    estimates.withLock { tables in
      let table = tables[Key(size: size, scale: scale)] ?? SharedTable(bytes: min(bytes, scale.mostBytes))
      tables[Key(size: size, scale: scale)] = table
      return table
    }
  }
}

/// The evaluations of a memory, made when they are first needed.
private final class EvaluatorStore: Sendable {
  let weights: ReversiWeights
  private let made = Lock<[BoardSize: Evaluator?]>([:])

  init(_ weights: ReversiWeights) { self.weights = weights }

  func evaluator(for size: BoardSize) -> Evaluator? {
    made.withLock { made in
      if let known = made[size] { return known }
      let evaluator = weights.evaluator(for: size)
      made[size] = .some(evaluator)
      return evaluator
    }
  }
}

/// How large a table a search needs.
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
    case .small: 2 << 20
    case .medium: 4 << 20
    case .large: 8 << 20
    case .whole: .max
    }
  }
}
