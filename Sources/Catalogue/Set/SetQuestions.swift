extension Question {
  /// The questions about Set, in the order of help.
  static let set: [Question] = [
    .setHints, .setAnalyze, .setExplain, .setDeal, .setPuzzle, .setSimulate, .setChance, .setCensus, .setDistribution,
    .setRounds, .setReport, .setVerify,
  ]
}
