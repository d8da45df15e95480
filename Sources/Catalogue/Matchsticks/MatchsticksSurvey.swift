import Matchsticks
import Reports

extension Question {
  private static let largest = Parameter(
    required: "largest", .integer(1...SubtractionSurvey.largestSurvey), metavar: "M",
    help: "The largest number that a set may have")

  /// `matchsticks survey`.
  static let matchsticksSurvey = Question(
    "matchsticks.survey", summary: "Survey every subtraction set within 1 to M: longest periods, distribution",
    discussion: "The exact period and preperiod of the outcomes in normal play of each of the 2^M - 1 sets.",
    parameters: [largest, MatchsticksParameters.limit],
    examples: [Example("matchsticks survey --largest 16", "65,535 sets; the longest period is 168")]
  ) { arguments, context in
    let survey = try SubtractionSurvey.make(
      largest: arguments[largest], listing: arguments[MatchsticksParameters.limit], limits: context.limits,
      observer: context.observer)
    return Answered(MatchsticksSurveyDocument(survey))
  }
}
