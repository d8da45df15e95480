import Synchronization

/// A flag that one thread (or a signal handler) raises to ask all others to end their search.
///
/// It is raised at most once and never lowered; reading it is one relaxed load.
public final class StopSignal: Sendable {
  private let raised = Atomic<Bool>(false)

  /// Creates a signal that is not raised.
  public init() {}

  /// Whether somebody has asked to stop.
  public var isRaised: Bool { raised.load(ordering: .relaxed) }

  /// Asks all who watch this signal to stop. Safe in a signal handler.
  public func raise() { raised.store(true, ordering: .relaxed) }
}
