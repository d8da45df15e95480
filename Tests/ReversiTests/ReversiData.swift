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

  /// The shipped weights that order moves in the exact search.
  private static let ordering = ReversiWeights(ordering: { size in
    try? OrderingWeights(bytes: bytes("ordering-\(size.rawValue).weights"))
  })

  /// A solver with them.
  static var solver: ExactSolver { ExactSolver(SolverMemory(ordering)) }

  /// New tables with all shipped weights.
  static func memory() -> SolverMemory { SolverMemory(ReversiWeights { bytes($0.rawValue) }) }
}
