/// A limit stopped the work before there was an answer.
public struct Stopped: Error, Equatable, Sendable {
  /// The reason.
  public let reason: StopReason

  /// The error that a limit with `reason` leads to.
  public init(_ reason: StopReason) { self.reason = reason }
}

extension SearchLimits {
  /// Throws when it is time to stop after `nodes` visited nodes.
  /// - Complexity: that of ``stopReason(nodes:)``.
  public func check(nodes visited: UInt64 = 0) throws(Stopped) {
    if let reason = stopReason(nodes: visited) { throw Stopped(reason) }
  }
}
