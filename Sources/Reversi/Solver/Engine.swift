import GameCore
import Synchronization

/// The searches on boards of one size: proofs and estimates, on any number of threads.
///
/// One engine belongs to one thread at a time. It holds functions, not a protocol's value: they are
/// made where the board's type is known, and so is the code that they lead to.
struct Engine: Sendable {
  /// Proves what a task asks for about a position, or as much as its limits allow.
  let prove: @Sendable (Position, SolverTask) -> Solution
  /// Estimates moves by search; the answer is that of the last pass that the limits let finish.
  let estimate: @Sendable (MidgameRequest, TableScale) -> MidgameAnswer
  /// The evaluation of a position, in ``MidgameTuning/unit`` parts of a disc.
  let staticValue: @Sendable (Position) -> Int

  private init<Shape: BoardShape>(_ evaluation: PositionEvaluation<Shape>, _ memory: SolverMemory, _ size: BoardSize) {
    let searches = EvaluationEngine(evaluation, memory, size)
    prove = { searches.prove($0, $1) }
    estimate = { searches.estimate($0, scale: $1) }
    staticValue = { searches.staticValue($0) }
  }

  /// The searches over the best evaluation that there is.
  init(_ memory: SolverMemory, size: BoardSize) {
    let evaluator = memory.evaluator(for: size)
    switch size {
    case .eight: self.init(PositionEvaluation<Board8>(evaluator: evaluator), memory, size)
    case .six: self.init(PositionEvaluation<Board6>(evaluator: evaluator), memory, size)
    case .four: self.init(PositionEvaluation<Board4>(evaluator: nil), memory, size)
    }
  }
}

/// The searchers over one evaluation: the first one leads, the others help it when there are
/// threads for them, and so do idle threads of others.
private final class EvaluationEngine<Shape: BoardShape>: Sendable {
  private let memory: SolverMemory
  private let size: BoardSize
  private let isTrained: Bool
  private let makeSearcher: @Sendable () -> SearcherBox
  /// A searcher can't be copied, so it has a place on the heap.
  private typealias SearcherBox = Exclusive<Searcher<Shape>>
  private let searchers = Lock<[SearcherBox]>([])
  /// Searchers for threads that lend themselves.
  private let guests = Lock<[SearcherBox]>([])

  init(_ evaluation: PositionEvaluation<Shape>, _ memory: SolverMemory, _ size: BoardSize) {
    self.memory = memory
    self.size = size
    isTrained = evaluation.isTrained
    let model = memory.weights.model(for: size)
    makeSearcher = {
      let tables = SearchTables(proved: memory.proved(size, .small), estimates: memory.estimates(size, .small))
      return SearcherBox(Searcher(evaluation, tables: tables, model: model))
    }
  }

  func staticValue(_ position: Position) -> Int {
    searchers(1, with: SearchTables(proved: memory.proved(size, .small), estimates: memory.estimates(size, .small)))[0]
      .use { searcher in
        searcher.value(
          position.mover, position.opponent, depth: 0, empties: position.emptyCount, alpha: -MidgameTuning.most,
          beta: MidgameTuning.most)
      }
  }

  func estimate(_ request: MidgameRequest, scale: TableScale) -> MidgameAnswer {
    let tables = SearchTables(proved: memory.proved(size, .small), estimates: memory.estimates(size, scale)).begun()
    defer { tables.end() }
    return estimate(request, with: tables, isOpen: false)
  }

  func prove(_ position: Position, _ task: SolverTask) -> Solution {
    let scale = TableScale(empties: position.emptyCount)
    let tables = SearchTables(proved: memory.proved(size, scale), estimates: memory.estimates(size, scale)).begun()
    defer { tables.end() }
    let watch = SearchWatch(proofOf: position, task.observer)
    let finding = scout(position, limits: task.limits, tables, watch)
    let task = task.after(finding.nodes)
    let isShared = position.emptyCount > Tuning.splitEmpties
    let searchers = searchers(isShared ? task.limits.threads : 1, with: tables)
    for box in searchers { box.use { $0.report = finding.report } }
    let (solution, helped) = together(searchers, limits: task.limits, isOpen: isShared, watch: watch) {
      $0.solve(position, task, team: $1, watch: watch)
    }
    let counted = solution.counting(helped)
    return task.window == nil ? counted.adding(finding) : counted.counting(finding.nodes)
  }

  /// Searches a position selectively before it is proved, where it has many empty squares and the
  /// evaluation is trained. Of limits it uses a half: the rest is for what can be proved.
  private func scout(
    _ position: Position, limits: SearchLimits, _ tables: SearchTables, _ watch: SearchWatch?
  ) -> ScoutFinding {
    let position = position.mustPass ? position.passing : position
    guard isTrained, position.emptyCount >= Tuning.scoutEmpties, !position.isFinished else {
      return ScoutFinding()
    }
    let request = MidgameRequest(
      mover: position.mover, opponent: position.opponent, empties: position.emptyCount,
      passes: ScoutFinding.passes(position), count: 1, isScout: true, limits: limits.half, watch: watch)
    return tables.using(memory.proved(size, .small)) { ScoutFinding(estimate(request, with: $0, isOpen: true)) }
  }

  private func estimate(_ request: MidgameRequest, with tables: SearchTables, isOpen: Bool) -> MidgameAnswer {
    // The first nodes that can be shared are a ply below the root.
    let isShared = (request.passes.last?.depth ?? 0) > MidgameTuning.sharedDepth
    let searchers = searchers(isShared ? request.limits.threads : 1, with: tables)
    var (answer, helped) = together(
      searchers, limits: request.limits, isOpen: isOpen && isShared, watch: request.watch
    ) { searcher, team in searcher.answer(request, team: team) }
    answer.nodes += helped
    return answer
  }

  /// The first `count` searchers, with these tables.
  private func searchers(_ count: Int, with tables: SearchTables) -> [SearcherBox] {
    let searchers = searchers.withLock { searchers in
      while searchers.count < count { searchers.append(makeSearcher()) }
      return Array(searchers.prefix(count))
    }
    for box in searchers { box.use { $0.tables = tables } }
    return searchers
  }

  /// Lets the first searcher lead and the others help it: what the first one found, and the
  /// positions that the others visited. Idle threads help where the search `isOpen`.
  private func together<Found: Sendable>(
    _ searchers: [SearcherBox], limits: SearchLimits, isOpen: Bool, watch: SearchWatch?,
    lead: @escaping @Sendable (inout Searcher<Shape>, Team?) -> Found
  ) -> (Found, helped: UInt64) {
    // Where a limit of nodes ends a search would depend on which threads help.
    let isOpen = isOpen && limits.nodes == nil
    if searchers.count == 1, !isOpen { return (searchers[0].use { lead(&$0, nil) }, 0) }
    let team = Team(limits: limits, watch: watch)
    guard isOpen else { return together(searchers, team, limits, lead) }
    let guests = searchers[0].use { Guests(team: team, $0, limits: limits) }
    let (found, helped) = IdleThreads.ofProcess.offer({ [self] in assist(guests, until: $0) }) {
      together(searchers, team, limits, lead)
    }
    return (found, helped + guests.nodes.load(ordering: .relaxed))
  }

  private func together<Found: Sendable>(
    _ searchers: [SearcherBox], _ team: Team, _ limits: SearchLimits,
    _ lead: @escaping @Sendable (inout Searcher<Shape>, Team?) -> Found
  ) -> (Found, helped: UInt64) {
    if searchers.count == 1 {
      defer { team.finish() }
      return (searchers[0].use { lead(&$0, team) }, 0)
    }
    let found = Lock<Found?>(nil)
    Workers.run(searchers.count) { worker in
      if worker == 0 {
        defer { team.finish() }
        let answer = searchers[0].use { lead(&$0, team) }
        found.withLock { $0 = answer }
      } else {
        searchers[worker].use { searcher in
          searcher.begin(limits: limits, team: team)
          searcher.use(.least)
          team.help(&searcher) { team.isOver }
        }
      }
    }
    guard let answer = found.withLock({ $0 }) else {
      preconditionFailure("the leading thread ended without an answer")
    }
    return (answer, searchers.dropFirst().reduce(0) { sum, box in sum + box.use { $0.nodes } })
  }

  /// Helps a search, with a searcher for guests, until it is over or the thread has work of its
  /// own.
  private func assist(_ search: Guests, until isDone: () -> Bool) {
    let box = guests.withLock { $0.popLast() } ?? makeSearcher()
    box.use { searcher in
      searcher.tables = search.tables
      searcher.report = search.report
      searcher.begin(limits: search.limits, team: search.team)
      searcher.use(.least)
      search.team.help(&searcher) { search.team.isOver || isDone() }
      search.nodes.wrappingAdd(searcher.nodes, ordering: .relaxed)
    }
    guests.withLock { $0.append(box) }
  }
}

/// What threads that lend themselves to a search need to know about it.
private final class Guests: Sendable {
  let team: Team
  let limits: SearchLimits
  let tables: SearchTables
  let report: ScoutReport?
  /// The positions that they have visited.
  let nodes = Atomic<UInt64>(0)

  init<Shape: BoardShape>(team: Team, _ leader: borrowing Searcher<Shape>, limits: SearchLimits) {
    (self.team, self.limits, tables, report) = (team, limits, leader.tables, leader.report)
  }
}
