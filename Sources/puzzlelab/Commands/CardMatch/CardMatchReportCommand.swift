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
    let size = call.integer(.reportedDealSize) ?? 12
    let scoring = try call.cardScoring()
    let games = call.unsigned(.randomGames) ?? 20_000
    let distribution = DealDistribution(dealSize: size, scoring: scoring)
    let isWanted = (1...12).contains(size) && !call.has(.dealsOnly) && call.format != .csv
    let limits = call.limits()
    let comparisons = isWanted ? call.comparisons(try call.faceDownGame(dealSize: size), games, limits) : nil
    try call.emit(
      CardMatchReportDocument(
        distribution, scoring: scoring, comparisons: comparisons, games: games, seed: call.seed, digits: call.digits),
      threads: limits.threads)
    return limits.stopReason() == nil ? .done : .stopped
  }
}

extension Call {
  /// The ways to play, as far as time allows.
  fileprivate func comparisons(
    _ game: FaceDownGame, _ games: UInt64, _ limits: SearchLimits
  ) -> [CardMatchReportDocument.Comparison] {
    var comparisons: [CardMatchReportDocument.Comparison] = []
    for play in FaceDownPlay.allCases {
      guard let solution = FaceDownSolver(game, play: play).solve(limits: limits, observer: console.observer) else {
        return comparisons
      }
      comparisons.append(.exact(play, solution.value))
    }
    for (name, unchooses) in [("random", false), ("random-with-unchoosing", true)] {
      let player = SimulatedPlayer.random(game, unchooses: unchooses)
      let tally = FaceDownSimulation.run(
        player, games: games, seed: seed, limits: limits, observer: console.observer)
      if tally.games > 0 { comparisons.append(.sampled(name, tally, seed: seed)) }
    }
    return comparisons
  }
}

extension Option {
  static let reportedDealSize = Option(
    "deal-size", .integer(0...52), default: "12", help: "The number of cards of a deal")
  static let dealsOnly = Option("deals-only", .flag, help: "Only count deals, don't compare ways to play")
  static let randomGames = Option(
    "games", .integer(1...100_000_000), metavar: "N", default: "20000", help: "Simulate N games of random choices")
}
