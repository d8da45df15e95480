import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters

extension Question {
  private static let generate = Parameter(
    "generate", typedAs: ["make", "new"], .integer(1...10_000), help: "Make N of them, from self-play games")
  private static let empties = Parameter(
    "empties", .span(PracticePlan.possibleEmpties), default: PracticePlan.usualEmpties,
    help: "The number of empty squares, or a range")
  private static let gap = Parameter(
    "gap", .integer(1...128), default: PracticePlan.usualGap, metavar: "D",
    help: "The least lead of the best move over the second best, in discs")
  private static let grade = Parameter(
    "difficulty", .choice(PracticeGrade.self), shown: "any",
    help: "By the search depth that finds the move: at most 1, 2 to 4, 5 or more")
  private static let puzzleCount = Parameter(
    "count", typedAs: ["n"], .integer(1...100_000), shown: "all", help: "At most N, the first in the games")

  static let reversiPuzzles = Question(
    "reversi.puzzles", summary: "Make practice positions with a single best move; answers on a separate page",
    discussion: """
      Takes positions from games, or from games that the program plays against itself, and solves all their moves to \
      the end of the game: a puzzle is a position in which one move is better than every other by at least --gap. A \
      position that occurs again, rotated, reflected or by other moves, is used only once; one before --from-ply, or \
      before the moves that a GGF record calls drawn by lot (TY[8r20]) end, isn't used.

      The easiest come first. Difficulty is measured by the depth from which on all searches of up to 8 plies choose \
      the move, then by whether players who maximise discs or minimise replies miss it; corners come before other \
      moves. Solutions follow the boards; as a page, boards are on sheets to print and the solutions on separate \
      sheets. --format obf has one position with the scores of its moves per line, as 'reversi verify' reads it.

      For the formats of games see 'help formats'; invalid games are skipped with a warning (status 65). The same request gives \
      the same puzzles on any number of threads; after --time, --nodes or Ctrl-C the answer has the puzzles found so \
      far (status 75), with --nodes always the same ones.
      """,
    operand: Operand("GAMES", .optional, of: P.games, isFile: true, help: "A file of games"),
    parameters: [
      P.games, generate, empties, gap, grade, puzzleCount, P.fromPly, P.only, P.from, P.size, P.first, P.players,
      P.tournaments, Parameter.seed, P.memory,
    ], isSearch: true,
    examples: [
      Example("reversi puzzles --generate 6 --format html -o puzzles.html", "Six boards to print, with solutions"),
      Example("reversi puzzles games.wtb --empties 10-14 --count 20 --format obf", "From the games of a year"),
      Example("reversi puzzles data/reversi/game.ggf --empties 6-12", "From the game of a file"),
      Example("reversi puzzles --generate 3 --empties 8 --difficulty easy --seed 7", "Easy ones"),
    ]
  ) { arguments, context throws(Fault) in
    try arguments.atMostOne(of: generate, P.games)
    try arguments.atMostOne(of: generate, puzzleCount)
    let source: PracticePlan.Source
    var games = ReversiFileGames()
    if arguments[generate] != nil {
      try arguments.refuse(P.fromPly, P.only, P.from, P.players, P.tournaments, because: "it is for a file of games")
      source = .ownPlay(from: arguments.reversiStart, seed: arguments[.seed])
    } else {
      try arguments.refuse(Parameter<UInt64>.seed, because: "nothing is drawn from the games of a file")
      guard let path = arguments[P.games] else { throw arguments.missing(P.games, generate) }
      games = try arguments.reversiRecords(path, context)
      source = .games(games.records)
    }
    let plan = PracticePlan(
      source, fromPly: arguments[P.fromPly], empties: arguments[empties], gap: arguments[gap], grade: arguments[grade],
      count: arguments[generate] ?? arguments[puzzleCount])
    let set = try context.environment.reversiSolver(arguments).practice(
      plan, limits: context.limits, observer: context.observer)
    if set.stopReason == nil, !set.isComplete {
      let found = Wording.count(set.positions.count, "such position", "such positions")
      context.environment.warn(
        arguments[generate] == nil
          ? "the games have \(found)" : "found \(found); thousands of games in a row gave no new one")
    }
    return TypedReply(
      ReversiPuzzlesDocument(set, skipping: games.faults), nodes: set.nodes, status: games.status(set.stopReason))
  }
}
