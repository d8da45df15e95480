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
      \(PairsReport.distributionLimit(.twoPlayers))); above that it is floating point with a proved error bound, for \
      one player from \(NumericTable.limit + 1) pairs on by a closed formula. \
      --recall adds a player with limited memory.

      --score course counts points. --of-a-kind 3 takes three equal cards together, --copies 4 has four cards of each \
      face: then --pairs is the number of faces. --named-together names both cards of a turn at once. --aim win plays \
      for the chance to win. 3 or 4 players each play for the lead over the mean of the others, and pass when any move \
      costs it; with --aim pairs no player passes, and naive ones always turn two unknown cards. All of these are exact.
      """,
    parameters: [
      MemoryParameters.reportPairs, MemoryParameters.allPlayers, MemoryParameters.recall, MemoryParameters.score,
      MemoryParameters.group, MemoryParameters.copies, MemoryParameters.namedTogether, MemoryParameters.aim,
      Parameter.digits,
    ],
    examples: [
      Example("memory report --pairs 20", "How long twenty pairs take"),
      Example("memory report --pairs 8 --players 2", "Who wins, and the best moves"),
      Example("memory report --pairs 10 --recall 3", "With a memory of three cards"),
      Example("memory report --pairs 50 --format csv", "Expected turns of 1 to 50 pairs"),
      Example("memory report --pairs 10 --score course --recall 3", "Points of Stanford's course, short memory"),
      Example("memory report --pairs 6 --of-a-kind 3", "Six faces, three cards each"),
      Example("memory report --pairs 13 --copies 4", "A pack of 52 cards, in pairs of equal ranks"),
      Example("memory report --pairs 12 --players 2 --aim win", "Where winning needs another move than the lead"),
    ]
  ) { arguments, context throws(Fault) in
    let (pairs, recall) = (arguments[MemoryParameters.reportPairs], arguments[MemoryParameters.recall])
    let report: PairsReport
    if let variant = try arguments.memoryVariant() {
      try arguments.checkMemory(variant, pairs: pairs, recall: recall)
      report = PairsReport(
        pairs: pairs, variant: variant, recall: recall, limits: context.limits, observer: context.observer)
    } else {
      let seats = arguments[MemoryParameters.allPlayers] == 2 ? Seats.twoPlayers : .solitaire
      try arguments.checkMemory(seats, pairs: pairs, recall: recall)
      report = PairsReport(
        pairs: pairs, seats: seats, recall: recall, limits: context.limits, observer: context.observer)
    }
    return TypedReply(
      MemoryReportDocument(report, digits: arguments[.digits]), status: report.stopReason == nil ? .done : .stopped)
  }
}
