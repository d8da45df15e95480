import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters

extension Question {
  static let reversiPerft = Question(
    "reversi.perft", summary: "Count the lines of play to a depth",
    discussion: """
      The standard test of a move generator: 4, 12, 56, 244, … from the start. A pass is a ply, and a game that ends \
      earlier counts once. No table is used: every move is made. Counts that are expected to take more than half a day \
      require --confirm, or a limit.
      """,
    operand: ReversiPlace.operand, parameters: [P.plies] + ReversiPlace.parameters + [Parameter.confirm],
    examples: [
      Example("reversi perft --depth 9", "Nine plies from the start: 3005288"),
      Example("reversi perft --depth 8 --size 6 --json", "On the 6×6 board, as JSON"),
    ], isForExperts: true
  ) { arguments, context throws(Fault) in
    let position = try arguments.reversiLine(fallsBack: true).end
    let estimate = ReversiForecast(position).counting(arguments[P.plies], threads: context.limits.threads)
    try arguments.checkLength(estimate, of: "the lines of \(arguments[P.plies]) plies, at the least")
    guard
      let count = Perft.lines(
        from: position, depth: arguments[P.plies], limits: context.limits, observer: context.observer)
    else { throw Fault.interrupted }
    return TypedReply(ReversiPerftDocument(count))
  }
}
