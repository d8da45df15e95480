/// How far long work has come.
public struct Progress: Sendable, Equatable {
  /// The work done so far, in `unit`s.
  public var completed: Double
  /// The work there is, in `unit`s; `nil` when it isn't known.
  public var total: Double?
  /// What is counted, in the plural: "classes", "games", "root moves".
  public var unit: String

  /// Creates a report of `completed` out of `total` units.
  public init(completed: Double, total: Double? = nil, unit: String) {
    self.completed = completed
    self.total = total
    self.unit = unit
  }
}

/// Somebody who watches long work. Solvers report to it; what is shown, if anything, is the
/// observer's business.
///
/// The closure may be called from any thread and must be quick; solvers call it a few times a
/// second at most.
public struct Observer: Sendable {
  private let receive: @Sendable (Progress) -> Void

  /// Creates an observer from a closure.
  public init(_ receive: @escaping @Sendable (Progress) -> Void) { self.receive = receive }

  /// An observer that looks away.
  public static let silent = Observer { _ in }

  /// Tells the observer how far the work has come.
  public func report(_ progress: Progress) { receive(progress) }
}
