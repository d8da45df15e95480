import Documents
import Questions
import Reversi

private typealias P = ReversiParameters

extension Question {
  static let reversiSolve = Question(
    "reversi.solve", version: 2, summary: "Prove the score of a position and its best move",
    discussion: """
      Searches to the end of the game: the score is proved, not estimated. It is the disc difference of the side to \
      move with best play; the winner takes the empty squares. Among equally good moves the line takes the one that \
      a short search prefers, so it is the same on any number of threads. --time and --nodes apply to each position; \
      one that they stop is answered with bounds, the move that seems best, and status 75. Lines of a file are OBF, \
      bare boards, moves or GGF games (their last position); with --file every thread solves a position of its own; \
      when fewer positions than threads are left, they share the threads.

      Up to 20 empty squares take moments, 24 a few seconds; each further one multiplies the time by about three. A \
      proof with more than 34 empty squares requires --confirm or a limit.
      """,
    operand: ReversiPlace.operand, pieces: ReversiPlace.pieces,
    parameters: ReversiPlace.parameters + [
      P.allBest, P.allMoves, P.window, P.emptiesAtMost, Parameter.confirm, P.memory,
    ],
    isSearch: true,
    examples: [
      Example(
        "reversi solve --position \"--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X\"",
        "One position: the first of the FFO suite"),
      Example("reversi solve --file data/reversi/ffo.obf --json", "Every position of a file, as JSON lines"),
      Example(
        "reversi solve --file data/reversi/ffo.obf --resume out.jsonl",
        "The same into a file; run it again to resume after an interruption"),
      Example("reversi solve --size 6 --start --window=0..0", "Win, draw or loss: faster than the score"),
      Example("reversi solve --size 4 --start --all-moves", "A whole game on the smallest board"),
      Example("reversi solve --size 6 --start", "A whole game on the 6×6 board: 20 to 16 for the second player"),
    ]
  ) { arguments, context throws(Fault) in
    try arguments.atMostOne(of: P.allBest, P.allMoves, P.window)
    try arguments.atMostOne(of: P.window, P.emptiesAtMost)
    let position = try arguments.reversiLine().end
    try arguments.checkSolving(position)
    if let window = arguments[P.window] {
      let solution = try context.environment.reversiSolver(arguments).solve(
        position, within: window, limits: context.limits)
      return TypedReply(
        ReversiSolveDocument(solution, goal: .line), nodes: solution.nodes,
        status: solution.stopReason == nil ? .done : .stopped)
    }
    let goal: Goal = arguments[P.allMoves] ? .allMoves : arguments[P.allBest] ? .allBest : .line
    let solution = try context.environment.reversiSolver(arguments).solve(
      position, goal: goal, mostEmpties: arguments[P.emptiesAtMost], limits: context.limits,
      observer: context.observer)
    return TypedReply(
      ReversiSolveDocument(solution, goal: goal), nodes: solution.nodes,
      status: solution.stopReason == nil ? .done : .stopped)
  }
}
