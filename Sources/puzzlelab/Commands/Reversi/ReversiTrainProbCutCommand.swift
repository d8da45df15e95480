import Catalogue
import GameCore
import Reports
import Reversi

extension Command {
  /// `puzzlelab reversi train-probcut`.
  static let reversiTrainProbCut: Command = Command(
    "reversi", "train-probcut",
    summary: "Measure how far shallow searches are off deep ones, for selective search",
    discussion: """
      Plays to positions of its own, searches each to all depths over the evaluation of the middle game (and near the end of the \
      game to its end), and fits how far the values lie apart to a linear function of both depths and the empty squares. The \
      selective search cuts by it. To be run again whenever the evaluation is trained anew; the same seed gives the same file.
      """,
    options: [.reversiProbCutOut, .reversiProbCutPositions, .reversiProbCutDepth, .seed, .threads, .data]
      + Option.answer,
    examples: [
      Example("reversi train-probcut --out data/reversi/probcut.txt", "What was shipped; a few minutes")
    ]
  ) { call in
    let path = try call.required(.reversiProbCutOut)
    let evaluation = try EvaluationWeights(bytes: call.dataFile("reversi/evaluation.weights"))
    let plan = ProbCutPlan(
      positions: call.integer(.reversiProbCutPositions) ?? 1600, depth: call.integer(.reversiProbCutDepth) ?? 10,
      seed: call.seed)
    let file = try Output.file(path)
    let trainer = ProbCutTrainer(plan, evaluation: evaluation)
    guard let fit = trainer.fit(limits: call.limits(), observer: call.console.observer) else {
      file.discard()
      throw CommandError.interrupted
    }
    try file.write(Array(fit.model.text.utf8))
    try file.finish()
    try call.emit(
      ReversiTrainProbCutDocument(plan: plan, model: fit.model, middle: fit.middle, end: fit.end),
      threads: call.threads)
    return .done
  }
}

extension Option {
  /// `--out FILE`.
  static let reversiProbCutOut: Option = Option("out", .file, help: "Write the model to FILE, whole or not at all")

  /// `--positions N`.
  static let reversiProbCutPositions: Option = Option(
    "positions", .integer(8...1_000_000), default: "1600",
    help: "Positions of the middle game; half as many near the end")

  /// `--depth D`.
  static let reversiProbCutDepth: Option = Option(
    "depth", .integer(6...16), metavar: "D", default: "10", help: "The plies of the deepest search")
}
