import GameCore
import Reports
import Synchronization

/// A line on standard error that tells a waiting person how far the work has come.
///
/// It appears after half a second, is drawn at most ten times a second, and is erased before anything else is written.
package final class ProgressBar: Sendable {
  private struct State: Sendable {
    var begin = ContinuousClock.now
    var lastDrawn: ContinuousClock.Instant?
    var isVisible = false
  }

  private let state = Mutex(State())
  private let columns: Int

  private init(columns: Int) { self.columns = columns }

  /// The bar, when standard error is a terminal that can erase a line.
  static func onStandardError() -> ProgressBar? {
    guard Descriptor.standardError.isTerminal, !Console.isDumbTerminal else { return nil }
    return ProgressBar(columns: Descriptor.standardError.terminalColumns ?? 80)
  }

  /// Draws the bar anew, unless it was drawn a moment ago.
  func show(_ progress: Progress) {
    state.withLock { state in
      let now = ContinuousClock.now
      guard now - state.begin > .milliseconds(500) else { return }
      if let last = state.lastDrawn, now - last < .milliseconds(100) { return }
      state.lastDrawn = now
      state.isVisible = true
      let elapsed = (now - state.begin) / .seconds(1)
      put("\r" + Self.line(progress, elapsedSeconds: elapsed, columns: columns - 1) + "\u{1B}[K")
    }
  }

  /// Takes the bar away; the next report draws it again.
  func erase() {
    state.withLock { state in
      guard state.isVisible else { return }
      state.isVisible = false
      put("\r\u{1B}[K")
    }
  }

  private func put(_ text: String) { try? Descriptor.standardError.write(Array(text.utf8)) }

  /// The bar as one line of at most `columns` characters: share, bar, amount, rate, time left.
  package static func line(_ progress: Progress, elapsedSeconds: Double, columns: Int) -> String {
    let rate = elapsedSeconds > 0 ? progress.completed / elapsedSeconds : 0
    var facts = amount(progress)
    if rate > 0 { facts += " · \(rounded(rate)) \(progress.unit)/s" }
    if let total = progress.total, rate > 0, total >= progress.completed {
      facts += " · \(Wording.duration(seconds: (total - progress.completed) / rate)) left"
    }
    guard let total = progress.total, total > 0 else { return String("  \(facts)".prefix(columns)) }
    let share = min(1, max(0, progress.completed / total))
    let percent = "\(Int(share * 100))"
    let head = String(repeating: " ", count: 4 - percent.count) + "\(percent) % "
    let width = min(30, columns - head.count - facts.count - 1)
    let bar = width >= 5 ? "\(Self.bar(share, width: width)) " : ""
    return String((head + bar + facts).prefix(columns))
  }

  private static func bar(_ share: Double, width: Int) -> String {
    let full = Int((share * Double(width)).rounded(.down))
    return String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
  }

  private static func amount(_ progress: Progress) -> String {
    guard let total = progress.total else { return "\(rounded(progress.completed)) \(progress.unit)" }
    return "\(rounded(progress.completed)) of \(rounded(total)) \(progress.unit)"
  }

  /// "950", "12.3 k", "4.56 M": three digits.
  private static func rounded(_ number: Double) -> String {
    for (unit, name) in [(1e12, " T"), (1e9, " G"), (1e6, " M"), (1e3, " k")] where number >= unit {
      let scaled = number / unit
      return Wording.fixed(scaled, decimals: scaled < 10 ? 2 : scaled < 100 ? 1 : 0) + name
    }
    return number >= 10 || number == number.rounded() ? Wording.fixed(number, decimals: 0) : Wording.short(number)
  }
}
