import Databases
import GameCore

/// The results of a job in a database: one row per shard, each written whole or not at all.
///
/// Shards may overlap where two runs cut the same questions differently; what they have in common
/// is alike, or the second one is refused. So adding a shard twice changes nothing, and several
/// processes may add to one file. It belongs to one thread at a time.
package final class JobFile {
  /// The signature and the tables of such files.
  ///
  /// `first` is the ordinal of a shard's first question, from 1; `status` the most serious exit
  /// status of its answers; `ask` is empty where a question has no name. The facts are
  /// ``JobFacts``.
  package static let kind = DatabaseKind(
    mark: "PLJR", version: 2,
    schema: [
      "CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT",
      """
      CREATE TABLE shard (
        name TEXT NOT NULL UNIQUE, first INTEGER NOT NULL, count INTEGER NOT NULL, bad INTEGER NOT NULL,
        badLine INTEGER NOT NULL, status INTEGER NOT NULL, digest TEXT NOT NULL, answers BLOB NOT NULL) STRICT
      """,
      "CREATE INDEX place ON shard (first, count)",
      """
      CREATE TABLE failure (
        ordinal INTEGER PRIMARY KEY, line INTEGER NOT NULL, attempts INTEGER NOT NULL, reason TEXT NOT NULL,
        ask TEXT NOT NULL) STRICT
      """,
    ], largestValue: JobShard.largest)

  /// The name of the file.
  package let path: String
  /// What it is about.
  package let facts: JobFacts
  private let rows: JobRows

  /// Opens existing results, which errors call `name`, to read them; all reading respects the
  /// limits.
  package convenience init(
    reading path: String, named name: String? = nil, limits: SearchLimits = .none
  ) throws(JobError) {
    try self.init(
      try JobError.translating { () throws(DatabaseError) in
        try Database(path, Self.kind, .reading, named: name, limits: limits)
      })
  }

  /// Opens results to add to them; makes the file when it isn't there. All reading and writing
  /// respects the limits.
  /// - Throws: an error when it answers other questions, or by another version.
  package convenience init(adding path: String, _ facts: JobFacts, limits: SearchLimits = .none) throws(JobError) {
    let values = [
      ("source", facts.source), ("digest", facts.digest), ("count", "\(facts.count)"), ("version", facts.version),
    ]
    let database = try JobError.translating { () throws(DatabaseError) in
      let database = try Database(path, Self.kind, .making, limits: limits)
      try database.transaction { () throws(DatabaseError) in
        let insert = try database.statement("INSERT OR IGNORE INTO fact VALUES (?1, ?2)")
        for (name, value) in values { try insert.run(.text(name), .text(value)) }
      }
      return database
    }
    try self.init(database)
    guard self.facts.version == facts.version else {
      throw .otherVersion(path: path, found: self.facts.version, expected: facts.version)
    }
    guard self.facts.digest == facts.digest, self.facts.count == facts.count else { throw .otherQuestions(path: path) }
  }

  private init(_ database: Database) throws(JobError) {
    path = database.path
    rows = try JobError.translating { () throws(DatabaseError) in try JobRows(database) }
    facts = rows.facts
  }

  /// The ordinals of the questions that still wait for an answer, among some of them; those at
  /// fault don't.
  package func missing(in range: Range<Int>) throws(JobError) -> [Range<Int>] {
    try use { () throws(DatabaseError) in
      let failed = try rows.failures().map { $0.ordinal..<$0.ordinal + 1 }
      return Coverage.gaps(in: range, of: try rows.ranges() + failed)
    }
  }

  /// Adds a shard; one that is present already changes nothing.
  /// - Throws: an error when an answer differs from a stored one.
  package func add(_ shard: JobShard) throws(JobError) {
    guard shard.isWhole, facts.questions.contains(shard.questions) else {
      throw .damaged(path: path, questions: shard.questions)
    }
    try rows.database.transaction(failure: JobError.database) { () throws(JobError) in
      let before = try use { () throws(DatabaseError) in try rows.shards(meeting: shard.questions) }
      for other in before {
        let common = other.questions.clamped(to: shard.questions)
        guard other.answers(to: common) == shard.answers(to: common) else {
          throw .disagreement(path: path, ordinal: Self.firstDifference(of: other, shard, in: common))
        }
      }
      try use { () throws(DatabaseError) in try rows.insert(shard) }
    }
  }

  /// Records a question that killed its processes.
  package func add(_ failure: JobFailure) throws(JobError) {
    try use { () throws(DatabaseError) in try rows.insert(failure) }
  }

  /// Forgets which questions killed their processes, so that they are asked again.
  package func forgetFailures() throws(JobError) {
    try use { () throws(DatabaseError) in try rows.database.run("DELETE FROM failure") }
  }

  /// What the file holds; `isChecked` reads every answer and compares it with its digest.
  /// - Complexity: linear in the size of the file with `isChecked`, otherwise in the number of
  ///   shards.
  package func summary(isChecked: Bool) throws(JobError) -> JobSummary {
    if isChecked {
      try use { () throws(DatabaseError) in try rows.database.checkIntegrity() }
      try forEachShard(failure: { $0 }) { _ throws(JobError) in }
    }
    return try use { () throws(DatabaseError) in try rows.summary(isChecked: isChecked) }
  }

  /// Calls `body` with every shard, in the order of their first questions; of two that begin with
  /// the same the longer one comes first. Each is compared with its digest.
  /// `failure` makes an error of the file one of those of `body`.
  package func forEachShard<Failure: Error>(
    failure: (JobError) -> Failure, _ body: (JobShard) throws(Failure) -> Void
  ) throws(Failure) {
    try rows.forEachShard(failure: failure) { shard throws(Failure) in
      guard shard.isWhole, facts.questions.contains(shard.questions) else {
        throw failure(.damaged(path: path, questions: shard.questions))
      }
      try body(shard)
    }
  }

  /// The questions that killed their processes, in order.
  package func failures() throws(JobError) -> [JobFailure] {
    try use { () throws(DatabaseError) in try rows.failures() }
  }

  private func use<Result>(_ body: () throws(DatabaseError) -> Result) throws(JobError) -> Result {
    try JobError.translating(body)
  }

  private static func firstDifference(of first: JobShard, _ second: JobShard, in common: Range<Int>) -> Int {
    common.first { first.answers(to: $0..<$0 + 1) != second.answers(to: $0..<$0 + 1) } ?? common.lowerBound
  }
}

extension Range<Int> {
  /// Whether all of another range, which isn't empty, is inside it.
  fileprivate func contains(_ other: Range<Int>) -> Bool { !other.isEmpty && other.clamped(to: self) == other }
}
