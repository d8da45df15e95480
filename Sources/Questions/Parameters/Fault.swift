import Documents

/// Why a question gets no answer: one line for a person, a place, and the exit status.
package struct Fault: Error, Equatable, Sendable {
  /// What a message is about, where an interface says more.
  package enum Subject: Equatable, Sendable {
    /// None of the parameters with these flags is given.
    case missing(flags: [String])
    /// What the message begins with: the name of a parameter.
    case named
  }

  /// The status to end with.
  package var status: ExitStatus
  /// What is wrong, where, and what to do about it; one line without a final stop.
  package var message: String
  /// The 1-based line of the input at fault.
  package var line: Int?
  /// The 0-based offset in bytes within that line or argument.
  package var offset: Int?
  /// The 0-based place among the characters there: where it is known to differ from ``offset``, or
  /// alone where bytes weren't counted.
  package var character: Int?
  /// Whether it is about the position or deal, though words of the command would fix it: others of
  /// a file have an answer.
  package var isOfInput = false
  /// What the message is about, where that is known.
  package var subject: Subject?
  /// What to do about it, in the words of the interface that was used: "; did you mean …?". It
  /// follows the place.
  package var remedy = ""

  /// Whether two say the same of the same place; what interfaces add doesn't count.
  package static func == (first: Fault, second: Fault) -> Bool {
    first.status == second.status && first.message == second.message && first.line == second.line
      && first.offset == second.offset && first.character == second.character
  }

  /// Creates an error of any status.
  package init(_ status: ExitStatus, _ message: String, line: Int? = nil, offset: Int? = nil) {
    self.status = status
    self.message = message
    self.line = line
    self.offset = offset
  }

  /// The command line can't be understood.
  package static func usage(_ message: String) -> Fault { Fault(.usage, message) }

  /// A position, deal or rule is bad.
  package static func data(_ message: String, line: Int? = nil, offset: Int? = nil) -> Fault {
    Fault(.data, message, line: line, offset: offset)
  }

  /// A file or stream can't be read or written.
  package static func io(_ message: String) -> Fault { Fault(.io, message) }

  /// The work was interrupted before there was anything to answer.
  package static let interrupted = Fault(.stopped, "stopped before an answer was found")

  /// An error of a library in the program's own form.
  package init(_ error: some ReportedError) {
    self.init(error.status, error.message, line: error.lineNumber, offset: error.byteOffset)
    character = error.characterOffset
  }

  /// An error about a text that was read, with its place in bytes, and among the characters of a
  /// text that has others than ASCII.
  package init(_ error: some ReportedError, reading text: some StringProtocol) {
    self.init(error)
    guard offset != nil || character != nil else { return }
    // Characters of ASCII are bytes, but for the two that end a line.
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) || text.utf8.count == text.count {
      offset = offset ?? character
      character = nil
    } else if let place = character, offset == nil {
      let index = text.index(text.startIndex, offsetBy: place, limitedBy: text.endIndex) ?? text.endIndex
      offset = text.utf8.distance(from: text.startIndex, to: index)
    } else if let offset, character == nil {
      let end = text.utf8.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
      character = text.indices.prefix { $0 < end }.count
    }
  }

  /// Runs what a library does; its error becomes a fault.
  package static func catching<Value: ~Copyable, Failure: ReportedError>(
    _ body: () throws(Failure) -> Value
  ) throws(Fault) -> Value {
    do { return try body() } catch { throw Fault(error) }
  }

  /// The message with the place within its line or argument, counted from 1.
  package var placedMessage: String {
    let place = (character ?? offset).map { " (at character \($0 + 1))" } ?? ""
    return message + place + remedy
  }

  /// The error about a text of several lines, with its place as a line of the text, from 1, and the
  /// place in that line.
  package func inLines(of text: [UInt8]) -> Fault {
    guard let place = offset, line == nil, place <= text.count else { return self }
    var error = self
    let before = text[..<place]
    error.line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    error.offset = place - start
    if character != nil { error.character = String(decoding: text[start..<place], as: UTF8.self).count }
    return error
  }

  /// What a file is called in messages: standard input for `-`.
  package static func nameOfSource(_ path: String) -> String { path == "-" ? "standard input" : path }

  /// The error with its place in `source`: "deals.txt: line 3: …".
  package func within(source: String, line: Int?) -> Fault {
    var error = self
    error.line = line ?? self.line
    error.message = error.line.map { "\(source): line \($0): \(message)" } ?? "\(source): \(message)"
    return error
  }
}

/// A fault passes through what makes faults of errors as it is.
extension Fault: ReportedError {
  package var byteOffset: Int? { offset }
  package var characterOffset: Int? { character }
  package var lineNumber: Int? { line }
}
