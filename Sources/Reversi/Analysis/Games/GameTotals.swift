/// How some games ended.
package struct GameTotals: Hashable, Sendable {
  /// The number of games.
  package private(set) var games = 0
  /// How many of them black has won.
  package private(set) var blackWins = 0
  /// How many were drawn.
  package private(set) var draws = 0
  /// How many of them white has won.
  package private(set) var whiteWins = 0
  /// The number of games whose discs are known.
  package private(set) var scored = 0
  /// The sum of black's results in those, in hundredths of a disc.
  package private(set) var score = 0
  /// The first year of which one is.
  package private(set) var firstYear: Int?
  /// The last one.
  package private(set) var lastYear: Int?

  /// No games.
  package init() {}

  /// The games whose result isn't known.
  package var unknown: Int { games - blackWins - draws - whiteWins }

  /// Black's mean result in hundredths of a disc, rounded; `nil` when no game's discs are known.
  package var meanScore: Int? {
    guard scored > 0 else { return nil }
    let twice = 2 * abs(score) + scored
    return (score < 0 ? -1 : 1) * (twice / (2 * scored))
  }

  /// Adds a game.
  package mutating func add(_ facts: GameFacts) {
    games += 1
    if let year = facts.year {
      firstYear = min(firstYear ?? year, year)
      lastYear = max(lastYear ?? year, year)
    }
    guard let result = facts.result else { return }
    switch result.winner {
    case .black?: blackWins += 1
    case .white?: whiteWins += 1
    case nil: draws += 1
    }
    if case .difference(let difference) = result {
      scored += 1
      score += difference
    }
  }
}

/// What a player has achieved in some games.
package struct PlayerTotals: Hashable, Sendable {
  /// The games, those as black among them.
  package private(set) var games = 0
  package private(set) var gamesAsBlack = 0
  package private(set) var wins = 0
  package private(set) var draws = 0
  package private(set) var losses = 0

  /// No games.
  package init() {}

  /// Adds a game that the player had a side in.
  mutating func add(_ facts: GameFacts, _ side: Side) {
    games += 1
    if side == .black { gamesAsBlack += 1 }
    guard let result = facts.result else { return }
    switch result.winner {
    case side?: wins += 1
    case nil: draws += 1
    default: losses += 1
    }
  }
}
