import Documents
import GameCore
import Questions

/// The program's environment as a command sees it: where answers go, how they may look, what asks
/// it to stop.
package struct Console: Sendable {
  /// Where answers go.
  package let output: Output
  /// Raised by Ctrl-C.
  package let stopSignal: StopSignal
  /// How text may look there.
  package let style: TextStyle
  /// The bar on the terminal, if there is one.
  package let progressBar: ProgressBar?
  /// Where messages go in tests; standard error otherwise.
  private var messages: Output?

  /// A console for tests: everything stays in memory.
  package static func memory(style: TextStyle = .plain, stopSignal: StopSignal = StopSignal()) -> Console {
    Console(output: .memory(), stopSignal: stopSignal, style: style, progressBar: nil, messages: .memory())
  }

  /// The process's own console; answers go to the file `path` when it is given, in colour by the
  /// word `color`.
  package static func process(output path: String? = nil, color: String? = nil) throws(Fault) -> Console {
    let output = if let path { try Output.file(path) } else { Output.standard }
    return Console(
      output: output, stopSignal: Interrupt.signal, style: style(of: output, color: color.flatMap(ColorUse.init)),
      progressBar: ProgressBar.onStandardError())
  }

  /// The same console, answers going elsewhere.
  package func writing(to output: Output) -> Console {
    Console(
      output: output, stopSignal: stopSignal, style: style, progressBar: progressBar, messages: messages)
  }

  /// The same console, whose work another signal stops.
  package func stopping(by signal: StopSignal) -> Console {
    Console(output: output, stopSignal: signal, style: style, progressBar: progressBar, messages: messages)
  }

  /// The observer of the progress of long work: the bar on a terminal, none elsewhere.
  package var observer: Observer {
    guard let progressBar else { return .silent }
    return Observer { progressBar.show($0) }
  }

  /// Writes an answer, whole lines. A person sees it at once, and the progress bar makes way.
  package func write(_ bytes: [UInt8]) throws(Fault) {
    guard output.isTerminal else { return try output.write(bytes) }
    try withoutBar { () throws(Fault) in
      try output.write(bytes)
      try output.flush()
    }
  }

  /// Writes text for a person, whole lines, whose control characters are made visible.
  package func write(text: String) throws(Fault) { try write(Array(style.finished(text).utf8)) }

  /// Shows a person something besides the answer, on standard error: one line.
  package func warn(_ message: String) {
    // A failed write to standard error can't be reported.
    try? withoutBar { () throws(Fault) in
      if let messages { try messages.write(Self.line(message)) } else { Self.complain(message) }
    }
  }

  /// The messages so far, when they stay in memory.
  package var gatheredMessages: String { String(decoding: messages?.gathered ?? [], as: UTF8.self) }

  /// Reports why there is no answer, on standard error: one line.
  package func report(_ error: Fault) { warn(error.placedMessage) }

  package static func complain(_ message: String) {
    try? Descriptor.standardError.write(Array(line(message).utf8))
  }

  private func withoutBar(_ body: () throws(Fault) -> Void) throws(Fault) {
    guard let progressBar else { return try body() }
    try progressBar.makingWay(body)
  }

  /// The message as one line; control characters, which could drive a terminal, are made visible.
  private static func line(_ message: String) -> String {
    let line = Quoting.cut(message).split(whereSeparator: \.isNewline).joined(separator: " ")
    let message = "\(ProgramName.called): \(line.visible)\n"
    return isASCII ? message.inASCII : message
  }

  private static func style(of output: Output, color: ColorUse?) -> TextStyle {
    TextStyle(
      usesColor: usesColor(output, color ?? .auto), columns: columns(of: output), isASCII: isASCII,
      fits: output.terminalColumns != nil)
  }

  /// The terminal's own width, what `COLUMNS` says, or 80.
  private static func columns(of output: Output) -> Int {
    output.terminalColumns ?? FileSystem.environment("COLUMNS").flatMap { Int($0) }.map { min($0, 1_000) } ?? 80
  }

  /// Whether output has colour: as was asked for, otherwise as the environment says, otherwise on a
  /// terminal.
  private static func usesColor(_ output: Output, _ color: ColorUse) -> Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto:
      guard (FileSystem.environment("NO_COLOR") ?? "").isEmpty else { return false }
      let isForced = FileSystem.environment("CLICOLOR_FORCE").map { !$0.isEmpty && $0 != "0" } ?? false
      return isForced || output.isTerminal && !isDumbTerminal
    }
  }

  /// Whether only ASCII can be shown: the locale is one without UTF-8.
  package static var isASCII: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { FileSystem.environment($0) }
    guard let locale = names.first(where: { !$0.isEmpty })?.lowercased() else { return false }
    return !locale.holds("utf-8") && !locale.holds("utf8")
  }

  /// Whether the terminal can't move its cursor or show colours.
  package static var isDumbTerminal: Bool { FileSystem.environment("TERM").map { $0 == "dumb" || $0.isEmpty } ?? true }
}

/// When text has colour.
package enum ColorUse: String, CaseIterable, Sendable { case auto, always, never }
