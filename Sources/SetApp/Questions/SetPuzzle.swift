import Documents
import GameCore
import Questions
import SetGame

extension Question {
  private static let date = Parameter(
    "date", .day, shown: "none", help: "The puzzle of a day: its digits are the seed")
  private static let setCount: Parameter<Int?> = Parameter(
    "sets", .integer(0...9801), shown: "6, or 3 of another deck", help: "Only deals with exactly N Sets")
  private static let difficulty = Parameter(
    "difficulty", .choice(PuzzleDifficulty.self), shown: "any",
    help: "By the mean number of features in which a Set's cards differ: easy up to 2.5, hard from 3, medium between")
  private static let puzzleCount = Parameter(
    "count", .integer(1...1000), default: 1, metavar: "M", help: "Make M puzzles")
  private static let puzzleSize: Parameter<Int?> = Parameter(
    "deal-size", .integer(3...243), shown: "as a game of the deck begins", metavar: "K", help: "Deal K cards")

  /// Other decks have puzzles as small as their games.
  private static func settlePuzzle(_ arguments: inout Arguments) {
    let deck = arguments.deck
    if arguments[setCount] == nil { arguments.set(setCount, to: deck == .set ? 6 : 3) }
    if arguments[puzzleSize] == nil { arguments.set(puzzleSize, to: deck.firstDeal) }
  }

  static let setPuzzle = Question(
    "set.puzzle", version: 2, summary: "Make puzzles: find all Sets of a deal",
    discussion: """
      Every matching deal is equally likely, unless deals with that number of Sets are so rare that one must be \
      searched for; the answer then says so. The same request makes the same puzzles. As a page each puzzle is a sheet \
      to print, with the solutions on separate sheets.
      """,
    parameters: [
      date, setCount, difficulty, puzzleCount, puzzleSize, SetParameters.deck, SetParameters.faces, Parameter.seed,
    ],
    examples: [
      Example("set puzzle --date 2026-12-24 --format html -o puzzle.html", "The puzzle of a day, to print"),
      Example("set puzzle --count 4 --difficulty hard", "Four hard ones"),
      Example("set puzzle --deck quads --sets 3 --deal-size 9", "Find all three quads"),
      Example("set puzzle --deck proset --date 2026-12-24", "The puzzle of a day, of another deck"),
    ],
    settle: settlePuzzle
  ) { arguments, context throws(Fault) in
    let day = arguments[date]
    if day != nil { try arguments.refuse(Parameter<UInt64>.seed, because: "the digits of the date are the seed") }
    if arguments.deck.variant != .set {
      try arguments.refuse(difficulty, because: "only Sets differ in so many features")
    }
    let request = DealRequest(
      size: arguments[puzzleSize] ?? arguments.deck.firstDeal, sets: arguments[setCount], count: arguments[puzzleCount],
      deck: arguments.deck,
      seed: day?.number ?? arguments[.seed])
    let faces = try arguments.faces()
    let puzzles = try Fault.catching { () throws(DealError) in
      try DealPuzzles.draw(
        request, difficulty: arguments[difficulty], limits: context.limits, observer: context.observer)
    }
    return TypedReply(
      SetPuzzleDocument(puzzles, date: day?.text, faces: faces), status: puzzles.stopped == nil ? .done : .stopped)
  }
}
