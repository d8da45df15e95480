import GameCore
import Reversi
import Testing

@Suite struct ReviewSummaryTests {
  /// Games with few empty squares, by two players who change colours.
  private static let games: [(record: GameRecord, opening: String?)] = {
    var generator = SeededGenerator(seed: 71)
    return (0..<8).map { index in
      var record = RandomGame.make(
        from: RandomPosition.make(empties: 9, generator: &generator), generator: &generator)
      record.date = index < 4 ? "2026-1\(index % 2).24" : index < 6 ? "1999" : nil
      (record.black.name, record.white.name) = index.isMultiple(of: 2) ? ("Ann", "Bob") : ("Bob", nil)
      return (record, index < 3 ? "Tiger" : nil)
    }
  }()

  private func found(threads: Int = 1) -> ReviewedGames {
    ReversiSolver().summary(
      of: Self.games, effort: EffortRequest(.level(60)), limits: SearchLimits(threads: threads))
  }

  @Test func `sums are those of the reviews`() {
    let found = found()
    let summary = found.summary
    let reviews = Self.games.map { ReversiSolver().review($0.record, effort: EffortRequest(.level(60))) }
    let accuracies = reviews.flatMap { review in Side.allCases.map { review.accuracy(of: $0) } }
    #expect(found.stopReason == nil && summary.games == 8 && summary.total.games == 8)
    #expect(summary.total.accuracy.totalLoss == accuracies.reduce(0) { $0 + $1.totalLoss })
    #expect(summary.total.accuracy.mistakes == accuracies.reduce(0) { $0 + $1.mistakes })
    #expect(summary.total.accuracy.totalLoss > 0)
    for entries in [
      Array(summary.phases.values), Array(summary.empties.values), Array(summary.openings.values),
      Array(summary.players.values), Array(summary.playerPhases.values),
    ] {
      #expect(entries.reduce(0) { $0 + $1.accuracy.choices } == summary.total.accuracy.choices)
      #expect(entries.reduce(0) { $0 + $1.accuracy.totalLoss } == summary.total.accuracy.totalLoss)
    }
    #expect(summary.phases.keys.sorted() == [.end])
    #expect(summary.openings.mapValues(\.games) == ["Tiger": 3, "": 5])
    #expect(summary.times.mapValues(\.games) == ["2026-10": 2, "2026-11": 2, "1999": 2])
    #expect(summary.playerTimes.values.reduce(0) { $0 + $1.games } == 12)
    #expect(summary.players.mapValues(\.games) == ["Ann": 4, "Bob": 8, "": 4])
  }

  @Test func `plies that were given or drawn at random are judged as neither side's mistakes`() {
    let effort = EffortRequest(.level(60))
    let whole = ReversiSolver().summary(of: Self.games, effort: effort)
    let later = ReversiSolver().summary(of: Self.games, fromPly: 4, effort: effort)
    let judged = Self.games.flatMap { game in
      ReversiSolver().review(game.record, effort: effort).moves.dropFirst(3).compactMap { $0 }.filter { !$0.isForced }
    }
    #expect(later.summary.games == 8 && later.summary.unjudgedPlies == 24 && whole.summary.unjudgedPlies == 0)
    #expect(later.summary.total.accuracy.choices == judged.count)
    #expect(later.summary.total.accuracy.totalLoss == judged.reduce(0) { $0 + $1.loss })
    #expect(later.summary.total.accuracy.choices < whole.summary.total.accuracy.choices)
  }

  @Test func `each player's part is what a summary of that player alone finds, with results and years`() throws {
    let whole = found()
    let players = whole.byPlayer
    #expect(players.keys.sorted() == ["Ann", "Bob"] && whole.score == nil)
    for (name, part) in players {
      let own = Self.games.filter { [$0.record.black.name, $0.record.white.name].contains(name) }
      let found = ReversiSolver().summary(of: own, effort: EffortRequest(.level(60))) { record in
        Side.allCases.filter { ($0 == .black ? record.black.name : record.white.name) == name }
      }
      #expect(part.summary == found.summary && part.score == found.score)
      let results = own.map { game in
        ((game.record.black.name == name ? 1 : -1) * (game.record.playedDifference ?? 0)).signum()
      }
      let score = try #require(part.score)
      #expect(
        score.wins == results.count { $0 > 0 } && score.draws == results.count { $0 == 0 }
          && score.losses == results.count { $0 < 0 })
      let share = try #require(score.share)
      #expect(abs(share.mean - (Double(score.wins) + Double(score.draws) / 2) / Double(own.count)) < 1e-12)
      #expect(share.interval.contains(share.mean) && share.interval.lowerBound >= 0 && share.interval.upperBound <= 1)
    }
    let years = whole.summary.years
    #expect(years.mapValues(\.games) == ["2026": 4, "1999": 2])
    let dated = ReversiSolver().summary(of: Array(Self.games[..<4]), effort: EffortRequest(.level(60)))
    #expect(years["2026"] == dated.summary.total)
  }

  @Test func `of one player's games that player's moves alone are summed up`() throws {
    let whole = found().summary
    let own = Self.games.filter { [$0.record.black.name, $0.record.white.name].contains("Ann") }
    let found = ReversiSolver().summary(of: own, effort: EffortRequest(.level(60))) { record in
      Side.allCases.filter { ($0 == .black ? record.black.name : record.white.name) == "Ann" }
    }
    let summary = found.summary
    #expect(summary.games == 4 && summary.players.keys.sorted() == ["Ann"])
    #expect(summary.players["Ann"] == whole.players["Ann"] && summary.total == whole.players["Ann"])
    #expect(summary.playerPhases == whole.playerPhases.filter { $0.key.player == "Ann" })
  }

  @Test func `the summary is the same at any number of threads`() {
    #expect(found(threads: 3).summary == found().summary)
  }

  @Test func `games that were not reviewed to the end are left out`() {
    let signal = StopSignal()
    signal.raise()
    let found = ReversiSolver().summary(of: Self.games, limits: SearchLimits(stopSignal: signal))
    #expect(found.summary == ReviewSummary() && found.stopReason == .interrupted)
  }

  @Test func `phases go from the opening to the end`() {
    let phases = stride(from: 60, through: 0, by: -1).map { ReviewSummary.Phase(empties: $0) }
    #expect(phases == phases.sorted() && phases.first == .opening && phases.last == .end)
    #expect(ReviewSummary.Phase(empties: 40) == .middle && ReviewSummary.Phase(empties: 20) == .end)
  }

  @Test func `accuracy and costs are those of their definitions`() throws {
    let review = ReversiSolver().review(Self.games[0].record, effort: EffortRequest(.level(60)))
    let summary = found().summary.total.accuracy
    let all = Self.games.flatMap { game in
      ReversiSolver().review(game.record, effort: EffortRequest(.level(60))).moves.compactMap { $0 }
    }
    let losses = all.filter { !$0.isForced }.map { Double($0.loss) / 100 }
    let count = Double(losses.count)
    let score = losses.reduce(0) { $0 + 400 / (4 + $1) } / count
    #expect(abs(summary.score - score) < 0.01)
    #expect(summary.inaccuracies == losses.count { $0 >= 2 && $0 < 4 } && summary.blunders == losses.count { $0 >= 10 })
    #expect(summary.mistakesLoss == Int(100 * losses.filter { $0 >= 4 }.reduce(0, +)))
    for side in Side.allCases {
      let phases = ReviewSummary.Phase.allCases.map { review.accuracy(of: side, in: $0) }
      #expect(phases.reduce(0) { $0 + $1.totalLoss } == review.accuracy(of: side).totalLoss)
      #expect(phases[0].choices == 0 && phases[0].score == 100)
    }
  }

  @Test func `the interval of a loss is that of a quotient of two sums over games`() throws {
    let summary = found().summary
    let games = Self.games.map { game in
      ReversiSolver().review(game.record, effort: EffortRequest(.level(60))).moves.compactMap { $0 }
        .filter { !$0.isForced }
    }
    let (n, choices) = (Double(games.count), Double(games.reduce(0) { $0 + $1.count }))
    let losses = games.map { Double($0.reduce(0) { $0 + $1.loss }) / 100 }
    let mean = losses.reduce(0, +) / choices
    let squares = zip(losses, games).reduce(0) { sum, game in
      let rest = game.0 - mean * Double(game.1.count)
      return sum + rest * rest
    }
    // Student's t for seven degrees of freedom, from a table.
    let half = 2.364624 * (n / (n - 1) * squares).squareRoot() / choices
    let interval = try #require(summary.total.meanLossInterval)
    #expect(games.count == 8 && games.allSatisfy { !$0.isEmpty })
    #expect(abs(interval.upperBound - (mean + half)) < 1e-5)
    #expect(abs(interval.lowerBound - max(0, mean - half)) < 1e-5)
    #expect(ReviewSummary().total.meanLossInterval == nil, "no game, no spread")
  }

  @Test(arguments: [
    ("2026-11-28", "2026-11"), ("2026.01", "2026-01"), ("1999", "1999"), ("2026-13-01", "2026"), ("2026/1/3", "2026"),
  ])
  func `a date has a month or a year`(_ date: String, _ month: String) {
    var record = GameRecord(from: .start())
    #expect(record.month == nil)
    record.date = date
    #expect(record.month == month)
    record.date = "28.11.2026"
    #expect(record.month == nil)
  }
}
