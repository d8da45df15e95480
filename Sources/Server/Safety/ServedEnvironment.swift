import Documents
import Questions

extension Environment {
  /// What a server lends to questions: the toolkit's data files, what is kept in the cache folder
  /// already, and no other files. Nothing is written, and what is wrong with a data file doesn't
  /// say in which folder it is.
  package var served: Environment {
    .lending(
      dataFile: { name throws(Fault) in
        try Self.withoutFolder(of: name) { () throws(Fault) in try self.dataFile(name) }
      },
      database: { name throws(Fault) in
        try Self.withoutFolder(of: name) { () throws(Fault) in try self.files.database("data/" + name, false) }
      },
      refusal: "the server doesn't read or write files", warn: warn, program: program,
      store: KeptFiles(read: store.read, write: { _, _ in }))
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
