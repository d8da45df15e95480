import GameCore
import Synchronization

/// How many bytes of requests and answers may be held for all clients, and for each.
package final class ByteBudget: Sendable {
  private struct State: Sendable {
    var total = 0
    var held: [Client: Int] = [:]
  }

  private let most: Int
  private let mostPerClient: Int
  private let state = Lock(State())

  /// A client may always hold as much as this, so that no client is kept out by others.
  private static let always = 64 << 10

  /// A budget of `most` bytes, of which one client has at most `mostPerClient`.
  package init(_ most: Int = 256 << 20, mostPerClient: Int = 64 << 20) {
    self.most = most
    self.mostPerClient = mostPerClient
  }

  /// The bytes that are held now.
  package var held: Int { state.withLock { $0.total } }

  /// Changes what a client holds from `before` bytes to `after`; false, and nothing is changed,
  /// where that is more than the budget has.
  package func change(of client: Client, from before: Int, to after: Int) -> Bool {
    state.withLock { state in
      let own = state.held[client, default: 0] + after - before
      let total = state.total + after - before
      guard after <= before || (own <= mostPerClient && (total <= most || own <= Self.always)) else { return false }
      state.held[client] = own == 0 ? nil : own
      state.total = total
      return true
    }
  }
}
