import Documents
import GameCore
import Glibc
import Questions
import Synchronization

/// Another program that we talk with line by line.
///
/// It is run by the shell, so that a command may have quotes and variables. Its error messages are
/// read while we wait for its lines, and only the last one is kept.
package enum ProgramProcess {
  /// Starts a command of the shell.
  package static func start(_ command: String) throws(Fault) -> LineChannel {
    let process: Subprocess
    do throws(SystemError) {
      process = try Subprocess(["sh", "-c", command], readsErrors: true)
    } catch {
      throw .io("'\(command.visible)' can't be started: \(error.message)")
    }
    let talk = Lock(ProcessTalk(process))
    return LineChannel(
      send: { lines in talk.withLock { $0.send(lines) } },
      receive: { seconds in talk.withLock { $0.receive(within: seconds) } },
      lastWords: { talk.withLock { $0.lastWords } }, close: { talk.withLock { $0.close() } })
  }
}

/// The state of a conversation; one thread at a time has it.
private struct ProcessTalk {
  private let process: Subprocess
  private var output = LineBuffer()
  private var errors = LineBuffer()
  private var outputIsOpen = true
  private var errorsAreOpen = true
  /// How the program ended, when we have waited for it.
  private var ending: String?

  /// For how many hundredths of a second a program may end that has closed its output.
  private static let patience = 50

  init(_ process: Subprocess) { self.process = process }

  var lastWords: String { errors.last.isEmpty ? output.last : errors.last }

  func send(_ lines: String) -> Bool {
    guard ending == nil else { return false }
    do throws(SystemError) {
      try process.input.write(Array(lines.utf8))
      return true
    } catch {
      return false
    }
  }

  mutating func receive(within seconds: Double) -> LineChannel.Received {
    let deadline = Deadline.after(seconds: seconds)
    while true {
      if let line = output.next() { return .line(line) }
      guard ending == nil, outputIsOpen else { return .end }
      if deadline.hasPassed { return .nothing }
      let wait = Int32(max(1, min(20, 1000 * seconds)))
      if process.output.waitUntilReadable(milliseconds: wait) {
        outputIsOpen = Self.read(process.output, into: &output)
      }
      readErrors()
    }
  }

  mutating func close() -> String {
    if let ending { return ending }
    // What it wrote last says why it ended; both may be a moment behind the end of its lines.
    if !outputIsOpen || process.output.isHungUp {
      for _ in 0..<Self.patience where !process.hasExited { usleep(10_000) }
    }
    readErrors()
    let ending = process.end()
    self.ending = ending
    return ending
  }

  private mutating func readErrors() {
    guard let descriptor = process.errors else { return }
    while errorsAreOpen, descriptor.waitUntilReadable(milliseconds: 0) {
      errorsAreOpen = Self.read(descriptor, into: &errors)
      errors.keepLast()
    }
  }

  /// Reads what is there; false at the end.
  private static func read(_ descriptor: Descriptor, into buffer: inout LineBuffer) -> Bool {
    do throws(SystemError) {
      return try buffer.read(from: descriptor) > 0
    } catch {
      return error.isInterruption
    }
  }
}

/// Bytes that arrive, cut into lines.
private struct LineBuffer {
  private var bytes: [UInt8] = []
  /// The last line that wasn't empty.
  private(set) var last = ""

  /// The most bytes of a line; what is longer is cut there.
  private static let longest = 1 << 16

  mutating func read(from descriptor: Descriptor) throws(SystemError) -> Int {
    try descriptor.read(1 << 14, appendingTo: &bytes)
  }

  /// The next whole line, without its end.
  mutating func next() -> String? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
      guard bytes.count >= Self.longest else { return nil }
      return take(bytes.count)
    }
    defer { bytes.removeFirst() }
    return take(end)
  }

  /// Drops all lines but the last one, which may not be whole yet.
  mutating func keepLast() {
    while next() != nil {}
    let text = String(decoding: bytes, as: UTF8.self)
    if text.utf8.contains(where: { $0 > 32 }) { last = text }
  }

  private mutating func take(_ count: Int) -> String {
    let line = String(decoding: bytes[..<count], as: UTF8.self)
    bytes.removeFirst(count)
    if line.utf8.contains(where: { $0 > 32 }) { last = line }
    return line
  }
}
