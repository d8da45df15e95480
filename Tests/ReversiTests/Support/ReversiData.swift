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

  /// A solver with the shipped weights.
  static var solver: Adviser { Adviser(SolverMemory(weights)) }

  /// New tables with the shipped weights.
  static func memory() -> SolverMemory { SolverMemory(weights) }

  private static let weights = ReversiWeights { bytes($0.rawValue) }
}

extension Evaluator {
  /// The value of a position whose features are in a row, by its definition.
  func value(_ row: FeatureRow, _ position: Position) -> Int {
    evaluate(
      row, moves: position.moveBits.nonzeroBitCount, replies: position.passing.moveBits.nonzeroBitCount,
      empties: position.emptyCount)
  }
}
