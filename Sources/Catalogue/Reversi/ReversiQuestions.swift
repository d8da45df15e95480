extension Question {
  /// The questions about Reversi, in the order of help.
  static let reversi: [Question] = [
    .reversiAnalyze, .reversiHints, .reversiSolve, .reversiVerify, .reversiShow, .reversiReview, .reversiGames,
    .reversiMatch,
    .reversiOpenings, .reversiPuzzles, .reversiPerft, .reversiTrain, .reversiTrainOrdering, .reversiTrainProbCut,
  ]
}
