import Catalogue
import Memory
import Reports

extension Command {
  /// `puzzlelab memory report`.
  static let memoryReport: Command = Command(
    "memory", "report",
    summary: "Report the statistics of best play",
    discussion: """
      For one player: expected turns, their distribution, lucky matches. For two: chances to win, draw and lose, and the \
      table of best moves. Up to \(PairsSolver.exactLimit) pairs everything is an exact fraction (the distribution up to \
      \(PairsReport.distributionLimit(.solitaire)), for two players \(PairsReport.distributionLimit(.twoPlayers))); above that it is floating \
      point with a proved error bound. --recall adds somebody who forgets.
      """,
    options: [
      .reportedPairs, .pairPlayers, .pairRecall, .digits, .format(.text, .json, .csv), .json, .output,
    ],
    examples: [
      Example("memory report --pairs 20", "How long twenty pairs take"),
      Example("memory report --pairs 8 --players 2", "Who wins, and the best moves"),
      Example("memory report --pairs 10 --recall 3", "With a memory of three cards"),
      Example("memory report --pairs 50 --format csv", "Expected turns of 1 to 50 pairs"),
    ]
  ) { call in
    guard let pairs = call.integer(.reportedPairs) else { throw call.missing(.reportedPairs) }
    let report = PairsReport(
      pairs: pairs, seats: call.seats, recall: call.integer(.pairRecall), limits: call.limits(),
      observer: call.console.observer)
    try call.emit(MemoryReportDocument(report, digits: call.digits))
    return report.stopReason == nil ? .done : .stopped
  }
}

extension Option {
  static let reportedPairs = Option("pairs", .integer(1...NumericTable.limit), help: "The number of pairs")
}
