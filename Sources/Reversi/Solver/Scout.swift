import GameCore

/// What a selective search to the end of the game says before the proof begins: nothing of it is
/// proved, but its best move and score are mostly right, and its table knows good moves of the
/// positions that the proof will meet.
struct ScoutReport: Sendable {
  /// The square of the best move.
  let square: Int
  /// The score that it expects, an even number of discs.
  let score: Int
  /// The table of the search.
  let table: SharedMidgameTable
}

/// What a scout found out: a report when it came to the end, the best move by its last finished
/// pass in any case.
struct ScoutFinding: Sendable {
  var report: ScoutReport?
  var estimate: MoveAdvice?
  /// Positions visited.
  var nodes: UInt64 = 0
}

/// Looks ahead of the exact search of positions with many empty squares.
final class Scout {
  private let memory: SolverMemory
  private let size: BoardSize
  private var engine: (engine: MidgameEngine, empties: Int)?

  init(_ memory: SolverMemory, size: BoardSize) {
    self.memory = memory
    self.size = size
  }

  /// Searches a position selectively, where it has many empty squares and there is a trained
  /// evaluation. Of limits it uses a half: the rest is for what can be proved.
  func find(_ position: Position, limits: SearchLimits) -> ScoutFinding {
    let position = position.mustPass ? position.passing : position
    let empties = position.emptyCount
    guard empties >= Tuning.scoutEmpties, !position.isFinished, let engine = engine(empties: empties) else {
      return ScoutFinding()
    }
    let table = memory.midgameTable(for: size, scale: TableScale(empties: empties))
    let request = MidgameRequest(
      mover: position.mover, opponent: position.opponent, empties: empties, passes: passes(empties), count: 1,
      limits: limits.half, observer: .silent)
    let answer = engine.answer(request, table: table)
    var finding = ScoutFinding(estimate: MoveAdvice(answer), nodes: answer.nodes)
    if let best = answer.moves.first?.move, answer.stopReason == nil {
      let discs = (Double(best.value) / Double(2 * MidgameTuning.unit)).rounded()
      finding.report = ScoutReport(square: best.square, score: 2 * Int(discs), table: table)
    }
    return finding
  }

  /// Deeper and deeper, then to the end, on the full board surer the more empty squares there are.
  private func passes(_ empties: Int) -> [MidgamePass] {
    let middle = stride(from: 2, through: max(2, empties - Tuning.scoutEnd), by: 2)
    let more = size == .eight ? max(0, empties - Tuning.surerScoutEmpties) / Tuning.surerScoutStep : 0
    let surer = Effort.selectivities.prefix(min(4, 1 + more))
    return middle.map { MidgamePass(depth: $0, selectivity: 73) }
      + surer.map { MidgamePass(depth: empties, selectivity: $0) }
  }

  /// The search over a trained evaluation that is good for N empties, if there is one.
  private func engine(empties: Int) -> MidgameEngine? {
    if let engine, engine.empties >= empties { return engine.engine.isTrained ? engine.engine : nil }
    let enough = max(empties, Tuning.evaluationEmpties)
    let made = MidgameEngine(memory, size: size, empties: enough)
    engine = (made, enough)
    return made.isTrained ? made : nil
  }
}

extension MoveAdvice {
  /// The best move of an answer; `nil` where there is none.
  fileprivate init?(_ answer: MidgameAnswer) {
    guard let best = answer.moves.first else { return nil }
    self.init(
      move: Move(tableSquare: best.move.square), value: 100 * best.move.value / MidgameTuning.unit,
      depth: answer.pass.depth, selectivity: answer.pass.selectivity, isProved: false,
      principalVariation: best.line.map { Move(tableSquare: $0) })
  }
}
