import Databases
import GameCore
import Reversi
import Synchronization

/// What an index says about a file of games that is in it.
public struct IndexedFile: Hashable, Sendable {
  /// The name of the file when it was added.
  public var name: String
  /// A digest of all that its games depend on.
  public var digest: [UInt8]
  /// How many games it has.
  public var games = 0
  /// How many games of it can't be read, and so aren't in the index.
  public var faultCount = 0
  /// Why, each with its place; only the first ``mostFaults``.
  public var faults: [String] = []
  /// How many positions without moves it has, which aren't in the index either.
  public var positions = 0

  /// No more faults than these are kept of a file.
  public static let mostFaults = 20

  /// A file of which nothing has been read yet.
  public init(name: String, digest: [UInt8]) { (self.name, self.digest) = (name, digest) }
}

/// An index of games in a database: every game of many files in some 80 bytes, to be replayed a
/// million a second.
///
/// A file is in the index whole or not at all, whatever ends the process. What is read is checked
/// as if anyone could have written it.
public final class GameIndexFile: Sendable {
  /// The signature and the tables of such files.
  ///
  /// `digest` distinguishes the contents of files. `games` of a block is what ``PackedGames`` has;
  /// its names are the numbers of players and of tournaments.
  package static let kind = DatabaseKind(
    mark: "PLRG", version: 1,
    schema: [
      "CREATE TABLE player (number INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT",
      "CREATE TABLE tournament (number INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT",
      """
      CREATE TABLE file (
        number INTEGER PRIMARY KEY, name TEXT NOT NULL, digest BLOB NOT NULL UNIQUE, games INTEGER NOT NULL,
        faults INTEGER NOT NULL, positions INTEGER NOT NULL) STRICT
      """,
      "CREATE TABLE fault (file INTEGER NOT NULL, place INTEGER NOT NULL, text TEXT NOT NULL) STRICT",
      "CREATE TABLE block (number INTEGER PRIMARY KEY, file INTEGER NOT NULL, games BLOB NOT NULL) STRICT",
    ], largestValue: 1 << 20)

  /// What the file is called in errors.
  public let path: String
  private let database: Lock<Handle>

  /// The database belongs to whoever holds the lock.
  private struct Handle: @unchecked Sendable {
    let database: Database
    /// The numbers of names when they were read or written last. Names are only ever added, so
    /// other numbers mean that another process writes, too.
    var players = 0
    var tournaments = 0
  }

  /// Opens an existing index, which errors call `name`; the limits hold for all that is done with
  /// it.
  public convenience init(
    reading path: String, named name: String? = nil, limits: SearchLimits = .none
  ) throws(DatabaseError) {
    try self.init(Database(path, Self.kind, .reading, named: name, limits: limits))
  }

  /// Opens an index to add files; one that doesn't exist, or was only partly made, is created.
  public convenience init(
    making path: String, named name: String? = nil, limits: SearchLimits = .none
  ) throws(DatabaseError) {
    try self.init(Database(path, Self.kind, .making, named: name, limits: limits))
  }

  private init(_ database: Database) throws(DatabaseError) {
    path = database.path
    self.database = Lock(Handle(database: database))
  }

  /// The files in the index, in the order in which they were added.
  public func files() throws(DatabaseError) -> [IndexedFile] {
    try database.withLock { handle throws(DatabaseError) in try Self.files(in: handle.database) }
  }

  /// The names in the index, and no games.
  package func names() throws(DatabaseError) -> GameCollection {
    try database.withLock { handle throws(DatabaseError) in
      let players = try Self.names("player", in: handle.database)
      let tournaments = try Self.names("tournament", in: handle.database)
      (handle.players, handle.tournaments) = (players.count, tournaments.count)
      return GameCollection(players: players, tournaments: tournaments)
    }
  }

  /// Adds a file: the games of a collection that began with the names of this index, as
  /// ``names()`` gave them or as they were after the file before. Another file that had the name is
  /// replaced.
  /// - Throws: `changed` when another process has added names meanwhile; nothing is added then.
  package func add(_ file: IndexedFile, _ games: GameCollection) throws(DatabaseError) {
    try database.withLock { handle throws(DatabaseError) in
      let (database, players, tournaments) = (handle.database, handle.players, handle.tournaments)
      try database.transaction { () throws(DatabaseError) in
        // Another process may have added the same file meanwhile.
        if try Self.has(file.digest, in: database) { return }
        try Self.add(games.players, after: players, to: "player", in: database)
        try Self.add(games.tournaments, after: tournaments, to: "tournament", in: database)
        try Self.remove(file.name, from: database)
        let number = try Self.insert(file, into: database)
        let insert = try database.statement("INSERT INTO block (file, games) VALUES (?1, ?2)")
        for block in games.blocks { try insert.run(.integer(number), .bytes(block.bytes)) }
      }
      (handle.players, handle.tournaments) = (games.players.count, games.tournaments.count)
    }
  }

  /// Passes all games on, block by block, as they are at one moment, with the files and the names.
  package func read<Failure: Error>(
    failure: (DatabaseError) -> Failure,
    _ begin: (_ files: [IndexedFile], _ names: GameCollection) throws(Failure) -> Void,
    _ body: (PackedGames) throws(Failure) -> Void
  ) throws(Failure) {
    try database.withLock { handle throws(Failure) in
      let database = handle.database
      do throws(DatabaseError) { try database.run("BEGIN") } catch { throw failure(error) }
      defer { database.limited(by: .none) { try? database.run("COMMIT") } }
      let files: [IndexedFile]
      let names: GameCollection
      let rows: Statement
      do throws(DatabaseError) {
        files = try Self.files(in: database)
        names = GameCollection(
          players: try Self.names("player", in: database), tournaments: try Self.names("tournament", in: database))
        rows = try database.statement("SELECT games FROM block ORDER BY number")
      } catch {
        throw failure(error)
      }
      defer { rows.end() }
      try begin(files, names)
      while true {
        let block: [UInt8]
        do throws(DatabaseError) {
          guard try rows.next() else { break }
          block = try rows.bytes(0)
        } catch {
          throw failure(error)
        }
        try body(PackedGames(unchecked: block))
      }
    }
  }
}

extension GameIndexFile {
  /// The numbers that rows and counts may have; no disk holds as many.
  private static let numbers = 0...1 << 40

  private static func files(in database: Database) throws(DatabaseError) -> [IndexedFile] {
    let rows = try database.statement("SELECT number, name, digest, games, faults, positions FROM file ORDER BY number")
    let faults = try database.statement("SELECT text FROM fault WHERE file = ?1 ORDER BY place LIMIT ?2")
    var files: [IndexedFile] = []
    while try rows.next() {
      let number = try rows.integer(0, in: numbers)
      var file = IndexedFile(name: try rows.text(1), digest: try rows.bytes(2))
      file.games = try rows.integer(3, in: numbers)
      file.faultCount = try rows.integer(4, in: numbers)
      file.positions = try rows.integer(5, in: numbers)
      if file.faultCount > 0 {
        try faults.bind(.integer(number), .integer(IndexedFile.mostFaults))
        while try faults.next() { file.faults.append(try faults.text(0)) }
      }
      files.append(file)
    }
    return files
  }

  private static func has(_ digest: [UInt8], in database: Database) throws(DatabaseError) -> Bool {
    let rows = try database.statement("SELECT 1 FROM file WHERE digest = ?1")
    try rows.bind(.bytes(digest))
    defer { rows.end() }
    return try rows.next()
  }

  /// The names of a table, whose numbers are 1, 2, ….
  private static func names(_ table: String, in database: Database) throws(DatabaseError) -> GameNames {
    let rows = try database.statement("SELECT number, name FROM \(table) ORDER BY number")
    var all: [String] = []
    while try rows.next() {
      guard try rows.integer(0, in: numbers) == all.count + 1 else { throw DatabaseError(database.path, .damaged) }
      all.append(try rows.text(1))
    }
    guard let names = GameNames(all) else { throw DatabaseError(database.path, .damaged) }
    return names
  }

  /// Adds the names after the first `known` ones, which are those of the table.
  private static func add(
    _ names: GameNames, after known: Int, to table: String, in database: Database
  ) throws(DatabaseError) {
    let rows = try database.statement("SELECT count(*) FROM \(table)")
    guard try rows.next(), try rows.integer(0, in: numbers) == known, known <= names.count else {
      throw DatabaseError(database.path, .changed)
    }
    rows.end()
    let insert = try database.statement("INSERT INTO \(table) VALUES (?1, ?2)")
    for number in known..<names.count { try insert.run(.integer(number + 1), .text(names.all[number])) }
  }

  /// Takes a file out, if there is one of that name.
  private static func remove(_ name: String, from database: Database) throws(DatabaseError) {
    let found = try database.statement("SELECT number FROM file WHERE name = ?1")
    try found.bind(.text(name))
    var old: [Int] = []
    while try found.next() { old.append(try found.integer(0, in: numbers)) }
    for number in old {
      for sql in [
        "DELETE FROM block WHERE file = ?1", "DELETE FROM fault WHERE file = ?1", "DELETE FROM file WHERE number = ?1",
      ] {
        try database.statement(sql).run(.integer(number))
      }
    }
  }

  /// Adds a file, and returns its number.
  private static func insert(_ file: IndexedFile, into database: Database) throws(DatabaseError) -> Int {
    let last = try database.statement("SELECT coalesce(max(number), 0) FROM file")
    guard try last.next() else { throw DatabaseError(database.path, .damaged) }
    let number = try last.integer(0, in: numbers) + 1
    last.end()
    let insert = try database.statement("INSERT INTO file VALUES (?1, ?2, ?3, ?4, ?5, ?6)")
    try insert.run(
      .integer(number), .text(file.name), .bytes(file.digest), .integer(file.games), .integer(file.faultCount),
      .integer(file.positions))
    let fault = try database.statement("INSERT INTO fault VALUES (?1, ?2, ?3)")
    for (place, text) in file.faults.prefix(IndexedFile.mostFaults).enumerated() {
      try fault.run(.integer(number), .integer(place), .text(text))
    }
    return number
  }
}
