import GameCore
import Synchronization

/// What to train, and with how much work.
package struct TrainingPlan: Sendable, Hashable {
  /// The board.
  package var size: BoardSize
  /// Positions a stage.
  package var positions: Int
  /// The seed of all random play.
  package var seed: UInt64
  /// Positions with at most this many empties are labelled by exact search, those above by a search
  /// of four plies over the stages below.
  package var exactEmpties: Int

  /// Creates a plan.
  package init(size: BoardSize, positions: Int, seed: UInt64 = 1, exactEmpties: Int? = nil) {
    self.size = size
    self.positions = positions
    self.seed = seed
    self.exactEmpties = exactEmpties ?? (size == .six ? 12 : 10)
  }
}

extension TrainingPlan {
  /// The number of stages that are trained one after the other.
  package var stageCount: Int { PatternSet.patterns(for: size)?.stageCount ?? 0 }
}

/// How training went.
package struct TrainingStage: Sendable, Hashable {
  /// The empties of the stage's positions.
  package let empties: ClosedRange<Int>
  /// Mean absolute error in discs on positions that the fit did not see.
  package let heldBackError: Double
  /// The same on the positions that it saw.
  package let fittedError: Double
}

/// Trains the evaluation that orders moves: from nothing, on positions of its own play, labelled by
/// its own search.
///
/// Stages go from few empty squares to many. The lowest are labelled by exact search; above, a
/// search of four plies reaches a stage that is fitted already. A stage begins at the weights of
/// the one below.
package struct OrderingTrainer {
  private let plan: TrainingPlan
  private let set: PatternSet
  private var values: [Int8] = []
  private var weights: [Float]

  /// A trainer; `nil` for 4×4, which needs no weights.
  package init?(_ plan: TrainingPlan) {
    guard let set = PatternSet.patterns(for: plan.size) else { return nil }
    self.plan = plan
    self.set = set
    weights = Array(repeating: 0, count: set.weightCount)
  }

  /// Trains all stages and returns the weights; the same plan gives the same weights with any
  /// number of threads. `watch` is told about each finished stage. `nil` when the limits stopped
  /// it.
  package mutating func train(
    limits: SearchLimits, watch: (TrainingStage) -> Void
  ) -> OrderingWeights? {
    for stage in 0..<set.stageCount {
      let samples = label(stage: stage, threads: limits.threads, stopSignal: limits.stopSignal)
      if limits.stopReason() != nil { return nil }
      watch(fit(stage: stage, samples))
    }
    return OrderingWeights(size: plan.size, values: values)
  }

  private func empties(of stage: Int) -> ClosedRange<Int> {
    let first = set.firstEmpties + stage * set.stageWidth
    return first...min(first + set.stageWidth - 1, plan.size.squareCount - 5)
  }

  /// Fits a stage to its samples and keeps its weights.
  private mutating func fit(stage: Int, _ samples: [TrainingSample]) -> TrainingStage {
    let features = PatternFeatures(set)
    var fit = LinearFit(weights: weights, width: features.width, samples: samples.count)
    for sample in samples { fit.add(features.list(sample.mover, sample.opponent), label: sample.label) }
    let held = samples.count / 20
    fit.run(held: held)
    weights = fit.weights
    values += weights.map { weight in
      Int8(max(-127, min(127, (weight * Float(PatternEvaluator.unit)).rounded())))
    }
    return TrainingStage(
      empties: empties(of: stage), heldBackError: fit.error(0..<held), fittedError: fit.error(held..<samples.count))
  }

  /// Plays and labels the positions of a stage, in blocks with random numbers of their own.
  private func label(stage: Int, threads: Int, stopSignal: StopSignal) -> [TrainingSample] {
    let evaluator = stage == 0 ? nil : padded.evaluator()
    let block = 1000
    let blocks = (plan.positions + block - 1) / block
    let labelled = Lock<[[TrainingSample]]>(Array(repeating: [], count: blocks))
    let (plan, range) = (plan, empties(of: stage))
    Workers.forEach(blocks, threads: threads) { item in
      if stopSignal.isRaised { return }
      let generator = SeededGenerator(seed: plan.seed, stream: UInt64(stage) << 32 | UInt64(item))
      let count = min(block, plan.positions - item * block)
      let samples =
        plan.size == .six
        ? Labeller<Board6>.samples(count, empties: range, plan: plan, generator: generator, evaluator: evaluator)
        : Labeller<Board8>.samples(count, empties: range, plan: plan, generator: generator, evaluator: evaluator)
      labelled.withLock { $0[item] = samples }
    }
    return labelled.withLock { $0.flatMap(\.self) }
  }

  /// The stages that are fitted, the last of them repeated for those that aren't.
  private var padded: OrderingWeights {
    let missing = set.stageCount - values.count / set.weightCount
    let last = Array(values.suffix(set.weightCount))
    return OrderingWeights(size: plan.size, values: values + Array(repeating: last, count: missing).flatMap(\.self))
  }
}
