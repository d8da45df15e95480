import Glibc
import Synchronization

/// Threads for searches: real ones, with a stack that a deep recursion fits in.
///
/// The stacks of tasks are small and a task costs microseconds; a search wants neither.
public enum Workers {
  /// The stack of a worker, in bytes.
  public static let stackBytes = 64 << 20

  /// Runs `body(0)` … `body(count - 1)`, each on a thread of its own, and returns when all have
  /// ended.
  ///
  /// Even a single body runs on a new thread, for its stack. Creating a thread costs about 40 µs.
  public static func run(_ count: Int, _ body: @escaping @Sendable (_ worker: Int) -> Void) {
    precondition(count >= 1, "there is no work without a worker")
    let threads = (0..<count).map { worker in start { body(worker) } }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Runs `body(item)` for the items 0..<count on `threads` threads, handing out items in ascending
  /// order.
  public static func forEach(_ count: Int, threads: Int, _ body: @escaping @Sendable (_ item: Int) -> Void) {
    guard count > 0 else { return }
    let next = NextItem()
    run(min(threads, count)) { _ in
      while let item = next.take(below: count) { body(item) }
    }
  }

  /// Runs `body` here, and `help(1)` … `help(helpers)` beside it, each on a thread of its own;
  /// returns when all have ended.
  public static func run<Result>(
    beside helpers: Int, _ help: @escaping @Sendable (_ worker: Int) -> Void, _ body: () -> Result
  ) -> Result {
    let threads = (0..<helpers).map { helper in start { help(helper + 1) } }
    defer { for thread in threads { pthread_join(thread, nil) } }
    return body()
  }

  /// Runs `body` on a thread of its own and doesn't wait for it.
  public static func detached(_ body: @escaping @Sendable () -> Void) { pthread_detach(start(body)) }

  /// The number of processors that are online.
  public static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t {
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
    precondition(status == 0, "the system refused a thread (error \(status))")
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
