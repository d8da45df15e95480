import Foundation
import Reversi

/// The shipped files of `data/reversi`.
enum ReversiData {
  private static let folder: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      folder.deleteLastPathComponent()
    }
    return folder.appending(path: "data/reversi")
  }()

  /// The bytes of a file; none when it is missing.
  static func bytes(_ name: String) -> [UInt8] {
    (try? Data(contentsOf: folder.appending(path: name))).map { Array($0) } ?? []
  }

  /// A solver with the shipped weights, as the program makes it.
  static var solver: ExactSolver {
    ExactSolver(SolverMemory { size in try? OrderingWeights(bytes: bytes("ordering-\(size.rawValue).weights")) })
  }

  /// New tables with all shipped weights.
  static func memory() -> SolverMemory {
    SolverMemory(
      weights: { size in try? OrderingWeights(bytes: bytes("ordering-\(size.rawValue).weights")) },
      evaluation: { try? EvaluationWeights(bytes: bytes("evaluation.weights"), empties: $0) },
      probCut: { try? ProbCutModel(text: bytes("probcut.txt")) })
  }
}
