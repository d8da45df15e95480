import CMicroHTTPD
import GameCore
import Synchronization

/// Server-sent events on their way to one listener.
package final class EventStream: Sendable {
  private struct State: Sendable {
    var bytes: [UInt8] = []
    var isOver = false
    var isGone = false
    /// The connection, while it sleeps until there is something to send.
    var sleeper: SleepingConnection?
  }

  private let state = Lock(State())
  /// Listeners that are slower than this many bytes are left.
  private static let mostBytes = 8 << 20

  /// A stream of nothing yet.
  package init() {}

  /// Sends an event; `data` has no line end.
  package func send(_ event: StaticString, _ data: some Sequence<UInt8>) {
    state.withLock { state in
      guard !state.isGone, state.bytes.count < Self.mostBytes else { return }
      state.bytes += Array("event: \(event)\ndata: ".utf8)
      state.bytes += data
      state.bytes += Array("\n\n".utf8)
      wake(&state)
    }
  }

  /// Ends the stream.
  package func end() {
    state.withLock { state in
      state.isOver = true
      wake(&state)
    }
  }

  /// Nobody listens any more.
  func leave() {
    state.withLock { state in
      state.isGone = true
      state.sleeper = nil
    }
  }

  private func wake(_ state: inout State) {
    state.sleeper?.wake()
    state.sleeper = nil
  }

  /// Moves bytes into a buffer of libmicrohttpd: how many, or that there are no more. Without bytes
  /// the connection is put to sleep.
  func read(into buffer: UnsafeMutableRawBufferPointer, _ connection: SleepingConnection) -> Int {
    state.withLock { state in
      guard !state.bytes.isEmpty else {
        if state.isOver { return Int(http_end_of_stream) }
        connection.sleep()
        state.sleeper = connection
        return 0
      }
      let count = min(buffer.count, state.bytes.count)
      unsafe buffer.copyBytes(from: state.bytes.prefix(count))
      state.bytes.removeFirst(count)
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
