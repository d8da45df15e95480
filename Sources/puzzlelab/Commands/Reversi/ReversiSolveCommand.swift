import Reports
import Reversi

extension Command {
  /// `puzzlelab reversi solve`.
  static let reversiSolve: Command = Command(
    "reversi", "solve",
    summary: "Prove the score of a position and its best move",
    discussion: """
      Searches to the end of the game: the score is proved, not estimated. It is the disc difference of the side to move with best \
      play; the winner takes the empty squares. The line of best moves always takes the first square in board order (a1, b1, …) \
      of equally good ones. --time and --nodes apply to each position; what they stop answers with bounds and status 75.

      Up to 20 empty squares take moments, 24 a minute; each further one about three times as long.
      """,
    options: Option.reversiInput + [.file, .reversiAllBest, .reversiAllMoves] + Option.limits + Option.answer,
    examples: [
      Example(
        "reversi solve --position \"--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X\"",
        "One position: the first of the FFO suite"),
      Example("reversi solve --file data/reversi/ffo.obf --json", "Every position of a file, one JSON document a line"),
      Example("reversi solve --size 4 --start --all-moves", "A whole game on the smallest board"),
    ]
  ) { call in
    try call.atMostOne(of: .reversiAllBest, .reversiAllMoves)
    let goal: Goal = call.has(.reversiAllMoves) ? .allMoves : call.has(.reversiAllBest) ? .allBest : .line
    let pool = SolverPool()
    if let path = call.text(.file) {
      let size = call.reversiSize
      return try call.answerLines(of: path) { line in
        call.reversiAnswer(Line(from: try OBFRecord(line.text(), size: size).position), goal: goal, pool: pool)
      }
    }
    guard call.namesReversiPosition else { throw call.missing(.reversiPosition, .reversiMoves, .file) }
    let answer = call.reversiAnswer(try call.reversiLine(), goal: goal, pool: pool)
    try call.emit(answer.document, nodes: answer.nodes)
    return answer.status
  }
}

extension Call {
  /// Solves the end of a line with a solver of the pool.
  fileprivate func reversiAnswer(_ line: Line, goal: Goal, pool: SolverPool) -> LineAnswer<SolveDocument> {
    let solution = pool.withSolver { $0.solve(line.end, goal: goal, limits: limits()) }
    let document = SolveDocument(
      line, goal: goal, solution: solution, nodeLimit: unsigned(.nodes), timeSeconds: seconds(.time))
    return LineAnswer(document, nodes: solution.nodes, status: solution.stopReason == nil ? .done : .stopped)
  }
}

extension Option {
  /// `--all-best`.
  static let reversiAllBest: Option = Option("all-best", .flag, help: "Prove which moves are best, all of them")

  /// `--all-moves`.
  static let reversiAllMoves: Option = Option("all-moves", .flag, help: "Prove the score of every legal move")
}
