import BookFiles
import Databases
import GameCore
import Glibc
import Jobs
import Reversi

extension FuzzTarget {
  /// Untrusted databases: the fuzzer's bytes change the rows, the schema and the bytes of a good
  /// one, which is then read in every way.
  static let databases: [FuzzTarget] = [
    FuzzTarget("database-jobs") { bytes in
      guard let file = HostileFile.jobs, let path = file.changed(bytes) else { return }
      defer { unsafe unlink(path) }
      _ = accepted { try readJobs(path) }
    },
    FuzzTarget("database-book") { bytes in
      guard let file = HostileFile.book, let path = file.changed(bytes) else { return }
      defer { unsafe unlink(path) }
      _ = accepted { try readBook(path) }
    },
    FuzzTarget("database-games") { bytes in
      guard let file = HostileFile.games, let path = file.changed(bytes) else { return }
      defer { unsafe unlink(path) }
      _ = accepted { try readGames(path) }
    },
  ]

  private static func readJobs(_ path: String) throws {
    let file = try JobFile(reading: path)
    let questions = file.facts.questions
    var next = 1
    try file.forEachPiece(failure: { $0 }) { piece throws(JobError) in
      switch piece {
      case .answers(let range, _), .gap(let range):
        require(range.lowerBound >= next && range.upperBound <= questions.upperBound, "pieces are in order")
        next = range.upperBound
      case .failure(let failure): require(questions.contains(failure.ordinal), "a failure is of a question")
      }
    }
    for isChecked in [false, true] {
      let summary = try file.summary(isChecked: isChecked)
      require((0...summary.facts.count).contains(summary.answered), "no more answers than questions")
      require(summary.repeated >= 0 && summary.bad >= 0, "nothing is counted below zero")
      require(summary.statuses.allSatisfy { (0...255).contains($0) }, "a status is one")
      require(summary.failures.allSatisfy { $0.attempts > 0 && $0.line > 0 }, "failures are possible")
    }
  }

  private static func readBook(_ path: String) throws {
    let file = try BookFile(reading: path)
    let book = file.book { UnreadableBook(.damaged, words: "\($0)") }
    _ = accepted { try book.probe(.start(size: file.size)) }
    let summary = try file.summary()
    require(summary.plies.allSatisfy { (0...60).contains($0.ply) }, "plies are possible")
    let text = try file.text()
    require(accepted { try BookText(Array(text.text.utf8)) } != nil, "a book's text is read")
    _ = accepted { try file.draft() }
  }
}

extension FuzzTarget {
  private static func readGames(_ path: String) throws {
    let index = try GameIndexFile(reading: path)
    var played: [PlayedPosition] = []
    try index.read(failure: { $0 }) { (files, names) throws(DatabaseError) in
      require(files.allSatisfy { $0.games >= 0 && $0.faults.count <= IndexedFile.mostFaults }, "counts are possible")
      for position in [Position.start(), .start(size: .six), Position.start().afterForcedMoves] {
        played.append(PlayedPosition(position, .everything, playerCount: names.players.count))
      }
    } _: { (block) throws(DatabaseError) in
      for place in played.indices { _ = accepted { try played[place].add(block) } }
    }
    for position in played {
      let continued = position.moves.reduce(0) { $0 + $1.totals.games }
      require(continued + position.endedHere <= position.totals.games, "a game continues once")
    }
  }
}

/// A good database, and how it is changed.
private struct HostileFile: Sendable {
  let name: String
  let bytes: [UInt8]
  let kind: DatabaseKind
  let columns: [(table: String, column: String)]

  private static let values = [
    "0", "1", "2", "-1", "100", "9223372036854775807", "-9223372036854775808", "4294967296", "'6'", "'x'", "''",
    "char(27,7)", "x''", "x'0A'", "zeroblob(16)", "zeroblob(70000)", "randomblob(16)", "NULL", "1.5",
    "x'FFFFFFFFFFFFFFFF0000000000000000'", "replace(hex(zeroblob(30000)),'0','x')",
  ]
  private static let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n)"

  static let jobs: HostileFile? = make("jobs", JobFile.kind) { path in
    let facts = JobFacts(source: "q", digest: String(repeating: "0", count: 64), count: 4, version: "1")
    let file = try JobFile(adding: path, facts)
    let answers = Array("{}\n{}\n".utf8)
    try file.add(
      JobShard(
        name: "a", questions: 1..<3, answers: answers, digest: SHA256.hexadecimal(of: answers), bad: 1,
        firstBadLine: 1, status: 65))
    try file.add(JobFailure(ordinal: 4, line: 4, attempts: 1, reason: "x"))
  }

  static let book: HostileFile? = make("book", BookFile.kind) { path in
    let file = try BookFile(creating: path, size: .six, level: 0, program: "1")
    var draft = try file.draft()
    let plan = BookPlan(size: .six, level: 0, positions: 6, depthLimit: 60, mostLoss: 128)
    _ = try ReversiSolver().learn(&draft, plan) { (change) throws(any Error) in try file.keep(change) }
  }

  static let games: HostileFile? = make("games", GameIndexFile.kind) { path in
    let index = try GameIndexFile(making: path)
    var games = try index.names()
    for moves in ["f5d6c3d3c4", "e6f4", "f5f6e6f4"] {
      var game = GameRecord(try Line(transcript: moves, from: .start()))
      (game.black.name, game.event, game.date) = ("Ann", "Open", "1999")
      games.append(game)
    }
    games.append(GameRecord(try Line(transcript: "b1", from: .start(size: .four))))
    var file = IndexedFile(name: "a", digest: [1])
    (file.games, file.faultCount, file.faults) = (4, 1, ["line 1: x"])
    try index.add(file, games)
  }

  private static let tables = [
    ("player", ["number", "name"]), ("tournament", ["number", "name"]), ("fault", ["file", "place", "text"]),
    ("file", ["number", "name", "digest", "games", "faults", "positions"]), ("block", ["number", "file", "games"]),
    ("fact", ["name", "value"]), ("waiting", ["place", "board"]), ("revision", ["number"]),
    ("position", ["board", "depth", "selectivity", "proved", "moves", "value", "certain"]),
    ("shard", ["name", "first", "count", "bad", "badLine", "status", "digest", "answers"]),
    ("failure", ["ordinal", "line", "attempts", "reason", "ask"]),
  ]

  private static func path(_ name: String) -> String { "/tmp/puzzlelab-fuzz-\(getpid())-\(name).db" }

  private static func make(
    _ name: String, _ kind: DatabaseKind, _ body: (String) throws -> Void
  ) -> HostileFile? {
    let path = path(name)
    unsafe unlink(path)
    defer { unsafe unlink(path) }
    guard (try? body(path)) != nil, let bytes = read(path) else { return nil }
    let schema = kind.schema.joined()
    let columns = tables.filter { schema.contains("TABLE \($0.0) ") }.flatMap { table, columns in
      columns.map { (table: table, column: $0) }
    }
    return HostileFile(name: name, bytes: bytes, kind: kind, columns: columns)
  }

  /// Writes a copy that the choices of a fuzzer have changed; its path.
  func changed(_ input: [UInt8]) -> String? {
    let path = Self.path("changed-\(name)")
    guard write(bytes, to: path) else { return nil }
    var choices = Choices(input)
    for _ in 0..<choices.index(6) {
      guard let database = try? Database(path, kind, .writing) else { break }
      try? database.run(statement(&choices))
    }
    guard var copy = Self.read(path) else { return nil }
    for _ in 0..<choices.index(4) where !copy.isEmpty {
      copy[Int(choices.word() % UInt64(copy.count))] ^= UInt8(1) << UInt8(choices.index(8))
    }
    return write(copy, to: path) ? path : nil
  }

  private func statement(_ choices: inout Choices) -> String {
    let (table, column) = columns[choices.index(columns.count)]
    let value = Self.values[choices.index(Self.values.count)]
    switch choices.index(10) {
    case 0: return "INSERT INTO \(table) SELECT * FROM \(table)"
    case 1: return "DELETE FROM \(table) WHERE \(column) = \(value)"
    case 2: return "ALTER TABLE \(table) ADD COLUMN more"
    case 3: return "CREATE TABLE more (x AS (\(value)), y)"
    case 4: return "DROP TABLE \(table); CREATE VIEW \(table) AS \(Self.endless) SELECT i AS \(column) FROM n"
    case 5: return "CREATE TRIGGER more AFTER INSERT ON \(table) BEGIN DELETE FROM \(table); END"
    default: return "UPDATE \(table) SET \(column) = \(value)" + (choices.index(2) == 0 ? "" : " WHERE rowid = 1")
    }
  }

  private static func read(_ path: String) -> [UInt8]? {
    guard let file = unsafe fopen(path, "rb") else { return nil }
    defer { unsafe fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = unsafe fread(&bytes, 1, bytes.count, file)
    return Array(bytes.prefix(count))
  }

  private func write(_ bytes: [UInt8], to path: String) -> Bool {
    unsafe unlink("\(path)-journal")
    guard let file = unsafe fopen(path, "wb") else { return false }
    defer { unsafe fclose(file) }
    return unsafe fwrite(bytes, 1, bytes.count, file) == bytes.count
  }
}
