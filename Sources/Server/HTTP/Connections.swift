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

  enum Step: Sendable { case head, idle, body, working, sending, streaming }

  private struct Connection: Sendable {
    let descriptor: Int32
    let number: Int
    var step = Step.head
    var deadline: Deadline?

    /// Whether no whole request has come that isn't answered.
    var isUseless: Bool { step == .head || step == .idle || step == .body }

    /// Ends it; libmicrohttpd takes it away a moment later.
    func end() {
      switch step {
      case .head, .body: http_time_out(descriptor)
      default: http_shut(descriptor)
      }
    }
  }

  private struct State: Sendable {
    var clients: [UInt: Client] = [:]
    var connections: [Client: [UInt: Connection]] = [:]
    var next = 0

    func count(of client: Client) -> Int { connections[client]?.count ?? 0 }
  }

  private let limits: Limits
  private let state = Lock(State())

  init(_ limits: Limits) { self.limits = limits }

  /// Whether a client may have one more connection; another one of its own may be closed for it.
  func accepts(_ client: Client) -> Bool {
    state.withLock { state in
      let own = state.count(of: client)
      if own >= limits.perClient { return Self.end(oldestOf: client, &state) }
      guard state.clients.count >= limits.most else { return true }
      guard let most = state.connections.max(by: { $0.value.count < $1.value.count }), most.value.count > own + 1
      else { return false }
      return Self.end(oldestOf: most.key, &state)
    }
  }

  private static func end(oldestOf client: Client, _ state: inout State) -> Bool {
    let own = state.connections[client]?.filter { $0.value.isUseless && $0.value.deadline != nil }
    guard let oldest = own?.min(by: { $0.value.number < $1.value.number }) else { return false }
    oldest.value.end()
    state.connections[client]?[oldest.key]?.deadline = nil
    return true
  }

  /// A connection has been made.
  func begin(_ key: UInt, client: Client, descriptor: Int32) {
    state.withLock { state in
      state.next += 1
      state.clients[key] = client
      state.connections[client, default: [:]][key] = Connection(
        descriptor: descriptor, number: state.next, deadline: deadline(of: .head))
    }
  }

  /// A connection has come to its next step.
  func step(_ key: UInt, to step: Step) {
    state.withLock { state in
      guard let client = state.clients[key] else { return }
      state.connections[client]?[key]?.step = step
      state.connections[client]?[key]?.deadline = deadline(of: step)
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
      guard let client = state.clients.removeValue(forKey: key) else { return }
      state.connections[client]?[key] = nil
      if state.count(of: client) == 0 { state.connections[client] = nil }
    }
  }

  /// How many there are.
  package var count: Int { state.withLock { $0.clients.count } }

  /// Whether some haven't sent the whole answer to a whole request.
  var hasAnswers: Bool {
    state.withLock { state in
      state.connections.values.contains { $0.values.contains { !$0.isUseless } }
    }
  }

  /// Ends all of them.
  func endAll() {
    state.withLock { state in
      for connection in state.connections.values.flatMap(\.values) { http_shut(connection.descriptor) }
    }
  }

  /// Ends those whose step has taken too long.
  func sweep() {
    state.withLock { state in
      for (client, connections) in state.connections {
        for (key, connection) in connections where connection.deadline?.hasPassed ?? false {
          connection.end()
          state.connections[client]?[key]?.deadline = nil
        }
      }
    }
  }
}
