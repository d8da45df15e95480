import Documents
import ExactArithmetic
import GameCore
import Memory

/// What happened in many simulated games of pairs: `memory simulate`.
package struct MemorySimulateDocument: Document {
  let simulation: PairsSimulation
  /// Whether it is a part of a longer run, to be joined with others.
  let isPart: Bool
  var tally: PairsTally { simulation.tally }
  var isSolitaire: Bool { simulation.strategies.count == 1 }

  /// Shows what happened.
  package init(_ simulation: PairsSimulation, isPart: Bool = false) {
    self.simulation = simulation
    self.isPart = isPart
  }

  package static let table: String? = "gamesByTurns"

  package static let shape = Shape<Self>(
    Field("games", "The games that were played") { $0.tally.games },
    Field("meanTurns", "Their mean number of turns") { Estimate($0.tally.turns, $0.simulation.turnsEvidence) },
    Field("expectedTurns", "What the mean tends to (one player)") {
      $0.simulation.expectedTurns.map { ExpectationValue($0, digits: 15) }
    },
    Field("expectedTurnsEvidence", "The evidence for that") { $0.simulation.expectedTurns?.evidence },
    Field("meanPoints", "Their mean number of points (score)") { document in
      document.simulation.score.map { _ in Estimate(document.tally.points, document.simulation.pointsEvidence) }
    },
    Field("expectedPoints", "What that tends to (score)") {
      $0.simulation.expectedPoints.map { ExpectationValue($0, digits: 15) }
    },
    Field("meanGain", "The mean of the first player's pairs minus the second's (two players)") {
      $0.isSolitaire ? nil : Estimate($0.tally.gain, $0.simulation.gainEvidence)
    },
    Field("wins", "Games that the player named first won (two players)") { $0.isSolitaire ? nil : $0.tally.wins },
    Field("draws", "Games in which both had equally many pairs") { $0.isSolitaire ? nil : $0.tally.draws },
    Field("losses", "Games that the player named second won") { $0.isSolitaire ? nil : $0.tally.losses },
    Field("stalls", "Games that ended because both passed; also counted as won, drawn or lost") {
      $0.isSolitaire ? nil : $0.tally.stalls
    },
    Field("gamesByTurns", "The number of games by turns") { document in
      document.tally.gamesByTurns.enumerated().filter { $1 > 0 }.map { Count(turns: $0, games: $1) }
    },
    Field("stopReason", "Why there are fewer games than requested") { $0.simulation.stopReason },
    Field("sums", TrialSumsEntry.help) { TrialSumsEntry.entries(of: $0.tally.sums, isPart: $0.isPart) })

  /// How many games took `turns` turns.
  struct Count: Record {
    package static var recordName: String { "turnCount" }
    let turns: Int
    let games: UInt64

    static let shape = Shape<Self>(
      Field("turns", "A number of turns") { $0.turns }, Field("games", "The games that took it") { $0.games })
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = style.heading(
      "\(Wording.count(tally.games, "game", "games")) of \(Wording.count(simulation.pairs, "pair", "pairs")): "
        + simulation.strategies.map { $0.kind.rawValue }.joined(separator: " vs "))
    var table = TextTable(.words(""), .numbers(""), .words(""))
    add("mean turns", tally.turns, to: &table)
    if let expected = simulation.expectedTurns {
      table.add("expected", ExpectationValue(expected, digits: 15).decimal, "")
    }
    if simulation.score != nil { add("mean points", tally.points, to: &table) }
    if let expected = simulation.expectedPoints {
      table.add("expected", ExpectationValue(expected, digits: 15).decimal, "")
    }
    if !isSolitaire {
      add("mean gain of the first", tally.gain, to: &table)
      let outcomes = [
        ("won", tally.wins), ("drawn", tally.draws), ("lost", tally.losses), ("stalled games", tally.stalls),
      ]
      for (name, count) in outcomes { table.add(name, Wording.grouped(count), share(count)) }
    }
    text += table.text(style: style)
    if let reason = simulation.stopReason { text += "Stopped early (\(reason.words)).\n" }
    return text + (simulation.turnsEvidence.map { style.evidence($0) } ?? "")
  }

  private func add(_ name: String, _ mean: Mean, to table: inout TextTable) {
    guard let value = mean.value else { return }
    let interval = mean.interval.map {
      "\(Wording.fixed($0.lowerBound, decimals: 4)) to \(Wording.fixed($0.upperBound, decimals: 4))"
    }
    table.add(name, Wording.fixed(value, decimals: 4), interval ?? "")
  }

  private func share(_ count: UInt64) -> String {
    Share(hits: count, of: tally.games).map { "\(Wording.fixed($0.value * 100, decimals: 2)) %" } ?? ""
  }
}
