/// An error of a library that a person will read: what is wrong, where, and what to do about it.
///
/// Libraries throw enums with values; the words are written here, in
/// `<Game>App/Documents/<Game>ErrorText.swift`, by conforming those enums to this protocol. The
/// command line prints `message` with its place and ends with `status`.
package protocol ReportedError: Error {
  /// One line without a final stop, such as "the board has 65 squares; 64 are needed". The place is
  /// left to the offsets and ``lineNumber``: the code that shows the message adds it.
  var message: String { get }
  /// The 0-based offset in bytes within the text at fault, if the error has one.
  var byteOffset: Int? { get }
  /// The 0-based place among the characters of that text, for an error that counts those.
  var characterOffset: Int? { get }
  /// The 1-based line at fault, if the error knows it.
  var lineNumber: Int? { get }
  /// The exit status: ``ExitStatus/data`` where what was read is wrong, ``ExitStatus/stopped``
  /// where a limit or Ctrl-C stopped the work before there was an answer, ``ExitStatus/io`` for a
  /// file that can't be read.
  var status: ExitStatus { get }
}

/// What never fails has nothing to say.
extension Never: ReportedError {
  package var message: String { switch self {} }
}

extension ReportedError {
  /// No offset, unless the error says otherwise.
  package var byteOffset: Int? { nil }
  package var characterOffset: Int? { nil }
  /// An error about what was read, unless it says otherwise.
  package var status: ExitStatus { .data }
  /// Most errors are about one line and don't know which.
  package var lineNumber: Int? { nil }
}
