extension GameRecord {
  /// Reads a game in the Generic Game Format,
  /// `(;GM[Othello]PB[…]…BO[8 <squares> *]B[f5/1.2/3]W[d6]…;)`: its board, the moves made from it
  /// with evaluations and times, and what is said about the players and the result.
  ///
  /// Passes may be missing. Properties without a field are kept in their order, and so are
  /// evaluations and times that aren't numbers, as "value", "time" and "more" of their moves. A
  /// game by rules that aren't Othello's is refused. [GGF]
  /// - Throws: what is wrong, and the offset in bytes.
  public init(ggf text: some StringProtocol) throws(NotationError) { try self.init(ggf: Array(text.utf8)) }

  /// Reads a game from bytes; text in it is UTF-8, and bytes that aren't are Latin-1.
  package init(ggf bytes: [UInt8]) throws(NotationError) {
    var reader = ByteReader(bytes)
    reader.skipBlanks()
    let begins = reader.peek == UInt8(ascii: "(")
    guard begins || !Self.isHeadless(bytes) else { throw NotationError(.headlessRecord, at: reader.offset) }
    guard reader.next() == UInt8(ascii: "(") else { throw NotationError(.missingBoard, at: 0) }
    var record: GameRecord?
    var facts: [GGFProperty] = []
    var number = 0
    while let property = try GGFProperty(&reader) {
      switch property.name {
      case "GM": try property.checkGame()
      case "BO":
        guard record == nil else { throw NotationError(.secondBoard, at: property.offset) }
        record = GameRecord(from: try property.board())
      case "B", "W":
        guard record != nil else { throw NotationError(.missingBoard, at: property.offset) }
        number += 1
        try record?.play(property, number: number)
      case "TY": try property.checkVariant(); facts.append(property)
      default:
        if record?.notes.isEmpty == false { record?.keep(property.kept) } else { facts.append(property) }
      }
    }
    guard var record else { throw NotationError(.missingBoard, at: reader.offset) }
    guard reader.next() == UInt8(ascii: ")") else { throw NotationError(.unfinishedRecord, at: reader.offset) }
    reader.skipBlanks()
    if reader.peek != nil { throw NotationError(.trailingRecord, at: reader.offset) }
    for property in facts where !property.isUnknown { record.note(property) }
    self = record
  }

  private mutating func play(_ property: GGFProperty, number: Int) throws(NotationError) {
    let (move, note) = try property.move()
    try play(move, note, by: property.name == "B" ? .black : .white, number: number, at: property.offset)
  }

  /// Plays the move of a record that says whose it is; passes may be missing. Faults are reported
  /// at `offset`.
  mutating func play(
    _ move: Move, _ note: Note = Note(), by side: Side, number: Int, at offset: Int
  ) throws(NotationError) {
    guard move.isOn(line.start.size) else { throw NotationError(.move(number: number), at: offset) }
    let mayMove = line.end.mustPass && move != .pass ? line.end.sideToMove.other : line.end.sideToMove
    if side != mayMove, !line.end.isFinished { throw NotationError(.otherSide(number: number), at: offset) }
    do throws(IllegalMove) {
      try play(move, note: note)
    } catch {
      throw NotationError(.illegalMove(number: number, error), at: offset)
    }
  }

  private mutating func note(_ property: GGFProperty) {
    let text = property.text
    let isFact =
      switch property.name {
      case "PB": Self.fill(&black.name, text)
      case "PW": Self.fill(&white.name, text)
      case "RB": Self.fill(&black.rating, text)
      case "RW": Self.fill(&white.rating, text)
      case "PC": Self.fill(&event, text)
      case "DT": Self.fill(&date, text)
      case "TI": Self.fill(&timeControl, text)
      case "TY": Self.fill(&variant, text)
      case "RE": note(outcome: GameRecord.Outcome(ggf: text))
      default: false
      }
    if !isFact { properties.append(property.kept) }
  }

  /// Records how the game ended, if it can be read and isn't known yet.
  mutating func note(outcome stated: Outcome?) -> Bool {
    guard let stated, outcome == nil else { return false }
    outcome = stated
    return true
  }
}

extension Line {
  /// Reads the board and the moves of a game in the Generic Game Format. Without moves it is a
  /// position.
  /// - Throws: what is wrong, and the offset in bytes.
  public init(ggf text: some StringProtocol) throws(NotationError) { self = try GameRecord(ggf: text).line }

  /// Reads one line of a file of positions: a GGF record when it begins with a parenthesis,
  /// otherwise OBF or a bare board.
  public init(position text: some StringProtocol, size: BoardSize? = nil) throws(NotationError) {
    if text.utf8.first(where: { !ByteReader.isBlank($0) }) == UInt8(ascii: "(") {
      try self.init(ggf: text)
    } else {
      self.init(from: try OBFRecord(text, size: size).position)
    }
  }
}

/// One property of a GGF record: letters, then a value in brackets.
struct GGFProperty {
  let name: String
  let value: [UInt8]
  /// Where the value begins.
  let offset: Int

  /// Reads the next property; `nil` at the end of the record. A backslash takes the next byte as it
  /// is.
  init?(_ reader: inout ByteReader) throws(NotationError) {
    _ = reader.take { ByteReader.isBlank($0) || $0 == UInt8(ascii: ";") }
    guard let first = reader.peek, first != UInt8(ascii: ")") else { return nil }
    let start = reader.offset
    name = String(decoding: reader.take { Square.isLetter($0) }, as: UTF8.self).uppercased()
    guard !name.isEmpty, reader.next() == UInt8(ascii: "[") else { throw NotationError(.property, at: start) }
    offset = reader.offset
    guard let value = reader.bracketedRest(), !Self.holdsMove(reader.text(from: offset).dropLast()) else {
      throw NotationError(.property, at: start)
    }
    self.value = value
  }

  /// Whether a value, as it is written, ends with the next move, because its own bracket is
  /// missing: `D6/0.5/2(B[C3`.
  static func holdsMove(_ value: ArraySlice<UInt8>) -> Bool {
    guard let bracket = value.lastIndex(of: UInt8(ascii: "[")), bracket > value.startIndex else { return false }
    let move = value[(bracket + 1)...].prefix { $0 != UInt8(ascii: "/") }
    return "BbWw".utf8.contains(value[bracket - 1]) && Move(name: Array(move)) != nil
  }

  /// The value as text, blanks at its ends left out.
  var text: String { value.simpleText }

  /// What a record keeps of it.
  var kept: GameRecord.Property { GameRecord.Property(.ggf, name, [text]) }

  /// Whether it has a field, of which it says nothing.
  var isUnknown: Bool {
    let fields = ["PB", "PW", "RB", "RW", "PC", "DT", "TI", "TY", "RE"]
    return fields.contains(name) && (text.isEmpty || text == "?")
  }

  /// Throws when the game is by other rules: a code with letters other than `k` (komi), `r` (a
  /// random start), `b` and `w` (colours) after the size of the board, and `s` (two games at once)
  /// before it.
  func checkVariant() throws(NotationError) {
    let rules = text.lowercased().prefix { $0 != ":" }
    guard rules.drop(while: { $0 == "s" }).first?.isNumber ?? false else { return }
    if let letter = rules.first(where: { $0.isLetter && !"skrbw".contains($0) }) {
      throw NotationError(.variant(letter == "a" ? "Anti-Othello (\(text))" : text), at: offset)
    }
  }

  /// Throws when the record is of another game.
  func checkGame() throws(NotationError) {
    let name = text.lowercased()
    guard name == "othello" || name == "reversi" else { throw NotationError(.otherGame, at: offset) }
  }

  /// A board: its side, its squares, and the side to move.
  func board() throws(NotationError) -> Position {
    var reader = ByteReader(value)
    reader.skipBlanks()
    guard let digit = reader.next(), let size = BoardSize(rawValue: Int(digit) - 48) else {
      throw NotationError(.boardSize, at: offset)
    }
    do throws(NotationError) {
      return try Position(board: Array(value[reader.offset...]), size: size)
    } catch {
      throw NotationError(error.reason, at: offset + reader.offset + error.place)
    }
  }

  /// A move; evaluation and time follow after slashes.
  func move() throws(NotationError) -> (Move, GameRecord.Note) {
    let parts = value.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { part in part.filter { $0 > 0x20 } }
    guard let move = Move(name: parts[0]) else {
      throw NotationError(.square, at: offset)
    }
    var note = GameRecord.Note()
    if parts.count > 1 { note.value = Hundredths.parse(parts[1]) }
    if parts.count > 2 { note.time = Hundredths.parseTime(parts[2]) }
    let rest = [
      ("value", note.value == nil && parts.count > 1 ? parts[1] : []),
      ("time", note.time == nil && parts.count > 2 ? parts[2] : []),
      ("more", Array(parts.dropFirst(3).joined(separator: [UInt8(ascii: "/")]))),
    ]
    note.properties = rest.compactMap { name, bytes in
      bytes.isEmpty ? nil : GameRecord.Property(.ggf, name, [bytes.recordText])
    }
    return (move, note)
  }
}
