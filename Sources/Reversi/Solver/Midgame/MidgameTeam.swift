import GameCore
import Synchronization

/// What is asked of a search of the middle game: passes over the moves of a position, one after the
/// other.
struct MidgameRequest: Sendable {
  let mover: UInt64
  let opponent: UInt64
  let empties: Int
  let passes: [MidgamePass]
  /// The best moves to value.
  let count: Int
  let limits: SearchLimits
  let observer: Observer
}

/// What a search found: the best moves with the lines they expect, as squares, 64 for a pass.
struct MidgameAnswer: Sendable {
  var moves: [(move: MidgameMove, line: [Int])]
  /// The last pass that was finished; the static values are one ply.
  var pass: MidgamePass
  var nodes: UInt64
  var stopReason: StopReason?
}

/// The searchers of one evaluation: the first one's answer counts. The others search the same moves
/// on threads of their own, a ply deeper or from the other end, and help by what they leave in the
/// shared table.
final class MidgameTeam<Evaluation: MidgameEvaluation>: @unchecked Sendable {
  private let leader: MidgameBox<Evaluation>
  private var helpers: [MidgameBox<Evaluation>] = []
  private let makeHelper: () -> MidgameBox<Evaluation>
  private var generation = 0

  init(_ evaluation: Evaluation, memory: SolverMemory, size: BoardSize, probCut: ProbCutModel) {
    makeHelper = { MidgameBox(evaluation, memory: memory, size: size, probCut: probCut) }
    leader = makeHelper()
  }

  /// The evaluation of a position, in ``MidgameTuning/unit`` parts of a disc.
  func staticValue(_ mover: UInt64, _ opponent: UInt64, empties: Int) -> Int {
    let most = MidgameTuning.most
    return leader.searcher.value(mover, opponent, depth: 0, empties: empties, alpha: -most, beta: most)
  }

  /// Searches; the answer is that of the last pass that the limits let finish.
  func answer(_ request: MidgameRequest, table: SharedMidgameTable) -> MidgameAnswer {
    generation += 1
    leader.searcher.table = table
    let threads = request.limits.threads
    guard threads > 1, (request.passes.last?.depth ?? 0) >= MidgameTuning.sharedDepth else {
      return leader.searcher.answer(request, generation: generation)
    }
    while helpers.count < threads - 1 { helpers.append(makeHelper()) }
    let over = StopSignal()
    let found = Lock<MidgameAnswer?>(nil)
    let (leader, helpers, generation) = (leader, helpers, generation)
    Workers.run(threads) { worker in
      if worker == 0 {
        let answer = leader.searcher.answer(request, generation: generation)
        over.raise()
        found.withLock { $0 = answer }
      } else {
        helpers[worker - 1].searcher.table = table
        helpers[worker - 1].searcher.help(request, number: worker, until: over, generation: generation)
      }
    }
    guard var answer = found.withLock({ $0 }) else {
      preconditionFailure("the leading thread ended without an answer")
    }
    answer.nodes += helpers.prefix(threads - 1).reduce(UInt64(0)) { $0 + $1.searcher.nodes }
    return answer
  }
}

/// Gives a searcher, which can't be copied, a place on the heap. One thread at a time uses it.
private final class MidgameBox<Evaluation: MidgameEvaluation>: @unchecked Sendable {
  var searcher: MidgameSearcher<Evaluation>

  init(_ evaluation: Evaluation, memory: SolverMemory, size: BoardSize, probCut: ProbCutModel) {
    searcher = MidgameSearcher(
      evaluation: evaluation, table: memory.midgameTable(for: size, scale: .small),
      proved: memory.table(for: size, empties: 0), probCut: probCut)
  }
}

extension MidgameSearcher {
  /// Goes through the passes of a request.
  mutating func answer(_ request: MidgameRequest, generation: Int) -> MidgameAnswer {
    begin(limits: request.limits, generation: generation)
    var moves = moves(request.mover, request.opponent)
    var finished = MidgamePass(depth: 1, selectivity: 100)
    for (index, pass) in request.passes.enumerated() {
      guard search(&moves, by: pass, empties: request.empties, count: request.count) else { break }
      finished = pass
      request.observer.report(
        Progress(completed: Double(index + 1), total: Double(request.passes.count), unit: "passes"))
    }
    let (nodes, reason) = (self.nodes, stopReason)
    // The lines stand in the table; what it forgot is searched again, a few plies, whatever the
    // limits say.
    begin(limits: .none, generation: generation)
    let valued = moves.prefix(request.count).filter(\.isValued)
    let lines = valued.map { ($0, [$0.square] + line($0.mover, $0.opponent, depth: finished.depth - 1)) }
    return MidgameAnswer(moves: lines, pass: finished, nodes: nodes, stopReason: reason)
  }

  /// Searches what the leader of a team searches, otherwise, until it is done.
  mutating func help(_ request: MidgameRequest, number: Int, until over: StopSignal, generation: Int) {
    begin(limits: SearchLimits(stopSignal: over), generation: generation)
    var moves = moves(request.mover, request.opponent)
    for pass in request.passes {
      var other = pass
      if request.count == 1, !number.isMultiple(of: 2), pass.depth + 1 < request.empties { other.depth += 1 }
      let isDone = search(
        &moves, by: other, empties: request.empties, count: request.count, isReversed: request.count > 1)
      if !isDone { return }
    }
  }
}
