import CardMatch
import Catalogue
import GameCore
import Reports

extension Command {
  /// `puzzlelab cardmatch report`.
  static let cardmatchReport: Command = Command(
    "cardmatch", "report",
    summary: "Count all deals by best score and by what can be cleared",
    discussion: """
      Every deal of the size is counted, exactly. For up to 12 cards ways to play face down are compared as well: \
      four by their exact expected score, random choices by simulated games. --deals-only leaves that out.
      """,
    options: [
      .reportedDealSize, .dealsOnly, .randomGames, .seed, .digits, .threads, .time, .format(.text, .json, .csv), .json,
      .output,
    ] + Option.scoring,
    examples: [
      Example("cardmatch report --deal-size 12", "All 206,379,406,870 deals"),
      Example("cardmatch report --deal-size 20 --deals-only --json", "Larger deals"),
      Example("cardmatch report --deal-size 6 --format csv", "The distribution as a table"),
    ]
  ) { call in
    let (limits, games) = (call.limits(), call.unsigned(.randomGames) ?? DealReport.standardGames)
    let report = try DealReport(
      dealSize: call.integer(.reportedDealSize) ?? RandomDeal.standardSize, scoring: try call.cardScoring(),
      comparesPlay: !call.has(.dealsOnly) && call.format != .csv, games: games, seed: call.seed, limits: limits,
      observer: call.console.observer)
    try call.emit(
      CardMatchReportDocument(report, games: games, seed: call.seed, digits: call.digits), threads: limits.threads)
    return report.stopReason == nil ? .done : .stopped
  }
}

extension Option {
  static let reportedDealSize = Option(
    "deal-size", .integer(0...52), default: "12", help: "The number of cards of a deal")
  static let dealsOnly = Option("deals-only", .flag, help: "Only count deals, don't compare ways to play")
  static let randomGames = Option(
    "games", .integer(1...100_000_000), metavar: "N", default: "20000", help: "Simulate N games of random choices")
}
