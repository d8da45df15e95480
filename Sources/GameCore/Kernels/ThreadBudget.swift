import Synchronization

/// How many threads of ``Workers`` may live at once: work that asks for more runs on fewer.
///
/// Each thread reserves ``Workers/stackBytes`` of addresses, and systems limit both; a server whose
/// clients each ask for many threads must reach neither limit.
package final class ThreadBudget: Sendable {
  private let most: Atomic<Int>
  private let living = Atomic<Int>(0)

  /// A budget of `most` threads, at least 1.
  package init(_ most: Int) { self.most = Atomic(max(1, most)) }

  /// The budget of this process: 2,048 threads unless ``allow(_:)`` says otherwise.
  package static let ofProcess = ThreadBudget(2_048)

  /// Changes how many threads may live at once, at least 1; those that live already stay.
  package func allow(_ threads: Int) { most.store(max(1, threads), ordering: .relaxed) }

  /// The threads that live now.
  package var count: Int { living.load(ordering: .relaxed) }

  /// Counts one more thread; false, and nothing is counted, where the budget is spent.
  func take(isRefusable: Bool) -> Bool {
    let count = living.wrappingAdd(1, ordering: .relaxed).newValue
    guard isRefusable, count > most.load(ordering: .relaxed) else { return true }
    giveBack()
    return false
  }

  /// Counts one thread fewer.
  func giveBack() { living.wrappingSubtract(1, ordering: .relaxed) }
}
