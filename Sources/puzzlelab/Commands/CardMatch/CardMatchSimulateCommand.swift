import CardMatch
import Catalogue
import GameCore
import Reports

extension Command {
  /// `puzzlelab cardmatch simulate`.
  static let cardmatchSimulate: Command = Command(
    "cardmatch", "simulate",
    summary: "Play many face-down games",
    discussion: """
      random chooses any unmatched card but the open one until no two cards match; random-with-unchoosing may choose that, \
      too. The others are those of solve, and their mean is shown beside the exact expectation. \
      The same seed gives the same games with any number of threads.
      """,
    options: [.simulatedPlayer, .faceDownSize, .cardGames, .seed, .threads, .time] + Option.scoring + Option.answer,
    examples: [
      Example("cardmatch simulate --policy optimal --deal-size 8 --games 2000", "The best player"),
      Example("cardmatch simulate --policy random --games 5000 --json", "Random choices"),
    ]
  ) { call in
    let game = try call.faceDownGame(dealSize: call.integer(.faceDownSize) ?? FaceDownGame.standardDeal)
    let word = call.text(.simulatedPlayer)
    let player = SimulatedPlayer.all.first { $0.word == word } ?? .planned(.optimal)
    let limits = call.limits()
    if case .planned = player { call.warnAboutSize(game) }
    let simulation = try FaceDownSimulation(
      game, player: player, games: call.unsigned(.cardGames) ?? FaceDownSimulation.standardGames, seed: call.seed,
      limits: limits, observer: call.console.observer)
    try call.emit(CardMatchSimulateDocument(simulation), threads: limits.threads)
    return simulation.stopReason == nil ? .done : .stopped
  }
}

extension Option {
  static let simulatedPlayer = Option(
    "policy", .choice(SimulatedPlayer.all.map(\.word)), default: "optimal",
    help: "How the player plays")
  static let cardGames = Option(
    "games", .integer(1...1_000_000_000), metavar: "N", default: "10000", help: "Play N games")
}
