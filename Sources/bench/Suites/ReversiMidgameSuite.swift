import FoundationEssentials
import GameCore
import Reversi

extension Suite {
  /// The search with evaluation: the best move of positions whose scores are known, and fixed work
  /// from openings.
  static let reversiMidgame = Suite(
    name: "reversi-midgame", summary: "Reversi: best moves of FFO #40 to #59 at fixed depths, searches from openings",
    isLong: true,
    cases: [
      ReversiMidgame.evaluations, ReversiMidgame.bestMoves(depth: 4), ReversiMidgame.bestMoves(depth: 8),
      ReversiMidgame.bestMoves(depth: 12), ReversiMidgame.staticError(positions: 2000),
      ReversiMidgame.openings(depth: 8), ReversiMidgame.openings(depth: 10), ReversiMidgame.openings(depth: 14),
    ])
}

/// Positions and what is counted of the advice on them, one thread.
private enum ReversiMidgame {
  /// FFO #40 to #59 with the scores of their best moves.
  private static let records: [OBFRecord] = Array(ReversiWork.ffoRecords.dropFirst(39).prefix(20))

  /// Random networks, which are computed with as trained ones are.
  private static let randomEvaluator: Evaluator = {
    var generator = SeededGenerator(seed: 1)
    let stages = (0..<FeatureSet.eight.stageCount).map { _ in
      let entries = (0..<FeatureSet.eight.weightCount).map { _ in
        SIMD8<Int8>(Int8(generator.index(129) - 64), 0, 1, -1, 2, -2, Int8(generator.index(9) - 4), 0)
      }
      let hidden = (0..<StageNetwork.hiddenCount).map { _ in Int32(generator.index(4097) - 2048) }
      return StageNetwork(entries: entries, hidden: hidden)
    }
    return EvaluationWeights(.eight, stages: stages).evaluator()
  }()

  /// Every position four plies below random ones: what an evaluation costs with its move.
  static let evaluations = Case(name: "evaluations") {
    let evaluator = randomEvaluator
    var walk = EvaluationWalk(evaluator)
    for empties in stride(from: 50, through: 14, by: -4) {
      for position in RandomPosition.list(20, empties: empties, seed: 1) {
        walk.visit(position.mover, position.opponent, depth: 4)
      }
    }
    return Work(signature: "values \(walk.sum)", amount: Double(walk.count), unit: "evaluations")
  }

  /// How many best moves of FFO #40 to #59 a search of `depth` plies finds.
  static func bestMoves(depth: Int) -> Case {
    Case(name: "ffo-40-59-depth-\(depth)") {
      let memory = ReversiWork.memory()
      var (right, nodes) = (0, UInt64(0))
      for record in records {
        let advice = Adviser(memory).advise(record.position, effort: .plies(depth), count: 1)
        nodes += advice.nodes
        let best = record.moveScores.map(\.score).max()
        let isRight = record.moveScores.contains { $0.score == best && $0.move == advice.moves.first?.move }
        right += isRight ? 1 : 0
      }
      let signature = "right \(right) of \(records.count) nodes \(nodes)"
      return Work(signature: signature, amount: Double(nodes), unit: "nodes")
    }
  }

  /// How far the evaluation is off the exact score at 16 to 20 empties, on the first positions of a
  /// test set.
  static func staticError(positions count: Int) -> Case {
    Case(name: "static-error-16-20", repetitions: 1) {
      let solver = ReversiSolver(ReversiWork.memory())
      var set = TestSet(TestSetPlan(empties: 16...20, seed: 1, evaluation: "shipped"))
      _ = solver.extend(&set, to: count) { _ in }
      let error = (try? solver.accuracy(on: set))?.overall.errors.meanSize ?? 0
      let hundredths = Int((100 * error).rounded())
      return Work(
        signature: "mean \(hundredths) hundredths of a disc", amount: Double(count), unit: "positions")
    }
  }

  /// Searches of `depth` plies from twenty openings.
  static func openings(depth: Int) -> Case {
    Case(name: "openings-depth-\(depth)") {
      let memory = ReversiWork.memory()
      var (nodes, values) = (UInt64(0), 0)
      for position in ReversiWork.openings {
        let advice = Adviser(memory).advise(position, effort: .plies(depth), count: 1)
        nodes += advice.nodes
        values += advice.moves.first?.value ?? 0
      }
      return Work(signature: "values \(values) nodes \(nodes)", amount: Double(nodes), unit: "nodes")
    }
  }
}
