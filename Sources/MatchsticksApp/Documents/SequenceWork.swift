import Documents
import GameCore
import Matchsticks
import Synchronization

/// The values of a sequence, which may be computed only when they are needed, or while they are
/// written.
package final class SequenceWork: Sendable {
  /// Takes the values of some heaps, which follow those before.
  package typealias Receiver = (_ heaps: Range<Int>, _ value: (Int) -> Int) -> Void
  /// What the values are, known before they are.
  package let kind: ValueSequence.Kind
  private let compute: @Sendable (Receiver) -> ValueList
  private let list: Lock<ValueList?>

  /// Values that are known.
  package convenience init(_ list: ValueList) {
    self.init(list.sequence.kind) { receive in
      receive(0..<list.count) { list[$0] }
      return list
    }
  }

  /// Values that `compute` passes on as they come, and returns.
  package init(_ kind: ValueSequence.Kind, compute: @escaping @Sendable (Receiver) -> ValueList) {
    self.kind = kind
    self.compute = compute
    list = Lock(nil)
  }

  package var values: ValueList { stream { _, _ in } }

  /// Hands over all values, as they come where they aren't known yet.
  @discardableResult
  func stream(_ receive: Receiver) -> ValueList {
    list.withLock { known in
      if let known {
        receive(0..<known.count) { known[$0] }
        return known
      }
      let computed = compute(receive)
      known = computed
      return computed
    }
  }
}
