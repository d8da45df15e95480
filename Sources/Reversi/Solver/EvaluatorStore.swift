import GameCore
import Synchronization

/// The evaluations of a memory, made when they are first needed.
final class EvaluatorStore: Sendable {
  private struct Full {
    let evaluator: Evaluator?
    /// The empties up to which it is good.
    let empties: Int
  }

  private let ordering = Lock<[BoardSize: PatternEvaluator?]>([:])
  private let full = Lock<Full?>(nil)
  private let model = Lock<ProbCutModel?>(nil)
  private let weights: ReversiWeights

  init(_ weights: ReversiWeights) { self.weights = weights }

  /// The evaluation that orders moves on boards of `size`.
  func evaluator(for size: BoardSize) -> PatternEvaluator? {
    ordering.withLock { made in
      if let known = made[size] { return known }
      let evaluator = weights.ordering(size).flatMap { $0.size == size ? $0.evaluator() : nil }
      made[size] = .some(evaluator)
      return evaluator
    }
  }

  /// The full evaluation for positions with N empties: only the stages that are needed are
  /// unpacked, and a few more so that a little larger position doesn't ask again.
  func evaluator(empties: Int) -> Evaluator? {
    full.withLock { full in
      if let full, full.evaluator == nil || full.empties >= empties { return full.evaluator }
      let needed = (empties + 7) / 8 * 8
      let made = Full(evaluator: weights.evaluation(needed)?.evaluator(), empties: needed)
      full = made
      return made.evaluator
    }
  }

  /// How far searches are off.
  var probCut: ProbCutModel {
    model.withLock { model in
      let known = model ?? weights.probCut() ?? .conservative
      model = known
      return known
    }
  }
}
