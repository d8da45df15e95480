import Databases
import Foundation
import GameCore
import Testing

@Suite final class DatabaseTests {
  private let folder: URL
  private let kind = DatabaseKind(
    mark: "TEST", version: 2, schema: ["CREATE TABLE pair (name TEXT PRIMARY KEY, bytes BLOB, number INTEGER) STRICT"])

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "puzzlelab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var path: String { folder.appending(path: "a.db").path }

  /// What opening a file says against it.
  private func refusal(_ path: String, _ access: Database.Access = .reading) -> DatabaseError.Reason? {
    do throws(DatabaseError) {
      _ = try Database(path, kind, access)
      return nil
    } catch {
      #expect(error.path == path)
      return error.reason
    }
  }

  private func count(_ database: Database) throws -> Int {
    let rows = try database.statement("SELECT count(*) FROM pair")
    #expect(try rows.next())
    return try rows.integer(0, in: 0...1000)
  }

  /// A process that is killed within a transaction leaves a journal: a copy of both files is what
  /// it leaves.
  @Test func `what a killed process has left of a transaction is taken back by a reader`() throws {
    let copy = folder.appending(path: "b.db").path
    do {
      let database = try Database(path, kind, .creating)
      let insert = try database.statement("INSERT INTO pair VALUES (?1, ?2, ?3)")
      try insert.run(.text("kept"), .bytes([1]), .integer(1))
      try database.run("PRAGMA cache_size = 10")
      try database.run("BEGIN IMMEDIATE")
      for number in 0..<200 {
        try insert.run(.text("\(number)"), .bytes([UInt8](repeating: 7, count: 8_000)), .integer(number))
      }
      for ending in ["", "-journal"] { try FileManager.default.copyItem(atPath: path + ending, toPath: copy + ending) }
      try database.run("ROLLBACK")
    }
    try #require(FileManager.default.fileExists(atPath: copy + "-journal"))
    #expect(try count(try Database(copy, kind, .reading)) == 1)
    #expect(!FileManager.default.fileExists(atPath: copy + "-journal"))
  }

  @Test func `errors call a file as it was named`() throws {
    try Data("nothing".utf8).write(to: URL(filePath: path))
    do throws(DatabaseError) {
      _ = try Database(path, kind, .reading, named: "data/a.db")
      Issue.record("this is no database")
    } catch {
      #expect(error.path == "data/a.db")
    }
  }

  @Test func `values come back as they went in, from another connection, too`() throws {
    let rows: [(String, [UInt8], Int)] = [("", [], 0), ("Zürich'; --", [0, 255, 10], .min), ("x", [1], .max)]
    do {
      let database = try Database(path, kind, .creating)
      let insert = try database.statement("INSERT INTO pair VALUES (?1, ?2, ?3)")
      for (name, bytes, number) in rows { try insert.run(.text(name), .bytes(bytes), .integer(number)) }
    }
    let found = try Database(path, kind, .reading).statement("SELECT * FROM pair WHERE name = ?1")
    for (name, bytes, number) in rows {
      try found.bind(.text(name))
      #expect(try found.next())
      #expect(try found.text(0) == name)
      #expect(try found.bytes(1) == bytes)
      #expect(try found.integer(2, in: .min ... .max) == number)
      #expect(try !found.next())
    }
  }

  @Test func `a file that isn't of this kind is refused, and stays as it is`() throws {
    #expect(refusal(path) == .cannotOpen)
    #expect(refusal(path, .writing) == .cannotOpen)
    #expect(!FileManager.default.fileExists(atPath: path))

    let text = Data("This is a letter, long enough to look like a page of something.\n".utf8)
    try text.write(to: URL(filePath: path))
    for access in [Database.Access.reading, .writing, .creating] { #expect(refusal(path, access) == .notADatabase) }
    #expect(try Data(contentsOf: URL(filePath: path)) == text)

    let other = folder.appending(path: "other.db").path
    _ = try Database(other, DatabaseKind(mark: "ELSE", version: 2, schema: ["CREATE TABLE t (x)"]), .creating)
    #expect(refusal(other) == .foreign)
    #expect(refusal(other, .creating) == .exists)
    #expect(refusal(folder.path) == .inputOutput)
  }

  @Test func `another version is refused with both numbers`() throws {
    do {
      let database = try Database(path, kind, .creating)
      try database.run("PRAGMA user_version = 3")
    }
    #expect(refusal(path) == .newer(3, expected: 2))
    let newer = DatabaseKind(mark: "TEST", version: 4, schema: [])
    do throws(DatabaseError) {
      _ = try Database(path, newer, .reading)
      Issue.record("an older version was read")
    } catch {
      #expect(error.reason == .older(3, expected: 4))
    }
  }

  @Test func `a new file is made once, and an empty one counts as new`() throws {
    try Data().write(to: URL(filePath: path))
    #expect(refusal(path) == .foreign)
    #expect(refusal(path, .creating) == nil)
    #expect(refusal(path, .creating) == .exists)
    #expect(refusal(path) == nil)
  }

  @Test func `a raised signal ends a statement that would not end, and the wait for another process`() throws {
    let stop = StopSignal()
    let database = try Database(path, kind, .creating, limits: SearchLimits(stopSignal: stop))
    let endless = try database.statement(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n WHERE i < 0")
    stop.raise()
    #expect(throws: DatabaseError(path, .stopped)) { try endless.next() }
    let other = try Database(path, kind, .writing)
    _ = try other.transaction { () throws(DatabaseError) in
      // It would be waited for five seconds.
      #expect(throws: DatabaseError(path, .stopped)) { try database.run("DELETE FROM pair") }
    }
    try database.limited(by: .none) { () throws(DatabaseError) in try database.run("DELETE FROM pair") }
  }

  @Test func `a value that is too large, of another type or out of range is damage`() throws {
    let roomy = DatabaseKind(mark: "TEST", version: 2, schema: kind.schema, largestValue: 1 << 20)
    try Database(path, roomy, .creating).run("INSERT INTO pair VALUES ('a', zeroblob(100000), 7), ('b', x'00', -1)")
    let rows = try Database(path, kind, .reading).statement("SELECT * FROM pair WHERE name = ?1")
    try rows.bind(.text("a"))
    #expect(throws: DatabaseError(path, .damaged)) { try rows.next() && rows.bytes(1).isEmpty }
    try rows.bind(.text("b"))
    #expect(try rows.next())
    #expect(throws: DatabaseError(path, .damaged)) { try rows.integer(2, in: 0...10) }
    #expect(throws: DatabaseError(path, .damaged)) { try rows.flag(2) }
    #expect(throws: DatabaseError(path, .damaged)) { try rows.text(2) }
    #expect(throws: DatabaseError(path, .damaged)) { try rows.bytes(0) }
  }

  @Test func `what is opened to be read can't be changed`() throws {
    _ = try Database(path, kind, .creating)
    let database = try Database(path, kind, .reading)
    do throws(DatabaseError) {
      try database.run("INSERT INTO pair VALUES ('a', x'', 1)")
      Issue.record("a file that is only read was changed")
    } catch {
      #expect(error.reason == .readOnly)
    }
  }

  @Test func `a transaction is made whole or not at all`() throws {
    struct Enough: Error {}
    let database = try Database(path, kind, .creating)
    #expect(throws: Enough.self) {
      try database.transaction(failure: { _ in Enough() }) { () throws(Enough) in
        try? database.run("INSERT INTO pair VALUES ('a', x'', 1)")
        throw Enough()
      }
    }
    #expect(try count(database) == 0)
    try database.transaction { () throws(DatabaseError) in try database.run("INSERT INTO pair VALUES ('a', x'', 1)") }
    #expect(try count(database) == 1)
  }

  @Test func `a file that another one writes is locked, and free again afterwards`() throws {
    let first = try Database(path, kind, .creating)
    let second = try Database(path, kind, .writing, busyMilliseconds: 20)
    try first.transaction { () throws(DatabaseError) in
      try first.run("INSERT INTO pair VALUES ('a', x'', 1)")
      do throws(DatabaseError) {
        try second.transaction { () throws(DatabaseError) in try second.run("DELETE FROM pair") }
        Issue.record("two wrote at once")
      } catch {
        #expect(error.reason == .locked)
      }
    }
    try second.transaction { () throws(DatabaseError) in try second.run("DELETE FROM pair") }
    #expect(try count(first) == 0)
  }

  @Test func `a full disk undoes the transaction and keeps what was before`() throws {
    let database = try Database(path, kind, .creating)
    try database.run("INSERT INTO pair VALUES ('a', x'', 1)")
    try database.run("PRAGMA max_page_count = 8")
    do throws(DatabaseError) {
      try database.transaction { () throws(DatabaseError) in
        let insert = try database.statement("INSERT INTO pair VALUES (?1, ?2, 0)")
        for number in 0..<100 { try insert.run(.text("n\(number)"), .bytes([UInt8](repeating: 7, count: 3000))) }
      }
      Issue.record("eight pages held three hundred kilobytes")
    } catch {
      #expect(error.reason == .full)
    }
    #expect(try count(database) == 1)
    try database.checkIntegrity()
  }

  @Test func `damaged files are found out, wherever they are damaged`() throws {
    do {
      let database = try Database(path, kind, .creating)
      try database.transaction { () throws(DatabaseError) in
        let insert = try database.statement("INSERT INTO pair VALUES (?1, ?2, 0)")
        for number in 0..<200 { try insert.run(.text("n\(number)"), .bytes([UInt8](repeating: 7, count: 500))) }
      }
    }
    let whole = try Data(contentsOf: URL(filePath: path))
    var found = 0
    for (index, change) in [(4096, 0), (whole.count - 4096, 0), (4100, 4096), (20_000, 8000)].enumerated() {
      var bytes = whole
      if change.1 == 0 {
        bytes = bytes.prefix(change.0)
      } else {
        bytes.replaceSubrange(change.0..<change.0 + change.1, with: Data(repeating: 0xA5, count: change.1))
      }
      let damaged = folder.appending(path: "damaged\(index).db").path
      try bytes.write(to: URL(filePath: damaged))
      do throws(DatabaseError) {
        let database = try Database(damaged, kind, .reading)
        try database.checkIntegrity()
        let rows = try database.statement("SELECT * FROM pair")
        while try rows.next() { _ = try rows.bytes(1) }
      } catch {
        #expect(error.reason == .damaged || error.reason == .foreign, "\(error)")
        found += 1
      }
    }
    #expect(found == 4)
  }
}
