import GameCore

/// Trains an evaluation from nothing: positions of our own play, labelled by our own search.
///
/// Stages go from few empty squares to many. The lowest are labelled by exact search; above, a
/// search of a few plies over the stages that are fitted already. A stage begins at the weights of
/// the one below and is fitted to the positions of both: those of the stage below are worth almost
/// as much as its own. Everything follows from the plan: the same plan gives the same weights with
/// any number of threads, interrupted or not.
package struct EvaluationTrainer: Sendable {
  package let plan: EvaluationPlan
  /// The weights of the round before, and the stages of this one that are fitted.
  private(set) var earlier: EvaluationWeights?
  private(set) var stages: [StageNetwork]
  /// How the stages of all rounds went so far.
  package internal(set) var history: [EvaluationStage]
  /// The samples of the last stage that was fitted, as long as the training isn't interrupted.
  private var below: [TrainingSample]?

  /// A trainer at the beginning.
  package init(_ plan: EvaluationPlan) {
    self.init(plan, earlier: nil, stages: [], history: [])
  }

  /// A trainer somewhere on its way.
  init(_ plan: EvaluationPlan, earlier: EvaluationWeights?, stages: [StageNetwork], history: [EvaluationStage]) {
    self.plan = plan
    self.earlier = earlier
    self.stages = stages
    self.history = history
  }

  /// Fits the stages that are left and returns the weights; `watch` is called after each stage and
  /// may keep a ``checkpoint``. `nil` when the limits stopped it: stages are fitted whole or not at
  /// all.
  package mutating func train(limits: SearchLimits, watch: (EvaluationTrainer) -> Void) -> EvaluationWeights? {
    var next: TrainingGames?
    while history.count < plan.stageCount {
      if below == nil, !stages.isEmpty { below = samples(stages.count - 1, limits: limits) }
      guard let samples = samples(stages.count, games: next, limits: limits) else { return nil }
      next = stages.count + 1 < plan.set.stageCount ? games(stages.count + 1, limits: limits) : nil
      // Only games for the next stage don't need this one's fit, which takes one thread.
      let isFitted = Workers.run(beside: limits.threads - 1, { [next] _ in next?.play() }) { _ in
        fit(samples, beside: below ?? [], limits: limits)
      }
      guard isFitted else { return nil }
      below = samples
      if stages.count == plan.set.stageCount {
        earlier = EvaluationWeights(plan.size, stages: stages)
        (stages, below) = ([], nil)
      }
      watch(self)
    }
    return earlier
  }

  /// The round under way, from 0.
  private var round: Int { history.count / plan.set.stageCount }

  /// The games of a stage of this round.
  private func games(_ stage: Int, limits: SearchLimits) -> TrainingGames {
    TrainingGames(plan, stage: stage, round: round, player: earlier?.evaluator(), limits: limits)
  }

  /// The positions of a stage of this round, labelled by the stages below it; `nil` when the limits
  /// stopped it.
  private func samples(_ stage: Int, games: TrainingGames? = nil, limits: SearchLimits) -> [TrainingSample]? {
    let positions = (games ?? self.games(stage, limits: limits)).positions()
    let judge = stage == 0 ? nil : EvaluationWeights(plan.size, stages: Array(stages.prefix(stage))).evaluator()
    return SampleMaker.samples(positions, plan, judge: judge, limits: limits)
  }

  /// The passes over the samples; more passes gain nothing.
  static let passes = 3

  /// How much of the first steps is left before a pass.
  private static func share(before pass: Int) -> Float { 0.02 + 0.98 * Float(passes - pass) / Float(passes) }

  /// Fits the next stage to its samples and those of the stage below, in turn; a twentieth of its
  /// own only measures. False, and nothing fitted, when a limit was reached.
  private mutating func fit(
    _ samples: [TrainingSample], beside below: [TrainingSample], limits: SearchLimits
  ) -> Bool {
    let set = plan.set
    let start = stages.last ?? earlier?.stages.first ?? .blank(weightCount: set.weightCount, seed: plan.seed)
    let held = samples.count / 20
    let seen = samples.dropFirst(held)
    let mixed = below.isEmpty ? Array(seen) : zip(below, seen).flatMap { [$0, $1] }
    guard let fit = NetworkFit.loaded(samples.prefix(held) + mixed, set, from: start, limits: limits) else {
      return false
    }
    var heldBackErrors: [Double] = []
    var fittedErrors: [Double] = []
    for pass in 0..<Self.passes {
      let shares = (Self.share(before: pass), Self.share(before: pass + 1))
      guard fit.pass(shares: shares, held: held, limits: limits) else { return false }
      heldBackErrors.append(fit.error(0..<held))
      fittedErrors.append(fit.error(held..<min(held + mixed.count, 3 * held)))
    }
    let empties = FeatureSet.empties(of: stages.count)
    stages.append(fit.fitted)
    history.append(
      EvaluationStage(
        round: round + 1, empties: empties, positions: samples.count, heldBackErrors: heldBackErrors,
        fittedErrors: fittedErrors))
    return true
  }
}

extension NetworkFit {
  /// A fit of positions, from a network on; `nil` when a limit was reached.
  fileprivate static func loaded(
    _ samples: some Collection<TrainingSample>, _ set: FeatureSet, from network: StageNetwork, limits: SearchLimits
  ) -> NetworkFit? {
    var fit = NetworkFit(from: network, samples: samples.count)
    for (number, sample) in samples.enumerated() {
      if number.isMultiple(of: samplesBetweenLooks), limits.stopReason() != nil { return nil }
      fit.add(set.weightIndices(sample.position.mover, sample.position.opponent), label: sample.label)
    }
    return fit
  }
}
