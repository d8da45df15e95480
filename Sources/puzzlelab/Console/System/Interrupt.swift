import GameCore
import Glibc

/// Turns Ctrl-C into a raised ``GameCore/StopSignal``.
///
/// The first SIGINT, SIGTERM or SIGHUP asks the computation to stop and show what it has proved; the second one ends the
/// program at once with status 130. A closed pipe is no signal but an error of writing.
enum Interrupt {
  /// Raised by the first signal.
  static let signal = StopSignal()

  /// Starts to listen.
  static func install() {
    _ = signal
    Glibc.signal(SIGPIPE, SIG_IGN)
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { _ in
      // In a signal handler only what is async-signal-safe: a relaxed atomic, write(2) and _exit(2).
      if Interrupt.signal.isRaised { _exit(130) }
      Interrupt.signal.raise()
    }
    for number in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaction(number, &action, nil) }
  }
}
