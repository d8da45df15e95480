import GameCore
import Synchronization

/// A request on its way to a response.
package final class HTTPExchange: Sendable {
  private enum Phase: Sendable {
    case receiving
    /// The answer is being computed.
    case working
    /// The connection sleeps until the answer arrives.
    case sleeping(SleepingConnection)
    case answered(HTTPResponse)
    case over
  }

  private struct State: Sendable {
    var phase = Phase.receiving
    var body: [UInt8] = []
    /// The bytes that are counted in the budget.
    var held = 0
  }

  /// The head.
  let request: HTTPRequest
  /// Raised when no client waits for the answer any more.
  package let stopSignal = StopSignal()
  /// The descriptor of the connection, by which one sees that the client has left.
  package let descriptor: Int32
  private let budget: ByteBudget
  private let state = Lock(State())

  /// The most bytes of a body.
  package static let largestBody = 1 << 20
  /// Answers of fewer bytes aren't counted in the budget.
  private static let smallAnswer = 64 << 10

  /// An exchange whose bytes are counted in a budget; without a connection its client never leaves.
  package init(_ request: HTTPRequest, descriptor: Int32 = -1, budget: ByteBudget = ByteBudget()) {
    self.request = request
    self.descriptor = descriptor
    self.budget = budget
  }

  /// Sends the answer, from any thread. One that is too long for what the client already holds is
  /// replaced by a refusal.
  package func answer(_ response: HTTPResponse) {
    let response = holds(response.count) ? response : .tooMuch
    state.withLock { state in
      if case .over = state.phase { return }
      let before = state.phase
      state.phase = .answered(response)
      if case .sleeping(let connection) = before { connection.wake() }
    }
  }

  /// The answer, once there is one.
  package var answered: HTTPResponse? {
    state.withLock { if case .answered(let response) = $0.phase { response } else { nil } }
  }

  /// Counts the bytes of an answer, which is being sent from now on; false when they are too many
  /// for the client's share of the budget.
  package func holds(_ count: Int) -> Bool {
    state.withLock { state in change(&state, to: count > Self.smallAnswer ? count : 0) }
  }

  private func change(_ state: inout State, to count: Int) -> Bool {
    if case .over = state.phase { return true }
    guard budget.change(of: request.client, from: state.held, to: count) else { return false }
    state.held = count
    return true
  }

  /// Counts a body of that length before it comes; false when that is too much for the client's
  /// share of the budget.
  package func expects(_ count: Int) -> Bool { state.withLock { state in change(&state, to: count) } }

  /// Takes a part of the body; false when it is too long.
  func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
    state.withLock { state in
      let count = state.body.count + bytes.count
      guard count <= Self.largestBody, count <= state.held || change(&state, to: count) else { return false }
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
  package func end() {
    state.withLock { state in
      _ = change(&state, to: 0)
      state.phase = .over
    }
    stopSignal.raise()
  }
}
