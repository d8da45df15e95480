import Documents
import GameCore
import Matchsticks
import Questions

extension Question {
  private static let largest = Parameter(
    "largest", typedAs: ["n", "max", "m"], .integer(1...SubtractionSurvey.largestSurvey), metavar: "M",
    help: "The largest number in a set")
  private static let resume = Parameter(
    "resume", .path, shown: "none", help: "Save finished codes in FILE, or resume from it")

  static let matchsticksSurvey = Question(
    "matchsticks.survey", summary: "Survey the periods of all subtraction sets within 1 to M, or of octal codes",
    discussion: """
      Computes the exact period and preperiod of the outcomes in normal play for each of the 2^M - 1 sets, and shows \
      the longest ones and their distribution.

      With --octal one row per code: preperiod and period of its Grundy values where they are proved, the last \
      exception, the largest value, the split into rare and common values. All processors are used; --resume continues \
      a survey that was stopped; 'jobs total' combines ranges of codes that were surveyed separately.
      """,
    parameters: [largest, SurveyParameters.octal, SurveyParameters.bound, resume, MatchsticksParameters.limit],
    examples: [
      Example("matchsticks survey --largest 16", "65,535 sets; the longest period is 168"),
      Example("matchsticks survey --octal 0.01-0.77 --to 5000 --format csv", "All codes of up to two digits"),
    ],
    parts: .codes
  ) { arguments, context throws(Fault) in
    try arguments.atMostOne(of: largest, SurveyParameters.octal)
    if let range = arguments[SurveyParameters.octal] {
      try arguments.refuse(MatchsticksParameters.limit, because: "all codes are listed")
      let survey = try SurveyAsking(context, path: arguments[resume]).survey(
        range, upTo: arguments[SurveyParameters.bound] ?? CodeSurvey.defaultBound)
      return TypedReply(MatchsticksSurveyDocument(survey), status: survey.stop == nil ? .done : .stopped)
    }
    guard let size = arguments[largest] else { throw arguments.missing(largest, SurveyParameters.octal) }
    try arguments.refuse(SurveyParameters.bound, resume, because: "it is for octal codes, not for sets")
    let survey = try Fault.catching { () throws(SolverError) in
      try SubtractionSurvey.make(
        largest: size, listing: arguments[MatchsticksParameters.limit], limits: context.limits,
        observer: context.observer)
    }
    return TypedReply(MatchsticksSurveyDocument(survey))
  }
}

/// A survey of codes that is kept in a file when it is to be.
private struct SurveyAsking {
  private let context: Context
  private let path: String?

  init(_ context: Context, path: String?) {
    self.context = context
    self.path = path
  }

  func survey(_ range: CodeRange, upTo bound: Int) throws(Fault) -> CodeSurvey {
    let resumed = try context.checkpoint(in: path, CodeSurveyCheckpoint.init(bytes:))
    let (context, path) = (context, path)
    do throws(CodeSurveyError) {
      return try CodeSurvey.make(
        range, upTo: bound, resumed: resumed, limits: context.limits, observer: context.observer
      ) { kept in
        if let path { context.keep(kept.bytes, in: path) }
      }
    } catch {
      throw Fault(error).within(source: path ?? "", line: nil)
    }
  }
}
