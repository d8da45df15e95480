import Glibc
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
    var now = time_t()
    unsafe time(&now)
    var local = unsafe tm()
    guard unsafe localtime_r(&now, &local) != nil else { return nil }
    let (year, day) = unsafe (1900 + Int(local.tm_year), Int(local.tm_yday))
    return Day("\(year)-01-01").flatMap { Day(serial: $0.serial + day) }
  }
}
