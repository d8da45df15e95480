import Catalogue
import Matchsticks
import Reports

extension Command {
  /// `puzzlelab matchsticks survey`.
  static let matchsticksSurvey: Command = Command(
    "matchsticks", "survey",
    summary: "Survey every subtraction set within 1 to M: longest periods, distribution",
    discussion: "The exact period and preperiod of the outcomes in normal play of each of the 2^M - 1 sets.",
    options: [.largest, .limit, .threads, .format(.text, .json, .csv), .json, .output, .time],
    examples: [Example("matchsticks survey --largest 20", "A million sets; the longest period is 314")]
  ) { call in
    guard let largest = call.integer(.largest) else { throw call.missing(.largest) }
    let survey = try call.solving {
      try SubtractionSurvey.make(
        largest: largest, listing: call.listing, limits: call.limits(), observer: call.console.observer)
    }
    try call.emit(MatchsticksSurveyDocument(survey: survey, limit: call.listing), threads: call.threads)
    return .done
  }
}

extension Option {
  static let largest = Option(
    "largest", .integer(1...SubtractionSurvey.largestSurvey), metavar: "M",
    help: "The largest number that a set may have")
}
