import ExactArithmetic
import GameCore
import Memory

/// What happened in many simulated games of pairs: `memory simulate`.
package struct MemorySimulateDocument: Document {
  package struct Request: Encodable, Sendable {
    let pairs: Int
    let players: [String]
    let games: UInt64
    let seed: UInt64
    let recall: Int?
  }

  package struct Result: Encodable, Sendable {
    let games: UInt64
    let meanTurns: Double?
    let turnsEvidence: EvidenceValue?
    let gamesByTurns: [Count]
    let meanGain: Double?
    let gainEvidence: EvidenceValue?
    let wins: UInt64?
    let draws: UInt64?
    let losses: UInt64?
    let stalls: UInt64?
    let expectedTurns: ComputedValue?
    let expectedTurnsEvidence: EvidenceValue?
    let stopped: String?
  }

  package struct Count: Encodable, Sendable {
    let turns: Int
    let games: UInt64
  }

  package static let schema = "puzzlelab/memory.simulate/1"

  package let request: Request
  package let result: Result
  private let simulation: PairsSimulation
  private var tally: PairsTally { simulation.tally }

  /// Shows what happened.
  package init(_ simulation: PairsSimulation, digits: Int = 15) {
    self.simulation = simulation
    let (tally, isSolitaire) = (simulation.tally, simulation.strategies.count == 1)
    request = Request(
      pairs: simulation.pairs, players: simulation.strategies.map(\.word), games: simulation.trials.count,
      seed: simulation.trials.seed, recall: simulation.strategies.lazy.compactMap(\.recall).first)
    result = Result(
      games: tally.games, meanTurns: tally.turns.value,
      turnsEvidence: simulation.turnsEvidence.map { EvidenceValue($0.worded) },
      gamesByTurns: tally.gamesByTurns.enumerated().filter { $1 > 0 }.map { Count(turns: $0, games: $1) },
      meanGain: tally.gain.value, gainEvidence: simulation.gainEvidence.map { EvidenceValue($0.worded) },
      wins: isSolitaire ? nil : tally.wins, draws: isSolitaire ? nil : tally.draws,
      losses: isSolitaire ? nil : tally.losses, stalls: isSolitaire ? nil : tally.stalls,
      expectedTurns: simulation.expectedTurns.map { ComputedValue($0, digits: digits) },
      expectedTurnsEvidence: simulation.expectedTurns.map { EvidenceValue($0.evidence.worded) },
      stopped: simulation.stopReason?.rawValue)
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    var text = style.heading(
      "\(Wording.count(tally.games, "game", "games")) of \(Wording.count(request.pairs, "pair", "pairs")): "
        + request.players.joined(separator: " against "))
    var table = TextTable(.words(""), .numbers(""), .words(""))
    add("mean turns", tally.turns, to: &table)
    if let expected = result.expectedTurns { table.add("expected", String(expected.decimal.prefix(12)), "") }
    if result.wins != nil {
      add("mean gain of the first", tally.gain, to: &table)
      let outcomes = [("won", tally.wins), ("drawn", tally.draws), ("lost", tally.losses), ("stalled", tally.stalls)]
      for (name, count) in outcomes { table.add(name, Wording.grouped(count), share(count)) }
    }
    text += table.text(style: style)
    if let reason = simulation.stopReason { text += "Stopped early: \(reason.words).\n" }
    return text + style.paint("Sampled with seed \(request.seed); intervals hold with 95 % confidence", .dim) + "\n"
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

extension Strategy {
  /// The word on the command line.
  package var word: String {
    switch self {
    case .optimal: "optimal"
    case .naive: "naive"
    case .forgetful: "forgetful"
    }
  }
}
