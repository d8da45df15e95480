import Synchronization

/// The tasks of a question, shared by instances of the program that have no memory in common, such
/// as the workers of a web page.
///
/// The tasks are those of the *rounds* of a question: tasks in one array, of which none needs
/// another one's result. All instances are asked the same question. The *lead* answers it, given
/// the results of the rounds before, and begins the next round itself; where that takes longer than
/// its patience, it leaves the question unanswered, with the results that it has. *Helpers*, given
/// the rounds before, do some tasks of that one and answer nothing. When all are done the lead is
/// asked again, now with the results of more rounds. So the answer is the one that the lead would
/// have found alone.
///
/// Only work without limits is shared, since a limit counts what one instance has done.
public final class SharedTasks: Sendable {
  /// What an instance is to do.
  public enum Role: Sendable, Equatable {
    /// Answers the question, if no round takes much longer than this.
    case lead(patienceSeconds: Double)
    /// Does some tasks of the round after those whose results are given.
    case helper(tasks: Range<Int>)
  }

  /// The results of a round, one per task; `nil` for the missing ones.
  public typealias Round = [[Int]?]

  private struct State {
    /// The rounds that are known.
    var rounds: [Round]
    /// The round that begins next.
    var next = 0
    /// Whether this instance has ended in the last round.
    var hasEnded = false
  }

  private let role: Role
  /// When the question was asked first.
  package let firstAsked: Moment
  private let state: Lock<State>

  /// Begins to answer a question of which some rounds are known, and which was first asked
  /// `secondsAgo` seconds ago.
  public init(_ role: Role, rounds: [Round], secondsAgo: Double = 0) {
    self.role = role
    firstAsked = .now.advanced(by: .seconds(-secondsAgo))
    state = Lock(State(rounds: rounds))
  }

  /// The rounds up to the one at which the instance ended, which lacks results; `nil` when it came
  /// to the end of the question.
  public var left: [Round]? { state.withLock { $0.hasEnded ? $0.rounds : nil } }

  /// The results of the next round of `count` tasks; `nil` for all when the instance ends there, or
  /// has ended.
  package func results<Result: Transferable>(_ count: Int, _ perform: (_ task: Int) -> Result?) -> [Result?] {
    let nothing = [Result?](repeating: nil, count: count)
    if state.withLock({ $0.hasEnded }) { return nothing }
    if let known = nextKnown() {
      guard known.count == count else { return nothing }
      return known.map { numbers in
        guard let numbers else { return nil }
        var rest = numbers[...]
        return Result(receiving: &rest)
      }
    }
    let found = begin(count, perform)
    let ends = isHelper || found.contains { $0 == nil }
    let round: Round = found.map { result in
      guard let result else { return nil }
      var numbers: [Int] = []
      result.send(to: &numbers)
      return numbers
    }
    state.withLock { state in
      state.rounds.append(round)
      state.next += 1
      state.hasEnded = ends
    }
    return ends ? nothing : found
  }

  /// The next round, if it is known.
  private func nextKnown() -> Round? {
    state.withLock { state in
      guard state.next < state.rounds.count else { return nil }
      defer { state.next += 1 }
      return state.rounds[state.next]
    }
  }

  private var isHelper: Bool {
    if case .helper = role { true } else { false }
  }

  /// Does what is this instance's part of a round.
  private func begin<Result>(_ count: Int, _ perform: (_ task: Int) -> Result?) -> [Result?] {
    var found = [Result?](repeating: nil, count: count)
    switch role {
    case .lead(let patience):
      let end = Deadline.after(seconds: patience)
      for task in 0..<count {
        // A single task isn't worth sending.
        if task < count - 1, end.hasPassed { break }
        found[task] = perform(task)
      }
    case .helper(let tasks):
      for task in tasks.clamped(to: 0..<count) { found[task] = perform(task) }
    }
    return found
  }
}
