import GameCore
import Synchronization

/// Something that sees every action on its way to the reducer.
package struct Middleware<State: Sendable, Action: Sendable>: Sendable {
  /// Handles an action: `next` passes it (or another one, or none) to what follows. After `next`
  /// the store has its new state.
  package let handle: @Sendable (_ action: Action, _ store: Store<State, Action>, _ next: (Action) -> Void) -> Void

  /// Middleware from a closure.
  package init(
    _ handle: @escaping @Sendable (_ action: Action, _ store: Store<State, Action>, _ next: (Action) -> Void) -> Void
  ) { self.handle = handle }

  /// Reports every action, before it is carried out.
  package static func log(_ write: @escaping @Sendable (Action) -> Void) -> Middleware {
    Middleware { action, _, next in
      write(action)
      next(action)
    }
  }

  /// Keeps every action in a recording.
  package static func record(in recording: Recording<Action>) -> Middleware {
    Middleware { action, _, next in
      recording.append(action)
      next(action)
    }
  }

  package static func count(in counts: ActionCounts, by kind: @escaping @Sendable (Action) -> String) -> Middleware {
    Middleware { action, _, next in
      counts.add(kind(action))
      next(action)
    }
  }
}

extension Middleware where State: Equatable {
  /// Hands the whole state to `save` each time that it has changed.
  package static func persist(_ save: @escaping @Sendable (State) -> Void) -> Middleware {
    Middleware { action, store, next in
      let before = store.state
      next(action)
      let after = store.state
      if after != before { save(after) }
    }
  }
}

/// Every action of a store, or something that was made of them, in order.
package final class Recording<Action: Sendable>: Sendable {
  private let kept = Lock<[Action]>([])

  /// An empty recording.
  package init() {}

  /// The actions so far.
  package var actions: [Action] { kept.withLock { $0 } }

  /// The actions so far, which are forgotten.
  package func take() -> [Action] {
    kept.withLock { kept in
      defer { kept = [] }
      return kept
    }
  }

  /// Adds an action.
  package func append(_ action: Action) { kept.withLock { $0.append(action) } }
}

/// How often each kind of action came.
package final class ActionCounts: Sendable {
  private let counts = Lock<[String: Int]>([:])

  /// Nothing counted yet.
  package init() {}

  /// The kinds in alphabetic order with their numbers.
  package var list: [(kind: String, count: Int)] {
    counts.withLock { $0.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
  }

  func add(_ kind: String) { counts.withLock { $0[kind, default: 0] += 1 } }
}
