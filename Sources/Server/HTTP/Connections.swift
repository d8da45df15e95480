import CMicroHTTPD
import GameCore
import Synchronization

/// All connections of a server: how many a client may have, and until when each step of a request
/// has to be done as a whole, however many bytes trickle in.
///
/// A client that has as many as it may gets a new one for its oldest one without a whole request:
/// so connections that say nothing never keep others out, not even those of the same client.
package final class Connections: Sendable {
  /// What a server allows.
  package struct Limits: Sendable {
    /// Connections of all clients.
    package var most = 4_096
    /// Connections of one client.
    package var perClient = 256
    /// Seconds for the head of the first request.
    package var headSeconds: Double = 10
    /// Seconds between two requests, the head of the second one included.
    package var idleSeconds: Double = 30
    /// Seconds for the body of a request.
    package var bodySeconds: Double = 30
    /// Seconds for sending an answer.
    package var sendSeconds: Double = 120
    /// Seconds for a stream of events, with the time that its question waits for its turn.
    package var streamSeconds: Double = 900

    /// The usual limits.
    package init() {}
  }

  /// What a connection is at.
  enum Step: Sendable { case head, idle, body, working, sending, streaming }

  private struct Connection: Sendable {
    let client: Client
    let descriptor: Int32
    let number: Int
    var step = Step.head
    var deadline: Deadline?

    /// Whether no whole request has come.
    var isUseless: Bool { step == .head || step == .idle || step == .body }
  }

  private struct State: Sendable {
    var all: [UInt: Connection] = [:]
    var counts: [Client: Int] = [:]
    var next = 0
  }

  private let limits: Limits
  private let state = Lock(State())

  init(_ limits: Limits) { self.limits = limits }

  /// Whether a client may have one more connection; another one of its own may be ended for it.
  func accepts(_ client: Client) -> Bool {
    state.withLock { state in
      if state.counts[client, default: 0] >= limits.perClient { return end(oldestOf: client, &state) }
      guard state.all.count >= limits.most else { return true }
      guard let most = state.counts.max(by: { $0.value < $1.value }), most.value > state.counts[client, default: 0] + 1
      else { return false }
      return end(oldestOf: most.key, &state)
    }
  }

  private func end(oldestOf client: Client, _ state: inout State) -> Bool {
    let own = state.all.filter { $0.value.client == client && $0.value.isUseless && $0.value.deadline != nil }
    guard let oldest = own.min(by: { $0.value.number < $1.value.number }) else { return false }
    end(oldest.key, &state)
    return true
  }

  /// Ends a connection; libmicrohttpd takes it away a moment later.
  private func end(_ key: UInt, _ state: inout State) {
    guard let connection = state.all[key] else { return }
    switch connection.step {
    case .head, .body: http_time_out(connection.descriptor)
    default: http_shut(connection.descriptor)
    }
    state.all[key]?.deadline = nil
  }

  /// A connection has been made.
  func begin(_ key: UInt, client: Client, descriptor: Int32) {
    state.withLock { state in
      state.counts[client, default: 0] += 1
      state.next += 1
      var connection = Connection(client: client, descriptor: descriptor, number: state.next)
      connection.deadline = deadline(of: .head)
      state.all[key] = connection
    }
  }

  /// A connection has come to its next step.
  func step(_ key: UInt, to step: Step) {
    state.withLock { state in
      state.all[key]?.step = step
      state.all[key]?.deadline = deadline(of: step)
    }
  }

  private func deadline(of step: Step) -> Deadline? {
    switch step {
    case .head: .after(seconds: limits.headSeconds)
    case .idle: .after(seconds: limits.idleSeconds)
    case .body: .after(seconds: limits.bodySeconds)
    case .working: nil
    case .sending: .after(seconds: limits.sendSeconds)
    case .streaming: .after(seconds: limits.streamSeconds)
    }
  }

  /// A connection is over; its descriptor is still open, but won't be in a moment.
  func end(_ key: UInt) {
    state.withLock { state in
      guard let connection = state.all.removeValue(forKey: key) else { return }
      let count = state.counts[connection.client, default: 1] - 1
      state.counts[connection.client] = count == 0 ? nil : count
    }
  }

  /// How many there are.
  package var count: Int { state.withLock { $0.all.count } }

  /// Ends those whose step has taken too long.
  func sweep() {
    state.withLock { state in
      for (key, connection) in state.all where connection.deadline?.hasPassed ?? false { end(key, &state) }
    }
  }
}
