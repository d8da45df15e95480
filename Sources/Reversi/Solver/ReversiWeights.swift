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

  /// The evaluation from N empties on down.
  let evaluation: @Sendable (_ empties: Int) -> EvaluationWeights?
  /// What orders moves on boards of a size.
  let ordering: @Sendable (BoardSize) -> OrderingWeights?
  /// The error of shallow searches.
  let probCut: @Sendable () -> ProbCutModel?

  /// Weights whose files `read` gives. `missing` is told of files that can't be read or are
  /// damaged: positions are searched all the same, values are worse and proofs take longer.
  public init(
    read: @escaping @Sendable (File) throws -> [UInt8],
    missing: @escaping @Sendable (File, any Error) -> Void = { _, _ in }
  ) {
    @Sendable func contents<Value>(of file: File, _ make: ([UInt8]) throws -> Value) -> Value? {
      do {
        return try make(try read(file))
      } catch {
        missing(file, error)
        return nil
      }
    }
    self.init(
      evaluation: { empties in
        contents(of: .evaluation) { try EvaluationWeights(bytes: $0, empties: empties) }
      },
      ordering: { size in
        switch size {
        case .four: nil
        case .six: contents(of: .ordering6) { try OrderingWeights(bytes: $0) }
        case .eight: contents(of: .ordering8) { try OrderingWeights(bytes: $0) }
        }
      },
      probCut: { contents(of: .probcut) { try ProbCutModel(text: $0) } })
  }

  /// Weights that are made in other ways.
  package init(
    evaluation: @escaping @Sendable (_ empties: Int) -> EvaluationWeights? = { _ in nil },
    ordering: @escaping @Sendable (BoardSize) -> OrderingWeights? = { _ in nil },
    probCut: @escaping @Sendable () -> ProbCutModel? = { nil }
  ) {
    self.evaluation = evaluation
    self.ordering = ordering
    self.probCut = probCut
  }

  /// Reads every file once, so that what is missing or damaged is told before it is needed.
  package func check() {
    _ = evaluation(0)
    _ = probCut()
    for size in BoardSize.allCases { _ = ordering(size) }
  }

  /// No weights at all.
  public static let none = ReversiWeights(evaluation: { _ in nil })
}
