import GameCore
import Synchronization

/// The parameters whose values an answer has used: what is given and isn't among them has been
/// dropped in silence.
package final class UsedParameters: Sendable {
  private let noted = Lock<Set<String>>([])

  /// None so far.
  package init() {}

  package var keys: Set<String> { noted.withLock { $0 } }

  /// Records that the value of a parameter is used.
  func note(_ key: String) { noted.withLock { _ = $0.insert(key) } }
}
