import ExactArithmetic
import GameCore
import Matchsticks

/// Strategies against each other: `matchsticks match`.
public struct MatchsticksMatchDocument: TableDocument {
  /// What was asked.
  public struct Request: Encodable, Sendable {
    let rules: String
    let play: String
    let pile: Int
    let strategies: [String]
    let games: Int
    let seed: UInt64
    let digits: Int
  }

  /// One strategy moving first against another.
  public struct Pairing: Encodable, Sendable {
    let first: String
    let second: String
    let firstPlayerWins: Int
    let winRate: Double
    let sampled: EvidenceValue
    let exactChance: FractionValue
    let evidence: EvidenceValue
  }

  /// What came out.
  public struct Result: Encodable, Sendable {
    let pairings: [Pairing]
  }

  /// `puzzlelab/matchsticks.match/1`.
  public static let schema = "puzzlelab/matchsticks.match/1"
  /// What was asked.
  public let request: Request
  /// What came out.
  public let result: Result
  private let game: TakeAwayGame

  /// Creates the document of a match.
  public init(
    game: TakeAwayGame, pile: Int, strategies: [Strategy], games: Int, seed: UInt64, results: [MatchResult],
    digits: Int = 15
  ) {
    self.game = game
    request = Request(
      rules: game.rules.description, play: game.play.rawValue, pile: pile, strategies: strategies.map(\.rawValue),
      games: games, seed: seed, digits: digits)
    result = Result(
      pairings: results.map { match in
        Pairing(
          first: match.first.rawValue, second: match.second.rawValue, firstPlayerWins: Int(match.share.hits),
          winRate: match.share.value, sampled: EvidenceValue(match.sampled.worded),
          exactChance: FractionValue(match.chance, digits: digits), evidence: EvidenceValue(match.evidence.worded))
      })
  }

  /// The match for a person.
  public func text(style: TextStyle, run: RunInfo) -> String {
    var text = style.heading("Match from a heap of \(request.pile)")
    text += "\(game.rules.words.capitalizedFirst); \(game.play.words).\n"
    text += "\(Wording.grouped(request.games)) games a pairing, seed \(request.seed)\n\n"
    var table = TextTable(
      .words("first"), .words("second"), .numbers("first wins"), .words("95 % interval"), .numbers("exact"))
    for pairing in result.pairings {
      let interval = pairing.sampled.interval
      table.add(
        pairing.first, pairing.second, percent(pairing.winRate),
        interval.map { "\(percent($0.lower)) to \(percent($0.upper))" } ?? "",
        String(pairing.exactChance.decimal.prefix(10)))
    }
    return text + table.text(style: style)
  }

  private func percent(_ share: Double) -> String { Wording.fixed(share * 100, decimals: 2) + " %" }

  /// The pairings as a table.
  public func csv() -> String {
    var table = TextTable(
      .words("first"), .words("second"), .numbers("games"), .numbers("firstPlayerWins"), .numbers("exactChance"))
    for pairing in result.pairings {
      table.add(
        pairing.first, pairing.second, "\(request.games)", "\(pairing.firstPlayerWins)", pairing.exactChance.decimal)
    }
    return table.csv()
  }
}
