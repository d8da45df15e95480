/// How far long work has come.
public struct Progress: Sendable, Equatable {
  /// The work done so far, in `unit`s.
  public var completed: Double
  /// The work there is, in `unit`s; `nil` when it isn't known.
  public var total: Double?
  /// What is counted, in the plural: "classes", "games", "root moves".
  public var unit: String
  /// The effort spent on it, where the units are so unlike that their number says nothing about the
  /// time: the first of the root moves of a proof takes most of it.
  public var effort: Effort?

  /// An amount of work without a known end, such as the positions that a search has visited.
  public struct Effort: Sendable, Equatable {
    /// How much, in `unit`s.
    public var count: Double
    /// What is counted, in the plural: "positions".
    public var unit: String

    /// Creates an amount of `count` units.
    public init(_ count: Double, _ unit: String) { (self.count, self.unit) = (count, unit) }
  }

  /// Creates a report of `completed` out of `total` units, and of the effort.
  public init(completed: Double, total: Double? = nil, unit: String, effort: Effort? = nil) {
    self.completed = completed
    self.total = total
    self.unit = unit
    self.effort = effort
  }
}

/// An observer of long work. Solvers report to it; what is shown, if anything, is the observer's
/// business.
///
/// The closure may be called from any thread and must be quick; solvers call it a few times a
/// second at most.
public struct Observer: Sendable {
  private let receive: @Sendable (Progress) -> Void

  /// Creates an observer from a closure.
  public init(_ receive: @escaping @Sendable (Progress) -> Void) { self.receive = receive }

  /// An observer that ignores everything.
  public static let silent = Observer { _ in }

  /// Reports to the observer how far the work has come.
  public func report(_ progress: Progress) { receive(progress) }
}
