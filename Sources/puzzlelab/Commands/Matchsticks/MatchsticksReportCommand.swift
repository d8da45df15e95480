import Catalogue
import Matchsticks
import Reports

extension Command {
  /// `puzzlelab matchsticks report`.
  static let matchsticksReport: Command = Command(
    "matchsticks", "report",
    summary: "Find and prove the period of the Grundy values, and describe them",
    discussion: """
      Computes Grundy values until a period is proved, or up to --to. The range of heaps on which the period was checked, enough \
      to prove it for all, stands beside it. Also: how often each value occurs, zeros, exceptions to the period, \
      the split into rare and common values, the share of P-positions.
      """,
    options: [
      .rules, .takeLimit, .largestHeap, .limit, .digits, .format(.text, .json, .csv), .json, .output, .time, .nodes,
    ],
    examples: [
      Example("matchsticks report --rules octal:0.77", "Kayles: period 12 after 71"),
      Example("matchsticks report --rules octal:0.376 --json", "Period 4 after 2,268,248, proved in seconds"),
    ]
  ) { call in
    let rules = try call.takeAwayRules()
    let bound = call.integer(.largestHeap)
    let report = try call.solving {
      try TakeAwayGame(rules, play: .normal).report(
        upTo: bound, listing: call.listing, limits: call.limits(), observer: call.console.observer)
    }
    try call.emit(
      MatchsticksReportDocument(rules: rules, bound: bound, report: report, limit: call.listing, digits: call.digits))
    return report.stop == nil ? .done : .stopped
  }
}
