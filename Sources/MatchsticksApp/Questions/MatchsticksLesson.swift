import Documents
import Matchsticks
import Questions

extension Question {
  private static let last = Parameter(
    "to", typedAs: ["n", "max", "upto", "matches"], .integer(1...TakeAwayGame.largestLessonHeap),
    shown: "20; with two heaps 7, with more 4", help: "Look for a pattern among heaps of 1 to N matches")
  private static let exercises = Parameter(
    "exercises", typedAs: ["questions", "count"], .integer(0...50), default: 5,
    help: "Draw N larger numbers as exercises")
  private static let difficulty = Parameter(
    "difficulty", typedAs: ["level"], .choice(Lesson.Difficulty.self), default: .medium,
    help: "Exercises up to 2, 5 or 50 times as large as the heaps of the table")
  private static let heapCount = Parameter(
    "heap-count", .integer(1...TakeAwayGame.mostLessonHeaps), default: 1,
    help: "How many heaps each position has")

  static let matchsticksLesson = Question(
    "matchsticks.lesson",
    summary: "Make a class worksheet: losing numbers, exercises, answers, winning chances",
    discussion: """
      As a page it is a sheet to fill in, followed by one with the answers: the groups in which matches are taken, and \
      how often each strategy wins against a random player. --seed chooses the larger numbers of the exercises, --seeds puts sheets for several seeds on one page. With \
      --heap-count the class looks for the losing positions of several heaps.
      """,
    parameters: MatchsticksParameters.game + [last, heapCount, exercises, difficulty, Parameter.seed],
    examples: [
      Example("matchsticks lesson", "Take 1 to 3; whoever takes the last match loses"),
      Example("matchsticks lesson --take-limit 3 --format html -o lesson.html", "Two sheets to print"),
      Example("matchsticks lesson --rules take:1,3,4 --play normal --to 15", "Another rule"),
      Example("matchsticks lesson --rules nim --heap-count 2 --difficulty easy", "Nim with two heaps"),
    ]
  ) { arguments, context throws(Fault) in
    if arguments[exercises] == 0 {
      try arguments.refuse(Parameter<UInt64>.seed, difficulty, because: "no exercises are drawn")
    }
    let heaps = arguments[heapCount]
    let last = arguments[last] ?? TakeAwayGame.usualLessonHeap(heapCount: heaps)
    let (count, most) = (
      TakeAwayGame.lessonQuestions(upTo: last, heapCount: heaps), TakeAwayGame.mostLessonQuestions
    )
    guard heaps == 1 || count <= most else {
      throw Fault.usage("--to \(last): \(heaps) heaps have \(Wording.grouped(count)) positions, more than \(most)")
    }
    let game = try arguments.takeAwayGame
    let lesson = try Fault.catching { () throws(SolverError) in
      try game.lesson(
        upTo: last, exercises: arguments[exercises], difficulty: arguments[difficulty], heapCount: heaps,
        seed: arguments[.seed], limits: context.limits)
    }
    return TypedReply(MatchsticksLessonDocument(lesson))
  }
}
