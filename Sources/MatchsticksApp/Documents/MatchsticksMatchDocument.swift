import Documents
import ExactArithmetic
import GameCore
import Matchsticks

/// Strategies against each other: `matchsticks match`.
package struct MatchsticksMatchDocument: TableDocument {
  package let game: TakeAwayGame
  let pile: HeapSize
  let match: MatchOutcome
  let digits: Int

  var results: [MatchResult] { match.results }

  /// Shows a match; decimals have `digits` significant digits.
  package init(game: TakeAwayGame, pile: HeapSize, match: MatchOutcome, digits: Int) {
    self.game = game
    self.pile = pile
    self.match = match
    self.digits = digits
  }

  package static let table: String? = "pairings"

  package static let shape = Shape<Self>(
    Field("pairings", "Every ordered pair of strategies") { $0.rows },
    Field("stopReason", "Why there are fewer games, or pairings, than requested") { $0.match.stopReason })

  /// One strategy moving first against another.
  package struct Pairing: Record {
    package static var recordName: String { "strategyPairing" }
    let result: MatchResult
    let digits: Int

    package static let shape = Shape<Self>(
      Field("first", "The strategy that moves first") { $0.result.first },
      Field("second", "The strategy that moves second") { $0.result.second },
      Field("wins", "Games that the first player won") { $0.result.share.hits },
      Field("winRate", "The share of the games that the first player won") {
        Estimate($0.result.share.value, $0.result.sampled, standardError: $0.result.share.standardError)
      },
      Field("winProbability", "The exact chance that the first player wins") {
        FractionValue($0.result.chance, digits: $0.digits)
      },
      Field("winProbabilityEvidence", "The evidence for that") { $0.result.evidence })
  }

  package var rows: [Pairing] { results.map { Pairing(result: $0, digits: digits) } }

  /// The match for a person.
  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = style.heading("Match from a heap of \(pile.words)")
    text += style.wrapped(game.words)
    if case .sampled(let trials, let seed, _, _, _) = results.first?.sampled {
      text += "\(Wording.count(trials, "game", "games")) per pairing, seed \(seed).\n"
    }
    if let reason = match.stopReason { text += stopped(by: reason, style) }
    var table = TextTable(
      .words("first"), .words("second"), .numbers("first wins"), .words("95 % interval"), .numbers("exact chance"))
    for result in results {
      let interval = result.share.interval
      table.add(
        result.first.rawValue, result.second.rawValue, Self.percent(result.share.value),
        "\(Self.percent(interval.lowerBound)) to \(Self.percent(interval.upperBound))",
        "\((result.chance * 100).decimal(digits: digits)) %")
    }
    text += "\n" + table.text(style: style)
    text += "\n" + style.wrapped("The intervals are from the games alone; about 1 in 20 misses the exact value.")
    guard let evidence = results.first?.evidence else { return text }
    return text + "\n" + style.evidence(evidence)
  }

  /// That the games are fewer, and how many the last pairing has.
  private func stopped(by reason: StopReason, _ style: TextStyle) -> String {
    let games = results.last.map { "the last pairing has \(Wording.count($0.share.trials, "game", "games"))" }
    let words = "Stopped early (\(reason.words))\(games.map { "; \($0)" } ?? "")."
    return style.paint(style.wrapped(words).dropLast(), .yellow) + "\n"
  }

  private static func percent(_ share: Double) -> String { Wording.fixed(share * 100, decimals: 2) + " %" }
}
