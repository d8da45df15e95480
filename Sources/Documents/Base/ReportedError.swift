/// An error of a library that a person will read: what is wrong, where, and what to do about it.
///
/// Libraries throw enums with values; the words are written here, in
/// `<Game>App/Documents/<Game>ErrorText.swift`, by conforming those enums to this protocol. The
/// command line prints `message` with its place and ends with status 65.
package protocol ReportedError: Error {
  /// One line without a final stop, such as "the board has 65 squares; 64 are needed". The place is
  /// left to the offsets and ``lineNumber``: whoever shows the message tells it too.
  var message: String { get }
  /// The 0-based offset in bytes within the text at fault, if the error has one.
  var byteOffset: Int? { get }
  /// The 0-based place among the characters of that text, for an error that counts those.
  var characterOffset: Int? { get }
  /// The 1-based line at fault, if the error knows it.
  var lineNumber: Int? { get }
  /// Whether nothing is wrong: a limit or Ctrl-C stopped the work before there was anything to
  /// answer (status 75).
  var isStop: Bool { get }
  /// Whether the system is at fault: a file that can't be read (status 74).
  var isInputOutput: Bool { get }
}

extension ReportedError {
  /// No offset, unless the error says otherwise.
  package var byteOffset: Int? { nil }
  package var characterOffset: Int? { nil }
  /// An error, unless it says otherwise.
  package var isStop: Bool { false }
  /// An error about what was read, unless it says otherwise.
  package var isInputOutput: Bool { false }
  /// Most errors are about one line and don't know which.
  package var lineNumber: Int? { nil }
}
