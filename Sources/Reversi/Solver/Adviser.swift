import GameCore
import Synchronization

/// Proves scores of positions, and values moves by search at any depth, exactly where the end of
/// the game is near enough for the effort.
///
/// An adviser keeps its tables from one position to the next, so that a thousand easy positions
/// cost no start-up each. What is proved stays true. One adviser belongs to one thread at a time;
/// ``ReversiSolver`` ensures that.
package final class Adviser: Sendable {
  private let memory: SolverMemory
  private let engines = Lock<[BoardSize: Engine]>([:])

  /// An adviser that keeps what it finds in `memory`.
  package init(_ memory: SolverMemory = SolverMemory()) { self.memory = memory }

  /// Proves what `goal` asks for about a position, or as much as the limits allow.
  ///
  /// Scores and lines never depend on threads, tables or earlier calls; with one thread the same
  /// calls visit the same nodes. A limit of nodes is kept by one thread alone, so that it ends at
  /// the same node each time. `observer` receives the number of root moves settled and of positions
  /// visited, for positions that take a while.
  ///
  /// The score of one move may be `given`, proved before: then the others are only asked whether
  /// they are better, and where none is, that move is the best one and the line is left empty.
  package func solve(
    _ position: Position, goal: Goal = .line, given: MoveBounds? = nil, limits: SearchLimits = .none,
    observer: Observer = .silent
  ) -> Solution {
    let task = SolverTask(goal: goal, given: given, limits: limits.repeatable, observer: observer)
    return engine(position.size).prove(position, task)
  }

  /// Proves no more about a position's score than a window asks.
  package func solve(_ position: Position, within window: ScoreWindow, limits: SearchLimits = .none) -> Solution {
    let task = SolverTask(goal: .line, window: window, limits: limits.repeatable, observer: .silent)
    return engine(position.size).prove(position, task)
  }

  /// The value of a position for the player to move by evaluation alone, in hundredths of a disc;
  /// the result when the game is over.
  package func staticValue(of position: Position) -> Int {
    100 * engine(position.size).staticValue(position) / MidgameTuning.unit
  }

  /// The searches on boards of a size.
  func engine(_ size: BoardSize) -> Engine {
    engines.withLock { engines in
      let engine = engines[size] ?? Engine(memory, size: size)
      engines[size] = engine
      return engine
    }
  }
}

/// What to do with a position, and with what.
struct SolverTask: Sendable {
  let goal: Goal
  /// A move whose score is known.
  var given: MoveBounds?
  /// All that is asked about the score, when that isn't the score itself.
  var window: ScoreWindow?
  var limits: SearchLimits
  let observer: Observer

  /// The same with the limits that N visited positions leave.
  func after(_ nodes: UInt64) -> SolverTask {
    var task = self
    task.limits = limits.after(nodes)
    return task
  }
}
