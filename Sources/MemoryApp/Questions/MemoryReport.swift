import Documents
import Memory
import Questions

extension Question {
  static let memoryReport = Question(
    "memory.report", version: 2, summary: "Report the statistics of best play",
    discussion: """
      For one player: expected turns, their distribution, lucky matches. For two: the chances of a win, a draw and a \
      loss, and the table of best moves. Up to \(PairsSolver.exactLimit) pairs everything is an exact fraction (the \
      distribution up to \(PairsReport.distributionLimit(.solitaire)), for two players \
      \(PairsReport.distributionLimit(.twoPlayers))); above that it is floating point with a proved error bound. \
      --recall adds a player with limited memory.
      """,
    parameters: [MemoryParameters.pairs, MemoryParameters.players, MemoryParameters.recall, Parameter.digits],
    examples: [
      Example("memory report --pairs 20", "How long twenty pairs take"),
      Example("memory report --pairs 8 --players 2", "Who wins, and the best moves"),
      Example("memory report --pairs 10 --recall 3", "With a memory of three cards"),
      Example("memory report --pairs 50 --format csv", "Expected turns of 1 to 50 pairs"),
    ]
  ) { arguments, context throws(Fault) in
    let report = PairsReport(
      pairs: arguments[MemoryParameters.pairs], seats: arguments[MemoryParameters.players],
      recall: arguments[MemoryParameters.recall], limits: context.limits, observer: context.observer)
    return TypedReply(
      MemoryReportDocument(report, digits: arguments[.digits]), status: report.stopReason == nil ? .done : .stopped)
  }
}
