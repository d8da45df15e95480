import FoundationEssentials
import GameCore
import Reversi

/// Positions to solve, and how they are solved.
enum ReversiWork {
  /// The FFO suite, from `data/reversi/ffo.obf` above the program or the working directory.
  static let ffo: [Position] = ffoRecords.map(\.position)

  /// The same with the scores of the file.
  static let ffoRecords: [OBFRecord] = lines("ffo.obf").compactMap { try? OBFRecord($0) }

  /// Twenty positions early in the game: the first shipped openings, or random ones of eight plies
  /// where there are none.
  static let openings: [Position] = {
    let shipped = lines("openings.txt").compactMap { try? Line(opening: $0).end }
    return shipped.isEmpty ? RandomPosition.list(20, empties: 52, seed: 1) : Array(shipped.prefix(20))
  }()

  private static func lines(_ name: String) -> [Substring] {
    String(decoding: data(name), as: UTF8.self).split(separator: "\n")
  }

  /// New tables with the shipped weights.
  static func memory() -> SolverMemory { SolverMemory(weights) }

  private static let weights = ReversiWeights { data($0.rawValue) }

  private static func data(_ name: String) -> [UInt8] {
    guard let signatures = try? Signatures.findFolder() else { return [] }
    return FileManager.default.contents(atPath: signatures + "/../reversi/" + name).map { Array($0) } ?? []
  }

  /// Solves positions in order with a new solver.
  static func solve(_ positions: [Position], threads: Int) -> Work {
    let solver = Adviser(memory())
    var (scores, nodes) = (0, 0)
    for position in positions {
      let solution = solver.solve(position, goal: .score, limits: SearchLimits(threads: threads))
      nodes += Int(solution.nodes)
      scores += solution.score ?? 0
    }
    return solved(scores: scores, nodes: nodes, threads: threads)
  }

  /// Solved positions; the signature is the sum of the scores and, with one thread, the number of
  /// positions visited.
  static func solved(scores: Int, nodes: Int, threads: Int, seconds: Double? = nil) -> Work {
    let signature = threads == 1 ? "scores \(scores) nodes \(nodes)" : "scores \(scores)"
    return Work(signature: signature, amount: Double(nodes), unit: "nodes", seconds: seconds)
  }

  /// Nothing was solved; the signature says why.
  static func failed(_ reason: String) -> Work { Work(signature: reason, amount: 0, unit: "nodes") }
}
