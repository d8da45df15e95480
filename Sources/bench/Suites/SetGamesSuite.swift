import SetGame

extension Suite {
  /// Whole games, by rule and by the way in which a Set is picked.
  static let setGames = Suite(
    name: "set", summary: "whole games of Set, simulated",
    cases: [
      Case(name: "random-pick", repetitions: 7) { games(GameRules()) },
      Case(name: "first-pick", repetitions: 5) { games(GameRules(pick: .first)) },
      Case(name: "most-remaining-pick", repetitions: 5) { games(GameRules(pick: .mostRemaining)) },
      Case(name: "always-replace", repetitions: 5) { games(GameRules(refill: .replace)) },
    ])

  private static func games(_ rules: GameRules) -> Work {
    let outcome = GameSimulation(games: 500_000, rules: rules, seed: 1).run()
    return Work(
      signature: "\(outcome.tally.tables) \(outcome.tally.setsTaken)", amount: Double(outcome.tally.games),
      unit: "games")
  }
}
