import GameCore

/// Makes labelled positions for one stage.
enum SampleMaker {
  /// `count` positions of a stage with their scores: exact up to the plan's empties, above by a
  /// search over `judge`.
  static func samples(
    _ count: Int, stage: Int, plan: EvaluationPlan, play: consuming SelfPlay, judge: Evaluator?
  ) -> [TrainingSample] {
    var searcher = Searcher<Board8>(shared: SharedTable(bytes: 1 << 16))
    searcher.begin(limits: .none)
    searcher.full = judge
    let first = FeatureSet.empties(of: stage).lowerBound
    var samples: [TrainingSample] = []
    samples.reserveCapacity(count)
    for _ in 0..<count {
      let empties = first + play.index(2)
      let (mover, opponent) = play.position(empties: empties)
      let label = searcher.label(mover, opponent, empties: empties, plan: plan, judge: judge)
      samples.append(TrainingSample(mover: mover, opponent: opponent, label: label))
    }
    return samples
  }
}

extension Searcher {
  fileprivate mutating func label(
    _ mover: UInt64, _ opponent: UInt64, empties: Int, plan: EvaluationPlan, judge: Evaluator?
  ) -> Float {
    guard let judge else { return Float(exactScore(mover, opponent, empties: empties)) }
    if empties > plan.exactEmpties {
      return meanEstimate(mover, opponent, empties: empties, depth: plan.depth, by: judge)
    }
    let value = estimate(mover, opponent, empties: empties, depth: 2, alpha: -100_000, beta: 100_000, by: judge)
    return Float(exactScore(mover, opponent, empties: empties, guess: value / (2 * Evaluator.unit) * 2))
  }

  /// The mean, in discs, of searches of `depth` plies and one less.
  ///
  /// A search over an estimate with errors prefers errors that favour whoever chooses last. With
  /// one depth alone, each stage would add that to the error of the stage below it: labels of even
  /// depths drift against the mover by more than ten discs. In the mean of an even and an odd depth
  /// it cancels.
  fileprivate mutating func meanEstimate(
    _ mover: UInt64, _ opponent: UInt64, empties: Int, depth: Int, by judge: Evaluator
  ) -> Float {
    let values = [depth - 1, depth].map { plies in
      estimate(mover, opponent, empties: empties, depth: plies, alpha: -100_000, beta: 100_000, by: judge)
    }
    return Float(values[0] + values[1]) / Float(2 * Evaluator.unit)
  }
}
