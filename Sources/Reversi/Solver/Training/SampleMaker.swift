import GameCore

/// A position and its score in discs for the mover.
struct TrainingSample: Sendable {
  let mover: UInt64
  let opponent: UInt64
  let label: Float
}

/// Makes labelled positions for one stage.
enum SampleMaker<Shape: BoardShape> {
  /// `count` positions of a stage with their scores, from games that `player` plays: exact up to
  /// the plan's empties, above by a search over `judge`.
  static func samples(
    _ count: Int, stage: Int, _ plan: EvaluationPlan, _ generator: SeededGenerator, player: Evaluator?,
    judge: Evaluator?
  ) -> [TrainingSample] {
    guard let judge else {
      return samples(count, stage: stage, plan, generator, player: player, by: BuiltInEvaluation<Shape>())
    }
    return samples(count, stage: stage, plan, generator, player: player, by: TrainedEvaluation<Shape>(evaluator: judge))
  }

  private static func samples<Evaluation: PositionEvaluation>(
    _ count: Int, stage: Int, _ plan: EvaluationPlan, _ generator: SeededGenerator, player: Evaluator?,
    by evaluation: Evaluation
  ) -> [TrainingSample] where Evaluation.Shape == Shape {
    var play = SelfPlay<Shape>(evaluator: player, generator: generator)
    var searcher = Searcher(evaluation, tables: SearchTables(proved: 1 << 16, estimates: 1 << 10))
    searcher.begin(limits: .none, generation: 1)
    let first = FeatureSet.empties(of: stage).lowerBound
    var samples: [TrainingSample] = []
    samples.reserveCapacity(count)
    for _ in 0..<count {
      let empties = first + play.index(2)
      let (mover, opponent) = play.position(empties: empties)
      let label = searcher.plainly { $0.label(mover, opponent, empties: empties, plan) }
      samples.append(TrainingSample(mover: mover, opponent: opponent, label: label))
    }
    return samples
  }
}

extension Searcher {
  fileprivate mutating func label(
    _ mover: UInt64, _ opponent: UInt64, empties: Int, _ plan: EvaluationPlan
  ) -> Float {
    if empties > plan.exactEmpties { return meanEstimate(mover, opponent, empties: empties, depth: plan.depth) }
    let guess = Evaluation.isTrained ? estimate(mover, opponent, empties: empties, depth: 2) : 0
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
  /// A search over an estimate with errors prefers errors that favour whoever chooses last. With
  /// one depth alone, each stage would add that to the error of the stage below it: labels of even
  /// depths drift against the mover by more than ten discs. In the mean of an even and an odd depth
  /// it cancels.
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
