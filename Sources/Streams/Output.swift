import Documents
import GameCore
import Questions
import Synchronization

/// Where answers go: standard output, a file that appears whole or not at all, or memory (for
/// tests).
///
/// Control characters are made visible on a terminal; files and pipes get the bytes as they are.
/// Bytes are gathered and leave in whole writes; nothing is lost between ``write(_:)`` and
/// ``finish()``. A reader who closed the pipe has seen enough: the program then exits silently with
/// status 0.
package final class Output: Sendable {
  private enum Target: Sendable {
    case descriptor(Descriptor, name: String)
    case file(WholeFile)
    case memory
  }

  private struct State: Sendable {
    var gathered: [UInt8] = []
    let target: Target
    /// What keeps a terminal from being driven by what is written there.
    var filter: TerminalFilter?
  }

  private let state: Lock<State>
  /// How many bytes are gathered before they leave.
  private static let room = 1 << 16
  /// Whether a person reads it at once.
  package let isTerminal: Bool
  /// The terminal's width, if it is one.
  let terminalColumns: Int?

  package static let standard = Output(.standardOutput, name: "standard output")

  /// Output that stays in memory, see ``gathered``.
  package static func memory() -> Output { Output(.memory, isTerminal: false, terminalColumns: nil) }

  /// The file `path`, or standard output for `-`. Opens it now, so that a bad name is reported
  /// before the work begins.
  package static func file(_ path: String) throws(Fault) -> Output {
    if path == "-" { return .standard }
    switch try WholeFile.open(path) {
    case .regular(let file): return Output(.file(file), isTerminal: false, terminalColumns: nil)
    case .device(let descriptor): return Output(descriptor, name: path)
    }
  }

  /// The file `path` after its first `length` bytes, for work that resumes where it was
  /// interrupted. Unlike others it grows as answers come. No other process may have written since
  /// it had `size` bytes, or write in the meantime.
  static func appending(to path: String, after length: Int, of size: Int) throws(Fault) -> Output {
    do throws(SystemError) {
      let descriptor = try Descriptor.appending(path, after: length, of: size)
      return Output(
        .descriptor(descriptor, name: path), isTerminal: false, terminalColumns: nil)
    } catch .isTaken {
      throw .io("\(path) is being written by another run; wait until it has finished, or name another file")
    } catch {
      throw .io("\(path) can't be written: \(error.message)")
    }
  }

  private convenience init(_ descriptor: Descriptor, name: String) {
    self.init(
      .descriptor(descriptor, name: name), isTerminal: descriptor.isTerminal,
      terminalColumns: descriptor.terminalColumns)
  }

  private init(_ target: Target, isTerminal: Bool, terminalColumns: Int?) {
    state = Lock(State(target: target, filter: isTerminal ? TerminalFilter() : nil))
    self.isTerminal = isTerminal
    self.terminalColumns = terminalColumns
  }

  /// What was written, when it stays in memory.
  package var gathered: [UInt8] { state.withLock { $0.gathered } }

  /// Writes `bytes`; they may leave later.
  package func write(_ bytes: [UInt8]) throws(Fault) {
    try state.withLock { state throws(Fault) in
      if state.gathered.isEmpty, bytes.count >= Self.room {
        try Self.send(bytes, &state)
      } else {
        state.gathered += bytes
        if state.gathered.count >= Self.room { try Self.flush(&state) }
      }
    }
  }

  /// Writes a text; it may leave later.
  package func write(_ text: String) throws(Fault) { try write(Array(text.utf8)) }

  /// Sends what is gathered.
  package func flush() throws(Fault) {
    try state.withLock { state throws(Fault) in try Self.flush(&state) }
  }

  /// Sends what is gathered; a file takes its name now.
  package func finish() throws(Fault) {
    try state.withLock { state throws(Fault) in
      try Self.flush(&state)
      if let rest = state.filter?.end(), !rest.isEmpty { try Self.send(rest, &state) }
    }
    let target = state.withLock { $0.target }
    if case .file(let file) = target { try file.commit() }
  }

  /// Forgets a file that was begun.
  package func discard() {
    let target = state.withLock { $0.target }
    if case .file(let file) = target { file.discard() }
  }

  private static func flush(_ state: inout State) throws(Fault) {
    if case .memory = state.target { return }
    guard !state.gathered.isEmpty else { return }
    let bytes = state.gathered
    state.gathered.removeAll(keepingCapacity: true)
    try send(bytes, &state)
  }

  private static func send(_ bytes: [UInt8], _ state: inout State) throws(Fault) {
    let bytes = state.filter?.visible(bytes) ?? bytes
    switch state.target {
    case .memory: return
    case .file(let file): try file.write(bytes)
    case .descriptor(let descriptor, let name):
      do throws(SystemError) {
        try descriptor.write(bytes)
      } catch {
        if error.isClosedPipe { FileSystem.exitNow(ExitStatus.done.rawValue) }
        throw .io("\(name) can't be written: \(error.message)")
      }
    }
  }
}
