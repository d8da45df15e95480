import GameCore
import Synchronization

/// Counts that many threads fill in.
package final class Totals: Sendable {
  private let values: Lock<[UInt64]>

  package init(count: Int) { values = Lock(Array(repeating: 0, count: count)) }

  /// Writes one of them.
  package func set(_ item: Int, _ value: UInt64) { values.withLock { $0[item] = value } }

  package var sum: UInt64 { values.withLock { $0.reduce(0, +) } }
}
