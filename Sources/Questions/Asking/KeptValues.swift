import Documents
import GameCore
import Synchronization

/// Values that are expensive to make and kept between questions, bounded in number and bytes: the
/// least recently used is dropped first.
///
/// A value may grow while it is kept, such as a solver that makes its tables when they are needed:
/// its bytes are counted again whenever a value is added. The large value that was used last is
/// always kept, however large it is. A dropped value that is still in use lives until the end of
/// that use.
package final class KeptValues: Sendable {
  private struct Entry: Sendable {
    let value: any AnyValue
    let bytes: @Sendable () -> Int
    var lastUse: UInt64
  }

  private struct State: Sendable {
    package var entries: [String: Entry] = [:]
    var uses: UInt64 = 0
    /// The names of what is being made now.
    var inMaking: Set<String> = []
  }

  private let mostValues: Int
  private let mostBytes: Int
  private let state = Lock(State())

  /// Keeps nothing yet, and never more than `mostValues` (≥ 1) values and `mostBytes` bytes.
  package init(mostValues: Int = 32, mostBytes: Int = 1 << 30) {
    precondition(mostValues >= 1, "the value used last is always kept")
    self.mostValues = mostValues
    self.mostBytes = mostBytes
  }

  /// The value kept under `name`; `make` makes it where there is none, and `bytes` says how much
  /// memory it takes.
  ///
  /// A name belongs to one type. Where another thread is making the value, this one waits for it; a
  /// thread that `limits` stop while it waits calls `make`, which has to find out on its own.
  package func value<Value: Sendable, Failure: Error>(
    _ name: String, bytes: @escaping @Sendable (Value) -> Int, limits: SearchLimits,
    _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var wait = SpinWait()
    var isMaker = false
    while true {
      let found = state.withLock { state -> Value? in
        if let value = use(name, of: Value.self, &state) { return value }
        isMaker = state.inMaking.insert(name).inserted
        return nil
      }
      if let found { return found }
      if isMaker || limits.stopReason() != nil { break }
      wait.pause()
    }
    defer { if isMaker { _ = state.withLock { $0.inMaking.remove(name) } } }
    let made = try make()
    let dropped = state.withLock { state in
      state.entries[name] = Entry(value: ValueBox(made), bytes: { bytes(made) }, lastUse: 0)
      _ = use(name, of: Value.self, &state)
      return trim(&state)
    }
    // The last reference is released here, where no thread waits for the lock.
    withExtendedLifetime(dropped) {}
    return made
  }

  /// Drops every value.
  package func removeAll() {
    let dropped = state.withLock { state in
      defer { state.entries.removeAll() }
      return state.entries
    }
    withExtendedLifetime(dropped) {}
  }

  /// The number of values that are kept.
  package var count: Int { state.withLock { $0.entries.count } }

  /// The bytes of the values that are kept.
  package var bytes: Int { state.withLock { $0.entries.values.reduce(0) { $0 + $1.bytes() } } }

  private func use<Value: Sendable>(_ name: String, of type: Value.Type, _ state: inout State) -> Value? {
    guard let kept = state.entries[name]?.value, let value = ValueBox<Value>.value(of: kept) else { return nil }
    state.uses += 1
    state.entries[name]?.lastUse = state.uses
    return value
  }

  /// Takes out the least recently used values until the rest is within the bounds; of those that
  /// take memory the last one stays.
  private func trim(_ state: inout State) -> [Entry] {
    let sizes = state.entries.mapValues { $0.bytes() }
    var (bytes, large) = (sizes.values.reduce(0, +), sizes.values.count { $0 > 0 })
    var dropped: [Entry] = []
    for (name, entry) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      let size = sizes[name] ?? 0
      guard state.entries.count > mostValues || size > 0 && large > 1 && bytes > mostBytes else { continue }
      state.entries[name] = nil
      dropped.append(entry)
      bytes -= size
      large -= size > 0 ? 1 : 0
    }
    return dropped
  }
}
