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

  package static let shape = Shape<Self>(
    Field("pairings", "Every ordered pair of strategies") { document in
      document.results.map { Pairing(result: $0, digits: document.digits) }
    },
    Field("stopped", "Why there are fewer games, or pairings, than requested") { $0.match.stopReason })

  /// One strategy moving first against another.
  struct Pairing: Record {
    let result: MatchResult
    let digits: Int

    static let shape = Shape<Self>(
      Field("first", "The strategy that moves first") { $0.result.first },
      Field("second", "The strategy that moves second") { $0.result.second },
      Field("firstPlayerWins", "How many games the first player won") { $0.result.share.hits },
      Field("winRate", "The share of the games that the first player won") { $0.result.share.value },
      Field("sampled", "The chance as estimated from the games alone") { $0.result.sampled },
      Field("exactChance", "The chance that the first player wins") {
        FractionValue($0.result.chance, digits: $0.digits)
      },
      Field("evidence", "The evidence for the exact chance") { $0.result.evidence })
  }

  /// A row of the table: a pairing.
  package struct Row: Record {
    let pairing: Pairing

    package static let shape = Shape<Self>(
      Field("first", "The strategy that moves first") { $0.pairing.result.first },
      Field("second", "The strategy that moves second") { $0.pairing.result.second },
      Field("games", "How many games were played") { $0.pairing.result.share.trials },
      Field("firstPlayerWins", "How many games the first player won") { $0.pairing.result.share.hits },
      Field("winRate", "The share of the games that the first player won") { $0.pairing.result.share.value },
      Field("exactChance", "The chance that the first player wins") {
        FractionValue($0.pairing.result.chance, digits: $0.pairing.digits)
      },
      Field("sampled", "The chance as estimated from the games alone") { $0.pairing.result.sampled },
      Field("evidence", "The evidence for the exact chance") { $0.pairing.result.evidence })
  }

  package var rows: [Row] { results.map { Row(pairing: Pairing(result: $0, digits: digits)) } }

  /// The match for a person.
  package func text(style: TextStyle, run: RunInfo) -> String {
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
