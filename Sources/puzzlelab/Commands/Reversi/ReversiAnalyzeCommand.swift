import Catalogue
import GameCore
import Reports
import Reversi

extension Command {
  /// `puzzlelab reversi analyze`.
  static let reversiAnalyze: Command = Command(
    "reversi", "analyze",
    summary: "Tell what a position is worth and why",
    discussion: """
      Counts for both players the moves, the empty squares beside the other's discs (potential moves), the discs beside empty \
      squares (frontier) and the discs that are seen to be stable; lists the regions of empty squares with their parity (squares \
      hang together by a king's move); gives the evaluation without a search, and the value by a search, proved near the end.

      Lines of a file are OBF, bare boards or GGF games (their last position).
      """,
    options: Option.reversiInput + [.file] + Option.reversiEffort + Option.answer,
    examples: [
      Example("reversi analyze --moves f5d6c3d3c4", "The position after five plies"),
      Example("reversi analyze --file data/reversi/ffo.obf --level 8 --json", "Every position of a file"),
    ]
  ) { call in
    try call.refuse(Option.reversiPlace, beside: .file)
    // A fault in the options stands for itself, before any position is read.
    _ = try call.reversiEffort(empties: 0)
    let pool = call.reversiAdvisers()
    if let path = call.text(.file) {
      let size = call.reversiSize
      return try call.answerLines(of: path) { line in
        try call.reversiAnalysis(try Line(position: line.text(), size: size), pool: pool, limits: call.limitsOfOne())
      }
    }
    guard call.namesReversiPosition else { throw call.missing(.reversiPosition, .reversiMoves, .reversiStart, .file) }
    let answer = try call.reversiAnalysis(try call.reversiLine(), pool: pool, limits: call.limits())
    try call.emit(answer.document, nodes: answer.nodes, threads: call.threads)
    return answer.status
  }
}

extension Call {
  /// The analysis of the end of a line, by an adviser of the pool.
  fileprivate func reversiAnalysis(
    _ line: Line, pool: AdviserPool, limits: SearchLimits
  ) throws -> LineAnswer<ReversiAnalyzeDocument> {
    let effort = try reversiEffort(empties: line.end.emptyCount)
    let analysis = pool.withAdviser(for: line.end, effort: effort, limits: limits) {
      PositionAnalysis(line.end, effort: effort, adviser: $0, limits: limits, observer: console.observer)
    }
    let document = ReversiAnalyzeDocument(line, analysis: analysis, effort: reversiEffortRequest())
    return LineAnswer(document, nodes: analysis.nodes, status: analysis.stopReason == nil ? .done : .stopped)
  }
}
