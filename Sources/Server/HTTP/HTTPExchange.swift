import GameCore
import Synchronization

/// A request on its way to a response.
package final class HTTPExchange: Sendable {
  private enum Phase: Sendable {
    case receiving
    /// Somebody works on the answer.
    case working
    /// The connection sleeps until it is there.
    case sleeping(SleepingConnection)
    case answered(HTTPResponse)
    case over
  }

  private struct State: Sendable {
    var phase = Phase.receiving
    var body: [UInt8] = []
  }

  /// The head.
  let request: HTTPRequest
  /// Raised when nobody waits for the answer any more.
  package let stopSignal = StopSignal()
  /// The descriptor of the connection, by which one sees that the client has left.
  package let descriptor: Int32
  private let state = Lock(State())

  /// The most bytes of a body.
  package static let largestBody = 1 << 20

  /// An exchange; without a connection its client never leaves.
  package init(_ request: HTTPRequest, descriptor: Int32 = -1) {
    self.request = request
    self.descriptor = descriptor
  }

  /// Tells the answer, from any thread.
  package func answer(_ response: HTTPResponse) {
    state.withLock { state in
      if case .over = state.phase { return }
      let before = state.phase
      state.phase = .answered(response)
      if case .sleeping(let connection) = before { connection.wake() }
    }
  }

  /// Takes a part of the body; false when it is too long.
  func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
    state.withLock { state in
      guard state.body.count + bytes.count <= Self.largestBody else { return false }
      unsafe state.body.append(contentsOf: bytes)
      return true
    }
  }

  /// What can be answered once the whole request is here, or after waking up; `nil` while the
  /// connection sleeps.
  func response(of handler: some HTTPHandler, _ connection: SleepingConnection) -> HTTPResponse? {
    let body: [UInt8]? = state.withLock { state in
      guard case .receiving = state.phase else { return nil }
      state.phase = .working
      defer { state.body = [] }
      return state.body
    }
    if let body, let response = handler.response(to: request, body: body, self) { return response }
    return state.withLock { state in
      if case .answered(let response) = state.phase { return response }
      connection.sleep()
      state.phase = .sleeping(connection)
      return nil
    }
  }

  /// The connection is done with the request.
  func end() {
    state.withLock { $0.phase = .over }
    stopSignal.raise()
  }
}
