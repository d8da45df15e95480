/// How the games of one player ended.
public struct PlayerScore: Sendable, Equatable {
  /// The games that the player won.
  public private(set) var wins = 0
  /// Those that were drawn.
  public private(set) var draws = 0
  /// Those that the player lost; games whose result isn't known count nowhere.
  public private(set) var losses = 0

  /// The score of games in which the player had these sides; `nil` where that was one side in none
  /// of them, or both in one.
  init?(_ games: [(record: GameRecord, sides: [Side])]) {
    guard !games.isEmpty, games.allSatisfy({ $0.sides.count == 1 }) else { return nil }
    for (record, sides) in games {
      guard let sign = record.resultSign else { continue }
      switch sides[0] == .black ? sign : -sign {
      case 1...: wins += 1
      case 0: draws += 1
      default: losses += 1
      }
    }
  }

  /// The points as a share of the games, a draw half a point, with the interval of
  /// ``MatchStatistics/winRateInterval``, games as the trials; `nil` where no result is known.
  public var share: (mean: Double, interval: ClosedRange<Double>)? {
    guard wins + draws + losses > 0 else { return nil }
    let points = [(1.0, wins), (0.5, draws), (0, losses)].flatMap { Array(repeating: [$0.0], count: $0.1) }
    return MatchStatistics.share(points)
  }
}

extension GameRecord {
  /// 1 if black won, 0 for a draw, −1 if white did, as recorded or else as played.
  fileprivate var resultSign: Int? {
    if let winner = outcome?.winner { return winner == .black ? 1 : -1 }
    return (outcome?.blackDifference ?? playedDifference)?.signum()
  }
}

extension ReviewedGames {
  /// The names of the players, sorted; those without a name aren't among them.
  package var playerNames: [String] { summary.players.keys.filter { !$0.isEmpty }.sorted() }

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
