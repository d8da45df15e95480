import Synchronization

/// A value on the heap that one thread at a time uses, such as the state of a search, which is too
/// large to be copied. The code that shares it ensures that; two uses at a time are an error in the
/// program, which stops.
///
/// `@unchecked`: the flag keeps a second thread out.
package final class Exclusive<Value: ~Copyable>: @unchecked Sendable {
  private var value: Value
  private let isUsed = Atomic<Bool>(false)

  /// Puts a value on the heap.
  package init(_ value: consuming Value) { self.value = value }

  /// Uses the value; no other use may overlap.
  package func use<Result: ~Copyable>(_ body: (inout Value) -> Result) -> Result {
    let isFree = !isUsed.exchange(true, ordering: .acquiring)
    precondition(isFree, "two threads use a value that belongs to one at a time")
    defer { isUsed.store(false, ordering: .releasing) }
    return body(&value)
  }
}
