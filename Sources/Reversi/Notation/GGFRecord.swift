extension GameRecord {
  /// Reads a game in the Generic Game Format,
  /// `(;GM[Othello]PB[…]…BO[8 <squares> *]B[f5/1.2/3]W[d6]…;)`: its board, the moves made from it
  /// with evaluations and times, and what is said about the players and the result.
  ///
  /// Passes may be missing. Unknown properties are left out, and so are evaluations and times that
  /// are no numbers.
  /// - Throws: what is wrong, and the offset in bytes.
  public init(ggf text: some StringProtocol) throws(NotationError) { try self.init(ggf: Array(text.utf8)) }

  /// Reads a game from bytes; text in it is UTF-8.
  package init(ggf bytes: [UInt8]) throws(NotationError) {
    var reader = ByteReader(bytes)
    reader.skipBlanks()
    guard reader.next() == UInt8(ascii: "(") else { throw NotationError(.missingBoard, at: 0) }
    var record: GameRecord?
    var facts: [GGFProperty] = []
    var number = 0
    while let property = try GGFProperty(&reader) {
      switch property.name {
      case "GM": try property.checkGame()
      case "BO": record = GameRecord(from: try property.board())
      case "B", "W":
        guard record != nil else { throw NotationError(.missingBoard, at: property.offset) }
        number += 1
        try record?.play(property, number: number)
      default: facts.append(property)
      }
    }
    guard var record else { throw NotationError(.missingBoard, at: reader.offset) }
    guard reader.next() == UInt8(ascii: ")") else { throw NotationError(.unfinishedRecord, at: reader.offset) }
    reader.skipBlanks()
    if reader.peek != nil { throw NotationError(.trailingRecord, at: reader.offset) }
    for property in facts { record.note(property) }
    self = record
  }

  private mutating func play(_ property: GGFProperty, number: Int) throws(NotationError) {
    let (move, note) = try property.move()
    try play(move, note, by: property.name == "B" ? .black : .white, number: number, at: property.offset)
  }

  /// Plays the move of a record that says whose it is; passes may be missing. Faults are told at
  /// `offset`.
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
    guard !text.isEmpty, text != "?" else { return }
    switch property.name {
    case "PB": black.name = text
    case "PW": white.name = text
    case "RB": black.rating = text
    case "RW": white.rating = text
    case "PC": event = text
    case "DT": date = text
    case "TI": timeControl = text
    case "TY": variant = text
    case "RE": outcome = property.outcome
    default: break
    }
  }
}

extension Line {
  /// Reads the board and the moves of a game in the Generic Game Format. Without moves it is a
  /// position.
  /// - Throws: what is wrong, and the offset in bytes.
  public init(ggf text: some StringProtocol) throws(NotationError) { self = try GameRecord(ggf: text).line }

  /// Reads one line of a file of positions: a GGF record when it begins with a parenthesis, else
  /// OBF or a bare board.
  public init(position text: some StringProtocol, size: BoardSize? = nil) throws(NotationError) {
    if text.utf8.first(where: { !ByteReader.isBlank($0) }) == UInt8(ascii: "(") {
      try self.init(ggf: text)
    } else {
      self.init(from: try OBFRecord(text, size: size).position)
    }
  }
}

/// One property of a GGF record: letters, then a value in brackets.
private struct GGFProperty {
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
    guard let value = reader.bracketedRest() else { throw NotationError(.property, at: start) }
    self.value = value
  }

  /// The value as text, blanks at its ends left out.
  var text: String {
    let bytes = value.drop { ByteReader.isBlank($0) }
    let length = (bytes.lastIndex { !ByteReader.isBlank($0) }).map { $0 - bytes.startIndex + 1 } ?? 0
    return String(decoding: bytes.prefix(length), as: UTF8.self)
  }

  /// Throws when the record is of another game.
  func checkGame() throws(NotationError) {
    let name = text.lowercased()
    guard name == "othello" || name == "reversi" else { throw NotationError(.otherGame, at: offset) }
  }

  /// A board: its side, its squares, and who moves.
  func board() throws(NotationError) -> Position {
    var reader = ByteReader(value)
    reader.skipBlanks()
    guard let digit = reader.next(), let size = BoardSize(rawValue: Int(digit) - 48) else {
      throw NotationError(.boardSize, at: offset)
    }
    do throws(NotationError) {
      return try Position(&reader, size: size)
    } catch {
      throw NotationError(error.reason, at: offset + error.place)
    }
  }

  /// A move; evaluation and time follow after slashes.
  func move() throws(NotationError) -> (Move, GameRecord.Note) {
    let parts = value.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { part in part.filter { !ByteReader.isBlank($0) } }
    guard let move = Move(name: parts[0]) else { throw NotationError(.square, at: offset) }
    return (
      move,
      GameRecord.Note(
        value: parts.count > 1 ? Hundredths.parse(parts[1]) : nil,
        time: parts.count > 2 ? Hundredths.parseTime(parts[2]) : nil)
    )
  }

  /// A result: black's difference, and after a colon what ended the game.
  var outcome: GameRecord.Outcome? {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1)
    guard let number = parts.first, let difference = Hundredths.parse(number), abs(difference) <= 6400 else {
      return nil
    }
    let cause: GameRecord.Outcome.Cause? =
      switch parts.count > 1 ? parts[1].first.map({ $0 | 0x20 }) : nil {
      case UInt8(ascii: "r"): .resignation
      case UInt8(ascii: "t"): .time
      case UInt8(ascii: "s"): .agreement
      default: nil
      }
    return GameRecord.Outcome(blackDifference: difference, cause: cause)
  }
}
