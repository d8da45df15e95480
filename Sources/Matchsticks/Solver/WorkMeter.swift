import GameCore

/// Counts work, and asks the limits whenever a few thousand units of it are done.
struct WorkMeter: Sendable {
  private let limits: SearchLimits
  private var work: UInt64 = 0
  private var nextQuestion: UInt64 = 0

  /// The work between two checks of the limits.
  private static let interval: UInt64 = 4096

  init(_ limits: SearchLimits) { self.limits = limits }

  /// Counts `amount` ≥ 0 units of work.
  /// - Throws: ``SolverError/stopped(_:)`` when a limit says so.
  mutating func spend(_ amount: Int = 1) throws(SolverError) {
    work += UInt64(amount)
    guard work >= nextQuestion else { return }
    nextQuestion = work + Self.interval
    if let reason = limits.stopReason(nodes: work) { throw .stopped(reason) }
  }
}
