import FoundationEssentials
import GameCore
import Reversi

/// Positions to solve, and how they are solved.
enum ReversiWork {
  /// The FFO suite, from `data/reversi/ffo.obf` above the program or the working directory.
  static let ffo: [Position] = {
    guard let signatures = try? Signatures.findFolder() else { return [] }
    let path = signatures + "/../reversi/ffo.obf"
    let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.split(separator: "\n").compactMap { try? OBFRecord($0).position }
  }()

  /// Solves positions in order with one new solver on one thread. The signature is the sum of the scores and the number
  /// of positions visited.
  static func solve(_ positions: [Position], limits: SearchLimits = .none) -> Work {
    let solver = ExactSolver()
    var nodes: UInt64 = 0
    var scores = 0
    for position in positions {
      let solution = solver.solve(position, limits: limits)
      nodes += solution.nodes
      scores += solution.score ?? 0
    }
    return Work(signature: "scores \(scores) nodes \(nodes)", amount: Double(nodes), unit: "nodes")
  }
}
