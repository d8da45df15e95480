import Documents
import GameCore
import Matchsticks
import Questions

extension Question {
  private static let largest = Parameter(
    required: "largest", typedAs: ["n", "max", "to", "c"], .integer(3...TripleSurvey.largestTake), metavar: "C",
    help: "The largest take of the games: c up to C")
  private static let from = Parameter(
    "from", .integer(3...TripleSurvey.largestTake), default: 3, metavar: "C", help: "Only games with c from C on")
  private static let map = Parameter(
    flag: "map", help: "Map the kinds of periods over a and b for the largest c (--format svg or html draws it)")

  static let matchsticksTriples = Question(
    "matchsticks.triples", summary: "Survey the periods of all games with three takes",
    discussion: """
      The exact period of the Grundy values in normal play of every game take:a,b,c without a common divisor, and what \
      it is: a + b, a + c, b + c, a common divisor of these sums, or, if c = a + b, one of two known numbers. \
      Exceptions, of which none are known, are listed. All processors are used.
      """,
    parameters: [largest, from, map, MatchsticksParameters.limit],
    examples: [
      Example("matchsticks triples --largest 40", "8410 games; the longest preperiod is 572"),
      Example("matchsticks triples --largest 120 --from 120 --map --format svg -o map.svg", "A map for c = 120"),
    ]
  ) { arguments, context throws(Fault) in
    let (first, last) = (arguments[from], arguments[largest])
    guard first <= last else {
      throw Fault.data("is larger than the largest take, \(last)").about(arguments.name(of: from))
    }
    let survey = try Fault.catching { () throws(SolverError) in
      try TripleSurvey.make(
        largest: first...last, mapped: arguments[map], listing: arguments[MatchsticksParameters.limit],
        limits: context.limits, observer: context.observer)
    }
    return TypedReply(MatchsticksTriplesDocument(survey))
  }
}
