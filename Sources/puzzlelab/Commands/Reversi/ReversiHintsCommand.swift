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
      to each position: what they stop answers with the last depth that was finished, status 75. On several threads a single position's \
      estimates may differ a little from run to run; with --threads 1, and in files, they repeat.

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
    // A fault in the options stands for itself, before any position is read.
    _ = try call.reversiEffort(empties: 0)
    let pool = call.reversiAdvisers()
    if let path = call.text(.file) { return try call.reversiHints(file: path, pool: pool) }
    guard call.namesReversiPosition else { throw call.missing(.reversiPosition, .reversiMoves, .reversiStart, .file) }
    let answer = try call.reversiHints(try call.reversiLine(), pool: pool, limits: call.limits())
    try call.emit(answer.document, nodes: answer.nodes, threads: call.threads)
    return answer.status
  }
}

extension Call {
  /// Hints for the end of a line, from an adviser of the pool.
  fileprivate func reversiHints(
    _ line: Line, pool: AdviserPool, limits: SearchLimits
  ) throws -> LineAnswer<ReversiHintsDocument> {
    let effort = try reversiEffort(empties: line.end.emptyCount)
    let count = integer(.reversiHintCount)
    let advice = pool.advise(line.end, effort: effort, count: count, limits: limits, observer: console.observer)
    let document = ReversiHintsDocument(line, advice: advice, count: count, effort: reversiEffortRequest())
    return LineAnswer(document, nodes: advice.nodes, status: advice.stopReason == nil ? .done : .stopped)
  }

  /// Hints for every position of a file, one on a thread.
  fileprivate func reversiHints(file path: String, pool: AdviserPool) throws(CommandError) -> ExitStatus {
    let size = reversiSize
    guard format == .csv else {
      return try answerLines(of: path) { line in
        try reversiHints(try Line(position: line.text(), size: size), pool: pool, limits: limitsOfOne())
      }
    }
    try console.write(Array(ReversiHintsDocument.csvHeader.utf8))
    return try batch(path, linesPerBlock: 1).run { line, writer in
      let answer = try reversiHints(try Line(position: line.text(), size: size), pool: pool, limits: limitsOfOne())
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
