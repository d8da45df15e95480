import Documents
import GameCore
import Reversi

/// `reversi match`: two players against each other.
package struct ReversiMatchDocument: RowsDocument {
  let match: MatchResult
  let statistics: MatchStatistics?
  private let listsGames: Bool

  /// The day of the games in GGF and PGN, which the result leaves out: it depends on the request
  /// alone.
  let day: String?

  /// Reports a match; `listsGames` puts every game into the JSON result.
  package init(_ match: MatchResult, listsGames: Bool = false, day: String? = nil) {
    self.match = match
    self.listsGames = listsGames
    self.day = day
    statistics = match.statistics
  }

  package static let table: String? = "games"

  package static let shape = Shape<Self>(
    Field("pairs", "Finished pairs of games: each opening is played with both colours") { $0.match.pairs.count },
    Field("openings", "The different openings, the trials of the intervals; with one alone the pairs are the trials") {
      $0.match.openingCount
    },
    Field("wins", "Games that the first player won") { $0.statistics?.wins ?? 0 },
    Field("draws", "Games that were drawn") { $0.statistics?.draws ?? 0 },
    Field("losses", "Games that the first player lost") { $0.statistics?.losses ?? 0 },
    Field("winRate", "The first player's points as a share of the games, a draw half a point; its trials are openings")
    {
      $0.winRate
    },
    Field("meanDiscDifference", "The first player's mean final disc difference") { $0.meanDiscDifference },
    Field(
      "eloDifference", "400 · log₁₀(rate ÷ (1 − rate)); absent where infinite, as its interval is with an infinite end"
    ) { $0.eloDifference },
    Field("sprt", "The sequential test, with --sprt") { $0.match.outcome.map { ReversiMatchTest(outcome: $0) } },
    Field("engine", "The program that played, with --engine: its games can't be repeated without it") {
      document in
      document.program.map { ReversiMatchEngine(program: $0, isFirst: document.match.plan.first.program != nil) }
    },
    Field("forfeits", "Games that ended before the last move, with --engine: illegal moves, resignations, time") {
      $0.program == nil ? nil : $0.match.games.count { $0.forfeit != nil }
    },
    Field("games", "Every game, with --list-games") { $0.listsGames ? $0.games : nil },
    Field("isComplete", "Whether all pairs were played, or the sequential test was decided") {
      $0.match.isDecided || $0.match.pairs.count == $0.match.plan.pairCount
    },
    Field("stopReason", "Why the match stopped early") { $0.match.stopReason })

  /// The program that played; `nil` where strategies did.
  private var program: ProgramPlayer? { match.plan.first.program ?? match.plan.second.program }

  private var winRate: Estimate? { statistics.flatMap { estimate($0.winRate, $0.winRateInterval, $0.winRateError) } }

  private var meanDiscDifference: Estimate? {
    statistics.flatMap { estimate($0.meanDifference, $0.meanDifferenceInterval, $0.meanDifferenceError) }
  }

  private var eloDifference: Estimate? {
    statistics.flatMap { statistics in
      guard let lower = statistics.lowerEloDifference, let upper = statistics.upperEloDifference else {
        return estimate(statistics.eloDifference, nil)
      }
      return estimate(statistics.eloDifference, lower...upper)
    }
  }

  /// An estimate over the openings, or the pairs from a single one.
  private func estimate(_ value: Double?, _ interval: ClosedRange<Double>?, _ error: Double? = nil) -> Estimate? {
    Estimate(value, trials: UInt64(trials), seed: match.plan.seed, interval: interval, standardError: error)
  }

  private var trials: Int { statistics.map { $0.openings == 1 ? $0.pairs : $0.openings } ?? 0 }

  private var games: [ReversiMatchGame] {
    let (first, second) = (match.plan.first.description, match.plan.second.description)
    return match.pairs.flatMap { pair in
      pair.games.map { game in
        ReversiMatchGame(
          game: game, pair: pair.number, openingPlies: pair.opening.moves.count,
          black: game.isFirstBlack ? first : second,
          white: game.isFirstBlack ? second : first)
      }
    }
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = style.heading("\(match.plan.first) vs \(match.plan.second)")
    let pairs = Wording.count(match.openingCount, "opening", "openings")
    text += "\(pairs), each played with both colours; seed \(match.plan.seed)\n\n"
    if let statistics {
      text += table(statistics).text(style: style, indent: 2)
    } else {
      text += "  no pair of games was finished\n"
    }
    if let outcome = match.outcome { text += "\n" + sequential(outcome, style) }
    if let program {
      text += "\n" + style.fact("engine:", "\(program.title), an external program (\(program.command.visible))")
    }
    if let reason = match.stopReason { text += "\n" + style.fact("note:", "stopped early (\(reason.words))") }
    text += "\n  intervals over \(sample)\(run.map { "; \($0.time)" } ?? "")\n"
    return text + (statistics.map { style.evidence($0.evidence) } ?? "")
  }

  /// What the intervals are of.
  private var sample: String {
    guard let statistics, statistics.openings < statistics.pairs else { return "pairs of games" }
    return statistics.openings == 1 ? "pairs of games from one opening" : "openings, each with all its games"
  }

  /// What the sequential test says.
  private func sequential(_ outcome: MatchTestOutcome, _ style: TextStyle) -> String {
    let (test, games) = (outcome.test, Wording.grouped(2 * outcome.pairs))
    let number = { Wording.fixed($0, decimals: 2) }
    let elo = { (number: Double) in (number > 0 ? "+" : "") + Wording.fixed(number, decimals: 2, trimmed: true) }
    let verdict =
      switch outcome.decision {
      case .h0: "accepted H0, Elo difference \(elo(test.lowerElo)), after \(games) games"
      case .h1: "accepted H1, Elo difference \(elo(test.higherElo)), after \(games) games"
      case nil:
        "not decided after \(games) games between Elo differences \(elo(test.lowerElo)) and \(elo(test.higherElo))"
      }
    let bounds = test.test.bounds
    let ends = "bounds \(number(bounds.lowerBound)) and \(number(bounds.upperBound))"
    return style.fact("SPRT:", verdict)
      + style.fact("", "log-likelihood ratio \(number(outcome.logLikelihoodRatio)), \(ends)")
  }

  private func table(_ statistics: MatchStatistics) -> TextTable {
    var table = TextTable(.words(""), .numbers("value"), .numbers("std. error"), .words("95 % interval"))
    let infinite = statistics.wins > statistics.losses ? "+∞" : "-∞"
    table.add("games", Wording.grouped(2 * match.pairs.count), "", "")
    table.add("wins, draws, losses", "\(statistics.wins), \(statistics.draws), \(statistics.losses)", "", "")
    let forfeits = match.games.count { $0.forfeit != nil }
    if forfeits > 0 { table.add("forfeited games", Wording.grouped(forfeits), "", "") }
    let (rate, difference) = (statistics.winRateInterval, statistics.meanDifferenceInterval)
    let percent = { Wording.fixed(100 * $0, decimals: 1) + " %" }
    let discs = { Self.signed($0, decimals: 2) }
    let elo = { Self.signed($0, decimals: 0) }
    table.add(
      "win rate", percent(statistics.winRate), statistics.winRateError.map(percent) ?? "",
      Self.interval(rate.lowerBound, rate.upperBound, percent))
    table.add(
      "mean disc difference", discs(statistics.meanDifference),
      statistics.meanDifferenceError.map { Wording.fixed($0, decimals: 2) } ?? "",
      Self.interval(difference?.lowerBound, difference?.upperBound, discs))
    table.add(
      "Elo difference", statistics.eloDifference.map(elo) ?? infinite, "",
      Self.interval(statistics.lowerEloDifference, statistics.upperEloDifference, elo))
    return table
  }

  /// An interval for a person, whose ends may be infinite.
  private static func interval(_ lower: Double?, _ upper: Double?, _ shown: (Double) -> String) -> String {
    switch (lower.map(shown), upper.map(shown)) {
    case (let lower?, let upper?): "\(lower) to \(upper)"
    case (let lower?, nil): "at least \(lower)"
    case (nil, let upper?): "at most \(upper)"
    case (nil, nil): "unknown"
    }
  }

  private static func signed(_ number: Double, decimals: Int) -> String {
    let text = Wording.fixed(number, decimals: decimals)
    return number > 0 && text.contains(where: { ("1"..."9").contains($0) }) ? "+" + text : text
  }

  /// A row for each game, also where JSON doesn't list them.
  package var rows: [ReversiMatchGame] { games }
}
