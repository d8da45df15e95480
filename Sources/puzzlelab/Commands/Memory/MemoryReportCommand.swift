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
      \(SolitaireReport.distributionLimit), for two players \(TwoPlayerReport.distributionLimit)); above that it is floating \
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
    try call.emit(
      MemoryReportDocument(pairs: pairs, seats: call.seats, recall: call.integer(.pairRecall), digits: call.digits))
    return .done
  }
}

extension Option {
  static let reportedPairs = Option("pairs", .integer(1...NumericTable.limit), help: "The number of pairs")
}
