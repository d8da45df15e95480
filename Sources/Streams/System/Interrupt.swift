import GameCore
import Glibc
import Questions
import Synchronization

/// Turns Ctrl-C into a raised ``GameCore/StopSignal``.
///
/// The first SIGINT, SIGTERM or SIGHUP asks the computation to stop and show what it has proved;
/// a second one ends the program at once with status 130, unless it follows within half a second:
/// `timeout` sends one to the program and one to its group. A closed pipe isn't a signal but an
/// error of writing.
package enum Interrupt {
  /// Raised by the first signal.
  static let signal = StopSignal()
  /// When the first signal came, in nanoseconds; 0 before.
  private static let first = Atomic<Int>(0)
  /// The nanoseconds within which another signal belongs to the first one.
  private static let pause = 500_000_000

  /// Starts to listen.
  package static func install() {
    _ = (signal, first.load(ordering: .relaxed))
    Glibc.signal(SIGPIPE, SIG_IGN)
    // Neither is a file that may not get longer.
    Glibc.signal(SIGXFSZ, SIG_IGN)
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { _ in
      // In a signal handler only what is async-signal-safe: a relaxed atomic, clock_gettime(2),
      // write(2) and _exit(2).
      var time = timespec()
      unsafe clock_gettime(CLOCK_MONOTONIC, &time)
      let now = 1_000_000_000 * time.tv_sec + time.tv_nsec
      let (isFirst, first) = Interrupt.first.compareExchange(expected: 0, desired: now, ordering: .relaxed)
      if isFirst { return Interrupt.signal.raise() }
      if now - first >= Interrupt.pause { _exit(130) }
    }
    var numbers = sigset_t()
    unsafe sigemptyset(&numbers)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      unsafe sigaction(number, &action, nil)
      unsafe sigaddset(&numbers, number)
    }
    // Programs with threads often start others with all signals blocked.
    unsafe pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
  }

  /// Whether the process that started us wants the signal ignored, as `nohup` and shells in the
  /// background do.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    unsafe sigaction(number, nil, &action)
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
