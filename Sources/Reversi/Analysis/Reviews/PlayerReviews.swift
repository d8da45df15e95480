extension PlayerTotals {
  /// How games ended in which the player had these sides; `nil` where that was one side in none of
  /// them, or both in one.
  init?(_ games: [(record: GameRecord, sides: [Side])]) {
    guard !games.isEmpty, games.allSatisfy({ $0.sides.count == 1 }) else { return nil }
    self.init()
    for (record, sides) in games {
      var facts = GameFacts()
      facts.result = record.result
      add(facts, sides[0])
    }
  }

  /// The points as a share of the games, a draw half a point, with the interval of
  /// ``MatchStatistics/winRateInterval``, games as the trials; `nil` where no result is known.
  package var share: (mean: Double, interval: ClosedRange<Double>)? {
    guard wins + draws + losses > 0 else { return nil }
    let points = [(1.0, wins), (0.5, draws), (0, losses)].flatMap { Array(repeating: [$0.0], count: $0.1) }
    return MatchStatistics.share(points)
  }
}

extension ReviewedGames {
  /// The games of each player that has a name, with the player's own moves alone.
  /// - Complexity: O(n) for n moves.
  package var byPlayer: [String: ReviewedGames] {
    var games: [String: [(review: GameReview?, opening: String?)]] = [:]
    for (review, opening) in reviews {
      let names: Set = [review.record.black.name ?? "", review.record.white.name ?? ""]
      for name in names where summary.players[name] != nil { games[name, default: []].append((review, opening)) }
    }
    games[""] = nil
    return Dictionary(
      uniqueKeysWithValues: games.map { name, reviews in
        let found = ReviewedGames(reviews, stopReason: nil) { record in
          Side.allCases.filter { ($0 == .black ? record.black : record.white).name == name }
        }
        return (name, found)
      })
  }
}
