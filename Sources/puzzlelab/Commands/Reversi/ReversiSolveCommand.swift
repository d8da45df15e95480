import Catalogue
import GameCore
import Reports
import Reversi

extension Command {
  /// `puzzlelab reversi solve`.
  static let reversiSolve: Command = Command(
    "reversi", "solve",
    summary: "Prove the score of a position and its best move",
    discussion: """
      Searches to the end of the game: the score is proved, not estimated. It is the disc difference of the side to move with best \
      play; the winner takes the empty squares. Of equally good moves the line takes the one that seems best at first sight; \
      it is the same for any number of threads. --time and --nodes apply to each position; what they stop answers with bounds and status 75. Lines of a file \
      are OBF, bare boards or GGF games (their last position); with --file every thread solves a position of its own.

      Up to 20 empty squares take moments, 24 a minute; each further one about three times as long.
      """,
    options: Option.reversiInput + [.file, .reversiAllBest, .reversiAllMoves, .reversiEmptiesAtMost, .reversiResume]
      + Option.limits + Option.reversiSolver + Option.answer,
    examples: [
      Example(
        "reversi solve --position \"--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X\"",
        "One position: the first of the FFO suite"),
      Example("reversi solve --file data/reversi/ffo.obf --json", "Every position of a file, one JSON document a line"),
      Example(
        "reversi solve --file data/reversi/ffo.obf --resume out.jsonl",
        "The same into a file; when interrupted, the same command goes on"),
      Example("reversi solve --size 4 --start --all-moves", "A whole game on the smallest board"),
      Example("reversi solve --size 6 --start", "A whole game on the middle one: 20 to 16 for the second player"),
    ]
  ) { call in
    try call.atMostOne(of: .reversiAllBest, .reversiAllMoves)
    try call.atMostOne(of: .reversiResume, .output)
    try call.refuse(Option.reversiPlace, beside: .file)
    if let path = call.text(.file) { return try call.reversiSolve(file: path) }
    if call.has(.reversiResume) { throw call.missing(.file) }
    guard call.namesReversiPosition else { throw call.missing(.reversiPosition, .reversiMoves, .reversiStart, .file) }
    let answer = call.reversiAnswer(try call.reversiLine(), pool: call.reversiSolvers(), limits: call.limits())
    try call.emit(answer.document, nodes: answer.nodes, threads: call.threads)
    return answer.status
  }
}

extension Call {
  /// Solves every position of a file, one on a thread; goes on with an interrupted run when that is asked for.
  fileprivate func reversiSolve(file path: String) throws(CommandError) -> ExitStatus {
    let size = reversiSize
    let pool = reversiSolvers()
    guard let outputPath = text(.reversiResume) else {
      return try answerLines(of: path) { line in
        reversiAnswer(try Line(position: line.text(), size: size), pool: pool, limits: limitsOfOne())
      }
    }
    let resume = try ReversiResume(path: outputPath, input: path, size: size, call: self)
    let console = console.writing(to: try resume.output())
    let batch = Batch(path: path, threads: threads, linesPerBlock: 1, errorsAreJSON: true, console: console)
    let status = try batch.run { line, writer in
      if line.number <= resume.lastLine { return .done }
      let begin = ContinuousClock.now
      let answer = reversiAnswer(try Line(position: line.text(), size: size), pool: pool, limits: limitsOfOne())
      let seconds = (ContinuousClock.now - begin) / .seconds(1)
      writer.raw(JSONLine.encode(answer.document, run: RunInfo(elapsedSeconds: seconds, nodes: answer.nodes)))
      return answer.status
    }
    try console.output.finish()
    return status
  }

  /// Solves the end of a line with a solver of the pool, or leaves it when it has too many empty squares.
  fileprivate func reversiAnswer(
    _ line: Line, pool: SolverPool, limits: SearchLimits
  ) -> LineAnswer<ReversiSolveDocument> {
    let goal: Goal = has(.reversiAllMoves) ? .allMoves : has(.reversiAllBest) ? .allBest : .line
    let isLeft = integer(.reversiEmptiesAtMost).map { line.end.emptyCount > $0 } ?? false
    let solution =
      isLeft
      ? Solution(unsearched: line.end)
      : pool.withSolver { $0.solve(line.end, goal: goal, limits: limits, observer: console.observer) }
    let document = ReversiSolveDocument(
      line, goal: goal, solution: solution, nodeLimit: unsigned(.nodes), timeSeconds: seconds(.time))
    return LineAnswer(document, nodes: solution.nodes, status: solution.stopReason == nil ? .done : .stopped)
  }
}

extension Option {
  /// `--all-best`.
  static let reversiAllBest: Option = Option("all-best", .flag, help: "Prove which moves are best, all of them")

  /// `--all-moves`.
  static let reversiAllMoves: Option = Option("all-moves", .flag, help: "Prove the score of every legal move")

  /// `--empties-at-most E`.
  static let reversiEmptiesAtMost: Option = Option(
    "empties-at-most", .integer(0...60), metavar: "E",
    help: "Leave positions with more empty squares: they are answered with the bounds that stable discs prove")

  /// `--resume FILE`.
  static let reversiResume: Option = Option(
    "resume", .file, help: "Append JSON to FILE, going on after the positions of --file that it answers already")
}
