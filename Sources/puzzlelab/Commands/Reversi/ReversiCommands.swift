import Catalogue

extension CommandGroup {
  /// Everything about Reversi.
  static let reversi: CommandGroup = CommandGroup(
    "reversi", summary: "Reversi (Othello): the best moves, exact endgames, opponents, games reviewed",
    commands: [
      .reversiAnalyze,
      .reversiHints,
      .reversiSolve,
      .reversiVerify,
      .reversiShow,
      .reversiReview,
      .reversiConvert,
      .reversiMatch,
      .reversiOpenings,
      .reversiGTP,
      .reversiNBoard,
      .reversiPerft,
      .reversiTrain,
      .reversiTrainOrdering,
      .reversiTrainProbCut,
    ])
}
