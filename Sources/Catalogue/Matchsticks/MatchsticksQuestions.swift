extension Question {
  /// The questions about take-away games, in the order of help.
  static let matchsticks: [Question] = [
    .matchsticksAnalyze, .matchsticksHints, .matchsticksLosing, .matchsticksSequence, .matchsticksReport,
    .matchsticksSurvey, .matchsticksQuotient, .matchsticksPlays, .matchsticksMatch, .matchsticksLesson,
    .matchsticksValue, .matchsticksGenus,
  ]
}
