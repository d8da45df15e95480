import GameCore
import Synchronization

extension Workers {
  /// Answers to items, side by side on the threads of `limits`, in the order of the items; `nil`
  /// for those that were not begun when a limit or Ctrl-C came, and those whose answer is `nil`.
  /// The observer counts answered items.
  static func sideBySide<Item: Sendable, Answer: Sendable>(
    _ items: [Item], limits: SearchLimits, observer: Observer, unit: String,
    _ answer: @escaping @Sendable (Item) -> Answer?
  ) -> [Answer?] {
    let found = Lock<[Answer?]>(Array(repeating: nil, count: items.count))
    let finished = Counter()
    observer.report(Progress(completed: 0, total: Double(items.count), unit: unit))
    forEach(items.count, threads: limits.threads, lends: true) { place in
      guard limits.stopReason() == nil, let answer = answer(items[place]) else { return }
      found.withLock { $0[place] = answer }
      let done = finished.next() + 1
      observer.report(Progress(completed: Double(done), total: Double(items.count), unit: unit))
    }
    return found.withLock { $0 }
  }

  /// The same, shared with other instances of the program where `limits` name some.
  static func sideBySide<Item: Sendable, Answer: Sendable & Transferable>(
    sharing items: [Item], limits: SearchLimits, observer: Observer, unit: String,
    _ answer: @escaping @Sendable (Item) -> Answer?
  ) -> [Answer?] {
    guard let tasks = limits.sharedTasks else {
      return sideBySide(items, limits: limits, observer: observer, unit: unit, answer)
    }
    return tasks.results(items.count) { answer(items[$0]) }
  }
}
