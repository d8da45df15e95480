/// Threads that have nothing left to do, and work that could use them: when a file of many ends
/// with a hard piece, all threads end up in that piece.
///
/// Work whose answer doesn't depend on the number of threads is offered for as long as it lasts;
/// threads that would otherwise wait lend themselves.
package final class IdleThreads: Sendable {
  /// Those of the process.
  package static let ofProcess = IdleThreads()

  /// Takes part in some work until it is over or the thread is needed elsewhere, which `isDone`
  /// says.
  package typealias Help = @Sendable (_ isDone: () -> Bool) -> Void

  private struct Offer {
    let number: Int
    let help: Help
    var helpers = 0
    /// No other thread joins any more.
    var isWithdrawn = false
  }

  private struct State {
    var offers: [Offer] = []
    var nextNumber = 0

    subscript(number: Int) -> Int? { offers.firstIndex { $0.number == number } }

    /// The place of the offer with the fewest helpers, of equals the oldest.
    var neediest: Int? {
      offers.indices.filter { !offers[$0].isWithdrawn }.min { offers[$0].helpers < offers[$1].helpers }
    }
  }

  private let state = Monitor(State())

  /// No thread is idle yet.
  package init() {}

  /// Runs `body` while idle threads may `help`; returns when the last of them has left, which they
  /// do as soon as their help returns. `body` must end that before it returns.
  package func offer<Result>(_ help: @escaping Help, while body: () -> Result) -> Result {
    let number = state.use { state in
      state.nextNumber += 1
      state.offers.append(Offer(number: state.nextNumber, help: help))
      return state.nextNumber
    }
    defer {
      state.use { state in if let place = state[number] { state.offers[place].isWithdrawn = true } }
      state.wait(until: { state in state[number].map { state.offers[$0].helpers == 0 } ?? true }) { state in
        state.offers.removeAll { $0.number == number }
      }
    }
    return body()
  }

  /// Helps with whatever is offered until `isDone`; call ``wake()`` when that may have changed.
  package func lend(until isDone: () -> Bool) {
    while let offer = join(unless: isDone) {
      offer.help(isDone)
      state.use { state in if let place = state[offer.number] { state.offers[place].helpers -= 1 } }
    }
  }

  /// Waits for an offer and joins it; `nil` once `isDone`.
  private func join(unless isDone: () -> Bool) -> Offer? {
    state.wait(until: { isDone() || $0.neediest != nil }) { state in
      guard !isDone(), let place = state.neediest else { return nil }
      state.offers[place].helpers += 1
      return state.offers[place]
    }
  }

  /// Lets all threads that lend themselves check whether they are done.
  package func wake() { state.use { _ in } }
}
