extension Question {
  /// The questions about card matching, in the order of help.
  static let cardmatch: [Question] = [
    .cardmatchAnalyze, .cardmatchHints, .cardmatchSolve, .cardmatchReport, .cardmatchSimulate, .cardmatchDeal,
  ]
}
