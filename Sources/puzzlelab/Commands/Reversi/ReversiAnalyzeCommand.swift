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
    let effort = try call.reversiEffort(sharesEstimates: !call.has(.file))
    let solver = call.reversiSolver()
    if let path = call.text(.file) {
      let size = call.reversiSize
      return try call.answerLines(of: path) { line in
        let line = try Line(position: line.text(), size: size)
        return call.reversiAnalysis(line, solver: solver, effort: effort, limits: call.reversiLimitsOfOne)
      }
    }
    guard call.namesReversiPosition else { throw call.missing(.reversiPosition, .reversiMoves, .reversiStart, .file) }
    let answer = call.reversiAnalysis(
      try call.reversiLine(), solver: solver, effort: effort, limits: call.reversiOuterLimits)
    try call.emit(answer.document, nodes: answer.nodes, threads: call.threads)
    return answer.status
  }
}

extension Call {
  /// The analysis of the end of a line.
  fileprivate func reversiAnalysis(
    _ line: Line, solver: ReversiSolver, effort: EffortRequest, limits: SearchLimits
  ) -> LineAnswer<ReversiAnalyzeDocument> {
    let analysis = solver.analysis(of: line.end, effort: effort, limits: limits, observer: console.observer)
    let document = ReversiAnalyzeDocument(line, analysis: analysis, effort: effort)
    return LineAnswer(document, nodes: analysis.nodes, status: analysis.stopReason == nil ? .done : .stopped)
  }
}
