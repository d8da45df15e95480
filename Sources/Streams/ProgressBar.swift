import Documents
import GameCore
import Questions
import Synchronization

/// A line on standard error that shows a waiting person how far the work has come.
///
/// Where standard error isn't a terminal, one line is written after some seconds, and no more. On a
/// terminal it appears after half a second, is drawn anew ten times a second, makes way for
/// whatever else is written, and is gone at the end. The working thread only leaves the news here;
/// a thread of the bar's own draws them.
package final class ProgressBar: Sendable {
  private struct State: Sendable {
    var begin: Moment?
    /// The first news of the present kind of work, and when they came: resumed work begins with
    /// what was done before.
    var origin: (moment: Moment, progress: Progress)?
    var progress: Progress?
    var isVisible = false
    var isClosed = false
  }

  private let state = Lock(State())
  /// The width of the terminal; `nil` where lines can't be erased.
  private let columns: Int?

  private init(columns: Int?) { self.columns = columns }

  /// The bar, or where standard error isn't a terminal that can erase a line, the one line of a
  /// forecast.
  static func onStandardError() -> ProgressBar {
    let canErase = Descriptor.standardError.isTerminal && !Console.isDumbTerminal
    return ProgressBar(columns: canErase ? Descriptor.standardError.terminalColumns ?? 80 : nil)
  }

  /// After how many seconds a forecast is written where lines can't be erased.
  private static let forecastSeconds = 5.0

  /// Takes the news; the first ones start the clock.
  package func show(_ progress: Progress) {
    let isFirst = state.withLock { state in
      state.progress = progress
      if state.origin.map({ !progress.continues($0.progress) }) ?? true { state.origin = (.now, progress) }
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
  package func close() {
    state.withLock { state in
      erase(&state)
      state.isClosed = true
    }
  }

  /// Draws the bar; false when it is no longer needed.
  private func draw() -> Bool {
    state.withLock { state in
      guard !state.isClosed, let begin = state.begin else { return false }
      let elapsed = (Moment.now - begin) / .seconds(1)
      guard let columns else { return forecast(elapsed, &state) }
      guard elapsed > 0.5 else { return true }
      state.isVisible = true
      // Room is left for the two characters that a terminal shows for Ctrl-C.
      put("\r" + line(state, columns: columns - 3) + "\u{1B}[K")
      return true
    }
  }

  /// Writes the line of a forecast when it is due; false when it is written.
  private func forecast(_ elapsed: Double, _ state: inout State) -> Bool {
    guard elapsed > Self.forecastSeconds else { return true }
    state.isClosed = true
    put("puzzlelab: still working: \(line(state, columns: 100).drop { $0 == " " })\n")
    return false
  }

  private func line(_ state: State, columns: Int) -> String {
    guard let progress = state.progress, let origin = state.origin else { return "" }
    let elapsed = (Moment.now - origin.moment) / .seconds(1)
    return Self.line(progress, since: origin.progress, elapsedSeconds: elapsed, columns: columns)
  }

  private func erase(_ state: inout State) {
    guard state.isVisible else { return }
    state.isVisible = false
    put("\r\u{1B}[K")
  }

  private func put(_ text: String) { try? Descriptor.standardError.write(Array(text.utf8)) }

  /// The bar as one line of at most `columns` characters: share, bar, amount, rate, time left; or
  /// the effort and its rate, where the time left can't be predicted. The rate is that of what was
  /// added to `origin` in the time.
  package static func line(
    _ progress: Progress, since origin: Progress? = nil, elapsedSeconds: Double, columns: Int
  ) -> String {
    let added =
      progress.effort.map { $0.count - (origin?.effort?.count ?? 0) } ?? progress.completed - (origin?.completed ?? 0)
    let rate = elapsedSeconds > 0 ? added / elapsedSeconds : 0
    var facts = amount(progress)
    if let effort = progress.effort { facts += " · \(rounded(effort.count)) \(effort.unit)" }
    if rate > 0 { facts += " · \(rounded(rate)) \(progress.effort?.unit ?? progress.unit)/s" }
    if progress.effort == nil, let total = progress.total, rate > 0, total >= progress.completed {
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

extension Progress {
  /// Whether these are later news of the same work.
  fileprivate func continues(_ earlier: Progress) -> Bool {
    unit == earlier.unit && completed >= earlier.completed
  }
}
