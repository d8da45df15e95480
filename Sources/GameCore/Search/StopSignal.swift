import Synchronization

/// A flag that one thread (or a signal handler) raises to ask all others to end their search.
///
/// It is raised at most once and never lowered; reading it is one relaxed load.
public final class StopSignal: Sendable {
  private let raised = Atomic<Bool>(false)
  private let wider: StopSignal?

  /// Creates a signal that is not raised.
  public init() { wider = nil }

  /// A signal that is also raised when a wider one is, and that leaves that one as it is.
  package init(within wider: StopSignal) { self.wider = wider }

  /// Whether a stop was requested.
  public var isRaised: Bool { raised.load(ordering: .relaxed) || wider?.isRaised ?? false }

  /// Asks all observers of this signal to stop. Safe in a signal handler.
  public func raise() { raised.store(true, ordering: .relaxed) }
}
