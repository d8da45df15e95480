import GameCore
import Reversi
import Testing

@Suite struct EvaluationTrainerTests {
  private static let plan = EvaluationPlan(positions: 100, rounds: 2, seed: 7, exactEmpties: 7)
  /// The board with fewer stages and weights.
  private static let small = EvaluationPlan(.six, positions: 100, rounds: 2, seed: 7, exactEmpties: 7)

  private typealias Trained = (weights: EvaluationWeights?, history: [EvaluationStage])

  private static func train(_ plan: EvaluationPlan, threads: Int = 1) -> Trained {
    var trainer = EvaluationTrainer(plan)
    let weights = trainer.train(limits: SearchLimits(threads: threads)) { _ in }
    return (weights, trainer.history)
  }

  private static let trained = train(plan)
  private static let trainedSmall = train(small)

  @Test func `the same plan gives the same weights with any number of threads`() {
    let weights = Self.trained.weights
    #expect(weights != nil && weights == Self.train(Self.plan, threads: 3).weights)
    let other = Self.train(EvaluationPlan(.six, positions: 100, rounds: 2, seed: 8, exactEmpties: 7))
    #expect(other.weights != nil && Self.trainedSmall.weights != other.weights)
  }

  @Test func `the 6×6 board is trained as well, and as many games side by side as there are change nothing`() throws {
    // One thread plays the games of two blocks side by side, three threads those of one.
    let plan = EvaluationPlan(.six, positions: 2100, rounds: 1, seed: 7, exactEmpties: 7)
    let weights = try #require(Self.train(plan).weights)
    #expect(weights.size == .six && weights.stages.count == 14)
    #expect(weights == Self.train(plan, threads: 3).weights)
  }

  @Test func `an interrupted training resumes from its checkpoint and ends at the same weights`() throws {
    let stop = StopSignal()
    var checkpoint: [UInt8] = []
    var first = EvaluationTrainer(Self.small)
    let broken = first.train(limits: SearchLimits(stopSignal: stop)) { trainer in
      checkpoint = trainer.checkpoint
      if trainer.history.count == FeatureSet.six.stageCount + 3 { stop.raise() }
    }
    #expect(broken == nil)
    var second = try EvaluationTrainer(Self.small, checkpoint: checkpoint)
    #expect(second.history == first.history)
    let weights = second.train(limits: .none) { _ in }
    #expect(weights != nil && weights == Self.trainedSmall.weights)
    #expect(second.history.count == Self.small.stageCount)
  }

  @Test func `checkpoints of other plans and damaged ones are refused`() {
    var trainer = EvaluationTrainer(Self.plan)
    let stop = StopSignal()
    _ = trainer.train(limits: SearchLimits(stopSignal: stop)) { _ in stop.raise() }
    let checkpoint = trainer.checkpoint
    #expect(throws: CheckpointError.otherPlan) {
      try EvaluationTrainer(EvaluationPlan(positions: 200), checkpoint: checkpoint)
    }
    var altered = checkpoint
    altered[checkpoint.count / 2] ^= 1
    #expect(throws: CheckpointError.file(.damaged)) { try EvaluationTrainer(Self.plan, checkpoint: altered) }
    #expect(throws: CheckpointError.file(.wrongMark)) { try EvaluationTrainer(Self.plan, checkpoint: []) }
    #expect(throws: CheckpointError.file(.cutOff(missing: 1))) {
      try EvaluationTrainer(Self.plan, checkpoint: Array(checkpoint.dropLast()))
    }
  }

  @Test func `low stages of the last round get all positions, high ones half, earlier rounds a tenth`() {
    let plan = EvaluationPlan(positions: 4000)
    #expect(plan.positions(round: 1, stage: 9) == 4000 && plan.positions(round: 1, stage: 10) == 2000)
    #expect(plan.positions(round: 0, stage: 9) == 400 && plan.positions(round: 0, stage: 10) == 400)
    #expect(EvaluationPlan(positions: 100).positions(round: 0, stage: 0) == 100)
  }

  @Test func `fitting makes the error smaller on positions that the fit has seen`() {
    for stage in Self.trained.history where stage.round == 2 && stage.empties.lowerBound < 40 {
      #expect((stage.fittedErrors.last ?? 99) < (stage.fittedErrors.first ?? 0), "\(stage.empties)")
      #expect(stage.positions == 100)
    }
  }
}
