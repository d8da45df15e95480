/// What a database holds: its mark, its version, and how an empty one becomes such a database.
public struct DatabaseKind: Hashable, Sendable {
  /// The `application_id` in the file's header, which no other kind has.
  public let mark: Int32
  /// The `user_version` in the header; it grows whenever the meaning of a column changes.
  public let version: Int32
  /// The statements that make the tables of an empty database.
  public let schema: [String]

  /// A kind whose mark is four letters of ASCII.
  public init(mark: StaticString, version: Int32, schema: [String]) {
    let letters = Array("\(mark)".utf8)
    precondition(letters.count == 4 && letters.allSatisfy { $0 < 0x80 }, "a mark has four letters")
    self.mark = letters.reduce(0) { $0 << 8 | Int32($1) }
    self.version = version
    self.schema = schema
  }
}
