import GameCore
import Glibc
import Questions

/// Turns Ctrl-C into a raised ``GameCore/StopSignal``.
///
/// The first SIGINT, SIGTERM or SIGHUP asks the computation to stop and show what it has proved;
/// the second one ends the program at once with status 130. A closed pipe is no signal but an error
/// of writing.
enum Interrupt {
  /// Raised by the first signal.
  static let signal = StopSignal()

  /// Starts to listen.
  static func install() {
    _ = signal
    Glibc.signal(SIGPIPE, SIG_IGN)
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { _ in
      // In a signal handler only what is async-signal-safe: a relaxed atomic, write(2) and
      // _exit(2).
      if Interrupt.signal.isRaised { _exit(130) }
      Interrupt.signal.raise()
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

  /// Whether whoever started us wants the signal ignored, as `nohup` and shells in the background
  /// do.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    unsafe sigaction(number, nil, &action)
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
