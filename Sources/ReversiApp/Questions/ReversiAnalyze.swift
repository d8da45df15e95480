import Documents
import Questions
import Reversi

private typealias P = ReversiParameters

extension Question {
  static let reversiAnalyze = Question(
    "reversi.analyze", summary: "Analyse a position: value, mobility, frontier, stability, parity",
    discussion: """
      Counts for both players the moves, the empty squares next to the opponent's discs (potential moves), the discs \
      next to empty squares (frontier) and the provably stable discs; lists the regions of empty squares (squares \
      connected by king's moves) with their parity; shows the static evaluation and the value found by a search, which \
      is proved near the end.

      Lines of a file are OBF, bare boards, moves or GGF games (their last position).
      """,
    operand: ReversiPlace.operand, pieces: ReversiPlace.pieces,
    parameters: ReversiPlace.parameters + P.effort + [P.threadsInside], isSearch: true,
    examples: [
      Example("reversi analyze --moves f5d6c3d3c4", "The position after five plies"),
      Example("reversi analyze --file data/reversi/ffo.obf --level 8 --json", "Every position of a file"),
    ]
  ) { arguments, context throws(Fault) in
    let analysis = try context.environment.reversiSolver(arguments).analysis(
      of: try arguments.reversiLine().end, effort: try arguments.reversiEffort(), limits: context.outerLimits,
      observer: context.observer)
    return TypedReply(
      ReversiAnalyzeDocument(analysis), nodes: analysis.nodes,
      status: .ofEstimate(stoppedBy: analysis.stopReason, isThere: analysis.value != nil))
  }
}
