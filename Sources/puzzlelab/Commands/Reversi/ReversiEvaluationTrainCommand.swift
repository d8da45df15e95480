import Catalogue
import GameCore
import Reports
import Reversi

extension Command {
  /// `puzzlelab reversi train`.
  static let reversiTrain: Command = Command(
    "reversi", "train",
    summary: "Train the evaluation of the middle game, from nothing",
    discussion: """
      Plays games of its own, labels their positions by its own search (exactly where few squares are empty, above by some plies over \
      what is trained already) and fits a network over patterns, stage by stage, in two rounds: the second round's games are played by the \
      first one's evaluation. The same plan gives the same weights with any number of threads. What is fitted stands in \
      OUT.checkpoint until the end: the same command goes on with it after an interruption.
      """,
    options: [.reversiOut, .reversiStagePositions, .reversiQuick, .seed, .threads] + [
      .format(.text, .json, .html), .json, .output,
    ],
    examples: [
      Example("reversi train --out evaluation.weights --quick", "A first evaluation, in a few minutes"),
      Example(
        "reversi train --out evaluation.weights --positions 4000000 --format html -o training.html",
        "The shipped plan, with curves"),
    ]
  ) { call in
    try call.refuse([.reversiStagePositions], beside: .reversiQuick)
    let path = try call.required(.reversiOut)
    let positions = call.has(.reversiQuick) ? 20_000 : call.integer(.reversiStagePositions) ?? 500_000
    let plan = EvaluationPlan(positions: positions, rounds: call.has(.reversiQuick) ? 1 : 2, seed: call.seed)
    let saved = path + ".checkpoint"
    var trainer = try call.evaluationTrainer(plan, saved: saved)
    let file = try Output.file(path)
    let weights = trainer.train(limits: call.limits()) { trainer in
      call.keep(trainer.checkpoint, in: saved)
      call.console.observer.report(
        Progress(completed: Double(trainer.history.count), total: Double(plan.stageCount), unit: "stages"))
    }
    guard let weights else {
      file.discard()
      throw CommandError.interrupted
    }
    let bytes = weights.bytes
    try file.write(bytes)
    try file.finish()
    FileSystem.remove(saved)
    try call.emit(
      ReversiTrainDocument(plan: plan, stages: trainer.history, bytes: bytes.count), threads: call.threads)
    return .done
  }
}

extension Call {
  /// A trainer at the beginning, or where an interrupted run of the same plan ended.
  fileprivate func evaluationTrainer(_ plan: EvaluationPlan, saved: String) throws(CommandError) -> EvaluationTrainer {
    guard FileSystem.exists(saved) else { return EvaluationTrainer(plan) }
    let bytes = try read(saved)
    do {
      return try EvaluationTrainer(plan, checkpoint: bytes)
    } catch {
      throw .data("\(saved) \(error.message); remove it to begin anew")
    }
  }

  /// Keeps what a later run can go on with; a warning when it can't be written.
  fileprivate func keep(_ bytes: [UInt8], in path: String) {
    do {
      let file = try Output.file(path)
      try file.write(bytes)
      try file.finish()
    } catch {
      console.warn("\(CommandError(error).message); an interruption would lose the work done so far")
    }
  }
}

extension Option {
  /// `--out FILE`.
  static let reversiOut: Option = Option("out", .file, help: "Write the weights to FILE, whole or not at all")

  /// `--quick`.
  static let reversiQuick: Option = Option("quick", .flag, help: "A small plan: one round, as with --positions 20000")

  /// `--positions N`.
  static let reversiStagePositions: Option = Option(
    "positions", .integer(1000...10_000_000), default: "500000",
    help: "Positions for each stage of the last round up to 23 empty squares; a quarter for those above")
}
