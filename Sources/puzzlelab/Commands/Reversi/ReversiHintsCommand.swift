import Catalogue
import GameCore
import Reports
import Reversi

extension Command {
  /// `puzzlelab reversi hints`.
  static let reversiHints: Command = Command(
    "reversi", "hints",
    summary: "Rank the moves of a position, with honest values",
    discussion: """
      Every legal move with the final disc difference that it leads to, for the side to move; the winner takes the empty squares. Near \
      the end values are proved; before, they are estimates of a search, and the depth stands beside each. --time and --nodes apply \
      to each position: what they stop answers with the last depth that was finished, status 75. Estimates repeat: one thread \
      makes them, unless --threads asks for more inside a single position, which then may differ a little from run to run.

      Lines of a file are OBF, bare boards or GGF games (their last position).
      """,
    options: Option.reversiInput + [.file, .reversiHintCount] + Option.reversiEffort + [
      .format(.text, .json, .csv), .json, .output,
    ],
    examples: [
      Example("reversi hints --moves f5d6c3d3c4", "The moves after five plies, the best first"),
      Example(
        "reversi hints --position \"--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X\" --level 16",
        "Near the end every value is proved"),
      Example(
        "reversi hints --file data/reversi/ffo.obf --depth 6 --count 1 --json", "The best move of each line of a file"),
      Example("reversi hints --start --size 6 --time 5 --format csv", "As far as five seconds take, as a table"),
    ]
  ) { call in
    try call.refuse(Option.reversiPlace, beside: .file)
    let effort = try call.reversiEffort(sharesEstimates: !call.has(.file))
    let solver = call.reversiSolver()
    if let path = call.text(.file) { return try call.reversiHints(file: path, solver: solver, effort: effort) }
    guard call.namesReversiPosition else { throw call.missing(.reversiPosition, .reversiMoves, .reversiStart, .file) }
    let answer = call.reversiHints(
      try call.reversiLine(), solver: solver, effort: effort, limits: call.reversiOuterLimits)
    try call.emit(answer.document, nodes: answer.nodes, threads: call.threads)
    return answer.status
  }
}

extension Call {
  /// Hints for the end of a line.
  fileprivate func reversiHints(
    _ line: Line, solver: ReversiSolver, effort: EffortRequest, limits: SearchLimits
  ) -> LineAnswer<ReversiHintsDocument> {
    let count = integer(.reversiHintCount)
    let advice = solver.hints(line.end, count: count, effort: effort, limits: limits, observer: console.observer)
    let document = ReversiHintsDocument(line, advice: advice, count: count, effort: effort)
    return LineAnswer(document, nodes: advice.nodes, status: advice.stopReason == nil ? .done : .stopped)
  }

  /// Hints for every position of a file, one on a thread.
  fileprivate func reversiHints(
    file path: String, solver: ReversiSolver, effort: EffortRequest
  ) throws(CommandError) -> ExitStatus {
    let (size, limits) = (reversiSize, reversiLimitsOfOne)
    guard format == .csv else {
      return try answerLines(of: path) { line in
        reversiHints(try Line(position: line.text(), size: size), solver: solver, effort: effort, limits: limits)
      }
    }
    try console.write(Array(ReversiHintsDocument.csvHeader.utf8))
    return try batch(path, linesPerBlock: 1).run { line, writer in
      let line = try Line(position: line.text(), size: size)
      let answer = reversiHints(line, solver: solver, effort: effort, limits: limits)
      writer.raw(Array(answer.document.csvRows.utf8))
      return answer.status
    }
  }
}

extension Option {
  /// `--count N`.
  static let reversiHintCount: Option = Option(
    "count", .integer(1...64), default: "all", help: "Only the N best moves; fewer are found sooner")
}
