import CSQLite

/// A prepared statement: values go in by their places, rows come out.
///
/// It belongs to its database's thread. Columns count from 0, places from 1, as in SQLite. The code
/// that reads a value states what it may be: anything else is thrown as a damaged file, since an
/// attacker, or a bad disk, may have written it.
@safe
public final class Statement {
  private let handle: OpaquePointer
  private let database: Database

  /// Takes over a statement of a database, which lives as long as it.
  init(_ handle: OpaquePointer, of database: Database) {
    unsafe self.handle = handle
    self.database = database
  }

  deinit { unsafe sqlite3_finalize(handle) }

  /// A value that is bound in a statement.
  public enum Value: Hashable, Sendable {
    case integer(Int)
    case text(String)
    case bytes([UInt8])
  }

  /// Begins anew with these values for the places 1, 2, ….
  public func bind(_ values: Value...) throws(DatabaseError) { try bind(values) }

  /// Moves to the next row; false when there is none.
  public func next() throws(DatabaseError) -> Bool {
    let status = unsafe sqlite3_step(handle)
    if status == SQLITE_ROW { return true }
    // The statement lets go of the file, whatever came out.
    unsafe sqlite3_reset(handle)
    if status == SQLITE_DONE { return false }
    throw database.error(status)
  }

  /// Runs a statement that gives no rows, with these values.
  public func run(_ values: Value...) throws(DatabaseError) {
    try bind(values)
    while try next() {}
  }

  /// Releases the row and the file.
  public func end() { unsafe sqlite3_reset(handle) }

  /// The number in a column of the row, which must be in a range.
  public func integer(_ column: Int32, in range: ClosedRange<Int>) throws(DatabaseError) -> Int {
    let number = Int(unsafe sqlite3_column_int64(handle, column))
    guard unsafe sqlite3_column_type(handle, column) == SQLITE_INTEGER, range.contains(number) else { throw damaged }
    return number
  }

  /// Whether the number in a column of the row is 1 and not 0.
  public func flag(_ column: Int32) throws(DatabaseError) -> Bool { try integer(column, in: 0...1) == 1 }

  /// The text in a column of the row, which must be UTF-8 without NUL.
  public func text(_ column: Int32) throws(DatabaseError) -> String {
    guard unsafe sqlite3_column_type(handle, column) == SQLITE_TEXT,
      let text = String(validating: contents(column), as: UTF8.self), !text.utf8.contains(0)
    else { throw damaged }
    return text
  }

  /// The bytes in a column of the row.
  public func bytes(_ column: Int32) throws(DatabaseError) -> [UInt8] {
    guard unsafe sqlite3_column_type(handle, column) == SQLITE_BLOB else { throw damaged }
    return contents(column)
  }

  private func contents(_ column: Int32) -> [UInt8] {
    guard let bytes = unsafe sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
  }

  private var damaged: DatabaseError { DatabaseError(database.path, .damaged) }

  private func bind(_ values: [Value]) throws(DatabaseError) {
    unsafe sqlite3_reset(handle)
    unsafe sqlite3_clear_bindings(handle)
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
  }

  private func bind(_ value: Value, at place: Int32) throws(DatabaseError) {
    let status =
      switch value {
      case .integer(let number): unsafe sqlite3_bind_int64(handle, place, Int64(number))
      case .text(let text): unsafe database_bind_text(handle, place, text, Int32(text.utf8.count))
      case .bytes(let bytes): unsafe database_bind_bytes(handle, place, bytes, Int32(bytes.count))
      }
    if status != SQLITE_OK { throw database.error(status) }
  }
}
