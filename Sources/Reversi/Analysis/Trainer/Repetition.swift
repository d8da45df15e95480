/// When something that is learnt comes up again: the pause doubles with every success, up to a
/// year, and after a mistake it begins anew (REFERENCES: Leitner 1972).
///
/// Days are counted from any day on.
package struct Repetition: Hashable, Sendable {
  /// The days between the last success and the next question; 0 after a mistake, and before the
  /// first answer.
  package private(set) var pause: Int
  /// The day from which on it is due.
  package private(set) var due: Int
  /// How often it was known at once.
  package private(set) var successes: Int
  /// How often it wasn't.
  package private(set) var mistakes: Int

  /// The longest pause, in days.
  package static let longestPause = 365

  /// Something new, due on a day.
  package init(new day: Int) { (pause, due, successes, mistakes) = (0, day, 0, 0) }

  /// What was kept; `nil` where it can't be.
  package init?(pause: Int, due: Int, successes: Int, mistakes: Int) {
    guard (0...Self.longestPause).contains(pause), successes >= 0, mistakes >= 0 else { return nil }
    (self.pause, self.due, self.successes, self.mistakes) = (pause, due, successes, mistakes)
  }

  /// Counts an answer on a day: a success, or a mistake, after which it stays due.
  package mutating func answer(isRight: Bool, on day: Int) {
    pause = isRight ? min(max(1, 2 * pause), Self.longestPause) : 0
    due = day + pause
    if isRight { successes += 1 } else { mistakes += 1 }
  }
}
