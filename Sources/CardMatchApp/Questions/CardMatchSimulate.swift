import CardMatch
import Documents
import GameCore
import Questions

extension Question {
  static let cardmatchSimulate = Question(
    "cardmatch.simulate", version: 2, summary: "Simulate many face-down games",
    discussion: """
      random chooses any unmatched card except the open one until no two cards match; random-with-unchoosing may also \
      turn the open one back down. The other policies are those of 'cardmatch solve', and their mean is shown next to \
      the exact expectation; of groups of three (--match 3) only peek-all is simulated.
      """,
    parameters: [
      CardMatchParameters.player, CardMatchParameters.faceDownSize, CardMatchParameters.games, Parameter.seed,
      Parameter.skip,
    ] + CardMatchParameters.scoring,
    examples: [
      Example("cardmatch simulate --policy optimal --deal-size 8 --games 2000", "The best player"),
      Example("cardmatch simulate --policy random --games 5000 --json", "Random choices"),
    ],
    parts: .games { arguments, sums, context throws(Fault) in
      let game = try arguments.simulatedGame()
      return try Fault.catching { () throws(Stopped) in
        try FaceDownSimulation(
          game, player: arguments[CardMatchParameters.player], games: UInt64(arguments[CardMatchParameters.games]),
          seed: arguments[.seed], skipped: UInt64(arguments[.skip] ?? 0), sums: sums, limits: context.limits,
          observer: context.observer
        ).map { TypedReply(CardMatchSimulateDocument($0, isPart: arguments.isGiven(Parameter.skip))) }
      }
    }
  ) { arguments, context throws(Fault) in
    let game = try arguments.simulatedGame()
    let player = arguments[CardMatchParameters.player]
    if case .planned = player { try context.warn(about: game) }
    let simulation = try Fault.catching { () throws(Stopped) in
      try FaceDownSimulation(
        game, player: player, games: UInt64(arguments[CardMatchParameters.games]), seed: arguments[.seed],
        skipped: UInt64(arguments[.skip] ?? 0), limits: context.limits, observer: context.observer)
    }
    return TypedReply(
      CardMatchSimulateDocument(simulation, isPart: arguments.isGiven(Parameter.skip)),
      status: simulation.stopReason == nil ? .done : .stopped)
  }
}

extension Arguments {
  /// The game, if its player can be simulated.
  fileprivate func simulatedGame() throws(Fault) -> FaceDownGame {
    let size = self[CardMatchParameters.faceDownSize]
    guard case .planned(let play) = self[CardMatchParameters.player] else { return try faceDownGame(dealSize: size) }
    let game = try faceDownGame(dealSize: size, play: play)
    if game.scoring.group == .three, play == .optimal {
      throw .usage(
        "\(name(of: CardMatchParameters.player.any)): optimal play of three cards is solved, not simulated: ask "
          + "'cardmatch solve', or choose peek-all")
    }
    return game
  }
}
