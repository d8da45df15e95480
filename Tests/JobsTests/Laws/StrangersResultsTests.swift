import Databases
import Foundation
import GameCore
import Jobs
import Testing

/// Results written by an attacker or a bad disk.
@Suite final class StrangersResultsTests {
  private let folder: URL
  private let original: Data

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "puzzlelab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "whole.db").path
    do {
      let facts = JobFacts(source: "q.jsonl", digest: String(repeating: "0", count: 64), count: 6, version: "1.2.3")
      let file = try JobFile(adding: path, facts)
      for first in [1, 3] {
        let answers = Array("{\"a\":\(first)}\n{\"a\":0}\n".utf8)
        try file.add(
          JobShard(
            name: "shard \(first)", questions: first..<first + 2, answers: answers,
            digest: SHA256.hexadecimal(of: answers), bad: 1, firstBadLine: 2, status: 65))
      }
      try file.add(JobFailure(ordinal: 6, line: 9, attempts: 3, reason: "was killed by signal 9"))
    }
    original = try Data(contentsOf: URL(filePath: path))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var path: String { folder.appending(path: "a.db").path }

  /// A copy of the results, changed by statements; those that SQLite refuses change nothing.
  private func change(_ statements: String...) throws {
    try original.write(to: URL(filePath: path))
    let database = try Database(path, JobFile.kind, .writing)
    for sql in statements { try? database.run(sql) }
  }

  /// Reads everything; what is accepted is possible.
  private func read(limits: SearchLimits = .none) throws {
    let file = try JobFile(reading: path, limits: limits)
    for isChecked in [false, true] {
      let summary = try file.summary(isChecked: isChecked)
      #expect((0...summary.facts.count).contains(summary.answered))
      #expect(summary.repeated >= 0 && summary.bad >= 0 && summary.shards >= 0)
      #expect(summary.statuses.allSatisfy { (0...255).contains($0) })
      for failure in summary.failures {
        #expect(summary.facts.questions.contains(failure.ordinal) && failure.attempts > 0 && failure.line > 0)
      }
    }
    var next = 1
    try file.forEachPiece(failure: { $0 }) { piece throws(JobError) in
      switch piece {
      case .answers(let questions, _), .gap(let questions):
        #expect(questions.lowerBound >= next)
        next = questions.upperBound
      case .failure: break
      }
    }
  }

  private func reason() -> DatabaseError.Reason? {
    do {
      try read()
      return nil
    } catch JobError.database(let error) {
      return error.reason
    } catch {
      return .damaged
    }
  }

  @Test(arguments: [
    "UPDATE shard SET bad = 9223372036854775807", "UPDATE shard SET count = 9223372036854775807",
    "UPDATE shard SET first = -9223372036854775808", "UPDATE shard SET status = -9223372036854775808",
    "UPDATE shard SET badLine = -7", "UPDATE shard SET bad = -5, badLine = 1", "UPDATE shard SET bad = 0",
    "UPDATE failure SET attempts = -9223372036854775807", "UPDATE failure SET line = 9223372036854775807",
    "UPDATE failure SET ordinal = 9223372036854775807", "UPDATE failure SET ordinal = 0",
    "UPDATE fact SET value = '9223372036854775806' WHERE name = 'count'",
    "UPDATE fact SET value = '-1' WHERE name = 'count'", "UPDATE fact SET value = CAST(x'78FF' AS TEXT)",
    "UPDATE fact SET value = 'a' || char(0) || 'b' WHERE name = 'source'", "UPDATE shard SET answers = x''",
  ])
  func `a value that can't be is refused as damage`(_ sql: String) throws {
    try change(sql)
    #expect(reason() == .damaged)
  }

  private static let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"

  @Test(arguments: [
    "ALTER TABLE failure ADD COLUMN more TEXT", "CREATE TABLE other (x)", "CREATE INDEX other ON shard (bad)",
    "CREATE VIEW other AS \(endless) SELECT i FROM n",
    "CREATE TRIGGER other AFTER INSERT ON shard BEGIN DELETE FROM shard; END",
    "DROP INDEX place", "ALTER TABLE fact RENAME TO facts", "ANALYZE",
    "DROP TABLE failure; CREATE VIEW failure AS \(endless) SELECT i AS ordinal, 1 AS line, 1 AS attempts, '' AS reason, '' AS ask FROM n",
    "DROP TABLE failure; CREATE TABLE failure (ordinal INTEGER PRIMARY KEY, line INTEGER NOT NULL, attempts INTEGER NOT NULL, reason TEXT NOT NULL, ask TEXT NOT NULL, x AS (ordinal)) STRICT",
  ])
  func `tables that this program doesn't make are refused before they are read`(_ sql: String) throws {
    try change(sql)
    #expect(reason() == .altered)
  }

  @Test func `a limit ends the reading of many rows, and the file can be read again`() throws {
    try change(
      """
      \(Self.endless) INSERT INTO failure SELECT i + 10, 1, 1, 'x', '' FROM n LIMIT 20000
      """, "UPDATE fact SET value = '100000' WHERE name = 'count'")
    let stop = StopSignal()
    stop.raise()
    #expect(throws: JobError.database(DatabaseError(path, .stopped))) {
      try read(limits: SearchLimits(stopSignal: stop))
    }
    #expect(try JobFile(reading: path).failures().count == 20_001)
  }

  @Test func `rows changed at random are read or refused, and never trap`() throws {
    var generator = SeededGenerator(seed: 11)
    let columns = [
      "shard": ["name", "first", "count", "bad", "badLine", "status", "digest", "answers"],
      "failure": ["ordinal", "line", "attempts", "reason", "ask"], "fact": ["name", "value"],
    ].sorted { $0.key < $1.key }
    let values = [
      "0", "1", "2", "5", "-1", "9223372036854775807", "-9223372036854775808", "4294967296", "281474976710656", "''",
      "'6'", "'x'", "char(27, 7)", "x''", "x'0A'", "zeroblob(70000)", "replace(hex(zeroblob(30000)), '0', 'x')",
    ]
    var refused = 0
    for _ in 0..<300 {
      try original.write(to: URL(filePath: path))
      do {
        let database = try Database(path, JobFile.kind, .writing)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let (table, names) = columns[Int.random(in: 0..<columns.count, using: &generator)]
          let name = names[Int.random(in: 0..<names.count, using: &generator)]
          let value = values[Int.random(in: 0..<values.count, using: &generator)]
          try? database.run(
            "UPDATE \(table) SET \(name) = \(value) WHERE \(Bool.random(using: &generator) ? "1" : "rowid = 1")")
        }
      }
      var bytes = try Data(contentsOf: URL(filePath: path))
      if Bool.random(using: &generator) {
        bytes[Int.random(in: 100..<bytes.count, using: &generator)] ^=
          UInt8(1) << UInt8.random(in: 0...7, using: &generator)
        try bytes.write(to: URL(filePath: path))
      }
      do { try read() } catch is JobError { refused += 1 }
    }
    #expect(refused > 50)
  }
}
