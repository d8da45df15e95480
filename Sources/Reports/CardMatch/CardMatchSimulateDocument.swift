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
    let meanScore: Double?
    let expectedScore: FractionValue?
    let expectationEvidence: EvidenceValue?
    let gamesByScore: [Count]
    let evidence: EvidenceValue?
    let stopped: String?
  }

  package static let schema = "puzzlelab/cardmatch.simulate/1"

  package let request: Request
  package let result: Result
  private let simulation: FaceDownSimulation

  /// Shows what happened.
  package init(_ simulation: FaceDownSimulation) {
    self.simulation = simulation
    let game = simulation.game
    request = Request(
      policy: simulation.player.word, dealSize: game.dealSize, games: simulation.trials.count,
      seed: simulation.trials.seed, scoring: ScoringEcho(game.scoring))
    result = Result(
      games: simulation.score.trials, meanScore: simulation.score.value,
      expectedScore: simulation.expectedScore.map { FractionValue($0) },
      expectationEvidence: simulation.expectationEvidence.map { EvidenceValue($0.worded) },
      gamesByScore: simulation.gamesByScore.sorted { $0.key < $1.key }.map { Count(score: $0.key, games: $0.value) },
      evidence: simulation.evidence.map { EvidenceValue($0.worded) }, stopped: simulation.stopReason?.rawValue)
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    let score = simulation.score
    let cards = Wording.count(request.dealSize, "card", "cards")
    var text = style.heading("\(Wording.count(score.trials, "game", "games")) of \(cards), \(request.policy)")
    if let mean = score.value {
      text += "Mean score: \(style.paint(Wording.fixed(mean, decimals: 4), .bold))"
      if let interval = score.interval {
        text += "  (\(Wording.fixed(interval.lowerBound, decimals: 4)) to "
        text += "\(Wording.fixed(interval.upperBound, decimals: 4)) with 95 % confidence)"
      }
      text += "\n"
    }
    if let expected = simulation.expectedScore {
      text += "Expected:   \(expected.decimal(places: 4)), exactly computed\n"
    }
    if let reason = simulation.stopReason { text += "Stopped early: \(reason.words).\n" }
    return text + style.paint("Sampled with seed \(request.seed)", .dim) + "\n"
  }
}
