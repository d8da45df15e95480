import Questions

/// The file of an interrupted run: how many pieces it answers, and where the next answer is
/// written.
///
/// A piece has one line, a document or an error document; a last line without a line end is cut off
/// and answered again.
package struct ResumedOutput: Sendable {
  /// How many pieces are answered.
  package let answered: Int
  /// The first answer, if there is one.
  package let first: ArraySlice<UInt8>?
  private let path: String
  private let length: Int
  private let size: Int

  /// Takes what `read` finds in `path`, if there is such a file; it is to answer the pieces of the
  /// file `input`.
  package init(_ path: String, after input: String, read: (String) throws(Fault) -> [UInt8]) throws(Fault) {
    guard input != "-" else {
      throw .usage("--resume needs a file; standard input can't be read again")
    }
    guard FileSystem.regularFileMode(path) != nil || !FileSystem.exists(path) else {
      throw .io("\(path) can't be resumed: it isn't a regular file; name another file")
    }
    self.path = path
    let written = FileSystem.exists(path) ? try read(path) : []
    let whole = written.lastIndex(of: UInt8(ascii: "\n")).map { written[...$0] } ?? []
    guard whole.isEmpty || whole.starts(with: "{\"".utf8) else {
      throw .data("\(path) is not the output of such a run: it doesn't begin with a document")
    }
    length = whole.count
    size = written.count
    answered = whole.count { $0 == UInt8(ascii: "\n") }
    first = whole.split(separator: UInt8(ascii: "\n"), maxSplits: 1).first
  }

  /// Where the next answers go.
  package func output() throws(Fault) -> Output { try .appending(to: path, after: length, of: size) }
}
