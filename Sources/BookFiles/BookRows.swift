import Databases
import GameCore
import Reversi

/// The rows of a book's database, and the statements that read and write them.
struct BookRows: @unchecked Sendable {
  let database: Database
  private let size: BoardSize
  private let select: Statement
  /// The number of changes that were in the file when we last looked; another one means that
  /// another process writes, too.
  private var revision: Int

  init(_ database: Database, size: BoardSize) throws(DatabaseError) {
    self.database = database
    self.size = size
    select = try database.statement("SELECT \(Self.columns) FROM position WHERE board = ?1")
    revision = try Self.revision(in: database)
  }

  /// The numbers that changes may have; no disk holds as many.
  private static let revisions = 0...1 << 53

  private static func revision(in database: Database) throws(DatabaseError) -> Int {
    let rows = try database.statement("SELECT number FROM revision")
    guard try rows.next() else { throw DatabaseError(database.path, .damaged) }
    defer { rows.end() }
    return try rows.integer(0, in: revisions)
  }

  private static let columns = "board, depth, selectivity, proved, moves, value, certain"

  func entry(of position: CanonicalPosition) throws(DatabaseError) -> OpeningBook.Entry? {
    try select.bind(.bytes(position.bytes))
    defer { select.end() }
    guard try select.next() else { return nil }
    let entry = try entry(in: select)
    guard entry.record.position == position else { throw damaged }
    return entry
  }

  /// All positions and all waiting ones, as they are at one moment; later changes start from there.
  mutating func all() throws(DatabaseError) -> (entries: [OpeningBook.Entry], waiting: [CanonicalPosition]) {
    let all = try database.reading { () throws(DatabaseError) in
      (try Self.revision(in: database), try entries(), try waiting())
    }
    revision = all.0
    return (all.1, all.2)
  }

  /// All rows, boards ascending.
  private func entries() throws(DatabaseError) -> [OpeningBook.Entry] {
    let rows = try database.statement("SELECT \(Self.columns) FROM position ORDER BY board")
    var entries: [OpeningBook.Entry] = []
    while try rows.next() {
      let entry = try entry(in: rows)
      // A damaged tree may have a position twice, which SQLite doesn't notice.
      if let last = entries.last, last.record.position >= entry.record.position { throw damaged }
      entries.append(entry)
    }
    return entries
  }

  /// The numbers of discs of all positions, and how many values are proved.
  func discCounts() throws(DatabaseError) -> (all: [Int], certain: Int) {
    let rows = try database.statement("SELECT board, certain FROM position ORDER BY board")
    var (all, certain): ([Int], Int) = ([], 0)
    while try rows.next() {
      let board = try rows.bytes(0)
      guard position(board) != nil else { throw damaged }
      all.append(board.reduce(0) { $0 + $1.nonzeroBitCount })
      certain += try rows.flag(1) ? 1 : 0
    }
    return (all, certain)
  }

  /// The positions that are to be searched next.
  func waiting() throws(DatabaseError) -> [CanonicalPosition] {
    let rows = try database.statement("SELECT board FROM waiting ORDER BY place")
    var (positions, known): ([CanonicalPosition], Set<CanonicalPosition>) = ([], [])
    while try rows.next() {
      let bytes = try rows.bytes(0)
      guard let position = position(bytes), !position.legalSquares.isEmpty else { throw damaged }
      let canonical = CanonicalPosition(position)
      guard canonical.bytes == bytes, known.insert(canonical).inserted else { throw damaged }
      positions.append(canonical)
    }
    return positions
  }

  /// Writes a change in one transaction.
  mutating func keep(_ change: BookChange) throws(DatabaseError) {
    try changing { database throws(DatabaseError) in
      switch change {
      case .chosen(let positions): try Self.wait(positions, in: database)
      case .learnt(let nodes):
        try Self.insert(nodes.prefix(1), into: database)
        let done = try database.statement("DELETE FROM waiting WHERE board = ?1")
        for node in nodes.prefix(1) { try done.run(.bytes(node.record.position.bytes)) }
        let update = try database.statement("UPDATE position SET value = ?2, certain = ?3 WHERE board = ?1")
        for node in nodes.dropFirst() {
          try update.run(
            .bytes(node.record.position.bytes), .integer(node.value), .integer(node.isCertain ? 1 : 0))
        }
      }
    }
  }

  /// Writes all positions of a book that was empty.
  mutating func fill(_ nodes: [BookGraph.Node], waiting: [CanonicalPosition]) throws(DatabaseError) {
    try changing { database throws(DatabaseError) in
      let ascending = nodes.sorted { $0.record.position < $1.record.position }
      try Self.insert(ascending, into: database)
      try Self.wait(waiting, in: database)
    }
  }

  /// The same for a book that was packed.
  mutating func fill(_ book: PackedBook) throws(DatabaseError) {
    try changing { database throws(DatabaseError) in
      let insert = try Self.insertion(into: database)
      try book.forEach { (entry) throws(DatabaseError) in
        try Self.insert(entry.record, entry.value, isCertain: entry.isCertain, by: insert)
      }
    }
  }

  private mutating func changing(
    _ body: (Database) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    let (database, known) = (database, revision)
    try database.transaction { () throws(DatabaseError) in
      let advance = try database.statement("UPDATE revision SET number = ?1 WHERE number = ?2 RETURNING number")
      try advance.bind(.integer(known + 1), .integer(known))
      guard try advance.next() else { throw DatabaseError(database.path, .changed) }
      advance.end()
      try body(database)
    }
    revision += 1
  }

  private static func insert(_ nodes: some Sequence<BookGraph.Node>, into database: Database) throws(DatabaseError) {
    let insert = try insertion(into: database)
    for node in nodes { try Self.insert(node.record, node.value, isCertain: node.isCertain, by: insert) }
  }

  private static func insertion(into database: Database) throws(DatabaseError) -> Statement {
    try database.statement("INSERT INTO position (\(columns)) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")
  }

  private static func insert(
    _ record: BookRecord, _ value: Int, isCertain: Bool, by insert: Statement
  ) throws(DatabaseError) {
    try insert.run(
      .bytes(record.position.bytes), .integer(record.depth), .integer(record.selectivity),
      .integer(record.isProved ? 1 : 0), .bytes(record.moveBytes), .integer(value), .integer(isCertain ? 1 : 0))
  }

  private static func wait(_ positions: [CanonicalPosition], in database: Database) throws(DatabaseError) {
    try database.run("DELETE FROM waiting")
    let insert = try database.statement("INSERT INTO waiting VALUES (?1, ?2)")
    for (place, position) in positions.enumerated() { try insert.run(.integer(place), .bytes(position.bytes)) }
  }

  /// The entry in the row of a statement over the columns.
  private func entry(in rows: Statement) throws(DatabaseError) -> OpeningBook.Entry {
    let (board, isProved) = (try rows.bytes(0), try rows.flag(3))
    let (depth, selectivity) = (try rows.integer(1, in: 0...64), try rows.integer(2, in: 1...100))
    guard let position = position(board), let (moves, others) = BookRecord.moves(try rows.bytes(4)),
      let record = try? BookRecord(
        position, depth: depth, selectivity: selectivity, isProved: isProved, moves: moves, others: others),
      record.position.bytes == board
    else { throw damaged }
    return OpeningBook.Entry(
      record: record, value: try rows.integer(5, in: BookRecord.values), isCertain: try rows.flag(6))
  }

  private func position(_ bytes: [UInt8]) -> Position? {
    guard bytes.count == 16 else { return nil }
    let discs = [bytes[..<8], bytes[8...]].map { $0.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
    let all = discs[0] | discs[1]
    guard discs[0] & discs[1] == 0, all & ~size.squares == 0, all.nonzeroBitCount >= BookRecord.fewestDiscs else {
      return nil
    }
    return Position(mover: discs[0], opponent: discs[1], sideToMove: .black, size: size)
  }

  private var damaged: DatabaseError { DatabaseError(database.path, .damaged) }
}

extension CanonicalPosition {
  /// The discs of the mover and of the opponent, highest byte first: so boards are in the order of
  /// positions.
  fileprivate var bytes: [UInt8] {
    [mover, opponent].flatMap { discs in (0..<8).map { UInt8(truncatingIfNeeded: discs >> (56 - 8 * UInt64($0))) } }
  }
}

extension BookRecord {
  /// The number in place of a square for moves that have no value, and for those that have one
  /// together.
  private static let (unlisted, worth): (UInt8, UInt8) = (64, 65)

  /// The moves, three bytes each.
  fileprivate var moveBytes: [UInt8] {
    var all = moves.map { (UInt8($0.square.index), $0.value) }
    switch others {
    case .none: break
    case .unlisted: all.append((Self.unlisted, 0))
    case .worth(let value): all.append((Self.worth, value))
    }
    return all.flatMap { square, value in
      let value = UInt16(bitPattern: Int16(value))
      return [square, UInt8(value >> 8), UInt8(value & 0xFF)]
    }
  }

  /// The moves of such bytes.
  fileprivate static func moves(_ bytes: [UInt8]) -> ([Move], Others)? {
    guard bytes.count.isMultiple(of: 3) else { return nil }
    var (moves, others): ([Move], Others) = ([], .none)
    for place in stride(from: 0, to: bytes.count, by: 3) {
      let value = Int(Int16(bitPattern: UInt16(bytes[place + 1]) << 8 | UInt16(bytes[place + 2])))
      switch bytes[place] {
      case 0..<64: moves.append(Move(Square(unchecked: Int(bytes[place])), value))
      case unlisted where others == .none && value == 0: others = .unlisted
      case worth where others == .none: others = .worth(value)
      default: return nil
      }
    }
    return (moves, others)
  }
}
