import Documents
import GameCore
import Synchronization

/// What readers of values have to say about what they read, each thing once, however many values it
/// is about: what they added, and what they left out, such as the members of pasted objects that
/// aren't about cards.
final class Remarks: Sendable {
  private let lock = Lock<(waiting: [String], names: [String], said: Set<String>)>(([], [], []))

  func add(_ remark: String) {
    lock.withLock { if Self.isNew(remark, &$0.said) { $0.waiting.append(remark) } }
  }

  /// Adds names that aren't used.
  func add(unused names: [String]) {
    guard !names.isEmpty else { return }
    lock.withLock { remarks in remarks.names += names.filter { Self.isNew("'\($0)", &remarks.said) } }
  }

  /// What wasn't taken before.
  func take() -> [String] {
    lock.withLock { remarks in
      defer { (remarks.waiting, remarks.names) = ([], []) }
      return remarks.waiting + (remarks.names.isEmpty ? [] : [Quoting.unused(remarks.names)])
    }
  }

  private static func isNew(_ remark: String, _ said: inout Set<String>) -> Bool {
    said.count < most && said.insert(remark).inserted
  }

  /// No message lists more of them than this.
  private static let most = 100
}
