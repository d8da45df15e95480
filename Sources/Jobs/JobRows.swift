import Databases

/// The tables of a ``JobFile``, read as if an attacker had written them.
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
      return try fact.next() ? try fact.text(0) : nil
    }
    guard let source = try value("source"), let digest = try value("digest"), let version = try value("version"),
      let count = try value("count").flatMap({ Int($0) }), (0...JobFacts.mostQuestions).contains(count)
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
    let insertion = try database.statement("INSERT OR REPLACE INTO failure VALUES (?1, ?2, ?3, ?4, ?5)")
    try insertion.run(
      .integer(failure.ordinal), .integer(failure.line), .integer(failure.attempts), .text(failure.reason),
      .text(failure.ask ?? ""))
  }

  /// The shards that have some of these questions.
  func shards(meeting range: Range<Int>) throws(DatabaseError) -> [JobShard] {
    try meeting.bind(.integer(range.lowerBound), .integer(range.upperBound))
    defer { meeting.end() }
    var shards: [JobShard] = []
    while try meeting.next() { shards.append(try shard(of: meeting)) }
    return shards
  }

  func forEachShard<Failure: Error>(
    failure: (JobError) -> Failure, _ body: (JobShard) throws(Failure) -> Void
  ) throws(Failure) {
    func use<Result>(_ body: () throws(DatabaseError) -> Result) throws(Failure) -> Result {
      do throws(DatabaseError) { return try body() } catch { throw failure(.database(error)) }
    }
    let all = try use { () throws(DatabaseError) in
      try database.statement("SELECT \(Self.columns) FROM shard ORDER BY first, count DESC, name")
    }
    while try use({ () throws(DatabaseError) in try all.next() }) {
      try body(try use { () throws(DatabaseError) in try shard(of: all) })
    }
  }

  private func shard(of row: Statement) throws(DatabaseError) -> JobShard {
    let questions = try questions(of: row, first: 1, count: 2)
    let bad = try row.integer(3, in: 0...questions.count)
    let badLine = try row.integer(4, in: 0...Self.largestLine)
    guard (bad > 0) == (badLine > 0) else { throw DatabaseError(database.path, .damaged) }
    return JobShard(
      name: try row.text(0), questions: questions, answers: try row.bytes(7), digest: try row.text(6), bad: bad,
      firstBadLine: badLine > 0 ? badLine : nil, status: try row.integer(5, in: 0...JobShard.largestStatus))
  }

  /// The questions of a shard, whose first one and count are in these columns; they are among those
  /// of the job.
  private func questions(of row: Statement, first: Int32, count: Int32) throws(DatabaseError) -> Range<Int> {
    let first = try row.integer(first, in: 1...max(1, facts.count))
    let count = try row.integer(count, in: 1...min(Int(JobShard.largest), max(1, facts.count)))
    let questions = first..<first + count
    guard questions.upperBound <= facts.questions.upperBound else { throw DatabaseError(database.path, .damaged) }
    return questions
  }

  /// The largest number that a line of a file may have.
  private static let largestLine = 1 << 48
  /// The most processes that a question may have killed, many times what an option allows.
  private static let mostAttempts = 1 << 20

  /// The ranges of all shards, in order.
  func ranges() throws(DatabaseError) -> [Range<Int>] {
    let all = try database.statement("SELECT first, count FROM shard ORDER BY first, count")
    var ranges: [Range<Int>] = []
    while try all.next() { ranges.append(try questions(of: all, first: 0, count: 1)) }
    return ranges
  }

  func failures() throws(DatabaseError) -> [JobFailure] {
    let all = try database.statement("SELECT ordinal, line, attempts, reason, ask FROM failure ORDER BY ordinal")
    var failures: [JobFailure] = []
    while try all.next() {
      let ordinal = try all.integer(0, in: 1...max(1, facts.count))
      // A damaged tree may have a question twice, or none where there are no questions.
      guard facts.questions.contains(ordinal), failures.last.map({ $0.ordinal < ordinal }) ?? true else {
        throw DatabaseError(database.path, .damaged)
      }
      let ask = try all.text(4)
      failures.append(
        JobFailure(
          ordinal: ordinal, line: try all.integer(1, in: 1...Self.largestLine), ask: ask.isEmpty ? nil : ask,
          attempts: try all.integer(2, in: 1...Self.mostAttempts), reason: try all.text(3)))
    }
    return failures
  }

  func summary(isChecked: Bool) throws(DatabaseError) -> JobSummary {
    try database.reading { () throws(DatabaseError) in
      let (ranges, failures) = (try ranges(), try failures())
      let failed = failures.map { $0.ordinal..<$0.ordinal + 1 }
      let unanswered = Coverage.gaps(in: facts.questions, of: ranges).map { $0.count }.reduce(0, +)
      let answered = facts.count - unanswered
      let (bad, firstBadLine) = try faults()
      return JobSummary(
        facts: facts, answered: answered, repeated: ranges.map { $0.count }.reduce(0, +) - answered,
        missing: Coverage.gaps(in: facts.questions, of: ranges + failed), failures: failures, bad: bad,
        firstBadLine: firstBadLine, statuses: try statuses(), shards: ranges.count,
        byteCount: try database.byteCount(), isChecked: isChecked)
    }
  }

  /// The answers that are error documents, each once though several shards have it.
  private func faults() throws(DatabaseError) -> (count: Int, firstLine: Int?) {
    let row = try database.statement("SELECT coalesce(min(badLine), 0) FROM shard WHERE bad > 0")
    guard try row.next() else { return (0, nil) }
    let firstLine = try row.integer(0, in: 0...Self.largestLine)
    guard firstLine > 0 else { return (0, nil) }
    let all = try database.statement("SELECT \(Self.columns) FROM shard ORDER BY first, count DESC, name")
    var (count, next) = (0, 1)
    while try all.next() {
      let questions = try questions(of: all, first: 1, count: 2)
      let bad = try all.integer(3, in: 0...questions.count)
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
    while try all.next() { statuses.append(try all.integer(0, in: 0...JobShard.largestStatus)) }
    return statuses
  }
}
