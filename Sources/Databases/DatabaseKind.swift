/// What a database holds: its signature, its version, how an empty one becomes such a database, and
/// how large its values may be.
public struct DatabaseKind: Hashable, Sendable {
  /// The `application_id` in the file's header, which no other kind has.
  public let mark: Int32
  /// The `user_version` in the header; it grows whenever the meaning of a column changes.
  public let version: Int32
  /// The statements that make the tables of an empty database.
  public let schema: [String]
  /// The most bytes that a row or a value may have, 1024 or more; a file with larger ones is
  /// damaged.
  public let largestValue: Int32

  /// A kind whose signature is four letters of ASCII.
  public init(mark: StaticString, version: Int32, schema: [String], largestValue: Int32 = 1 << 16) {
    let letters = Array("\(mark)".utf8)
    precondition(letters.count == 4 && letters.allSatisfy { $0 < 0x80 }, "a mark has four letters")
    self.mark = letters.reduce(0) { $0 << 8 | Int32($1) }
    self.version = version
    self.schema = schema
    self.largestValue = largestValue
  }
}
