import Catalogue
import GameCore

/// The lines of a program that talks to us through standard input.
struct DialogueInput: Sendable {
  private let source: ByteSource
  private var buffer: [UInt8] = []
  private var start = 0

  /// Lines longer than this are cut; no game is that long.
  private static let longest = 1 << 20

  /// The lines of standard input, or of a file.
  init(_ path: String = "-", stopSignal: StopSignal) throws(Fault) {
    source = try ByteSource(path, stopSignal: stopSignal)
  }

  /// The next line without its end; `nil` at the end of the input and after Ctrl-C.
  mutating func next() throws(Fault) -> String? {
    while true {
      if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
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

  private func text(to end: Int) -> String {
    let line = buffer[start..<end]
    return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }
}
