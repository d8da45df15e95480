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
    let game = try call.faceDownGame(dealSize: call.integer(.faceDownSize) ?? 12)
    let word = call.text(.simulatedPlayer) ?? "optimal"
    let games = call.unsigned(.cardGames) ?? 10_000
    let limits = call.limits()
    let player: SimulatedPlayer
    var policy: FaceDownPolicy?
    if let play = FaceDownPlay.allCases.first(where: { $0.word == word }) {
      call.warnAboutSize(game)
      policy = FaceDownSolver(game, play: play).policy(limits: limits, observer: call.console.observer)
      guard let policy else { throw CommandError(.stopped, CardMatchRequestError.stopped.message) }
      player = .planned(policy)
    } else {
      player = .random(game, unchooses: word != "random")
    }
    let tally = FaceDownSimulation.run(
      player, games: games, seed: call.seed, limits: limits, observer: call.console.observer)
    try call.emit(
      CardMatchSimulateDocument(
        tally, policy: word, game: game, games: games, seed: call.seed, expected: policy?.value),
      threads: limits.threads)
    return tally.stopReason == nil ? .done : .stopped
  }

  /// `puzzlelab cardmatch deal`.
  static let cardmatchDeal: Command = Command(
    "cardmatch", "deal",
    summary: "Deal cards at random",
    discussion: "The cards of a shuffled deck, drawn without replacement. The same seed deals the same cards.",
    options: [.dealtCards, .seed] + Option.answer,
    examples: [Example("cardmatch deal --deal-size 12 --seed 7", "A deal of the source's size")]
  ) { call in
    try call.emit(CardMatchDealDocument(dealSize: call.integer(.dealtCards) ?? 12, seed: call.seed))
    return .done
  }
}

extension Option {
  static let simulatedPlayer = Option(
    "policy", .choice(FaceDownPlay.allCases.map(\.word) + ["random", "random-with-unchoosing"]), default: "optimal",
    help: "How the player plays")
  static let cardGames = Option(
    "games", .integer(1...1_000_000_000), metavar: "N", default: "10000", help: "Play N games")
  static let dealtCards = Option("deal-size", .integer(1...52), default: "12", help: "Deal N cards")
}
