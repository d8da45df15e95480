import GameCore
import Synchronization

/// Where the trained weights come from: files that are read when a search needs them first.
public struct ReversiWeights: Sendable {
  /// The files, by their names.
  public enum File: String, Sendable, CaseIterable {
    /// The evaluation of the middle game on 8×8.
    case evaluation = "evaluation.weights"
    /// The error of shallow searches over it.
    case probcut = "probcut.txt"
    /// What orders moves in the exact search on 6×6.
    case ordering6 = "ordering-6.weights"
    /// What orders moves in the exact search on 8×8.
    case ordering8 = "ordering-8.weights"
  }

  private let read: @Sendable (File) throws -> [UInt8]
  private let missing: @Sendable (File, any Error) -> Void

  /// Weights whose files `read` gives. `missing` is told of files that can't be read or are damaged: positions are
  /// searched all the same, values are worse and proofs take longer.
  public init(
    read: @escaping @Sendable (File) throws -> [UInt8],
    missing: @escaping @Sendable (File, any Error) -> Void = { _, _ in }
  ) {
    self.read = read
    self.missing = missing
  }

  /// No weights at all.
  public static let none = ReversiWeights { _ in throw WeightsError.notWeights }

  /// What a file holds, `nil` when it is missing or damaged.
  private func contents<Value>(of file: File, _ make: ([UInt8]) throws -> Value) -> Value? {
    do {
      return try make(try read(file))
    } catch {
      missing(file, error)
      return nil
    }
  }

  /// The evaluation from so many empties on down.
  func evaluation(empties: Int) -> EvaluationWeights? {
    contents(of: .evaluation) { try EvaluationWeights(bytes: $0, empties: empties) }
  }

  /// The error of shallow searches.
  func probCut() -> ProbCutModel? { contents(of: .probcut) { try ProbCutModel(text: $0) } }

  /// What orders moves on boards of a size; 4×4 has none.
  func ordering(_ size: BoardSize) -> OrderingWeights? {
    switch size {
    case .four: nil
    case .six: contents(of: .ordering6) { try OrderingWeights(bytes: $0) }
    case .eight: contents(of: .ordering8) { try OrderingWeights(bytes: $0) }
    }
  }
}
