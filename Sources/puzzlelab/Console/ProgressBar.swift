import Catalogue
import GameCore
import Reports
import Synchronization

/// A line on standard error that tells a waiting person how far the work has come.
///
/// It appears after half a second, is drawn anew ten times a second, makes way for whatever else is
/// written, and is gone at the end. Whoever does the work only leaves the news here; a thread of
/// the bar's own draws them.
package final class ProgressBar: Sendable {
  private struct State: Sendable {
    var begin: ContinuousClock.Instant?
    var progress: Progress?
    var isVisible = false
    var isClosed = false
  }

  private let state = Lock(State())
  private let columns: Int

  private init(columns: Int) { self.columns = columns }

  /// The bar, when standard error is a terminal that can erase a line.
  static func onStandardError() -> ProgressBar? {
    guard Descriptor.standardError.isTerminal, !Console.isDumbTerminal else { return nil }
    return ProgressBar(columns: Descriptor.standardError.terminalColumns ?? 80)
  }

  /// Takes the news; the first ones start the clock.
  func show(_ progress: Progress) {
    let isFirst = state.withLock { state in
      defer { state.progress = progress }
      guard state.begin == nil else { return false }
      state.begin = .now
      return true
    }
    if isFirst { Ticker.start(everyMilliseconds: 100) { self.draw() } }
  }

  /// Takes the bar away while `body` writes to the same terminal.
  func makingWay(_ body: () throws(Fault) -> Void) throws(Fault) {
    try state.withLock { state throws(Fault) in
      erase(&state)
      try body()
    }
  }

  /// Takes the bar away for good.
  func close() {
    state.withLock { state in
      erase(&state)
      state.isClosed = true
    }
  }

  /// Draws the bar; false when it is wanted no more.
  private func draw() -> Bool {
    state.withLock { state in
      guard !state.isClosed, let begin = state.begin, let progress = state.progress else { return false }
      let elapsed = (ContinuousClock.now - begin) / .seconds(1)
      guard elapsed > 0.5 else { return true }
      state.isVisible = true
      // Room is left for the two characters that a terminal shows for Ctrl-C.
      put("\r" + Self.line(progress, elapsedSeconds: elapsed, columns: columns - 3) + "\u{1B}[K")
      return true
    }
  }

  private func erase(_ state: inout State) {
    guard state.isVisible else { return }
    state.isVisible = false
    put("\r\u{1B}[K")
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
