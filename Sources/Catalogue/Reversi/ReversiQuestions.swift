extension Question {
  /// The questions about Reversi, in the order of help.
  static let reversi: [Question] = [
    .reversiAnalyze, .reversiHints, .reversiSolve, .reversiSplit, .reversiVerify, .reversiShow, .reversiReview,
    .reversiSummary,
    .reversiGames, .reversiMatch, .reversiOpenings, .reversiPuzzles, .reversiBookShow, .reversiBookProbe,
    .reversiBookLearn, .reversiBookExport, .reversiBookImport, .reversiPerft, .reversiTrain, .reversiTrainProbCut,
  ]
}
