import Documents

/// Why a question gets no answer: one line for a person, a place, and the exit status.
package struct Fault: Error, Equatable, Sendable {
  /// The status to end with.
  package var status: ExitStatus
  /// What is wrong, where, and what to do about it; one line without a final stop.
  package var message: String
  /// The 1-based line of the input at fault.
  package var line: Int?
  /// The 0-based offset in bytes within that line or argument.
  package var offset: Int?
  /// The 0-based place among the characters there, where it is known to differ from ``offset``.
  package var character: Int?

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

  /// Any error in the program's own form: reported errors of the libraries are bad data, unknown
  /// ones are faults.
  package init(_ error: any Error) {
    switch error {
    case let error as Fault: self = error
    case let error as any ReportedError where error.isStop: self = Fault(.stopped, error.message)
    case let error as any ReportedError where error.isInputOutput: self = .io(error.message)
    case let error as any ReportedError:
      // In ASCII a character is a byte.
      self = .data(error.message, line: error.lineNumber, offset: error.byteOffset ?? error.characterOffset)
    default: self = Fault(.internal, "internal error: \(error) (please report it)")
    }
  }

  /// Any error about a text that was read, with its place among the characters of the text.
  package init(_ error: any Error, reading text: some StringProtocol) {
    self.init(error)
    guard let offset, character == nil, text.utf8.count != text.count else { return }
    if let place = (error as? any ReportedError)?.characterOffset {
      let index = text.index(text.startIndex, offsetBy: place, limitedBy: text.endIndex) ?? text.endIndex
      self.offset = text.utf8.distance(from: text.startIndex, to: index)
      character = place
      return
    }
    let end = text.utf8.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
    character = text.indices.prefix { $0 < end }.count
  }

  /// The message with the place within its line or argument, counted from 1.
  package var placedMessage: String {
    (character ?? offset).map { "\(message) (at character \($0 + 1))" } ?? message
  }

  /// The error with its place told in `source`: "deals.txt: line 3: …".
  package func within(source: String, line: Int?) -> Fault {
    var error = self
    error.line = line ?? self.line
    error.message = error.line.map { "\(source): line \($0): \(message)" } ?? "\(source): \(message)"
    return error
  }
}
