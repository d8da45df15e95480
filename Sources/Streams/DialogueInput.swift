import GameCore
import Questions

/// The lines of a program that talks to us through standard input.
package struct DialogueInput: Sendable {
  private let source: ByteSource
  private var buffer: [UInt8] = []
  private var start = 0
  /// Whether a carriage return ended the last line: a line feed after it belongs to it. A client
  /// that ends lines by carriage returns alone isn't kept waiting for what comes next.
  private var isBehindReturn = false

  /// Lines longer than this are cut; no game is that long.
  private static let longest = 1 << 20

  /// The lines of standard input, or of a file.
  package init(_ path: String = "-", stopSignal: StopSignal) throws(Fault) {
    source = try ByteSource(path, stopSignal: stopSignal)
  }

  /// Whether a line, or the end, comes within a time.
  package func isReady(within milliseconds: Int32) -> Bool {
    lineEnd != nil || source.isReady(within: milliseconds)
  }

  /// Where the first line of the buffer ends; a line feed in front may belong to the line before.
  private var lineEnd: Int? {
    let isRest = isBehindReturn && start < buffer.count && buffer[start] == UInt8(ascii: "\n")
    return buffer[(isRest ? start + 1 : start)...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// The next line without its end; `nil` at the end of the input and after Ctrl-C.
  package mutating func next() throws(Fault) -> String? {
    while true {
      let end = lineEnd
      if isBehindReturn, start < buffer.count {
        isBehindReturn = false
        if buffer[start] == UInt8(ascii: "\n") { start += 1 }
      }
      if let end {
        defer { start = end + 1 }
        isBehindReturn = buffer[end] == UInt8(ascii: "\r")
        return text(to: end)
      }
      buffer.removeFirst(start)
      start = 0
      if buffer.count > Self.longest { buffer.removeLast(buffer.count - Self.longest) }
      if try source.read(1 << 16, appendingTo: &buffer) == 0 {
        defer { buffer = [] }
        return buffer.isEmpty ? nil : text(to: buffer.count)
      }
    }
  }

  /// A line of the buffer.
  private func text(to end: Int) -> String { String(decoding: buffer[start..<end], as: UTF8.self) }
}
