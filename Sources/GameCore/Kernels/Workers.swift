import Synchronization

/// Threads for searches: real ones, with a stack that a deep recursion fits in.
///
/// The stacks of tasks are small and a task costs microseconds; a search needs neither. The process
/// has a budget of threads. A thread that the budget or the system refuses is never an error: its
/// work is done later, or by the threads that exist.
public enum Workers {
  /// The stack of a worker, in bytes. Only the part that a search touches takes memory.
  public static let stackBytes = 64 << 20

  /// Runs `body(0)` … `body(count - 1)`, each on a thread of its own, and returns when all have
  /// finished.
  ///
  /// Even a single body runs on a new thread, for its stack. Creating a thread costs about 40 µs.
  /// The threads start in ascending order; where some are refused, their bodies run after the
  /// others have finished. No body may therefore wait for one with a larger number.
  public static func run(_ count: Int, _ body: @escaping @Sendable (_ worker: Int) -> Void) {
    run(count, within: .ofProcess, body)
  }

  /// ``run(_:_:)`` within a budget.
  package static func run(
    _ count: Int, within budget: ThreadBudget, _ body: @escaping @Sendable (_ worker: Int) -> Void
  ) {
    precondition(count >= 1, "there is no work without a worker")
    let threads = (0..<count).map { worker in start(within: budget) { body(worker) } }
    for case .some(let thread) in threads { thread.join() }
    for (worker, thread) in threads.enumerated() where thread == nil { runLater(within: budget) { body(worker) } }
  }

  /// Runs `body(item)` for the items 0..<count on `threads` threads, handing out items in ascending
  /// order. Threads that find no more items help with those of others if `lends`, for items that
  /// each take a while (see ``IdleThreads``).
  public static func forEach(
    _ count: Int, threads: Int, lends: Bool = false, _ body: @escaping @Sendable (_ item: Int) -> Void
  ) {
    guard count > 0 else { return }
    let items = Items(count)
    run(min(threads, count)) { _ in
      while let item = items.take() {
        body(item)
        items.finish()
      }
      guard lends else { return }
      IdleThreads.ofProcess.wake()
      IdleThreads.ofProcess.lend(until: { items.areFinished })
    }
  }

  /// Runs `body` here, and `help(1)` … `help(helpers)` concurrently, each on a thread of its own;
  /// returns when all have finished.
  ///
  /// Where threads are refused there are fewer helpers: `body` receives their number.
  public static func run<Result>(
    beside helpers: Int, _ help: @escaping @Sendable (_ worker: Int) -> Void, _ body: (_ helpers: Int) -> Result
  ) -> Result {
    run(beside: helpers, within: .ofProcess, help, body)
  }

  /// ``run(beside:_:_:)`` within a budget.
  package static func run<Result>(
    beside helpers: Int, within budget: ThreadBudget, _ help: @escaping @Sendable (_ worker: Int) -> Void,
    _ body: (_ helpers: Int) -> Result
  ) -> Result {
    var threads: [Thread] = []
    while threads.count < helpers {
      let worker = threads.count + 1
      guard let thread = start(within: budget, { help(worker) }) else { break }
      threads.append(thread)
    }
    defer { for thread in threads { thread.join() } }
    return body(threads.count)
  }

  /// Runs `body` on a thread of its own and doesn't wait for it; false when the system refuses a
  /// thread. Such threads count towards the budget, but it doesn't refuse them.
  public static func detached(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = start(within: .ofProcess, isRefusable: false, body) else { return false }
    thread.detach()
    return true
  }

  /// The number of processors that are online.
  public static var processorCount: Int { Thread.processorCount }

  /// Runs what was refused a thread: on a thread if there is one by now, otherwise here.
  private static func runLater(within budget: ThreadBudget, _ body: @escaping @Sendable () -> Void) {
    if let thread = start(within: budget, body) { thread.join() } else { body() }
  }

  private static func start(
    within budget: ThreadBudget, isRefusable: Bool = true, _ body: @escaping @Sendable () -> Void
  ) -> Thread? {
    guard budget.take(isRefusable: isRefusable) else { return nil }
    let thread = Thread(stackBytes: stackBytes) {
      body()
      budget.giveBack()
    }
    if thread == nil { budget.giveBack() }
    return thread
  }
}

/// Hands out the numbers 0, 1, … below a count to many threads, each once, and counts what is done.
private final class Items: Sendable {
  private let count: Int
  private let next = Atomic<Int>(0)
  private let finished = Atomic<Int>(0)

  init(_ count: Int) { self.count = count }

  func take() -> Int? {
    let item = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return item < count ? item : nil
  }

  func finish() { finished.wrappingAdd(1, ordering: .releasing) }

  var areFinished: Bool { finished.load(ordering: .acquiring) == count }
}
