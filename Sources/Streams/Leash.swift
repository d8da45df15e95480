import Documents
import Questions

/// What ties the program to the one that started it and keeps its standard input open: when that
/// one is gone, no one waits for answers any more.
package enum Leash {
  /// `--leash`.
  package static let parameter = Parameter(
    flag: "leash", help: "Exit as soon as standard input closes, even within an answer")

  /// Ends the process a moment after its standard input is closed.
  package static func fasten() {
    Ticker.start(everyMilliseconds: 200) {
      if Descriptor.standardInput.isHungUp { FileSystem.exitNow(ExitStatus.stopped.rawValue) }
      return true
    }
  }
}
