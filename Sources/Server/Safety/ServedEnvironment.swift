import Documents
import Questions

extension Environment {
  /// What a server lends to questions: the toolkit's data files, what is kept in the cache folder
  /// already, and no other files. Nothing is written, and what is wrong with a data file doesn't
  /// say in which folder it is.
  package var served: Environment {
    let refuse: @Sendable (String) -> Fault = { .io("\($0): the server doesn't read or write files") }
    let dataFile: @Sendable (String) throws(Fault) -> [UInt8] = { name throws(Fault) in
      try Self.withoutFolder(of: name) { () throws(Fault) in try self.dataFile(name) }
    }
    return Environment(
      dataFile: dataFile,
      file: { path throws(Fault) in
        guard let name = Self.dataName(path) else { throw refuse(path) }
        return try dataFile(name)
      },
      save: { path, _ throws(Fault) in throw refuse(path) },
      checkWritable: { path throws(Fault) in throw refuse(path) }, exists: { _ in false },
      database: { path, isWritten throws(Fault) in
        guard let name = Self.dataName(path), !isWritten else { throw refuse(path) }
        return try Self.withoutFolder(of: name) { () throws(Fault) in try self.database(path, false) }
      },
      warn: warn, program: program, store: KeptFiles(read: store.read, write: { _, _ in }))
  }

  /// The name of one of the toolkit's data files, without "data/"; `nil` for any other path.
  private static func dataName(_ path: String) -> String? {
    path.hasPrefix("data/") && !path.holds("..") ? String(path.dropFirst(5)) : nil
  }

  private static func withoutFolder<Value>(of name: String, _ body: () throws(Fault) -> Value) throws(Fault) -> Value {
    do {
      return try body()
    } catch {
      guard error.status == .io else { throw error }
      throw Fault.io("data/\(name) can't be read on the server")
    }
  }
}
