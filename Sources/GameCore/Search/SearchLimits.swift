/// What may stop a search early: a node budget, a deadline, or a signal from outside.
///
/// Limits are values, so a request with limits can be echoed and repeated. A solver checks them
/// through ``stopReason(nodes:)`` every few thousand nodes and returns what it has proved so far.
public struct SearchLimits: Sendable {
  /// The largest number of nodes to visit; `nil` means no limit.
  public var nodes: UInt64?
  /// The moment to stop at; `nil` means none.
  public var deadline: Deadline?
  /// The number of threads a solver may use, at least 1.
  public var threads: Int
  /// Raised from outside (Ctrl-C) to end the search.
  public var stopSignal: StopSignal
  /// What does some of the tasks alongside this instance of the program; `nil` without such help.
  package var sharedTasks: SharedTasks?

  /// Creates limits; by default there are none and one thread is used.
  public init(
    nodes: UInt64? = nil, deadline: Deadline? = nil, threads: Int = 1, stopSignal: StopSignal = StopSignal()
  ) {
    precondition(threads >= 1, "a search needs at least one thread")
    self.nodes = nodes
    self.deadline = deadline
    self.threads = threads
    self.stopSignal = stopSignal
  }

  /// The same on one thread, with all tasks of its own.
  package var alone: SearchLimits {
    var limits = self
    limits.threads = 1
    limits.sharedTasks = nil
    return limits
  }

  /// The same with at most `budget` nodes, where one is given.
  package func within(_ budget: UInt64?) -> SearchLimits {
    guard let budget else { return self }
    var limits = self
    limits.nodes = min(nodes ?? budget, budget)
    return limits
  }

  /// No limits, one thread.
  public static var none: SearchLimits { SearchLimits() }

  /// The reason to stop after `nodes` visited nodes, or `nil` to continue.
  /// - Complexity: O(1); reads the clock when there is a deadline, so call it every few thousand
  ///   nodes only.
  public func stopReason(nodes visited: UInt64 = 0) -> StopReason? {
    if stopSignal.isRaised { return .interrupted }
    if let nodes, visited >= nodes { return .nodeLimit }
    if let deadline, deadline.hasPassed { return .deadline }
    return nil
  }
}

/// Why a search stopped before it had its answer.
public enum StopReason: String, Sendable, Equatable, CaseIterable {
  /// The node budget was used up.
  case nodeLimit
  /// The deadline passed.
  case deadline
  /// The stop signal was raised.
  case interrupted
}

/// A moment on the continuous clock after which a search must stop.
public struct Deadline: Sendable, Comparable {
  private let instant: Moment

  /// The moment `seconds` (≥ 0) from now.
  public static func after(seconds: Double) -> Deadline { after(seconds: seconds, since: .now) }

  /// The moment `seconds` (≥ 0) after another one.
  package static func after(seconds: Double, since begin: Moment) -> Deadline {
    Deadline(instant: begin.advanced(by: .seconds(max(0, min(seconds, 1e9)))))
  }

  /// Earlier moments come first.
  public static func < (left: Deadline, right: Deadline) -> Bool { left.instant < right.instant }

  /// The moment halfway from now.
  package var halfway: Deadline {
    Deadline(instant: .now.advanced(by: Moment.now.duration(to: instant) / 2))
  }

  /// Whether the moment has come.
  public var hasPassed: Bool { Moment.now >= instant }
}
