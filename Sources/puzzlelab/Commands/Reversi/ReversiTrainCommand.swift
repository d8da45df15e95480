import Catalogue
import GameCore
import Reports
import Reversi

extension Command {
  /// `puzzlelab reversi train-ordering`.
  static let reversiTrainOrdering: Command = Command(
    "reversi", "train-ordering",
    summary: "Train the evaluation that orders moves in the exact search",
    discussion: """
      Plays positions of its own, labels them by its own search (exactly where few squares are empty, above by four plies over what \
      is trained already) and fits pattern weights, stage by stage. The same size, positions and seed give the same weights with any \
      number of threads. The shipped weights were made with --positions 300000 for 8×8 and 200000 for 6×6.
      """,
    options: [.reversiWeights, .reversiTrainingSize, .reversiTrainingPositions, .seed, .threads] + Option.answer,
    examples: [
      Example(
        "reversi train-ordering --size 6 --positions 200000 --weights ordering-6.weights",
        "A minute or two on two cores")
    ]
  ) { call in
    let path = try call.required(.reversiWeights)
    let file = try Output.file(path)
    let size = call.text(.reversiTrainingSize).flatMap { Int($0) }.flatMap { BoardSize(rawValue: $0) } ?? .eight
    let plan = TrainingPlan(size: size, positions: call.integer(.reversiTrainingPositions) ?? 100_000, seed: call.seed)
    guard var trainer = OrderingTrainer(plan) else { throw CommandError.usage("4×4 boards need no weights") }
    var stages: [TrainingStage] = []
    let weights = trainer.train(limits: call.limits()) { stage in
      stages.append(stage)
      call.console.observer.report(
        Progress(completed: Double(stages.count), total: Double(plan.stageCount), unit: "stages"))
    }
    guard let weights else {
      file.discard()
      throw CommandError.interrupted
    }
    try file.write(weights.bytes)
    try file.finish()
    try call.emit(
      ReversiTrainOrderingDocument(plan: plan, stages: stages, bytes: weights.bytes.count), threads: call.threads)
    return .done
  }
}

extension Option {
  /// `--weights FILE`.
  static let reversiWeights: Option = Option("weights", .file, help: "Write the weights to FILE, whole or not at all")

  /// `--size 6|8`.
  static let reversiTrainingSize: Option = Option(
    "size", .choice(["6", "8"]), default: "8", help: "Squares a side of the board")

  /// `--positions N`.
  static let reversiTrainingPositions: Option = Option(
    "positions", .integer(1000...10_000_000), default: "100000", help: "Positions for each stage of the game")
}
