import Questions
import Streams

/// Where what belongs to a person is kept.
enum UserFolders {
  /// The folder for games and progress: in `XDG_STATE_HOME`, or what that is by default.
  static var state: String? {
    if let state = FileSystem.environment("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/puzzlelab" }
    return FileSystem.environment("HOME").map { $0 + "/.local/state/puzzlelab" }
  }
}

extension Day {
  /// The day of the clock, where the person is.
  static var today: Day? {
    guard let (year, day) = LocalDate.today else { return nil }
    return Day("\(year)-01-01").flatMap { Day(serial: $0.serial + day) }
  }
}
