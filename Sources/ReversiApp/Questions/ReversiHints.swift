import Documents
import Questions
import Reversi

private typealias P = ReversiParameters

extension Question {
  static let reversiHints = Question(
    "reversi.hints", version: 2, summary: "Rank the moves; each value says whether it is proved or estimated",
    discussion: """
      Every legal move with the final disc difference that it leads to, for the side to move; the winner takes the \
      empty squares. Near the end values are proved; earlier ones are estimates, each shown with the depth of its \
      search. --time and --nodes apply to each position: the answer is then that of the last finished depth; exit \
      status 75 means interrupted, or stopped before depth 1. Estimates are reproducible: each is made by one thread, \
      unless --threads asks for several inside a single position; results may then differ a little from run to run. \
      With --book, positions in an opening book are answered from it, without a search.

      Lines of a file are OBF, bare boards, moves or GGF games (their last position).
      """,
    operand: ReversiPlace.operand, pieces: ReversiPlace.pieces,
    parameters: ReversiPlace.parameters + [P.count, P.book] + P.effort + [P.threadsInside], isSearch: true,
    examples: [
      Example("reversi hints --moves f5d6c3d3c4", "The moves after five plies, best first"),
      Example(
        "reversi hints --position \"--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X\" --level 16",
        "Near the end every value is proved"),
      Example(
        "reversi hints --file data/reversi/ffo.obf --depth 6 --count 1 --json", "The best move of each line of a file"),
      Example("reversi hints --start --size 6 --time 5 --format csv", "As deep as five seconds allow, as a table"),
    ]
  ) { arguments, context throws(Fault) in
    let solver = try context.environment.reversiSolver(arguments)
    let (line, count) = (try arguments.reversiLine(), arguments[P.count])
    let opening = context.environment.reversiNames.name(of: line)
    let book = try arguments[P.book].map { name throws(Fault) in
      try context.environment.openingBook(name, for: line.end, limits: context.limits)
    }
    func answer(_ effort: EffortRequest) throws(Fault) -> TypedReply<ReversiHintsDocument> {
      let advice = try Fault.catching { () throws(UnreadableBook) in
        try solver.hints(
          line.end, book: book, count: count, effort: effort, limits: context.outerLimits, observer: context.observer)
      }
      return TypedReply(
        ReversiHintsDocument(advice, opening: opening), nodes: advice.nodes,
        status: .ofEstimate(stoppedBy: advice.stopReason, isThere: !advice.moves.isEmpty))
    }
    let effort = try arguments.reversiEffort()
    for level in arguments.levelsOnTheWay where context.hasOnlooker && book == nil {
      context.show(try answer(EffortRequest(.level(level), selectivity: effort.selectivity)))
    }
    return try answer(effort)
  }
}

extension Arguments {
  /// Levels whose answers come soon, on the way to the one that is asked for; none on the way to a
  /// depth.
  fileprivate var levelsOnTheWay: some Sequence<Int> {
    stride(from: 2, to: self[P.depth] == nil ? self[P.level] ?? EffortRequest.usualLevel : 0, by: 4)
  }
}
