import Documents
import Synchronization

/// A value that is made when it is first asked for, by any thread: a call of the program uses the
/// parameters of one question out of all, and should start as fast as if there were no others.
package final class Deferred<Value: Sendable>: Sendable {
  private final class Made: Sendable {
    package let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let made = AtomicLazyReference<Made>()
  private let make: @Sendable () -> Value

  /// A value that `make` makes; it may be called by two threads at once, and one result is kept.
  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  package var value: Value { (made.load() ?? made.storeIfNil(Made(make()))).value }
}
