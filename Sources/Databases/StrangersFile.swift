import CSQLite

/// What a connection refuses to do, whatever a file says: a database may come from anybody.
enum StrangersFile {
  /// The options of a connection, and whether they are on: no view or trigger of the file is used,
  /// no function is called from its schema, and its inner tables can't be written.
  private static let switches: [(option: Int32, isOn: Bool)] = [
    (SQLITE_DBCONFIG_DEFENSIVE, true), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, false),
    (SQLITE_DBCONFIG_WRITABLE_SCHEMA, false), (SQLITE_DBCONFIG_ENABLE_TRIGGER, false),
    (SQLITE_DBCONFIG_ENABLE_VIEW, false), (SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, false),
    (SQLITE_DBCONFIG_DQS_DML, false), (SQLITE_DBCONFIG_DQS_DDL, false),
  ]

  /// The most that a statement, of ours or in a schema, may need. Ours need a quarter at most.
  private static let limits: [(limit: Int32, value: Int32)] = [
    (SQLITE_LIMIT_SQL_LENGTH, 1 << 14), (SQLITE_LIMIT_COLUMN, 64), (SQLITE_LIMIT_EXPR_DEPTH, 64),
    (SQLITE_LIMIT_COMPOUND_SELECT, 8), (SQLITE_LIMIT_VDBE_OP, 1 << 14), (SQLITE_LIMIT_FUNCTION_ARG, 8),
    (SQLITE_LIMIT_ATTACHED, 0), (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 64), (SQLITE_LIMIT_VARIABLE_NUMBER, 32),
    (SQLITE_LIMIT_TRIGGER_DEPTH, 1), (SQLITE_LIMIT_WORKER_THREADS, 0),
  ]

  /// Sets the options and the limits of a connection for values of at most `largestValue` bytes.
  static func distrust(_ connection: OpaquePointer, largestValue: Int32) {
    for (option, isOn) in switches { unsafe database_switch(connection, option, isOn ? 1 : 0) }
    for (limit, value) in limits { unsafe sqlite3_limit(connection, limit, value) }
    unsafe sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, largestValue)
  }
}

extension Database {
  /// Makes sure that the file has the tables and indices that this kind makes, each by the same
  /// statement, and nothing else.
  ///
  /// Until then no statement touches a table, so that a view in its place, a computed column or a
  /// check from an untrusted source is never run.
  func checkSchema(_ kind: DatabaseKind) throws(DatabaseError) {
    let model = try Database(modelOf: kind, path: path)
    let expected = try model.schema(atMost: .max)
    guard try schema(atMost: expected.count + 1) == expected else { throw DatabaseError(path, .altered) }
  }

  /// What a schema has: kind, name, table and statement of each object, in the order of their
  /// names.
  private func schema(atMost count: Int) throws(DatabaseError) -> [[String]] {
    let rows = try statement(
      "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema ORDER BY type, name LIMIT ?1")
    try rows.bind(.integer(count))
    var objects: [[String]] = []
    while try rows.next() {
      var object: [String] = []
      for column in 0..<4 as Range<Int32> { object.append(try rows.text(column)) }
      objects.append(object)
    }
    return objects
  }
}
