import CSQLite
import GameCore

/// Checks the limits of a database's user while SQLite works or waits for another process.
///
/// `@unchecked Sendable`: it belongs to its database, and so to one thread at a time.
final class DatabaseWatch: @unchecked Sendable {
  /// The limits that statements respect now.
  var limits: SearchLimits
  private let busyMilliseconds: Int32

  /// How many operations of SQLite's virtual machine there are between two checks, about 0.1 ms.
  private static let operations: Int32 = 4096
  private static let pauseInMilliseconds: Int32 = 20

  init(_ limits: SearchLimits, busyMilliseconds: Int32) {
    self.limits = limits
    self.busyMilliseconds = busyMilliseconds
  }

  /// Whether a limit is reached.
  var isStopped: Bool { limits.stopReason() != nil }

  /// Makes a connection check here; it must be closed before this watch is freed.
  func watch(_ connection: OpaquePointer) {
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe sqlite3_progress_handler(
      connection, Self.operations,
      { context in unsafe DatabaseWatch.of(context)?.isStopped ?? false ? 1 : 0 }, context)
    unsafe sqlite3_busy_handler(
      connection, { context, attempt in unsafe DatabaseWatch.of(context)?.pause(attempt) ?? false ? 1 : 0 }, context)
  }

  /// Waits a moment for another process; false when it is time to give up.
  private func pause(_ attempt: Int32) -> Bool {
    guard !isStopped, attempt < busyMilliseconds / Self.pauseInMilliseconds else { return false }
    sqlite3_sleep(Self.pauseInMilliseconds)
    return true
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> DatabaseWatch? {
    unsafe context.map { unsafe Unmanaged<DatabaseWatch>.fromOpaque($0).takeUnretainedValue() }
  }
}
