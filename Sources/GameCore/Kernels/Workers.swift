import Glibc
import Synchronization

/// Threads for searches: real ones, with a stack that a deep recursion fits in.
///
/// The stacks of tasks are small and a task costs microseconds; a search wants neither. The process
/// has a budget of threads. A thread that the budget or the system refuses is never
/// an error: its work is done later, or by the threads that there are.
public enum Workers {
  /// The stack of a worker, in bytes. Only the part that a search touches takes memory.
  public static let stackBytes = 64 << 20

  /// Runs `body(0)` … `body(count - 1)`, each on a thread of its own, and returns when all have
  /// ended.
  ///
  /// Even a single body runs on a new thread, for its stack. Creating a thread costs about 40 µs.
  /// The threads start in ascending order; where some are refused, their bodies run after the
  /// others have ended. No body may therefore wait for one with a larger number.
  public static func run(_ count: Int, _ body: @escaping @Sendable (_ worker: Int) -> Void) {
    run(count, within: .ofProcess, body)
  }

  /// ``run(_:_:)`` within a budget.
  package static func run(
    _ count: Int, within budget: ThreadBudget, _ body: @escaping @Sendable (_ worker: Int) -> Void
  ) {
    precondition(count >= 1, "there is no work without a worker")
    let threads = (0..<count).map { worker in start(within: budget) { body(worker) } }
    for case .some(let thread) in threads { pthread_join(thread, nil) }
    for (worker, thread) in threads.enumerated() where thread == nil { runLater(within: budget) { body(worker) } }
  }

  /// Runs `body(item)` for the items 0..<count on `threads` threads, handing out items in ascending
  /// order. Threads that find no more items help with those of others if `lends`, for items of
  /// which each takes a while (see ``IdleThreads``).
  public static func forEach(
    _ count: Int, threads: Int, lends: Bool = false, _ body: @escaping @Sendable (_ item: Int) -> Void
  ) {
    guard count > 0 else { return }
    let next = NextItem()
    let finished = Atomic<Int>(0)
    run(min(threads, count)) { _ in
      while let item = next.take(below: count) {
        body(item)
        finished.wrappingAdd(1, ordering: .releasing)
      }
      guard lends else { return }
      IdleThreads.ofProcess.wake()
      IdleThreads.ofProcess.lend(until: { finished.load(ordering: .acquiring) == count })
    }
  }

  /// Runs `body` here, and `help(1)` … `help(helpers)` beside it, each on a thread of its own;
  /// returns when all have ended.
  ///
  /// Where threads are refused there are fewer helpers: `body` is told how many.
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
    var threads: [pthread_t] = []
    while threads.count < helpers {
      let worker = threads.count + 1
      guard let thread = start(within: budget, { help(worker) }) else { break }
      threads.append(thread)
    }
    defer { for thread in threads { pthread_join(thread, nil) } }
    return body(threads.count)
  }

  /// Runs `body` on a thread of its own and doesn't wait for it; false when the system refuses a
  /// thread. Such threads count towards the budget, but it doesn't refuse them.
  public static func detached(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = start(within: .ofProcess, isRefusable: false, body) else { return false }
    pthread_detach(thread)
    return true
  }

  /// The number of processors that are online.
  public static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Runs what was refused a thread: on a thread if there is one by now, else here.
  private static func runLater(within budget: ThreadBudget, _ body: @escaping @Sendable () -> Void) {
    if let thread = start(within: budget, body) { pthread_join(thread, nil) } else { body() }
  }

  private static func start(
    within budget: ThreadBudget, isRefusable: Bool = true, _ body: @escaping @Sendable () -> Void
  ) -> pthread_t? {
    guard budget.take(isRefusable: isRefusable) else { return nil }
    let thread = create {
      body()
      budget.giveBack()
    }
    if thread == nil { budget.giveBack() }
    return thread
  }

  private static func create(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackBytes)
    let box = unsafe Unmanaged.passRetained(BodyBox(body))
    var thread = pthread_t()
    let status = unsafe pthread_create(
      &thread, &attributes,
      { argument in
        if let argument = unsafe argument { unsafe Unmanaged<BodyBox>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, box.toOpaque())
    guard status == 0 else {
      unsafe box.release()
      return nil
    }
    return thread
  }
}

/// Carries a closure through `pthread_create`.
private final class BodyBox: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

/// Hands out the numbers 0, 1, 2, … to many threads, each once.
private final class NextItem: Sendable {
  private let next = Atomic<Int>(0)

  func take(below count: Int) -> Int? {
    let item = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return item < count ? item : nil
  }
}
