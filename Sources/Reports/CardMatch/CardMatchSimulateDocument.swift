import CardMatch
import ExactArithmetic
import GameCore

/// What happened in many simulated games: `cardmatch simulate`.
package struct CardMatchSimulateDocument: Document {
  package struct Request: Encodable, Sendable {
    let policy: String
    let dealSize: Int
    let games: UInt64
    let seed: UInt64
    let scoring: ScoringEcho
  }

  package struct Count: Encodable, Sendable {
    let score: Int
    let games: UInt64
  }

  package struct Result: Encodable, Sendable {
    let games: UInt64
    let meanScore: Double
    let expectedScore: FractionValue?
    let gamesByScore: [Count]
    let evidence: EvidenceValue
    let stopped: String?
  }

  package static let schema = "puzzlelab/cardmatch.simulate/1"

  package let request: Request
  package let result: Result
  private let tally: ScoreTally
  private let expected: Rational?

  /// Describes the games that `tally` counts; `expected` is the exact expectation where it is known.
  package init(
    _ tally: ScoreTally, policy: String, game: FaceDownGame, games: UInt64, seed: UInt64, expected: Rational?
  ) {
    self.tally = tally
    self.expected = expected
    request = Request(
      policy: policy, dealSize: game.dealSize, games: games, seed: seed, scoring: ScoringEcho(game.scoring))
    result = Result(
      games: tally.games, meanScore: tally.mean, expectedScore: expected.map { FractionValue($0) },
      gamesByScore: tally.gamesByScore.sorted { $0.key < $1.key }.map { Count(score: $0.key, games: $0.value) },
      evidence: EvidenceValue(tally.evidence(seed: seed)), stopped: tally.stopReason?.rawValue)
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    let cards = Wording.count(request.dealSize, "card", "cards")
    var text = style.heading("\(Wording.count(tally.games, "game", "games")) of \(cards), \(request.policy)")
    text += "Mean score: \(style.paint(Wording.fixed(tally.mean, decimals: 4), .bold))"
    text += "  (\(Wording.fixed(tally.interval.lowerBound, decimals: 4)) to "
    text += "\(Wording.fixed(tally.interval.upperBound, decimals: 4)) with 95 % confidence)\n"
    if let expected { text += "Expected:   \(expected.decimal(places: 4)), exactly computed\n" }
    if let reason = tally.stopReason { text += "Stopped early: \(reason.words).\n" }
    return text + style.paint("Sampled with seed \(request.seed)", .dim) + "\n"
  }
}

/// A random deal: `cardmatch deal`.
package struct CardMatchDealDocument: Document {
  package struct Request: Encodable, Sendable {
    let dealSize: Int
    let seed: UInt64
  }

  package struct Result: Encodable, Sendable {
    let cards: [String]
  }

  package static let schema = "puzzlelab/cardmatch.deal/1"

  package let request: Request
  package let result: Result
  private let cards: [Card]

  /// Deals `dealSize` (1…52) cards.
  package init(dealSize: Int, seed: UInt64) {
    cards = RandomDeal.cards(dealSize, seed: seed)
    request = Request(dealSize: dealSize, seed: seed)
    result = Result(cards: cards.map(CardNotation.text))
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    result.cards.joined(separator: " ") + "\n"
  }
}
