import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters

extension Question {
  static let reversiTrain = Question(
    "reversi.train", version: 2, summary: "Train an evaluation from scratch",
    discussion: """
      Plays games against itself, labels their positions by search (exactly where few squares are empty, elsewhere \
      some plies deep with the stages trained so far) and fits a network over patterns, stage by stage, in two rounds: \
      the games of the second round are played by the evaluation of the first. The same options give the same weights \
      on any number of threads. Finished stages are kept in OUT.checkpoint until the end; after an interruption run \
      the same command again to resume.
      """,
    parameters: [P.out, P.matchSize, P.stagePositions, P.quick, Parameter.seed],
    examples: [
      Example("reversi train --out evaluation.weights --quick", "A first evaluation, in minutes"),
      Example(
        "reversi train --size 6 --positions 1600000 --out evaluation-6.weights", "The weights shipped for 6×6"),
      Example(
        "reversi train --out evaluation.weights --positions 4000000 --format html -o training.html",
        "The plan of the shipped weights, with curves"),
    ], isForExperts: true
  ) { arguments, context throws(Fault) in
    try arguments.atMostOne(of: P.stagePositions, P.quick)
    try context.environment.files.checkWritable(arguments[P.out])
    let plan =
      arguments[P.quick]
      ? EvaluationPlan.quick(arguments[P.matchSize], seed: arguments[.seed])
      : EvaluationPlan(
        arguments[P.matchSize], positions: arguments[P.stagePositions] ?? EvaluationPlan.usualPositions,
        seed: arguments[.seed])
    let checkpoint = Checkpoint(path: arguments[P.out] + ".checkpoint", environment: context.environment)
    var trainer = try checkpoint.trainer(plan)
    let weights = trainer.train(limits: context.limits) { trainer in
      checkpoint.keep(trainer)
      context.observer.report(
        Progress(completed: Double(trainer.history.count), total: Double(plan.stageCount), unit: "stages"))
    }
    guard let bytes = weights?.bytes else {
      throw trainer.history.isEmpty ? Fault.interrupted : checkpoint.interruption(trainer.history.count, of: plan)
    }
    try context.environment.files.write(arguments[P.out], bytes)
    context.environment.files.remove(checkpoint.path)
    return TypedReply(ReversiTrainDocument(plan: plan, stages: trainer.history, bytes: bytes.count))
  }

  static let reversiTrainProbCut = Question(
    "reversi.train-probcut", summary: "Measure the error of shallow searches, for selective search",
    discussion: """
      Plays to random positions, searches each to all depths with the evaluation of the middle game (and near the end \
      of the game to its end), and fits the differences of the values to a linear function of both depths and the \
      empty squares, by which the selective search cuts. Run it again whenever the evaluation is retrained; the same \
      seed gives the same file.
      """,
    parameters: [P.out, P.matchSize, P.probCutPositions, P.probCutDepth, Parameter.seed],
    examples: [Example("reversi train-probcut --out data/reversi/probcut.txt", "The shipped file; a few minutes")],
    isForExperts: true
  ) { arguments, context throws(Fault) in
    try context.environment.files.checkWritable(arguments[P.out])
    let file: ReversiWeights.File = arguments[P.matchSize] == .six ? .evaluation6 : .evaluation
    let bytes = try context.environment.dataFile("reversi/\(file.rawValue)")
    let evaluation = try Fault.catching { () throws(WeightsError) in try EvaluationWeights(bytes: bytes) }
    let plan = ProbCutPlan(
      positions: arguments[P.probCutPositions], depth: arguments[P.probCutDepth], seed: arguments[.seed])
    guard
      let fit = ProbCutTrainer(plan, evaluation: evaluation).fit(limits: context.limits, observer: context.observer)
    else { throw Fault.interrupted }
    try context.environment.files.write(arguments[P.out], Array(fit.model.text.utf8))
    return TypedReply(ReversiTrainProbCutDocument(plan: plan, fit: fit))
  }
}

/// What an interrupted training resumes from.
private struct Checkpoint: Sendable {
  let path: String
  let environment: Environment

  /// A trainer at the beginning, or where an interrupted run of the same plan stopped.
  func trainer(_ plan: EvaluationPlan) throws(Fault) -> EvaluationTrainer {
    guard environment.files.exists(path) else { return EvaluationTrainer(plan) }
    let bytes = try environment.files.read(path)
    do throws(CheckpointError) {
      return try EvaluationTrainer(plan, checkpoint: bytes)
    } catch {
      throw Fault.data("\(path): \(error.message); remove it to start again")
    }
  }

  /// The message when the training was stopped.
  func interruption(_ stages: Int, of plan: EvaluationPlan) -> Fault {
    Fault(.stopped, "stopped after \(stages) of \(plan.stageCount) stages; the same command resumes from \(path)")
  }

  /// Saves what a later run can resume from; a warning when it can't be written.
  func keep(_ trainer: EvaluationTrainer) {
    do {
      try environment.files.write(path, trainer.checkpoint)
    } catch {
      environment.warn("\(Fault(error).message); an interruption would lose the work so far")
    }
  }
}
