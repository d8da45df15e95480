import GameCore
import Synchronization

/// The trained weights that searches use: files as they were read, unpacked when a search needs
/// them.
public struct ReversiWeights: Sendable {
  /// The files, by their names.
  public enum File: String, Sendable, CaseIterable {
    /// The evaluation on 8×8.
    case evaluation = "evaluation.weights"
    /// The evaluation on 6×6.
    case evaluation6 = "evaluation-6.weights"
    /// The error of shallow searches over the evaluation on 8×8.
    case probcut = "probcut.txt"
    /// The error of shallow searches over the evaluation on 6×6.
    case probcut6 = "probcut-6.txt"
  }

  /// A file that can't be used, and why.
  public struct Fault: Sendable {
    /// The file.
    public let file: File
    /// Why.
    package let reason: Reason
  }

  package enum Reason: Hashable, Sendable {
    /// It couldn't be read.
    case unreadable(Unreadable)
    /// Something is wrong with it.
    case unusable(WeightsError)
  }

  /// Why a file couldn't be read, in the words of the code that reads it.
  public struct Unreadable: Error, Hashable, Sendable {
    /// A line for people.
    public let words: String

    /// The reason.
    public init(words: String) { self.words = words }
  }

  private var evaluations: [BoardSize: EvaluationSource] = [:]
  private var models: [BoardSize: ProbCutModel] = [:]
  private var made: [BoardSize: EvaluationWeights] = [:]
  private var found: [Fault] = []

  /// No weights at all.
  public static let none = ReversiWeights()

  private init() {}

  /// Weights whose files `read` provides, each once and at once. What can't be used is among the
  /// ``faults``; positions are searched all the same, values are worse and proofs take longer.
  public init(reading read: (File) throws(Unreadable) -> [UInt8]) {
    for file in File.allCases {
      let bytes: [UInt8]
      do { bytes = try read(file) } catch {
        found.append(Fault(file: file, reason: .unreadable(error)))
        continue
      }
      do {
        switch file {
        case .evaluation: evaluations[.eight] = EvaluationSource(of: .eight, file, bytes)
        case .evaluation6: evaluations[.six] = EvaluationSource(of: .six, file, bytes)
        case .probcut: models[.eight] = try ProbCutModel(text: bytes)
        case .probcut6: models[.six] = try ProbCutModel(text: bytes)
        }
      } catch {
        found.append(Fault(file: file, reason: .unusable(error)))
      }
    }
  }

  /// Weights whose files `read` provides block by block: one of an evaluation's, 0 for its head and
  /// n + 1 for its stage n, when a search needs it; the whole of any other file (`block` is `nil`)
  /// at once.
  public init(readingBlocks read: @escaping @Sendable (File, _ block: Int?) throws(Unreadable) -> [UInt8]) {
    for (size, file) in [(BoardSize.eight, File.evaluation), (.six, .evaluation6)] {
      evaluations[size] = EvaluationSource(of: size, file) { block in try? read(file, block) }
    }
    for (size, file) in [(BoardSize.eight, File.probcut), (.six, .probcut6)] {
      let bytes: [UInt8]
      do { bytes = try read(file, nil) } catch {
        found.append(Fault(file: file, reason: .unreadable(error)))
        continue
      }
      do { models[size] = try ProbCutModel(text: bytes) } catch {
        found.append(Fault(file: file, reason: .unusable(error)))
      }
    }
  }

  /// Weights that are made in other ways.
  package init(_ evaluations: EvaluationWeights..., models: [BoardSize: ProbCutModel] = [:]) {
    for weights in evaluations { made[weights.size] = weights }
    self.models = models
  }

  /// The files that can't be used, as far as is known: what is wrong with an evaluation is noticed
  /// when a search needs it, or by ``check()``.
  public var faults: [Fault] {
    found + [BoardSize.eight, .six].compactMap { evaluations[$0]?.fault }
  }

  /// Unpacks everything once, so that all ``faults`` are known.
  package func check() {
    for evaluation in evaluations.values {
      guard let file = evaluation.file else { continue }
      for stage in 0..<file.count { _ = file.network(stage) }
    }
  }

  /// The evaluation of a size of board, if there is one.
  package func evaluator(for size: BoardSize) -> Evaluator? {
    if let weights = made[size] { return weights.evaluator() }
    return evaluations[size]?.file.map { file in
      Evaluator(file.set.layout, networks: StageNetworks(count: file.count, network: file.network))
    }
  }

  /// How far shallow searches are off on a size of board.
  func model(for size: BoardSize) -> ProbCutModel { models[size] ?? .conservative }
}

/// Where the bytes of an evaluation come from, parsed when it is needed.
private final class EvaluationSource: Sendable {
  private let open: @Sendable () throws(WeightsError) -> EvaluationFile
  private let size: BoardSize
  private let name: ReversiWeights.File
  private let parts = Lock<Result<EvaluationFile, WeightsError>?>(nil)

  /// The file of these bytes.
  convenience init(of size: BoardSize, _ name: ReversiWeights.File, _ bytes: [UInt8]) {
    self.init(of: size, name, open: { () throws(WeightsError) in try EvaluationFile(bytes) })
  }

  /// The file whose blocks `read` gives, the head first.
  convenience init(
    of size: BoardSize, _ name: ReversiWeights.File, blocks read: @escaping @Sendable (_ block: Int) -> [UInt8]?
  ) {
    self.init(of: size, name) { () throws(WeightsError) in
      guard let head = read(0) else { throw .file(.damaged) }
      return try EvaluationFile(head: head) { read($0 + 1) }
    }
  }

  private init(
    of size: BoardSize, _ name: ReversiWeights.File, open: @escaping @Sendable () throws(WeightsError) -> EvaluationFile
  ) {
    (self.open, self.size, self.name) = (open, size, name)
  }

  /// The file; `nil` when the bytes are none of its size of board.
  var file: EvaluationFile? {
    parts.withLock { parts in
      let known =
        parts
        ?? Result { () throws(WeightsError) in
          let file = try open()
          if file.set.size != size { throw .otherPatterns }
          return file
        }
      parts = known
      return try? known.get()
    }
  }

  /// What is known to be wrong.
  var fault: ReversiWeights.Fault? {
    parts.withLock { parts in
      switch parts {
      case .failure(let error): ReversiWeights.Fault(file: name, reason: .unusable(error))
      case .success(let file) where file.isDamaged:
        ReversiWeights.Fault(file: name, reason: .unusable(.file(.damaged)))
      case .success, nil: nil
      }
    }
  }
}
