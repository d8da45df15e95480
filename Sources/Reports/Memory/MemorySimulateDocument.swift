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
    let meanTurns: Double
    let turnsEvidence: EvidenceValue
    let gamesByTurns: [Count]
    let meanGain: Double?
    let gainEvidence: EvidenceValue?
    let wins: UInt64?
    let draws: UInt64?
    let losses: UInt64?
    let stalls: UInt64?
    let expectedTurns: ComputedValue?
    let stopped: String?
  }

  package struct Count: Encodable, Sendable {
    let turns: Int
    let games: UInt64
  }

  package static let schema = "puzzlelab/memory.simulate/1"

  package let request: Request
  package let result: Result
  private let tally: PairsTally

  /// Describes the games that `tally` counts.
  package init(_ tally: PairsTally, pairs: Int, strategies: [Strategy], games: UInt64, seed: UInt64, recall: Int?) {
    self.tally = tally
    request = Request(
      pairs: pairs, players: strategies.map(\.word), games: games, seed: seed, recall: recall)
    let isSolitaire = strategies.count == 1
    func evidence(_ sample: SampleMean) -> EvidenceValue {
      EvidenceValue(
        .sampled(
          trials: tally.games, seed: seed, lower: sample.interval.lowerBound, upper: sample.interval.upperBound,
          confidence: 0.95))
    }
    result = Result(
      games: tally.games, meanTurns: tally.turns.mean, turnsEvidence: evidence(tally.turns),
      gamesByTurns: tally.gamesByTurns.enumerated().filter { $1 > 0 }.map { Count(turns: $0, games: $1) },
      meanGain: isSolitaire ? nil : tally.gain.mean, gainEvidence: isSolitaire ? nil : evidence(tally.gain),
      wins: isSolitaire ? nil : tally.wins, draws: isSolitaire ? nil : tally.draws,
      losses: isSolitaire ? nil : tally.losses, stalls: isSolitaire ? nil : tally.stalls,
      expectedTurns: isSolitaire ? Self.expected(pairs, strategies[0]) : nil, stopped: tally.stopReason?.rawValue)
  }

  /// What the mean turns of a solitaire should be near to, where that is known.
  private static func expected(_ pairs: Int, _ strategy: Strategy) -> ComputedValue? {
    switch strategy {
    case .optimal, .naive:
      guard let state = PairState(pairs: pairs, known: 0), pairs <= 300 else { return nil }
      return ComputedValue(PairsSolver.analyze(state, seats: .solitaire).value, digits: 15)
    case .forgetful(let recall):
      guard pairs <= 2000 else { return nil }
      return ComputedValue(RecallTable.numericExpectedTurns(pairs: pairs, recall: recall), digits: 15)
    }
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    var text = style.heading(
      "\(Wording.count(tally.games, "game", "games")) of \(Wording.count(request.pairs, "pair", "pairs")): "
        + request.players.joined(separator: " against "))
    var table = TextTable(.words(""), .numbers(""), .words(""))
    table.add("mean turns", Wording.fixed(tally.turns.mean, decimals: 4), interval(tally.turns))
    if let expected = result.expectedTurns { table.add("expected", String(expected.decimal.prefix(12)), "") }
    if result.wins != nil {
      table.add("mean gain of the first", Wording.fixed(tally.gain.mean, decimals: 4), interval(tally.gain))
      let outcomes = [("won", tally.wins), ("drawn", tally.draws), ("lost", tally.losses), ("stalled", tally.stalls)]
      for (name, count) in outcomes { table.add(name, Wording.grouped(count), share(count)) }
    }
    text += table.text(style: style)
    if let reason = tally.stopReason { text += "Stopped early: \(reason.words).\n" }
    return text + style.paint("Sampled with seed \(request.seed); intervals hold with 95 % confidence", .dim) + "\n"
  }

  private func interval(_ sample: SampleMean) -> String {
    "\(Wording.fixed(sample.interval.lowerBound, decimals: 4)) to \(Wording.fixed(sample.interval.upperBound, decimals: 4))"
  }

  private func share(_ count: UInt64) -> String {
    tally.games == 0 ? "" : "\(Wording.fixed(Double(count) / Double(tally.games) * 100, decimals: 2)) %"
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
