import Foundation
import Questions

/// A running program that is talked to line by line, as board programs do.
final class Conversation {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer = Data()

  /// Starts the built program with these words.
  init(_ words: [String]) throws {
    process.executableURL = URL(fileURLWithPath: try ProgramRun.program)
    process.arguments = words
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  func send(_ line: String) throws { try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8)) }

  /// The next line of the answer, without its end; `nil` at the end.
  func line() -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[buffer.startIndex..<end], as: UTF8.self)
        buffer = Data(buffer[buffer.index(after: end)...])
        return line
      }
      let received = output.fileHandleForReading.availableData
      if received.isEmpty { return nil }
      buffer += received
    }
  }

  /// Sends a request of the Go Text Protocol: the text of the answer, which ends with an empty
  /// line.
  func ask(_ request: String) throws -> String {
    try send(request)
    var lines: [String] = []
    while let line = line(), !line.isEmpty { lines.append(line) }
    return lines.joined(separator: "\n")
  }

  /// Closes the input and waits for the end: the exit status.
  func finish() throws -> Int32 {
    try input.fileHandleForWriting.close()
    return end()
  }

  /// Stops the program with a signal and waits for its end: the exit status.
  func stop() -> Int32 {
    process.terminate()
    return end()
  }

  private func end() -> Int32 {
    while line() != nil {}
    process.waitUntilExit()
    return process.terminationStatus
  }
}
