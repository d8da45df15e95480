import CSQLite
import GameCore
import Glibc

/// An open SQLite database of a known kind.
///
/// Every change is in a transaction, and a transaction is in the file whole or not at all, whatever
/// ends the process. Several processes may have the same file open: one that writes makes others
/// wait, ``busyMilliseconds`` at most. A database belongs to one thread at a time; code that shares
/// it puts a lock around it.
///
/// A file may come from anyone. It is opened only when its tables are exactly those of its kind,
/// nothing in it is run, its values are bounded in size, and statements respect limits. What
/// numbers and texts mean is checked by the code that reads a row; see ``Statement``.
@safe
public final class Database: @unchecked Sendable {
  /// How a file is opened.
  public enum Access: Hashable, Sendable {
    /// An existing file, which is never changed.
    case reading
    /// An existing file, to be changed.
    case writing
    /// A file that must not exist yet.
    case creating
    /// An existing file, to be changed; one that isn't there, or is empty, is made.
    case making
  }

  /// What the file is called in errors: its name, unless it was opened under another one.
  public let path: String
  private let connection: OpaquePointer
  private let watch: DatabaseWatch

  /// How long another process may hold the file before it counts as locked.
  public static let busyMilliseconds: Int32 = 5000

  /// Opens a file, and makes sure that it is of this kind; makes its tables when it is new.
  ///
  /// A file that was begun and never finished, because the process was killed, counts as new. The
  /// limits hold for opening it and for all statements; see ``limited(by:_:)`` and ``limits``.
  /// Errors call the file `name`, where the caller knows it by another one.
  /// - Throws: why the file can't be used, or `stopped` when a limit was reached.
  public init(
    _ path: String, _ kind: DatabaseKind, _ access: Access, named name: String? = nil, limits: SearchLimits = .none,
    busyMilliseconds: Int32 = Database.busyMilliseconds
  ) throws(DatabaseError) {
    let shown = name ?? path
    let flags =
      switch access {
      case .reading: SQLITE_OPEN_READONLY
      case .writing: SQLITE_OPEN_READWRITE
      case .creating, .making: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    // A pipe would be waited for without an end.
    guard !Self.isSpecial(path) else { throw DatabaseError(shown, .notADatabase) }
    // A name that begins with "file:" is a name like others: URIs stay switched off.
    let opened = unsafe try Self.open(path, flags, named: shown)
    unsafe connection = access == .reading ? try Self.recovered(opened, path, named: shown) : opened
    self.path = shown
    watch = DatabaseWatch(limits, busyMilliseconds: busyMilliseconds)
    unsafe StrangersFile.distrust(connection, largestValue: kind.largestValue)
    unsafe watch.watch(connection)
    let isNew = access == .making ? try isEmpty : access == .creating
    if isNew { try make(kind) } else { try check(kind) }
  }

  /// A database in memory with the tables of a kind, to compare a file with; `path` is that of the
  /// file.
  init(modelOf kind: DatabaseKind, path: String) throws(DatabaseError) {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY
    unsafe connection = try Self.open(":memory:", flags, named: path)
    self.path = path
    watch = DatabaseWatch(.none, busyMilliseconds: 0)
    for sql in kind.schema { try run(sql) }
  }

  /// Whether a name leads to a pipe, a device or a socket.
  private static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path.forSystem, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private static func open(
    _ path: String, _ flags: Int32, named name: String
  ) throws(DatabaseError) -> OpaquePointer {
    var opened: OpaquePointer?
    let status = unsafe sqlite3_open_v2(path.forSystem, &opened, flags | SQLITE_OPEN_FULLMUTEX, nil)
    guard let opened = unsafe opened, status == SQLITE_OK else {
      let error = unsafe DatabaseError(name, status: status, of: opened)
      unsafe sqlite3_close_v2(opened)
      throw error
    }
    unsafe sqlite3_extended_result_codes(opened, 1)
    return unsafe opened
  }

  /// The connection, or a new one where the file has to be written before it can be read: a process
  /// that was killed has left half a transaction, which is taken back first.
  private static func recovered(
    _ connection: OpaquePointer, _ path: String, named name: String
  ) throws(DatabaseError) -> OpaquePointer {
    guard unsafe needsWriting(connection) else { return unsafe connection }
    unsafe sqlite3_close_v2(connection)
    guard let writer = unsafe try? open(path, SQLITE_OPEN_READWRITE, named: name) else {
      throw DatabaseError(name, .unfinished)
    }
    // What is left can't be read; the reason is reported when the tables are read.
    _ = unsafe needsWriting(writer)
    unsafe sqlite3_close_v2(writer)
    let reader = unsafe try open(path, SQLITE_OPEN_READONLY, named: name)
    guard unsafe needsWriting(reader) else { return unsafe reader }
    unsafe sqlite3_close_v2(reader)
    throw DatabaseError(name, .unfinished)
  }

  /// Whether what was left of a transaction keeps the file from being read.
  private static func needsWriting(_ connection: OpaquePointer) -> Bool {
    let status = unsafe sqlite3_exec(connection, "SELECT count(*) FROM sqlite_schema", nil, nil, nil)
    return status == database_needs_rollback || status == database_needs_recovery
  }

  deinit {
    // Statements keep the database, so the connection is the last one to use the watch.
    unsafe sqlite3_progress_handler(connection, 0, nil, nil)
    unsafe sqlite3_busy_handler(connection, nil, nil)
    unsafe sqlite3_close_v2(connection)
  }

  /// The limits that statements respect from now on.
  public var limits: SearchLimits {
    get { watch.limits }
    set { watch.limits = newValue }
  }

  /// Runs `body`, whose statements respect these limits instead of ``limits``; when one is reached
  /// they throw `stopped`.
  public func limited<Result, Failure: Error>(
    by limits: SearchLimits, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = self.limits
    self.limits = limits
    defer { self.limits = before }
    return try body()
  }

  /// Runs statements that give no rows.
  public func run(_ sql: String) throws(DatabaseError) {
    let status = unsafe sqlite3_exec(connection, sql, nil, nil, nil)
    if status != SQLITE_OK { throw error(status) }
  }

  /// Prepares a statement with places `?1`, `?2` … for values.
  public func statement(_ sql: String) throws(DatabaseError) -> Statement {
    var prepared: OpaquePointer?
    let status = unsafe sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard let prepared = unsafe prepared, status == SQLITE_OK else { throw error(status) }
    return unsafe Statement(prepared, of: self)
  }

  /// Makes all changes of `body`, or none when it throws.
  public func transaction<Result, Failure: Error>(
    failure: (DatabaseError) -> Failure, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do throws(DatabaseError) { try run("BEGIN IMMEDIATE") } catch { throw failure(error) }
    let result: Result
    do throws(Failure) {
      result = try body()
    } catch {
      // A full disk may have ended the transaction already.
      leave("ROLLBACK")
      throw error
    }
    do throws(DatabaseError) {
      try run("COMMIT")
    } catch {
      leave("ROLLBACK")
      throw failure(error)
    }
    return result
  }

  /// Ends a transaction whose changes don't count, whatever limit is reached.
  private func leave(_ sql: String) { limited(by: .none) { try? run(sql) } }

  /// The same where nothing but the database can fail.
  public func transaction<Result>(
    _ body: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try transaction(failure: { $0 }, body)
  }

  /// Reads in `body` what is in the file at one moment, whatever others write meanwhile.
  public func reading<Result>(_ body: () throws(DatabaseError) -> Result) throws(DatabaseError) -> Result {
    try run("BEGIN")
    defer { leave("COMMIT") }
    return try body()
  }

  /// Reads the whole file and throws unless all of it is consistent.
  /// - Complexity: linear in the size of the file.
  public func checkIntegrity() throws(DatabaseError) {
    let rows = try statement("PRAGMA quick_check(1)")
    guard try rows.next(), try rows.text(0) == "ok" else { throw DatabaseError(path, .damaged) }
  }

  /// The size of the file in bytes.
  public func byteCount() throws(DatabaseError) -> Int {
    // A file has at most 2^32 pages of 2^16 bytes.
    try number("PRAGMA page_count", in: 0...1 << 32) * number("PRAGMA page_size", in: 0...1 << 16)
  }

  private func make(_ kind: DatabaseKind) throws(DatabaseError) {
    try transaction { () throws(DatabaseError) in
      guard try isEmpty else { throw DatabaseError(path, .exists) }
      for sql in kind.schema { try run(sql) }
      try run("PRAGMA application_id = \(kind.mark)")
      try run("PRAGMA user_version = \(kind.version)")
    }
  }

  /// Whether nothing was ever finished in the file.
  private var isEmpty: Bool {
    get throws(DatabaseError) {
      let tables = try number("SELECT count(*) FROM sqlite_schema", in: 0...Int.max)
      let mark = try number("PRAGMA application_id", in: Self.words)
      return tables == 0 && mark == 0
    }
  }

  private func check(_ kind: DatabaseKind) throws(DatabaseError) {
    guard try number("PRAGMA application_id", in: Self.words) == Int(kind.mark) else {
      throw DatabaseError(path, .foreign)
    }
    let (found, expected) = (try number("PRAGMA user_version", in: Self.words), Int(kind.version))
    if found > expected { throw DatabaseError(path, .newer(found, expected: expected)) }
    if found < expected { throw DatabaseError(path, .older(found, expected: expected)) }
    try checkSchema(kind)
    try run("PRAGMA cell_size_check = ON")
  }

  /// The numbers of the fields of a header.
  private static let words = Int(Int32.min)...Int(Int32.max)

  private func number(_ sql: String, in range: ClosedRange<Int>) throws(DatabaseError) -> Int {
    let rows = try statement(sql)
    guard try rows.next() else { throw DatabaseError(path, .damaged) }
    return try rows.integer(0, in: range)
  }

  /// What a status of SQLite means for this file.
  func error(_ status: Int32) -> DatabaseError {
    // Waiting for another process ends at a limit, too.
    if status & 0xFF == SQLITE_BUSY, watch.isStopped { return DatabaseError(path, .stopped) }
    return unsafe DatabaseError(path, status: status, of: connection)
  }
}

extension DatabaseError {
  /// What a status of SQLite means.
  fileprivate init(_ path: String, status: Int32, of connection: OpaquePointer?) {
    let reason: Reason =
      switch status & 0xFF {
      case SQLITE_CANTOPEN: .cannotOpen
      case SQLITE_NOTADB: .notADatabase
      // Our statements are correct, and fit the tables: what goes wrong in them, or is larger than
      // it may be, is the file's fault.
      case SQLITE_CORRUPT, SQLITE_MISMATCH, SQLITE_CONSTRAINT, SQLITE_ERROR, SQLITE_TOOBIG: .damaged
      case SQLITE_INTERRUPT: .stopped
      case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .locked
      case SQLITE_IOERR: .inputOutput
      case SQLITE_FULL: .full
      case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .readOnly
      default: .other(unsafe connection.map { unsafe String(cString: sqlite3_errmsg($0)) } ?? "error \(status)")
      }
    self.init(path, reason)
  }
}
