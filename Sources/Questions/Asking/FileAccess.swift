import Documents

/// How the files are reached that a request names; an interface that mustn't read or write files
/// throws.
package struct FileAccess: Sendable {
  /// The contents of a file.
  package let read: @Sendable (_ path: String) throws(Fault) -> [UInt8]
  /// Writes a file, whole or not at all.
  package let write: @Sendable (_ path: String, [UInt8]) throws(Fault) -> Void
  /// Refuses a file that can't be written, before the work is done whose result goes there.
  package let checkWritable: @Sendable (_ path: String) throws(Fault) -> Void
  /// Makes a folder in one that exists, unless it is there.
  package let makeFolder: @Sendable (_ path: String) throws(Fault) -> Void
  /// Whether a file of that name exists.
  package let exists: @Sendable (_ path: String) -> Bool
  /// The names in a folder ("." for the working directory); none when it can't be read.
  package let names: @Sendable (_ folder: String) -> [String]
  /// The file to open for a database, to be written or only read; "data/…" is one of the toolkit's.
  package let database: @Sendable (_ path: String, _ isWritten: Bool) throws(Fault) -> String
  /// Removes a file that an earlier answer wrote and that isn't needed any more.
  package let remove: @Sendable (_ path: String) -> Void

  /// Creates an access to files.
  package init(
    read: @escaping @Sendable (_ path: String) throws(Fault) -> [UInt8],
    write: @escaping @Sendable (_ path: String, [UInt8]) throws(Fault) -> Void,
    checkWritable: @escaping @Sendable (_ path: String) throws(Fault) -> Void = { _ in },
    makeFolder: @escaping @Sendable (_ path: String) throws(Fault) -> Void = { _ in },
    exists: @escaping @Sendable (_ path: String) -> Bool = { _ in false },
    names: @escaping @Sendable (_ folder: String) -> [String] = { _ in [] },
    database: @escaping @Sendable (_ path: String, _ isWritten: Bool) throws(Fault) -> String = {
      path, _ throws(Fault) in
      throw Fault.io("\(path): databases are not available here")
    },
    remove: @escaping @Sendable (_ path: String) -> Void = { _ in }
  ) {
    self.read = read
    self.write = write
    self.checkWritable = checkWritable
    self.makeFolder = makeFolder
    self.exists = exists
    self.names = names
    self.database = database
    self.remove = remove
  }

  /// No file is read or written; `refusal` says why, given the path.
  package static func refused(_ refusal: @escaping @Sendable (_ path: String) -> Fault) -> FileAccess {
    FileAccess(
      read: { path throws(Fault) in throw refusal(path) }, write: { path, _ throws(Fault) in throw refusal(path) },
      checkWritable: { path throws(Fault) in throw refusal(path) })
  }
}

/// Files that hold computed tables between runs: read and written whole, lost without harm.
package struct KeptFiles: Sendable {
  /// The contents of the file of that name; `nil` when there is none.
  package let read: @Sendable (String) -> [UInt8]?
  /// Keeps the contents under that name, if that can be done.
  package let write: @Sendable (String, [UInt8]) -> Void

  /// Creates a store.
  package init(
    read: @escaping @Sendable (String) -> [UInt8]?, write: @escaping @Sendable (String, [UInt8]) -> Void
  ) {
    self.read = read
    self.write = write
  }

  /// What the names of all kept files end in, after a point.
  package static let ending = "policy"

  /// Nothing is kept.
  package static let none = KeptFiles(read: { _ in nil }, write: { _, _ in })
}
