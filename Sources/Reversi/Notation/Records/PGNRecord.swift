extension GameRecord {
  /// Reads a game as PlayOK and others write Othello in PGN: tags in brackets, `[Black "Ann"]`,
  /// then numbered moves, `1. f5 d6 2. c3 --`, and a result, `36-28`, black's discs first. [PGN]
  ///
  /// Passes (`--`, `pass`, `pa`) may be missing. Comments may hold the value of the move before
  /// them for Black, `[%eval 1.5]`, and the time that it took, `[%emt 0:00:12]`; what else they say
  /// is kept, and so are variations, `$` codes, marks such as `!?` and tags without a field. A tag
  /// FEN holds a board and its side to move when the game begins elsewhere than usual. Flipello is
  /// Othello: where its rows are counted from the bottom as in chess, White there is Black here.
  /// - Throws: what is wrong, and the offset in bytes.
  public init(pgn text: some StringProtocol) throws(NotationError) { try self.init(pgn: Array(text.utf8)) }

  /// Reads a game from bytes; text in it is UTF-8, and bytes that aren't are Latin-1. The game
  /// begins at `start` unless it says another position.
  package init(pgn bytes: [UInt8], from start: Position = .start()) throws(NotationError) {
    var reader = ByteReader(bytes)
    reader.skipBlanks()
    if bytes[reader.offset...].starts(with: "(;".utf8) { throw NotationError(.noPGN, at: reader.offset) }
    var tags: [PGNTag] = []
    while let tag = try PGNTag(&reader) { tags.append(tag) }
    var board = start
    var isChess = false
    if let tag = tags.first(where: { $0.name == "fen" }) {
      let flipello = Position(flipello: tag.value)
      isChess = flipello != nil
      board = if let flipello { flipello } else { try tag.board() }
    }
    self.init(from: board)
    for tag in tags where tag.name != "termination" { try note(tag) }
    for text in tags.flatMap({ $0.comments }) { note(pgnComment: text) }
    try readMoves(&reader, isChess: &isChess)
    if isChess { (black, white) = (white, black) }
    for tag in tags where tag.name == "termination" { try note(tag) }
    if tags.isEmpty, line.moves.isEmpty { throw NotationError(.noPGN, at: 0) }
  }

  private mutating func note(_ tag: PGNTag) throws(NotationError) {
    let text = tag.text
    if tag.isUnknown { return }
    let isFact =
      switch tag.name {
      case "black": Self.fill(&black.name, text)
      case "white": Self.fill(&white.name, text)
      case "blackelo", "blackrating": Self.fill(&black.rating, text)
      case "whiteelo", "whiterating": Self.fill(&white.rating, text)
      case "event": Self.fill(&event, text)
      case "site": Self.fill(&site, text)
      case "round": Self.fill(&round, text)
      case "date": Self.fill(&date, text)
      case "timecontrol": Self.fill(&timeControl, text)
      case "result": note(outcome: Outcome(pgn: Array(text.utf8), size: line.start.size))
      case "termination": note(termination: text)
      case "gametype": tag.isKind && Self.fill(&variant, text)
      case "variant": try tag.isOthello()
      case "setup": text == "1" || text == "0"
      case "fen": (Position(flipello: tag.value) ?? (try? tag.board())) == line.start
      default: false
      }
    if !isFact { properties.append(Property(.pgn, tag.spelling, [text])) }
  }

  /// Records why a game ended, once its result is known.
  private mutating func note(termination text: String) -> Bool {
    guard let cause = Outcome.Cause.allCases.first(where: { $0.pgn == text }), outcome != nil, outcome?.cause == nil
    else { return false }
    outcome?.cause = cause
    return true
  }

  /// Reads the moves up to the result, or to the end.
  private mutating func readMoves(_ reader: inout ByteReader, isChess: inout Bool) throws(NotationError) {
    var number = 0
    var isOver = false
    while true {
      try skipPGNRemarks(&reader)
      guard reader.peek != nil else { return }
      let place = reader.offset
      guard !isOver else { throw NotationError(.trailingRecord, at: place) }
      if let result = reader.result() {
        isOver = true
        note(endingResult: result)
        continue
      }
      let word = Array(reader.take { !ByteReader.isBlank($0) && !PGNWord.endings.contains($0) })
      guard let word = PGNWord(word), word.bareNumber.map({ isNext($0) && reader.isBeforeMove }) ?? true else {
        throw NotationError(.pgnWord, at: place)
      }
      if word.isDrop, number == 0 { isChess = isChess || word.moves[0].move.isFromBelow(in: line.end) }
      for move in isChess ? word.movesInChess : word.moves {
        number += 1
        let move = (move: isChess ? move.move.countedFromBelow(line.start.size) : move.move, offset: move.offset)
        try play(move.move, number: number, at: place + move.offset)
      }
      if !word.mark.isEmpty, !notes.isEmpty { note(mark: word.mark, ofMove: notes.count - 1) }
    }
  }

  /// Whether a number is that of the next move, of each move or of each pair, passes counted or
  /// not.
  private func isNext(_ number: Int) -> Bool {
    let first = line.start.sideToMove == .black ? 0 : 1
    let placed = line.moves.count { $0 != .pass }
    return ((placed + first) / 2 + 1...(line.moves.count + first) / 2 + 1).contains(number)
      || number == line.moves.count + 1
  }

  /// Records a result at the end of the moves: the result of a game whose tags have none, or the
  /// discs by which the winner has won. Another one than that of the tags is a comment.
  mutating func note(endingResult text: [UInt8]) {
    guard let ending = Outcome(pgn: text, size: line.start.size) else {
      if !text.elementsEqual("*".utf8) { comment(text.recordText) }
      return
    }
    guard let stated = outcome else {
      outcome = ending
      return
    }
    guard stated.verdict != ending.verdict, ending.winner == nil || ending.winner != stated.leader else { return }
    if stated.winner != nil, ending.leader == stated.winner {
      outcome?.verdict = ending.verdict
    } else {
      comment(text.recordText)
    }
  }

  private mutating func play(_ move: Move, number: Int, at offset: Int) throws(NotationError) {
    guard move.isOn(line.start.size) else { throw NotationError(.move(number: number), at: offset) }
    do throws(IllegalMove) {
      try play(move)
    } catch {
      throw NotationError(.illegalMove(number: number, error), at: offset)
    }
  }
}

extension GameRecord.Outcome {
  /// The player who has won, by any number of discs.
  fileprivate var leader: Side? {
    winner ?? blackDifference.flatMap { $0 == 0 ? nil : $0 > 0 ? .black : .white }
  }
}

extension GameRecord.Outcome.Cause {
  /// What the tag Termination says.
  var pgn: String { self == .time ? "time forfeit" : rawValue }
}

/// One tag: `[Name "text"]`.
private struct PGNTag {
  /// The tags that say nothing when they say "?".
  private static let fields = [
    "black", "white", "blackelo", "blackrating", "whiteelo", "whiterating", "event", "site", "round", "date",
    "timecontrol", "result", "termination",
  ]

  /// The name in lower case, and as it is written.
  let name: String
  let spelling: String
  let value: [UInt8]
  /// Where the text begins.
  let offset: Int
  /// The lines of comments before it.
  let comments: [ArraySlice<UInt8>]

  /// Reads the next tag; `nil` after the last one.
  init?(_ reader: inout ByteReader) throws(NotationError) {
    guard let comments = reader.skipToTag() else { return nil }
    self.comments = comments
    let start = reader.offset
    _ = reader.next()
    reader.skipBlanks()
    let letters = reader.take { Square.isLetter($0) || $0 == UInt8(ascii: "_") || ByteReader.isDigit($0) }
    spelling = String(decoding: letters, as: UTF8.self)
    name = spelling.lowercased()
    reader.skipBlanks()
    guard !name.isEmpty, reader.next() == UInt8(ascii: "\"") else { throw NotationError(.pgnTag, at: start) }
    offset = reader.offset
    var value: [UInt8] = []
    while let byte = reader.next(), byte != UInt8(ascii: "\"") {
      value.append(byte == UInt8(ascii: "\\") ? reader.next() ?? byte : byte)
    }
    guard reader.previous == UInt8(ascii: "\"") else { throw NotationError(.pgnTag, at: start) }
    reader.skipBlanks()
    guard reader.next() == UInt8(ascii: "]") else { throw NotationError(.pgnTag, at: start) }
    self.value = value
  }

  /// The value as text, blanks at its ends left out.
  var text: String { value.simpleText }

  /// Whether it has a field, of which it says nothing.
  var isUnknown: Bool {
    guard Self.fields.contains(name) else { return false }
    let isMissing = text.contains("?") && text.allSatisfy { "?.-".contains($0) }
    return isMissing || text.isEmpty || text == "-" || text == "*"
  }

  /// The value as a board and its side to move.
  func board() throws(NotationError) -> Position {
    do throws(NotationError) {
      return try OBFRecord(value).position
    } catch {
      throw NotationError(error.reason, at: offset + error.place)
    }
  }

  /// Whether the value is a kind of Othello as GGF names it: "8", "s8r20".
  var isKind: Bool {
    let rules = text.lowercased().prefix { $0 != ":" }
    return (rules.drop { $0 == "s" }.first?.isNumber ?? false)
      && !rules.contains { $0.isLetter && !"skrbw".contains($0) }
  }

  /// Whether the value only says that the game is Othello.
  /// - Throws: the name of a game by other rules.
  func isOthello() throws(NotationError) -> Bool {
    let names = ["othello", "reversi", "flipello", "standard", "normal", "from position", "?", ""]
    guard names.contains(text.lowercased()) else {
      throw NotationError(.variant(text), at: offset)
    }
    return false
  }
}

/// A word among the moves: a number, moves or several without blanks between them, and a mark.
private struct PGNWord {
  /// The moves, each with its place in the word.
  private(set) var moves: [(move: Move, offset: Int)] = []
  /// What judges the last of them, such as "!?".
  let mark: String
  /// The number that the word is, if nothing follows it.
  let bareNumber: Int?
  /// Whether its first move is written as a drop, `P@f5`.
  let isDrop: Bool

  /// What ends a word.
  static let endings = Array("{}();$".utf8)

  /// `nil` for what isn't a word of a game.
  init?(_ word: [UInt8]) {
    var reader = ByteReader(word)
    let digits = reader.take { ByteReader.isDigit($0) }
    let dots = reader.take { $0 == UInt8(ascii: ".") }
    guard digits.count <= 3 else { return nil }
    isDrop =
      word[reader.offset...].dropFirst().first == UInt8(ascii: "@")
      && reader.peek != UInt8(ascii: "@")
    while let byte = reader.peek, !Self.isMark(byte) {
      let place = reader.offset
      guard let move = Move(reading: &reader) else { return nil }
      moves.append((move, place))
    }
    mark = reader.take { Self.isMark($0) }.filter { $0 != UInt8(ascii: "#") }.recordText
    guard reader.peek == nil else { return nil }
    bareNumber = moves.isEmpty && dots.isEmpty ? Int(digits.recordText) : nil
  }

  /// The moves where a square that is named twice is a pass.
  var movesInChess: [(move: Move, offset: Int)] {
    moves.count == 2 && moves[0].move == moves[1].move ? [(.pass, moves[0].offset)] : moves
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }
}

extension ByteReader {
  /// Whether a move follows, after blanks.
  fileprivate var isBeforeMove: Bool {
    var ahead = self
    ahead.skipBlanks()
    return Move(reading: &ahead) != nil
  }
}
