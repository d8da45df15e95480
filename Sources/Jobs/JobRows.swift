import Databases

/// The tables of a ``JobFile``, read as if a stranger had written them.
struct JobRows {
  let database: Database
  let facts: JobFacts
  private let insertion: Statement
  private let meeting: Statement
  private static let columns = "name, first, count, bad, badLine, status, digest, answers"

  init(_ database: Database) throws(DatabaseError) {
    self.database = database
    facts = try Self.facts(of: database)
    insertion = try database.statement(
      "INSERT OR IGNORE INTO shard (\(Self.columns)) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")
    // No shard that begins earlier than the longest one is long can reach the range.
    meeting = try database.statement(
      """
      SELECT \(Self.columns) FROM shard
      WHERE first < ?2 AND first > ?1 - (SELECT coalesce(max(count), 0) FROM shard) AND first + count > ?1
      """)
  }

  private static func facts(of database: Database) throws(DatabaseError) -> JobFacts {
    let fact = try database.statement("SELECT value FROM fact WHERE name = ?1")
    func value(_ name: String) throws(DatabaseError) -> String? {
      try fact.bind(.text(name))
      defer { fact.end() }
      return try fact.next() ? fact.text(0) : nil
    }
    guard let source = try value("source"), let digest = try value("digest"), let version = try value("version"),
      let count = try value("count").flatMap({ Int($0) }), (0..<Int.max).contains(count)
    else { throw DatabaseError(database.path, .damaged) }
    return JobFacts(source: source, digest: digest, count: count, version: version)
  }

  func insert(_ shard: JobShard) throws(DatabaseError) {
    try insertion.run(
      .text(shard.name), .integer(shard.questions.lowerBound), .integer(shard.questions.count), .integer(shard.bad),
      .integer(shard.firstBadLine ?? 0), .integer(shard.status), .text(shard.digest), .bytes(shard.answers))
    let forget = try database.statement("DELETE FROM failure WHERE ordinal >= ?1 AND ordinal < ?2")
    try forget.run(.integer(shard.questions.lowerBound), .integer(shard.questions.upperBound))
  }

  func insert(_ failure: JobFailure) throws(DatabaseError) {
    let insertion = try database.statement("INSERT OR REPLACE INTO failure VALUES (?1, ?2, ?3, ?4)")
    try insertion.run(
      .integer(failure.ordinal), .integer(failure.line), .integer(failure.attempts), .text(failure.reason))
  }

  /// The shards that have some of these questions.
  func shards(meeting range: Range<Int>) throws(DatabaseError) -> [JobShard] {
    try meeting.bind(.integer(range.lowerBound), .integer(range.upperBound))
    defer { meeting.end() }
    var shards: [JobShard] = []
    while try meeting.next() { shards.append(try shard(of: meeting)) }
    return shards
  }

  func forEachShard(_ body: (JobShard) throws -> Void) throws {
    let all = try JobError.translating { () throws(DatabaseError) in
      try database.statement("SELECT \(Self.columns) FROM shard ORDER BY first, count DESC, name")
    }
    while try JobError.translating({ () throws(DatabaseError) in try all.next() }) {
      try body(try JobError.translating { () throws(DatabaseError) in try shard(of: all) })
    }
  }

  private func shard(of row: Statement) throws(DatabaseError) -> JobShard {
    let questions = try range(first: row.integer(1), count: row.integer(2))
    return JobShard(
      name: row.text(0), questions: questions, answers: row.bytes(7), digest: row.text(6), bad: row.integer(3),
      firstBadLine: row.integer(4) > 0 ? row.integer(4) : nil, status: row.integer(5))
  }

  private func range(first: Int, count: Int) throws(DatabaseError) -> Range<Int> {
    guard first >= 1, count >= 1, count <= facts.count, first <= facts.count - count + 1 else {
      throw DatabaseError(database.path, .damaged)
    }
    return first..<first + count
  }

  /// The ranges of all shards, in order.
  func ranges() throws(DatabaseError) -> [Range<Int>] {
    let all = try database.statement("SELECT first, count FROM shard ORDER BY first, count")
    var ranges: [Range<Int>] = []
    while try all.next() { ranges.append(try range(first: all.integer(0), count: all.integer(1))) }
    return ranges
  }

  func failures() throws(DatabaseError) -> [JobFailure] {
    let all = try database.statement("SELECT ordinal, line, attempts, reason FROM failure ORDER BY ordinal")
    var failures: [JobFailure] = []
    while try all.next() {
      _ = try range(first: all.integer(0), count: 1)
      failures.append(
        JobFailure(ordinal: all.integer(0), line: all.integer(1), attempts: all.integer(2), reason: all.text(3)))
    }
    return failures
  }

  func summary(isChecked: Bool) throws(DatabaseError) -> JobSummary {
    try database.reading { () throws(DatabaseError) in
      let (ranges, failures) = (try ranges(), try failures())
      let failed = failures.map { $0.ordinal..<$0.ordinal + 1 }
      let unanswered = Coverage.gaps(in: facts.questions, of: ranges).map(\.count).reduce(0, +)
      let answered = facts.count - unanswered
      let (bad, firstBadLine) = try faults()
      return JobSummary(
        facts: facts, answered: answered, repeated: ranges.map(\.count).reduce(0, +) - answered,
        missing: Coverage.gaps(in: facts.questions, of: ranges + failed), failures: failures, bad: bad,
        firstBadLine: firstBadLine, statuses: try statuses(), shards: ranges.count,
        byteCount: try database.byteCount(), isChecked: isChecked)
    }
  }

  /// The answers that are error documents, each once though several shards have it.
  private func faults() throws(DatabaseError) -> (count: Int, firstLine: Int?) {
    let row = try database.statement("SELECT min(badLine) FROM shard WHERE bad > 0")
    guard try row.next(), row.integer(0) > 0 else { return (0, nil) }
    let firstLine = row.integer(0)
    let all = try database.statement("SELECT \(Self.columns) FROM shard ORDER BY first, count DESC, name")
    var (count, next) = (0, 1)
    while try all.next() {
      let (first, size, bad) = (all.integer(1), all.integer(2), all.integer(3))
      let questions = try range(first: first, count: size)
      if bad > 0, questions.upperBound > next {
        let fresh = max(next, questions.lowerBound)..<questions.upperBound
        count += fresh == questions ? bad : try shard(of: all).badAnswers(to: fresh)
      }
      next = max(next, questions.upperBound)
    }
    return (count, firstLine)
  }

  private func statuses() throws(DatabaseError) -> [Int] {
    let all = try database.statement("SELECT DISTINCT status FROM shard ORDER BY status")
    var statuses: [Int] = []
    while try all.next() { statuses.append(all.integer(0)) }
    return statuses
  }
}
