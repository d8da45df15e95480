import Documents

extension Environment {
  /// An environment that lends the toolkit's data files and no others: what a request calls
  /// "data/…" is read, anything else, and whatever would be written, is refused with `refusal`.
  package static func lending(
    dataFile: @escaping @Sendable (_ name: String) throws(Fault) -> [UInt8], hasDataBlocks: Bool = false,
    database: (@Sendable (_ name: String) throws(Fault) -> String)? = nil,
    refusal: String = "files can't be read or written here", warn: @escaping @Sendable (String) -> Void = { _ in },
    program: String = "puzzlelab", store: KeptFiles = .none
  ) -> Environment {
    let refuse: @Sendable (String) -> Fault = { .io("\($0): \(refusal)") }
    return Environment(
      dataFile: dataFile, hasDataBlocks: hasDataBlocks,
      files: FileAccess(
        read: { path throws(Fault) in
          guard let name = dataName(path) else { throw refuse(path) }
          return try dataFile(name)
        },
        write: { path, _ throws(Fault) in throw refuse(path) },
        checkWritable: { path throws(Fault) in throw refuse(path) },
        database: { path, isWritten throws(Fault) in
          guard let database else { throw .io("\(path): databases are not available here") }
          guard let name = dataName(path), !isWritten else { throw refuse(path) }
          return try database(name)
        }),
      warn: warn, program: program, store: store)
  }

  /// The name of one of the toolkit's data files, without "data/"; `nil` for any other path.
  private static func dataName(_ path: String) -> String? {
    path.hasPrefix("data/") && !path.holds("..") ? String(path.dropFirst(5)) : nil
  }
}
