/// An error of a library that a person will read: what is wrong, where, and what to do about it.
///
/// Libraries throw enums with values; the words are written here, in `Reports/<Game>/<Game>ErrorText.swift`, by
/// conforming those enums to this protocol. The command line prints `message` and ends with status 65.
package protocol ReportedError: Error {
  /// One line without a final stop, such as "the board has 65 squares; 64 are needed".
  var message: String { get }
  /// The 0-based offset in bytes within the text at fault, if the error has one.
  var byteOffset: Int? { get }
  /// The 1-based line at fault, if the error knows it.
  var lineNumber: Int? { get }
}

extension ReportedError {
  /// No offset, unless the error says otherwise.
  package var byteOffset: Int? { nil }
  /// Most errors are about one line and don't know which.
  package var lineNumber: Int? { nil }
}
