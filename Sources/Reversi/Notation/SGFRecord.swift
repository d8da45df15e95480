extension GameRecord {
  /// Whether a record in parentheses is in the Smart Game Format rather than in GGF, which names
  /// the game by a word.
  static func isSGF(_ bytes: [UInt8]) -> Bool {
    var reader = ByteReader(bytes)
    while let byte = reader.next() {
      if byte == UInt8(ascii: "[") {
        guard let name = reader.lastLetters, let value = reader.bracketedRest() else { return false }
        if name == "GM" { return value.elementsEqual("2".utf8) }
        if name == "FF" || name == "SZ" { return true }
        if name == "BO" { return false }
      } else if byte == UInt8(ascii: ")") {
        return true
      }
    }
    return false
  }

  /// Reads the main line of a game in the Smart Game Format, FF[4] with GM[2] (Othello): stones
  /// that are set up, and the moves, whose squares are two letters ("fe") or a letter and a digit
  /// ("f5").
  ///
  /// Passes may be missing. Variations and unknown properties are left out.
  /// - Throws: what is wrong, and the offset in bytes.
  public init(sgf text: some StringProtocol) throws(NotationError) { try self.init(sgf: Array(text.utf8)) }

  /// Reads a game from bytes; text in it is UTF-8.
  package init(sgf bytes: [UInt8]) throws(NotationError) {
    var reader = ByteReader(bytes)
    reader.skipBlanks()
    guard reader.next() == UInt8(ascii: "(") else { throw NotationError(.property, at: 0) }
    var setup = SGFSetup()
    var record: GameRecord?
    var number = 0
    var facts: [SGFProperty] = []
    while let property = try SGFProperty(&reader) {
      switch property.name {
      case "GM" where property.text != "2": throw NotationError(.otherGame, at: property.offset)
      case "SZ", "AB", "AW", "PL":
        guard record == nil else { throw NotationError(.property, at: property.offset) }
        try setup.read(property)
      case "B", "W":
        if record == nil { record = GameRecord(from: try setup.position(firstMover: property.side)) }
        number += 1
        try record?.play(try property.move(), by: property.side, number: number, at: property.offset)
      default: facts.append(property)
      }
    }
    // The main line ends with the first parenthesis that closes.
    guard reader.next() == UInt8(ascii: ")") else { throw NotationError(.unfinishedRecord, at: reader.offset) }
    if let record { self = record } else { self.init(from: try setup.position(firstMover: nil)) }
    for property in facts { note(property) }
  }

  private mutating func note(_ property: SGFProperty) {
    let text = property.text
    guard !text.isEmpty, text != "?" else { return }
    switch property.name {
    case "PB": black.name = text
    case "PW": white.name = text
    case "BR": black.rating = text
    case "WR": white.rating = text
    case "EV": event = text
    case "DT": date = text
    case "TM": timeControl = text
    case "RE": outcome = property.outcome
    default: break
    }
  }
}

/// The board as a record sets it up.
private struct SGFSetup {
  private var size = BoardSize.eight
  private var black: [Square] = []
  private var white: [Square] = []
  private var player: Side?
  private var offset = 0

  mutating func read(_ property: SGFProperty) throws(NotationError) {
    offset = property.offset
    switch property.name {
    case "SZ":
      guard let size = Int(property.text).flatMap({ BoardSize(rawValue: $0) }) else {
        throw NotationError(.boardSize, at: property.offset)
      }
      self.size = size
    case "PL": player = property.text.lowercased().hasPrefix("w") ? .white : .black
    case "AB": black += try property.squares()
    default: white += try property.squares()
    }
  }

  /// The position; without stones the one in which games begin.
  func position(firstMover: Side?) throws(NotationError) -> Position {
    let mover = player ?? firstMover ?? .black
    if black.isEmpty, white.isEmpty { return .start(size: size, first: mover) }
    let all = size.allSquares.map { square in
      black.contains(square) ? "X" : white.contains(square) ? "O" : "-"
    }
    do throws(NotationError) {
      return try OBFRecord("\(all.joined()) \(mover == .black ? "X" : "O")", size: size).position
    } catch {
      throw NotationError(error.reason, at: offset)
    }
  }
}

/// One property of an SGF record: letters, then values in brackets.
private struct SGFProperty {
  let name: String
  let values: [[UInt8]]
  /// Where the first value begins.
  let offset: Int

  /// Reads the next property of the main line; `nil` at its end.
  init?(_ reader: inout ByteReader) throws(NotationError) {
    _ = reader.take { ByteReader.isBlank($0) || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "(") }
    guard let first = reader.peek, first != UInt8(ascii: ")") else { return nil }
    let start = reader.offset
    // Old files have lower-case letters among the others, which mean nothing.
    let letters = reader.take { Square.isLetter($0) }.filter { $0 < UInt8(ascii: "a") }
    name = String(decoding: letters, as: UTF8.self)
    reader.skipBlanks()
    var values: [[UInt8]] = []
    let offset = reader.offset + 1
    while reader.peek == UInt8(ascii: "[") {
      _ = reader.next()
      guard let value = reader.bracketedRest() else { throw NotationError(.property, at: start) }
      values.append(value)
      reader.skipBlanks()
    }
    guard !name.isEmpty, !values.isEmpty else { throw NotationError(.property, at: start) }
    self.values = values
    self.offset = offset
  }

  /// The first value as text, blanks at its ends left out.
  var text: String {
    let words = values[0].split(whereSeparator: ByteReader.isBlank)
    return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  /// Whose move it is.
  var side: Side { name == "W" ? .white : .black }

  /// A move; nothing, or a square beside the board, is a pass.
  func move() throws(NotationError) -> Move {
    let value = values[0].filter { !ByteReader.isBlank($0) }.map { $0 | 0x20 }
    if value.isEmpty || value.elementsEqual("tt".utf8) { return .pass }
    if let move = Move(name: value) { return move }
    guard let square = Self.square(value[...]) else { throw NotationError(.square, at: offset) }
    return .place(square)
  }

  /// The squares of all values; "aa:hh" is a rectangle.
  func squares() throws(NotationError) -> [Square] {
    var all: [Square] = []
    for value in values {
      let corners = value.map { $0 | 0x20 }.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard corners.count <= 2, let first = corners[0].count == 2 ? Self.bytes(corners[0]) : nil,
        let last = corners[corners.count - 1].count == 2 ? Self.bytes(corners[corners.count - 1]) : nil,
        first.column <= last.column, first.row <= last.row
      else { throw NotationError(.square, at: offset) }
      for row in first.row...last.row {
        for column in first.column...last.column {
          guard let square = Square(column: column, row: row) else { throw NotationError(.square, at: offset) }
          all.append(square)
        }
      }
    }
    return all
  }

  private static func square(_ value: ArraySlice<UInt8>) -> Square? {
    bytes(value).flatMap { Square(column: $0.column, row: $0.row) }
  }

  /// Column letter and row digit of two letters, or of a letter and a digit.
  private static func bytes(_ value: ArraySlice<UInt8>) -> (column: UInt8, row: UInt8)? {
    guard value.count == 2, let column = value.first, let row = value.last else { return nil }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "h")
    guard letters.contains(column) else { return nil }
    return (column, letters.contains(row) ? row - UInt8(ascii: "a") + UInt8(ascii: "1") : row)
  }

  /// A result: "B+10", "W+2", "0"; without a number of discs there is none.
  var outcome: GameRecord.Outcome? {
    let text = text.lowercased()
    if text == "0" || text == "draw" { return GameRecord.Outcome(blackDifference: 0) }
    guard text.hasPrefix("b+") || text.hasPrefix("w+"), let discs = Int(text.dropFirst(2)), (0...64).contains(discs)
    else { return nil }
    return GameRecord.Outcome(blackDifference: text.hasPrefix("b") ? 100 * discs : -100 * discs)
  }
}
