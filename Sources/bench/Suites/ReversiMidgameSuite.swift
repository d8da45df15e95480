import FoundationEssentials
import GameCore
import Reversi

extension Suite {
  /// The search with evaluation: the best move of positions whose scores are known, and fixed work from openings.
  static let reversiMidgame = Suite(
    name: "reversi-midgame", summary: "Reversi: best moves of FFO #40 to #59 at fixed depths, searches from openings",
    isLong: true,
    cases: [
      ReversiMidgame.bestMoves(depth: 4), ReversiMidgame.bestMoves(depth: 8), ReversiMidgame.bestMoves(level: 16),
      ReversiMidgame.staticError(positions: 400), ReversiMidgame.openings(depth: 8), ReversiMidgame.openings(depth: 10),
      ReversiMidgame.openings(level: 14),
    ])
}

/// Positions and what is counted of the advice on them, one thread.
private enum ReversiMidgame {
  /// FFO #40 to #59 with the scores of their best moves.
  private static let records: [OBFRecord] = Array(ReversiWork.ffoRecords.dropFirst(39).prefix(20))

  /// How many best moves a search of so many plies finds.
  static func bestMoves(depth: Int) -> Case {
    bestMoves("ffo-40-59-depth-\(depth)") { _ in .plies(depth) }
  }

  /// How many best moves a level finds.
  static func bestMoves(level: Int) -> Case {
    bestMoves("ffo-40-59-level-\(level)") { .level(level, empties: $0) }
  }

  private static func bestMoves(_ name: String, effort: @escaping @Sendable (_ empties: Int) -> Effort) -> Case {
    Case(name: name) {
      let memory = ReversiWork.memory()
      var (right, nodes) = (0, UInt64(0))
      for record in records {
        let advice = Adviser(memory).advise(
          record.position, effort: effort(record.position.emptyCount), count: 1)
        nodes += advice.nodes
        let best = record.moveScores.map(\.score).max()
        let isRight = record.moveScores.contains { $0.score == best && $0.move == advice.moves.first?.move }
        right += isRight ? 1 : 0
      }
      return Work(
        signature: "right \(right) of \(records.count) nodes \(nodes)", amount: Double(nodes), unit: "nodes")
    }
  }

  /// How far the evaluation is off the exact score at 16 to 20 empties, in positions of games that training did not see
  /// (its seeds are small).
  static func staticError(positions count: Int) -> Case {
    Case(name: "static-error-16-20", repetitions: 1) {
      let memory = ReversiWork.memory()
      guard let weights = ReversiWork.evaluation(empties: 64) else {
        return Work(signature: "no weights", amount: 0, unit: "positions")
      }
      let (adviser, solver) = (Adviser(memory), ExactSolver(memory))
      var (error, nodes) = (0, UInt64(0))
      for position in SelfPlay.positions(count, empties: 16...20, seed: 1 << 40, by: weights) {
        let solution = solver.solve(position)
        nodes += solution.nodes
        error += abs(adviser.staticValue(of: position) - 100 * (solution.score ?? 0))
      }
      return Work(
        signature: "mean \(error / count) hundredths of a disc", amount: Double(count), unit: "positions")
    }
  }

  /// Searches of so many plies from twenty openings.
  static func openings(depth: Int) -> Case { openings("openings-depth-\(depth)") { _ in .plies(depth) } }

  /// Searches of a level from twenty openings.
  static func openings(level: Int) -> Case { openings("openings-level-\(level)") { .level(level, empties: $0) } }

  private static func openings(_ name: String, effort: @escaping @Sendable (_ empties: Int) -> Effort) -> Case {
    Case(name: name) {
      let memory = ReversiWork.memory()
      var (nodes, values) = (UInt64(0), 0)
      for position in ReversiWork.openings {
        let advice = Adviser(memory).advise(position, effort: effort(position.emptyCount), count: 1)
        nodes += advice.nodes
        values += advice.moves.first?.value ?? 0
      }
      return Work(signature: "values \(values) nodes \(nodes)", amount: Double(nodes), unit: "nodes")
    }
  }
}
