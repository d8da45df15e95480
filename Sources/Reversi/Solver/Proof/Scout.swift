import GameCore

/// What a selective search to the end of the game says before the proof begins: none of it is
/// proved, but its best move and score are mostly right, and the table of estimates knows good
/// moves of the positions that the proof will meet.
struct ScoutReport: Sendable {
  /// The square of the best move.
  let square: SquareIndex
  /// The score that it expects, an even number of discs.
  let score: Int
}

/// What a scout found out: a report when it came to the end, the best move by its last finished
/// pass in any case.
struct ScoutFinding: Sendable {
  var report: ScoutReport?
  var estimate: MoveAdvice?
  /// Positions visited.
  var nodes: UInt64 = 0

  /// Nothing: there was no scout.
  init() {}

  /// What the passes of a scout said.
  init(_ answer: MidgameAnswer) {
    nodes = answer.nodes
    guard let best = answer.moves.first else { return }
    estimate = MoveAdvice(best, by: answer.pass)
    guard answer.stopReason == nil else { return }
    let discs = (Double(best.move.value) / Double(2 * MidgameTuning.unit)).rounded()
    report = ScoutReport(square: best.move.square, score: 2 * Int(discs))
  }

  /// Deeper and deeper, then to the end, on the full board surer the more empty squares there are.
  static func passes(_ position: Position) -> [MidgamePass] {
    let empties = position.emptyCount
    let middle = stride(from: 2, through: max(2, empties - Tuning.scoutEnd), by: 2)
    let more = position.size == .eight ? max(0, empties - Tuning.surerScoutEmpties) / Tuning.surerScoutStep : 0
    let surer = Selectivity.allCases.prefix(min(4, 1 + more))
    return middle.map { MidgamePass(depth: $0, selectivity: .least, probCutDepth: Tuning.scoutProbCutDepth) }
      + surer.map { MidgamePass(depth: empties, selectivity: $0) }
  }
}
