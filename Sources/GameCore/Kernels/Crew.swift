import Synchronization

/// Threads that stay together for many small pieces of work, each of some microseconds at least.
///
/// Handing out a piece costs well under a microsecond while all are awake: a thread with nothing to
/// do spins, then yields the processor.
package final class Crew: Sendable {
  /// How many threads there are, the calling one included.
  package var size: Int { helpers.load(ordering: .relaxed) + 1 }
  private let helpers = Atomic<Int>(0)
  private let work = Lock<(@Sendable (Int) -> Void)?>(nil)
  private let piece = Atomic<Int>(0)
  private let finished = Atomic<Int>(0)
  private let isOver = Atomic<Bool>(false)

  private init() {}

  /// Calls `body` with a crew of `size` threads, at least 1, which exist as long as it runs; the
  /// crew is smaller where threads are refused.
  package static func with<Result>(size: Int, _ body: (Crew) -> Result) -> Result {
    let crew = Crew()
    return Workers.run(beside: size - 1, crew.serve) { helpers in
      crew.helpers.store(helpers, ordering: .relaxed)
      defer { crew.isOver.store(true, ordering: .releasing) }
      return body(crew)
    }
  }

  /// Runs `here` on the calling thread and `help(1)` … `help(size - 1)` on the others; returns when
  /// all have finished.
  package func run<Result>(_ help: @escaping @Sendable (_ worker: Int) -> Void, _ here: () -> Result) -> Result {
    work.withLock { $0 = help }
    finished.store(0, ordering: .relaxed)
    piece.wrappingAdd(1, ordering: .releasing)
    let result = here()
    var wait = SpinWait()
    while finished.load(ordering: .acquiring) < size - 1 { wait.pause() }
    return result
  }

  private func serve(_ worker: Int) {
    var seen = 0
    while true {
      var wait = SpinWait()
      while piece.load(ordering: .acquiring) == seen {
        if isOver.load(ordering: .acquiring) { return }
        wait.pause()
      }
      seen += 1
      work.withLock { $0 }?(worker)
      finished.wrappingAdd(1, ordering: .releasing)
    }
  }
}
