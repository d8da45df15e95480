import Documents
import GameCore
import Reversi

/// `reversi match`: two strategies against each other.
package struct ReversiMatchDocument: RowsDocument {
  let match: MatchResult
  let statistics: MatchStatistics?
  private let listsGames: Bool

  /// Reports a match; `listsGames` puts every game into the JSON result.
  package init(_ match: MatchResult, listsGames: Bool = false) {
    self.match = match
    self.listsGames = listsGames
    statistics = match.statistics
  }

  package static let shape = Shape<Self>(
    Field("pairs", "Finished pairs of games: each opening is played with both colours") { $0.match.pairs.count },
    Field("wins", "Games that the first strategy won") { $0.statistics?.wins ?? 0 },
    Field("draws", "Games that were drawn") { $0.statistics?.draws ?? 0 },
    Field("losses", "Games that the first strategy lost") { $0.statistics?.losses ?? 0 },
    Field("winRate", "The first strategy's points as a share of the games, a draw half a point") { $0.winRate },
    Field("meanDiscDifference", "The first strategy's mean final disc difference") { $0.meanDifference },
    Field("eloDifference", "400 · log₁₀(rate ÷ (1 − rate)); an infinite number is absent") { $0.eloDifference },
    Field("evidence", "The interval of the win rate over pairs of games") { $0.statistics?.evidence },
    Field("games", "Every game, with --list-games") { $0.listsGames ? $0.games : nil },
    Field("isComplete", "Whether all pairs were played") { $0.match.stopReason == nil },
    Field("stopReason", "Why the match stopped early: deadline or interrupted") { $0.match.stopReason?.rawValue })

  private var winRate: ReversiEstimate? {
    statistics.map {
      ReversiEstimate(
        lower: $0.winRateInterval.lowerBound, upper: $0.winRateInterval.upperBound, value: $0.winRate)
    }
  }

  private var meanDifference: ReversiEstimate? {
    statistics.map {
      ReversiEstimate(
        lower: $0.meanDifferenceInterval?.lowerBound, upper: $0.meanDifferenceInterval?.upperBound,
        value: $0.meanDifference)
    }
  }

  private var eloDifference: ReversiEstimate? {
    statistics.map {
      ReversiEstimate(lower: $0.lowerEloDifference, upper: $0.upperEloDifference, value: $0.eloDifference)
    }
  }

  private var games: [ReversiMatchGame] {
    let (first, second) = (match.plan.first.description, match.plan.second.description)
    return match.pairs.flatMap { pair in
      pair.games.map { game in
        ReversiMatchGame(
          game: game, pair: pair.number, black: game.isFirstBlack ? first : second,
          white: game.isFirstBlack ? second : first)
      }
    }
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    var text = style.heading("\(match.plan.first) vs \(match.plan.second)")
    let pairs = Wording.count(match.openingCount, "opening", "openings")
    text += "\(pairs), each played with both colours; seed \(match.plan.seed)\n\n"
    if let statistics {
      text += table(statistics).text(style: style, indent: 2)
    } else {
      text += "  no pair of games was finished\n"
    }
    if let reason = match.stopReason { text += "\n" + style.fact("note:", "stopped early (\(reason.words))") }
    text += "\n  intervals over pairs of games; \(Wording.duration(seconds: run.elapsedSeconds))\n"
    return text + (statistics.map { style.evidence($0.evidence) } ?? "")
  }

  private func table(_ statistics: MatchStatistics) -> TextTable {
    var table = TextTable(.words(""), .numbers("value"), .words("95 % interval"))
    let infinite = statistics.wins > statistics.losses ? "+∞" : "-∞"
    table.add("games", Wording.grouped(2 * match.pairs.count), "")
    table.add("wins, draws, losses", "\(statistics.wins), \(statistics.draws), \(statistics.losses)", "")
    let rows: [(String, ReversiEstimate?, (Double) -> String)] = [
      ("win rate", winRate, { Wording.fixed(100 * $0, decimals: 1) + " %" }),
      ("mean disc difference", meanDifference, { Self.signed($0, decimals: 2) }),
      ("Elo difference", eloDifference, { Self.signed($0, decimals: 0) }),
    ]
    for (name, estimate, shown) in rows {
      table.add(name, estimate?.value.map(shown) ?? infinite, estimate?.interval(shown) ?? "unknown")
    }
    return table
  }

  private static func signed(_ number: Double, decimals: Int) -> String {
    let text = Wording.fixed(number, decimals: decimals)
    return number > 0 && text.contains(where: { ("1"..."9").contains($0) }) ? "+" + text : text
  }

  /// A row for each game, also where JSON doesn't list them.
  package var rows: [ReversiMatchGame] { games }
}

/// A number with the interval that holds it.
struct ReversiEstimate: Record {
  let lower: Double?
  let upper: Double?
  let value: Double?

  static let shape = Shape<Self>(
    Field("lower", "The lower end of its 95 % interval") { $0.lower },
    Field("upper", "The upper end of its 95 % interval") { $0.upper },
    Field("value", "The number") { $0.value })

  /// The interval for a person.
  fileprivate func interval(_ shown: (Double) -> String) -> String {
    switch (lower.map(shown), upper.map(shown)) {
    case (let lower?, let upper?): "\(lower) to \(upper)"
    case (let lower?, nil): "at least \(lower)"
    case (nil, let upper?): "at most \(upper)"
    case (nil, nil): "unknown"
    }
  }
}

/// A game of a match.
package struct ReversiMatchGame: Record {
  package let game: MatchGame
  let pair: Int
  let black: String
  let white: String

  package static let shape = Shape<Self>(
    Field("pair", "The pair that it belongs to, from 0") { $0.pair },
    Field("black", "The strategy with the black discs") { $0.black },
    Field("white", "The strategy with the white discs") { $0.white },
    Field("blackDiscDifference", "The final disc difference for black; the winner takes the empty squares") {
      $0.game.blackDifference
    },
    Field("moves", "The moves, the opening's included") { $0.game.line.transcript })
}
