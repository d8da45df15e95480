import SetGame

extension Suite {
  /// Whole games, by rule and by the way in which a Set is picked.
  static let setGames = Suite(
    name: "set", summary: "whole games of Set, simulated",
    cases: [
      Case(name: "random-pick", repetitions: 30) { games(GameRules()) },
      Case(name: "first-pick", repetitions: 10) { games(GameRules(pick: .first)) },
      Case(name: "most-remaining-pick", repetitions: 10) { games(GameRules(pick: .mostRemaining)) },
      Case(name: "always-replace", repetitions: 10) { games(GameRules(refill: .replace)) },
    ])

  private static func games(_ rules: GameRules) -> Work {
    let games = SimulatedGames.play(SimulationRequest(games: 20_000, rules: rules, seed: 1))
    return Work(signature: "\(games.tables) \(games.setsTaken)", amount: Double(games.games), unit: "games")
  }
}
