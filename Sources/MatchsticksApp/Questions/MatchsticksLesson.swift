import Documents
import Matchsticks
import Questions

extension Question {
  private static let last = Parameter(
    "to", typedAs: ["n", "max", "upto", "matches"], .integer(1...TakeAwayGame.largestLessonHeap), default: 20,
    help: "Look for a pattern among 1 to N matches")
  private static let exercises = Parameter(
    "exercises", typedAs: ["questions", "count"], .integer(0...50), default: 5,
    help: "Draw N larger numbers as exercises")

  static let matchsticksLesson = Question(
    "matchsticks.lesson",
    summary: "Make a class worksheet: losing numbers, exercises, answers, winning chances",
    discussion: """
      As a page it is a sheet to fill in, followed by one with the answers: the groups in which matches are taken, and \
      how often each strategy wins against a random player. --seed chooses the larger numbers of the exercises.
      """,
    parameters: MatchsticksParameters.game + [last, exercises, Parameter.seed],
    examples: [
      Example("matchsticks lesson", "Take 1 to 3; whoever takes the last match loses"),
      Example("matchsticks lesson --take-limit 3 --format html -o lesson.html", "Two sheets to print"),
      Example("matchsticks lesson --rules take:1,3,4 --play normal --to 15", "Another rule"),
    ]
  ) { arguments, context throws(Fault) in
    if arguments[exercises] == 0 { try arguments.refuse(Parameter<UInt64>.seed, because: "no exercises are drawn") }
    let game = try arguments.takeAwayGame
    let lesson = try Fault.catching { () throws(SolverError) in
      try game.lesson(
        upTo: arguments[last], exercises: arguments[exercises], seed: arguments[.seed], limits: context.limits)
    }
    return TypedReply(MatchsticksLessonDocument(lesson))
  }
}
