import CMicroHTTPD
import GameCore
import Synchronization

/// Server-sent events on their way to one listener.
///
/// Each answer is better than those before it, so a listener who is slow loses nothing but answers
/// that a later one has replaced. The last event is always sent.
package final class EventStream: Sendable {
  private struct State: Sendable {
    /// The event that is being sent, and how much of it has been.
    var current: [UInt8] = []
    var sent = 0
    /// Events whose sending hasn't begun.
    var waiting: [[UInt8]] = []
    var waitingCount = 0
    var isOver = false
    var isGone = false
    /// The connection, while it sleeps until there is something to send.
    var sleeper: SleepingConnection?
  }

  private let state = Lock(State())
  private let mostBytes: Int

  /// A stream of nothing yet; when more than `mostBytes` wait, earlier answers are left out.
  package init(mostBytes: Int = 8 << 20) { self.mostBytes = mostBytes }

  /// Sends an event that a later one replaces; `data` has no line end.
  package func send(_ event: StaticString, _ data: some Sequence<UInt8>) {
    append(event, data, isLast: false)
  }

  /// Sends the last event, and ends the stream.
  package func end(_ event: StaticString, _ data: some Sequence<UInt8>) {
    append(event, data, isLast: true)
  }

  private func append(_ event: StaticString, _ data: some Sequence<UInt8>, isLast: Bool) {
    let bytes = Array("event: \(event)\ndata: ".utf8) + data + Array("\n\n".utf8)
    state.withLock { state in
      guard !state.isGone, !state.isOver else { return }
      if state.waitingCount + bytes.count > mostBytes {
        (state.waiting, state.waitingCount) = ([], 0)
        guard isLast || bytes.count <= mostBytes else { return }
      }
      state.waiting.append(bytes)
      state.waitingCount += bytes.count
      state.isOver = isLast
      state.sleeper?.wake()
      state.sleeper = nil
    }
  }

  /// No client listens any more.
  func leave() {
    state.withLock { state in
      state.isGone = true
      state.sleeper = nil
      (state.current, state.waiting) = ([], [])
    }
  }

  /// Moves bytes into a buffer; `nil` at the end of the stream, 0 while there are none.
  package func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    state.withLock { state in unsafe Self.read(&state, into: buffer) }
  }

  private static func read(_ state: inout State, into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    if state.sent == state.current.count {
      guard !state.waiting.isEmpty else { return state.isOver ? nil : 0 }
      state.current = state.waiting.removeFirst()
      state.waitingCount -= state.current.count
      state.sent = 0
    }
    let count = min(buffer.count, state.current.count - state.sent)
    unsafe buffer.copyBytes(from: state.current[state.sent..<state.sent + count])
    state.sent += count
    return count
  }

  /// Moves bytes into a buffer of libmicrohttpd: how many, or that there are no more. Without bytes
  /// the connection is put to sleep.
  func read(into buffer: UnsafeMutableRawBufferPointer, _ connection: SleepingConnection) -> Int {
    state.withLock { state in
      guard let count = unsafe Self.read(&state, into: buffer) else { return Int(http_end_of_stream) }
      if count == 0 {
        connection.sleep()
        state.sleeper = connection
      }
      return count
    }
  }
}

/// A connection that can be put to sleep and woken up.
@safe
struct SleepingConnection: @unchecked Sendable {
  private let connection: OpaquePointer

  init(_ connection: OpaquePointer) { unsafe self.connection = connection }

  func sleep() { unsafe MHD_suspend_connection(connection) }
  func wake() { unsafe MHD_resume_connection(connection) }
  /// Its file descriptor.
  var descriptor: Int32 { unsafe http_descriptor(connection) }
}
