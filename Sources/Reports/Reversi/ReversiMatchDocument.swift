import GameCore
import Reversi

/// `reversi match`: two strategies against each other.
package struct ReversiMatchDocument: TableDocument {
  /// What was asked.
  package struct Request: Encodable, Sendable {
    let first: String
    let games: Int
    let openings: String
    let second: String
    let seed: UInt64
    let size: Int
    let timeSeconds: Double?
  }

  /// A number with the interval that holds it.
  package struct Estimate: Encodable, Sendable {
    let lower: Double?
    let upper: Double?
    let value: Double?
  }

  /// A game.
  package struct Game: Encodable, Sendable {
    let black: String
    let blackDiscDifference: Int
    let moves: String
    let pair: Int
    let white: String
  }

  /// What came out, as the first strategy sees it.
  package struct Result: Encodable, Sendable {
    let draws: Int
    /// 400 · log₁₀(rate ÷ (1 − rate)); a number that is infinite is absent.
    let eloDifference: Estimate?
    let evidence: EvidenceValue?
    let games: [Game]?
    let isComplete: Bool
    let losses: Int
    let meanDiscDifference: Estimate?
    let pairs: Int
    let stopReason: String?
    let winRate: Estimate?
    let wins: Int
  }

  package static let schema = "puzzlelab/reversi.match/1"
  package let request: Request
  package let result: Result
  private let match: MatchResult

  /// Reports a match; `listsGames` puts every game into the result.
  package init(_ match: MatchResult, openings: String, timeSeconds: Double? = nil, listsGames: Bool = false) {
    self.match = match
    let plan = match.plan
    request = Request(
      first: plan.first.description, games: 2 * plan.pairCount, openings: openings, second: plan.second.description,
      seed: plan.seed, size: match.size.rawValue, timeSeconds: timeSeconds)
    let statistics = MatchStatistics(match)
    result = Result(
      draws: statistics?.draws ?? 0,
      eloDifference: statistics.map {
        Estimate($0.winRate, $0.winRateInterval) { MatchStatistics.eloDifference(winRate: $0) }
      },
      evidence: statistics.map { EvidenceValue(reversi: $0.evidence(seed: plan.seed)) },
      games: listsGames ? Self.games(of: match) : nil, isComplete: match.stopReason == nil,
      losses: statistics?.losses ?? 0,
      meanDiscDifference: statistics.map { Estimate($0.meanDifference, $0.meanDifferenceInterval) { $0 } },
      pairs: match.pairs.count, stopReason: match.stopReason?.rawValue,
      winRate: statistics.map { Estimate($0.winRate, $0.winRateInterval) { $0 } }, wins: statistics?.wins ?? 0)
  }

  private static func games(of match: MatchResult) -> [Game] {
    let (first, second) = (match.plan.first.description, match.plan.second.description)
    return match.pairs.flatMap { pair in
      pair.games.map { game in
        Game(
          black: game.isFirstBlack ? first : second, blackDiscDifference: game.blackDifference,
          moves: game.line.transcript, pair: pair.number, white: game.isFirstBlack ? second : first)
      }
    }
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    var text = style.heading("\(request.first) against \(request.second)")
    let pairs = Wording.count(result.pairs, "opening", "openings")
    text += "\(pairs), each played with both colours; seed \(request.seed)\n\n"
    if result.pairs == 0 { return text + "  no pair of games was finished\n" }
    var table = TextTable(.words(""), .numbers("value"), .words("95 % interval"))
    table.add("games", Wording.grouped(2 * result.pairs), "")
    table.add("wins, draws, losses", "\(result.wins), \(result.draws), \(result.losses)", "")
    table.add(cells: row("win rate", result.winRate) { Wording.fixed(100 * $0, decimals: 1) + " %" })
    table.add(cells: row("mean disc difference", result.meanDiscDifference) { Self.signed($0, decimals: 2) })
    table.add(cells: row("Elo difference", result.eloDifference) { Self.signed($0, decimals: 0) })
    text += table.text(style: style, indent: 2)
    if let reason = match.stopReason { text += "\n" + style.fact("note:", "stopped early: \(reason.words)") }
    return text + "\n  intervals over pairs of games; \(Wording.duration(seconds: run.elapsedSeconds))\n"
  }

  private func row(_ name: String, _ estimate: Estimate?, _ shown: (Double) -> String) -> [String] {
    let lower = estimate?.lower.map(shown)
    let upper = estimate?.upper.map(shown)
    let interval =
      switch (lower, upper) {
      case (let lower?, let upper?): "\(lower) to \(upper)"
      case (let lower?, nil): "at least \(lower)"
      case (nil, let upper?): "at most \(upper)"
      case (nil, nil): "unknown"
      }
    let infinite = result.wins > result.losses ? "+∞" : "-∞"
    return [name, estimate?.value.map(shown) ?? infinite, interval]
  }

  private static func signed(_ number: Double, decimals: Int) -> String {
    let text = Wording.fixed(number, decimals: decimals)
    return number > 0 && text.contains(where: { ("1"..."9").contains($0) }) ? "+" + text : text
  }

  /// A row for each game.
  package func csv() -> String {
    let titles = CSVLine.encode(["pair", "black", "white", "blackDiscDifference", "moves"])
    return Self.games(of: match).reduce(titles) { text, game in
      text + CSVLine.encode(["\(game.pair)", game.black, game.white, "\(game.blackDiscDifference)", game.moves])
    }
  }
}

extension ReversiMatchDocument.Estimate {
  /// A value and its interval, each turned by `scale`; what is infinite is left out.
  init(_ value: Double, _ interval: ClosedRange<Double>?, _ scale: (Double) -> Double?) {
    self.init(
      lower: interval.flatMap { scale($0.lowerBound) }, upper: interval.flatMap { scale($0.upperBound) },
      value: scale(value))
  }
}
