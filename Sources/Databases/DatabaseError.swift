/// Why a database can't be used.
public struct DatabaseError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// There is no such file, or it can't be opened.
    case cannotOpen
    /// It exists already, where a new one was to be made.
    case exists
    /// It isn't a database at all.
    case notADatabase
    /// It is a database of another program, or of another kind.
    case foreign
    /// A newer version of this program made it: that version and ours.
    case newer(Int, expected: Int)
    /// An older version of this program made it: that version and ours.
    case older(Int, expected: Int)
    /// Its contents are damaged: it can't be read, or its values contradict each other.
    case damaged
    /// It has other tables, or more in it, than this program makes.
    case altered
    /// A limit or the stop signal stopped the reading.
    case stopped
    /// Another process holds it.
    case locked
    /// Another process has changed it since it was read.
    case changed
    /// The disk is full.
    case full
    /// It, or its folder, can't be written.
    case readOnly
    /// A process that was killed has left half a transaction, which can't be taken back: the file,
    /// or its folder, can't be written.
    case unfinished
    /// The system refuses to read or to write it.
    case inputOutput
    /// Anything else: SQLite's own words.
    case other(String)
  }

  /// The file.
  public let path: String
  /// What is wrong.
  public let reason: Reason

  /// Creates an error about a file.
  public init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
