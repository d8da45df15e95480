import Glibc

/// The message when the program can't continue: memory that isn't available, or a fault of its own.
///
/// A trap would end it without a word. The handler writes one line and exits with status 70; what
/// `--resume` and `--checkpoint` have kept is whole up to its last piece.
package enum LastWords {
  /// Made beforehand: a signal handler mayn't allocate.
  private static let line: [UInt8] = Array(
    "puzzlelab: out of memory, or an internal error; saved files are intact (if there was memory, please report it)\n"
      .utf8)

  /// Starts to listen for what ends a program at once.
  package static func install() {
    _ = line
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { _ in
      // Only what is async-signal-safe: write(2) and _exit(2).
      unsafe LastWords.line.withUnsafeBytes { bytes in _ = unsafe write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
      _exit(70)
    }
    action.sa_flags = Int32(bitPattern: SA_RESETHAND)
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] { unsafe sigaction(number, &action, nil) }
  }
}
