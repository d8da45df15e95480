import GameCore
import Synchronization

/// Proves scores of positions by search. It keeps its tables from one position to the next, since
/// what they hold stays true, so that a thousand easy positions cost no start-up each.
///
/// One solver belongs to one thread at a time; ``SolverPool`` sees to that.
package final class ExactSolver: @unchecked Sendable {
  private let memory: SolverMemory
  private lazy var eight = SearcherTeam<Board8>(memory, size: .eight)
  private lazy var six = SearcherTeam<Board6>(memory, size: .six)
  private lazy var four = SearcherTeam<Board4>(memory, size: .four)

  /// A solver that keeps what it proves in `memory`.
  package init(_ memory: SolverMemory = SolverMemory()) { self.memory = memory }

  /// Proves what `goal` asks for about a position, or as much as the limits allow.
  ///
  /// Scores and lines never depend on threads, tables or earlier calls; with one thread the same
  /// calls visit the same nodes. A limit of nodes is kept by one thread alone, so that it ends at
  /// the same node each time. `observer` is told how many root moves are settled, for positions
  /// that take a while.
  ///
  /// The score of one move may be `given`, proved before: then the others are only asked whether
  /// they are better, and where none is, that move is the best one and the line is left empty.
  package func solve(
    _ position: Position, goal: Goal = .line, given: MoveBounds? = nil, limits: SearchLimits = .none,
    observer: Observer = .silent
  ) -> Solution {
    let task = SolverTask(goal: goal, given: given, limits: limits.repeatable, observer: observer)
    return switch position.size {
    case .four: four.solve(position, task)
    case .six: six.solve(position, task)
    case .eight: eight.solve(position, task)
    }
  }
}

/// What to do with a position, and with what.
struct SolverTask: Sendable {
  let goal: Goal
  /// A move whose score is known.
  var given: MoveBounds?
  var limits: SearchLimits
  let observer: Observer

  /// The same with the limits that N visited positions leave.
  func after(_ nodes: UInt64) -> SolverTask {
    var task = self
    task.limits = limits.after(nodes)
    return task
  }
}

/// The searchers of one size of board: the first leads, the others help it when there are threads
/// for them.
private final class SearcherTeam<Shape: BoardShape> {
  private let leader: SearcherBox<Shape>
  private var helpers: [SearcherBox<Shape>] = []
  private let memory: SolverMemory
  private let size: BoardSize
  private let scout: Scout

  init(_ memory: SolverMemory, size: BoardSize) {
    self.memory = memory
    self.size = size
    scout = Scout(memory, size: size)
    leader = SearcherBox(memory, size: size)
  }

  func solve(_ position: Position, _ task: SolverTask) -> Solution {
    let table = memory.table(for: size, empties: position.emptyCount)
    leader.searcher.shared = table
    let full =
      size == .eight && position.emptyCount >= Tuning.fullRootEmpties
      ? memory.evaluator(empties: max(position.emptyCount, Tuning.evaluationEmpties)) : nil
    leader.searcher.full = full
    let finding = scout.find(position, limits: task.limits)
    leader.searcher.report = finding.report
    let task = task.after(finding.nodes)
    let limits = task.limits
    guard limits.threads > 1, position.emptyCount > Tuning.splitEmpties else {
      return leader.searcher.solve(position, task, team: nil).adding(finding)
    }
    while helpers.count < limits.threads - 1 { helpers.append(SearcherBox(memory, size: size)) }
    let team = Team(limits: limits)
    let solution = Lock<Solution?>(nil)
    for helper in helpers {
      helper.searcher.shared = table
      helper.searcher.full = full
      helper.searcher.report = finding.report
    }
    let (leader, helpers) = (leader, helpers)
    Workers.run(limits.threads) { worker in
      if worker == 0 {
        let found = leader.searcher.solve(position, task, team: team)
        team.finish()
        solution.withLock { $0 = found }
      } else {
        helpers[worker - 1].searcher.begin(limits: limits, team: team)
        team.helpToTheEnd(&helpers[worker - 1].searcher)
      }
    }
    let helped = helpers.prefix(limits.threads - 1).reduce(UInt64(0)) { $0 + $1.searcher.nodes }
    guard let found = solution.withLock({ $0 }) else {
      preconditionFailure("the leading thread ended without an answer")
    }
    return found.counting(helped).adding(finding)
  }
}

/// Gives a searcher, which can't be copied, a place on the heap. One thread at a time uses it.
private final class SearcherBox<Shape: BoardShape>: @unchecked Sendable {
  var searcher: Searcher<Shape>

  init(_ memory: SolverMemory, size: BoardSize) {
    searcher = Searcher(shared: memory.table(for: size, empties: 0), evaluator: memory.evaluator(for: size))
  }
}
