import GameCore
import Synchronization

/// The one place of a program's state: it changes by actions only, and all subscribers are notified
/// (REFERENCES: S3).
///
/// Any thread may dispatch. Actions are taken one after the other, in the order in which they came:
/// one that is dispatched while another is at work (by a subscriber, say) waits for its turn.
package final class Store<State: Sendable, Action: Sendable>: Sendable {
  private struct Shelf: Sendable {
    var state: State
    var waiting: [Step] = []
    var isBusy = false
    var subscribers: [(id: Int, tell: @Sendable (State) -> Void)] = []
    var nextID = 0
  }

  /// What is done in its turn.
  private enum Step: Sendable {
    case action(Action)
    case introduction(id: Int, tell: @Sendable (State) -> Void)
  }

  private let shelf: Lock<Shelf>
  private let reducer: Reducer<State, Action>
  private let middleware: [Middleware<State, Action>]

  /// A store with `state`, or with the default that the reducer supplies when it sees `first`.
  ///
  /// Actions pass the middleware in order, the first one first.
  package init(
    _ reducer: @escaping Reducer<State, Action>, state: State? = nil, first: Action,
    middleware: [Middleware<State, Action>] = []
  ) {
    self.reducer = reducer
    self.middleware = middleware
    shelf = Lock(Shelf(state: state ?? reducer(nil, first)))
  }

  /// The present state.
  package var state: State { shelf.withLock { $0.state } }

  /// Changes the state by an action, at once or after those that are at work.
  package func dispatch(_ action: Action) { run(.action(action)) }

  /// Dispatches the action, if any, that `creator` makes of the present state. It may keep the
  /// store and dispatch more when it has more to report.
  package func dispatch(_ creator: ActionCreator<State, Action>) {
    if let action = creator(state, self) { dispatch(action) }
  }

  /// Calls `changed` with the part of the state that `select` finds: now, and each time that it has
  /// changed, until the subscription is cancelled.
  package func subscribe<Part: Equatable & Sendable>(
    select: @escaping @Sendable (State) -> Part, changed: @escaping @Sendable (Part) -> Void
  ) -> Subscription {
    let memory = Memory<Part>()
    let id = shelf.withLock { shelf in
      shelf.nextID += 1
      return shelf.nextID
    }
    run(
      .introduction(id: id) { state in
        let part = select(state)
        if memory.isNews(part) { changed(part) }
      })
    return Subscription { [self] in
      memory.end()
      shelf.withLock { $0.subscribers.removeAll { $0.id == id } }
    }
  }

  private func run(_ step: Step) {
    let isFree = shelf.withLock { shelf in
      shelf.waiting.append(step)
      defer { shelf.isBusy = true }
      return !shelf.isBusy
    }
    guard isFree else { return }
    while let next = next() {
      switch next {
      case .action(let action): pass(action, from: 0)
      case .introduction(let id, let tell):
        let state = shelf.withLock { shelf in
          shelf.subscribers.append((id, tell))
          return shelf.state
        }
        tell(state)
      }
    }
  }

  private func next() -> Step? {
    shelf.withLock { shelf in
      guard !shelf.waiting.isEmpty else {
        shelf.isBusy = false
        return nil
      }
      return shelf.waiting.removeFirst()
    }
  }

  /// Passes an action to the middleware from `place` on, which the reducer follows.
  private func pass(_ action: Action, from place: Int) {
    guard place < middleware.count else { return reduce(action) }
    middleware[place].handle(action, self) { self.pass($0, from: place + 1) }
  }

  private func reduce(_ action: Action) {
    let (state, subscribers) = shelf.withLock { shelf in
      shelf.state = reducer(shelf.state, action)
      return (shelf.state, shelf.subscribers)
    }
    for subscriber in subscribers { subscriber.tell(state) }
  }
}

/// A function that reads the state when it is dispatched, and may answer at once, later, or never.
package typealias ActionCreator<State: Sendable, Action: Sendable> = @Sendable (State, Store<State, Action>) -> Action?

/// A subscription to changes; lasts until it is cancelled.
package struct Subscription: Sendable {
  private let end: @Sendable () -> Void

  init(end: @escaping @Sendable () -> Void) { self.end = end }

  /// Ends it. A change that is being delivered may still arrive.
  package func cancel() { end() }
}

/// The last value that a subscriber received.
private final class Memory<Part: Equatable & Sendable>: Sendable {
  private let told = Lock<(part: Part?, isOver: Bool)>((nil, false))

  func isNews(_ part: Part) -> Bool {
    told.withLock { told in
      defer { told.part = part }
      return !told.isOver && told.part != part
    }
  }

  func end() { told.withLock { $0.isOver = true } }
}
