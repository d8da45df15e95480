import GameCore
import Synchronization

/// A position for training; the player to move has a placement.
struct TrainingPosition: Sendable {
  let mover: UInt64
  let opponent: UInt64
}

/// A position and its score in discs for the mover.
struct TrainingSample: Sendable {
  let position: TrainingPosition
  let label: Float
}

/// Labels positions: exactly up to the plan's empties, above by a search over what is fitted.
enum SampleMaker {
  /// The positions with their labels by `judge`; `nil` when a limit was reached.
  static func samples(
    _ positions: [TrainingPosition], _ plan: EvaluationPlan, judge: Evaluator?, limits: SearchLimits
  ) -> [TrainingSample]? {
    let block = TrainingGames.block
    let count = (positions.count + block - 1) / block
    let labelled = Lock<[[TrainingSample]]>(Array(repeating: [], count: count))
    Workers.forEach(count, threads: limits.threads) { item in
      if limits.stopReason() != nil { return }
      let part = positions[item * block..<min((item + 1) * block, positions.count)]
      let samples =
        plan.size == .six
        ? samples(part, plan, judge: judge, limits, on: Board6.self)
        : samples(part, plan, judge: judge, limits, on: Board8.self)
      labelled.withLock { $0[item] = samples }
    }
    return limits.stopReason() == nil ? labelled.withLock { $0.flatMap { $0 } } : nil
  }

  private static func samples<Shape: BoardShape>(
    _ positions: ArraySlice<TrainingPosition>, _ plan: EvaluationPlan, judge: Evaluator?, _ limits: SearchLimits,
    on _: Shape.Type
  ) -> [TrainingSample] {
    var searcher = Searcher(
      PositionEvaluation<Shape>(evaluator: judge), tables: SearchTables(proved: 1 << 16, estimates: 1 << 10).begun())
    searcher.begin(limits: .none)
    return searcher.plainly { searcher in
      // Samples that a limit leaves out make the whole block void.
      positions.prefix { _ in limits.stopReason() == nil }
        .map { TrainingSample(position: $0, label: searcher.label($0, plan)) }
    }
  }
}

extension Searcher {
  fileprivate mutating func label(_ position: TrainingPosition, _ plan: EvaluationPlan) -> Float {
    let (mover, opponent) = (position.mover, position.opponent)
    let empties = (Shape.squares & ~(mover | opponent)).nonzeroBitCount
    if empties > plan.exactEmpties { return meanEstimate(mover, opponent, empties: empties, depth: plan.depth) }
    let guess = evaluation.isTrained ? estimate(mover, opponent, empties: empties, depth: 2) : 0
    return Float(exactScore(mover, opponent, empties: empties, guess: 2 * Int(guess / 2)))
  }

  /// The value in discs by a search of `depth` plies.
  private mutating func estimate(_ mover: UInt64, _ opponent: UInt64, empties: Int, depth: Int) -> Float {
    let most = MidgameTuning.most
    let value = value(mover, opponent, depth: depth, empties: empties, alpha: -most, beta: most)
    return Float(value) / Float(MidgameTuning.unit)
  }

  /// The mean, in discs, of searches of `depth` plies and one less.
  ///
  /// A search over an estimate with errors prefers errors that favour the player who chooses last.
  /// With one depth alone, each stage would add that to the error of the stage below it: labels of
  /// even depths drift against the mover by more than ten discs. In the mean of an even and an odd
  /// depth it cancels.
  private mutating func meanEstimate(_ mover: UInt64, _ opponent: UInt64, empties: Int, depth: Int) -> Float {
    let values = [depth - 1, depth].map { estimate(mover, opponent, empties: empties, depth: $0) }
    return (values[0] + values[1]) / 2
  }

  /// The exact score by null windows, each asked at the last answer, beginning at an even guess.
  mutating func exactScore(_ mover: UInt64, _ opponent: UInt64, empties: Int, guess: Int = 0) -> Int {
    var (lower, upper, guess) = (-Shape.squareCount, Shape.squareCount, guess)
    while lower < upper {
      let asked = max(guess, lower + 2)
      guess = nullWindow(mover, opponent, alpha: asked - 1, empties: empties)
      if guess >= asked { lower = guess } else { upper = guess }
    }
    return lower
  }
}
