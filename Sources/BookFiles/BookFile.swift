import Databases
import GameCore
import Synchronization
import Reversi

/// An opening book of Reversi in a database: one row per position, kept up to date change by
/// change.
///
/// The values in the file are negamaxed at every moment, so a reader needs the rows of a position
/// and of those after it, and nothing else. What is read is checked as if anyone could have written
/// it.
public final class BookFile: Sendable {
  /// The signature and the tables of such files.
  ///
  /// A board is 16 bytes: the discs of the mover and of the opponent, highest byte first. The moves
  /// are three bytes each: the square, and the value that the search gave, in hundredths of a disc,
  /// highest byte first. Where moves have no value, as in a book of another program, 64 follows in
  /// place of a square, or 65 with what the position is worth. `value` is by negamax; `certain` is
  /// set when the values of all moves are proved.
  package static let kind = DatabaseKind(
    mark: "PLRB", version: 1,
    schema: [
      "CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT",
      """
      CREATE TABLE position (
        board BLOB PRIMARY KEY, depth INTEGER NOT NULL, selectivity INTEGER NOT NULL, proved INTEGER NOT NULL,
        moves BLOB NOT NULL, value INTEGER NOT NULL, certain INTEGER NOT NULL) WITHOUT ROWID, STRICT
      """,
      "CREATE TABLE waiting (place INTEGER PRIMARY KEY, board BLOB NOT NULL) STRICT",
      "CREATE TABLE revision (number INTEGER NOT NULL) STRICT",
      "INSERT INTO revision VALUES (0)",
    ])

  /// What the file is called in errors.
  public let path: String
  /// The board.
  public let size: BoardSize
  /// The level of its searches, 0...60.
  public let level: Int
  /// The version of the program that made it.
  public let program: String
  private let rows: Lock<BookRows>

  /// Opens an existing book, which errors call `name`; the limits hold for the opening alone.
  public convenience init(
    reading path: String, named name: String? = nil, limits: SearchLimits = .none
  ) throws(DatabaseError) {
    try self.init(Database(path, Self.kind, .reading, named: name, limits: limits))
  }

  /// Opens an existing book to learn more.
  public convenience init(writing path: String) throws(DatabaseError) {
    try self.init(Database(path, Self.kind, .writing))
  }

  /// Makes an empty book.
  /// - Throws: an error when there is such a file.
  public convenience init(
    creating path: String, size: BoardSize, level: Int, program: String
  ) throws(DatabaseError) {
    try self.init(Database(path, Self.new(size, level, program), .creating))
  }

  /// Opens a book to learn more; one that doesn't exist, or was only partly made, is created. The
  /// limits hold for the opening alone.
  public convenience init(
    learning path: String, size: BoardSize, level: Int, program: String, limits: SearchLimits = .none
  ) throws(DatabaseError) {
    try self.init(Database(path, Self.new(size, level, program), .making, limits: limits))
  }

  /// The kind with the facts of a new book, which exist as soon as the tables do.
  private static func new(_ size: BoardSize, _ level: Int, _ program: String) -> DatabaseKind {
    let version = program.filter { $0 != "'" }
    let facts = "('size', '\(size.rawValue)'), ('level', '\(level)'), ('program', '\(version)')"
    return DatabaseKind(mark: "PLRB", version: 1, schema: kind.schema + ["INSERT INTO fact VALUES \(facts)"])
  }

  private init(_ database: Database) throws(DatabaseError) {
    path = database.path
    let fact = try database.statement("SELECT value FROM fact WHERE name = ?1")
    func value(_ name: String) throws(DatabaseError) -> String? {
      try fact.bind(.text(name))
      defer { fact.end() }
      return try fact.next() ? try fact.text(0) : nil
    }
    guard let size = try value("size").flatMap({ Int($0) }).flatMap({ BoardSize(rawValue: $0) }),
      let level = try value("level").flatMap({ Int($0) }), (0...60).contains(level)
    else { throw DatabaseError(path, .damaged) }
    self.size = size
    self.level = level
    program = try value("program") ?? ""
    let rows = try BookRows(database, size: size)
    // What is looked up or kept later is little, and may be needed after a stop.
    database.limits = .none
    self.rows = Lock(rows)
  }

  /// The book for lookups; `wording` words the reason where it can't be read any further.
  public func book(wording: @escaping @Sendable (DatabaseError) -> UnreadableBook) -> OpeningBook {
    OpeningBook(size: size, level: level) { position throws(UnreadableBook) in
      do throws(DatabaseError) {
        return try self.rows.withLock { rows throws(DatabaseError) in try rows.entry(of: position) }
      } catch { throw wording(error) }
    }
  }

  /// What the book holds.
  /// - Throws: an error when the file is damaged, or `stopped` when a limit was reached.
  /// - Complexity: linear in the size of the book.
  public func summary(limits: SearchLimits = .none) throws(DatabaseError) -> BookSummary {
    let start = try startAnswer()
    return try reading(within: limits) { rows throws(DatabaseError) in
      let discs = try rows.discCounts()
      return BookSummary(
        size: size, level: level, discs: discs.all, proved: discs.certain, waiting: try rows.waiting().count,
        start: start, program: program, byteCount: try rows.database.byteCount())
    }
  }

  /// What the book says about the start of the game.
  private func startAnswer() throws(DatabaseError) -> BookAnswer? {
    let failure = Lock<DatabaseError?>(nil)
    let book = book { error in
      failure.withLock { $0 = error }
      return UnreadableBook(.damaged, words: "")
    }
    do { return try book.probe(.start(size: size)) } catch {
      throw failure.withLock { $0 } ?? DatabaseError(path, .damaged)
    }
  }

  /// Reads rows, which others wait for; their statements respect the limits.
  private func reading<Result: Sendable>(
    within limits: SearchLimits, _ body: (inout BookRows) throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try rows.withLock { rows throws(DatabaseError) in
      let database = rows.database
      return try database.limited(by: limits) { () throws(DatabaseError) in try body(&rows) }
    }
  }

  /// The whole book, to continue learning.
  /// - Throws: an error when values in it are not what negamax makes of its searches, or `stopped`
  ///   when a limit was reached.
  package func draft(limits: SearchLimits = .none) throws(DatabaseError) -> BookDraft {
    try reading(within: limits) { rows throws(DatabaseError) in
      let (entries, waiting) = try rows.all()
      let graph = BookGraph(size: size, records: entries.map { $0.record })
      for entry in entries {
        guard let node = graph[entry.record.position], node.value == entry.value, node.isCertain == entry.isCertain
        else { throw DatabaseError(path, .damaged) }
      }
      return BookDraft(graph, waiting: waiting)
    }
  }

  /// Keeps a change of the draft that was read from here, whole or not at all.
  package func keep(_ change: BookChange) throws(DatabaseError) {
    try rows.withLock { rows throws(DatabaseError) in try rows.keep(change) }
  }

  package func text(limits: SearchLimits = .none) throws(DatabaseError) -> BookText {
    try reading(within: limits) { rows throws(DatabaseError) in
      let (entries, waiting) = try rows.all()
      return BookText(size: size, level: level, records: entries.map { $0.record }, waiting: waiting)
    }
  }

  /// Fills an empty book with the positions of another program's, all or nothing.
  package func fill(_ book: PackedBook) throws(DatabaseError) {
    try rows.withLock { rows throws(DatabaseError) in try rows.fill(book) }
  }

  /// Fills an empty book with what a text holds, all or nothing; values are computed again by
  /// negamax.
  package func fill(_ text: BookText) throws(DatabaseError) {
    let graph = BookGraph(size: size, records: text.records)
    try rows.withLock { rows throws(DatabaseError) in
      try rows.fill(graph.nodes, waiting: text.waiting.filter { graph[$0] == nil })
    }
  }
}
