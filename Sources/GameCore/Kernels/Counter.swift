import Synchronization

/// Counts for many threads: each number is drawn once.
package final class Counter: Sendable {
  private let drawn = Atomic<Int>(0)

  /// The first number is 0.
  package init() {}

  /// The next number.
  package func next() -> Int { drawn.wrappingAdd(1, ordering: .relaxed).oldValue }
}
