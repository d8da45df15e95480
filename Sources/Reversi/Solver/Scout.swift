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
  /// Positions visited.
  let nodes: UInt64
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

  /// Searches a position, whose mover has a move, selectively; `nil` when it is near the end, when
  /// there is no trained evaluation, or when a limit came first.
  func report(on position: Position, limits: SearchLimits) -> ScoutReport? {
    let position = position.mustPass ? position.passing : position
    let empties = position.emptyCount
    guard empties >= Tuning.scoutEmpties, !position.isFinished, let engine = engine(empties: empties) else {
      return nil
    }
    let table = memory.midgameTable(for: size, scale: TableScale(empties: empties))
    let passes = passes(empties)
    let request = MidgameRequest(
      mover: position.mover, opponent: position.opponent, empties: empties, passes: passes, count: 1, limits: limits,
      observer: .silent)
    let answer = engine.answer(request, table: table)
    guard let best = answer.moves.first?.move, answer.stopReason == nil else { return nil }
    let discs = (Double(best.value) / Double(2 * MidgameTuning.unit)).rounded()
    return ScoutReport(square: best.square, score: 2 * Int(discs), table: table, nodes: answer.nodes)
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
