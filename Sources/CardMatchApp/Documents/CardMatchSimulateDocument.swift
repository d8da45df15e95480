import CardMatch
import Documents
import ExactArithmetic
import GameCore

/// What happened in many simulated games: `cardmatch simulate`.
package struct CardMatchSimulateDocument: Document {
  let simulation: FaceDownSimulation
  /// Whether it is a part of a longer run, to be joined with others.
  let isPart: Bool

  /// Shows what happened.
  package init(_ simulation: FaceDownSimulation, isPart: Bool = false) {
    self.simulation = simulation
    self.isPart = isPart
  }

  package static let table: String? = "gamesByScore"

  package static let shape = Shape<Self>(
    Field("games", "The games that were played") { $0.simulation.score.trials },
    Field("meanScore", "Their mean score") { Estimate($0.simulation.score, $0.simulation.evidence) },
    Field("expectedScore", "The exact expectation (planned play)") {
      $0.simulation.expectedScore.map { FractionValue($0) }
    },
    Field("expectedScoreEvidence", "The evidence for that") { $0.simulation.expectationEvidence },
    Field("gamesByScore", "The number of games by score") {
      $0.simulation.gamesByScore.sorted { $0.key < $1.key }.map { Count(score: $0.key, games: $0.value) }
    },
    Field("stopReason", "Why there are fewer games than requested") { $0.simulation.stopReason },
    Field("sums", TrialSumsEntry.help) { TrialSumsEntry.entries(of: $0.simulation.sums, isPart: $0.isPart) })

  /// How many games had a score.
  struct Count: Record {
    package static var recordName: String { "scoreCount" }
    let score: Int
    let games: UInt64

    static let shape = Shape<Self>(
      Field("score", "A score") { $0.score }, Field("games", "The games that had it") { $0.games })
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    let score = simulation.score
    let cards = Wording.count(simulation.game.dealSize, "card", "cards")
    var text = style.heading(
      "\(Wording.count(score.trials, "game", "games")) of \(cards), \(simulation.player.word)\(simulation.game.scoring.group.heading)"
    )
    if let mean = score.value {
      text += "Mean score: \(style.paint(Wording.fixed(mean, decimals: 4), .bold))"
      if let interval = score.interval {
        text += "  (\(Wording.fixed(interval.lowerBound, decimals: 4)) to "
        text += "\(Wording.fixed(interval.upperBound, decimals: 4)) with 95 % confidence)"
      }
      text += "\n"
    }
    if let expected = simulation.expectedScore {
      text += "Expected:   \(expected.decimal(digits: 15)), exact\n"
    }
    if let reason = simulation.stopReason { text += "Stopped early (\(reason.words)).\n" }
    return text + (simulation.evidence.map { style.evidence($0) } ?? "")
  }
}
