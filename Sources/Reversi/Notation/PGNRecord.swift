extension GameRecord {
  /// Reads a game as PlayOK and others write Othello in PGN: tags in brackets, `[Black "Ann"]`,
  /// then numbered moves, `1. f5 d6 2. c3 --`, and a result, `36-28`, black's discs first. [PGN]
  ///
  /// Passes (`--`, `pass`, `pa`) may be missing. Comments in braces may hold the value of the move
  /// before them for Black, `[%eval 1.5]`, and the time that it took, `[%emt 0:00:12]`; other
  /// comments, variations in parentheses, `$` codes, marks such as `!?` and unknown tags are left
  /// out. A tag FEN holds a board and its side to move when the game begins elsewhere than usual.
  /// - Throws: what is wrong, and the offset in bytes.
  public init(pgn text: some StringProtocol) throws(NotationError) { try self.init(pgn: Array(text.utf8)) }

  /// Reads a game from bytes; text in it is UTF-8. The game begins at `start` unless it says
  /// another position.
  package init(pgn bytes: [UInt8], from start: Position = .start()) throws(NotationError) {
    var reader = ByteReader(bytes)
    var tags: [PGNTag] = []
    while let tag = try PGNTag(&reader) { tags.append(tag) }
    var board = start
    if let tag = tags.last(where: { $0.name == "fen" }) { board = try tag.board() }
    self.init(from: board)
    for tag in tags { note(tag) }
    try readMoves(&reader)
    if tags.isEmpty, line.moves.isEmpty { throw NotationError(.noPGN, at: 0) }
  }

  private mutating func note(_ tag: PGNTag) {
    let text = tag.text
    guard !text.isEmpty, !text.allSatisfy({ "?.-*".contains($0) }) else { return }
    switch tag.name {
    case "black": black.name = text
    case "white": white.name = text
    case "blackelo", "blackrating": black.rating = text
    case "whiteelo", "whiterating": white.rating = text
    case "event": event = text
    case "site": event = event ?? text
    case "date": date = text
    case "timecontrol": timeControl = text
    case "result": outcome = Outcome(pgn: Array(text.utf8), size: line.start.size)
    default: break
    }
  }

  /// Reads the moves up to the result, or to the end.
  private mutating func readMoves(_ reader: inout ByteReader) throws(NotationError) {
    var number = 0
    var isOver = false
    while try reader.skipPGNComments({ note(pgnComment: $0) }) {
      let place = reader.offset
      let word = reader.take { !ByteReader.isBlank($0) && !PGNWord.endings.contains($0) }
      guard !isOver else { throw NotationError(.trailingRecord, at: place) }
      switch PGNWord(Array(word)) {
      case .nothing: continue
      case .result: isOver = true
      case .moves(let moves):
        for move in moves {
          number += 1
          try play(move.move, number: number, at: place + move.offset)
        }
      case nil: throw NotationError(.pgnWord, at: place)
      }
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
  /// A result in discs, black's first: "36-28"; the winner also takes the squares that are empty.
  /// "1-0" and "0-1", as in chess, don't say how many discs there were: `nil`.
  fileprivate init?(pgn text: [UInt8], size: BoardSize) {
    if text.elementsEqual("1/2-1/2".utf8) {
      self.init(blackDifference: 0)
      return
    }
    let discs = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map { $0.count <= 2 ? Int(String(decoding: $0, as: UTF8.self)) : nil }
    guard discs.count == 2, let black = discs[0], let white = discs[1], black >= 0, white >= 0,
      (2...size.squareCount).contains(black + white)
    else { return nil }
    let difference = black - white
    self.init(blackDifference: 100 * (difference + (size.squareCount - black - white) * difference.signum()))
  }
}

/// One tag: `[Name "text"]`.
private struct PGNTag {
  /// The name in lower case.
  let name: String
  let value: [UInt8]
  /// Where the text begins.
  let offset: Int

  /// Reads the next tag; `nil` behind the last one.
  init?(_ reader: inout ByteReader) throws(NotationError) {
    reader.skipBlanks()
    guard reader.peek == UInt8(ascii: "[") else { return nil }
    let start = reader.offset
    _ = reader.next()
    reader.skipBlanks()
    let letters = reader.take { Square.isLetter($0) || $0 == UInt8(ascii: "_") || ByteReader.isDigit($0) }
    name = String(decoding: letters, as: UTF8.self).lowercased()
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
  var text: String {
    let bytes = value.drop { ByteReader.isBlank($0) }
    let length = (bytes.lastIndex { !ByteReader.isBlank($0) }).map { $0 - bytes.startIndex + 1 } ?? 0
    return String(decoding: bytes.prefix(length), as: UTF8.self)
  }

  /// The value as a board and its side to move.
  func board() throws(NotationError) -> Position {
    do throws(NotationError) {
      return try OBFRecord(value).position
    } catch {
      throw NotationError(error.reason, at: offset + error.place)
    }
  }
}

/// A word among the moves.
private enum PGNWord {
  /// The number of a move, or a mark.
  case nothing
  case result
  /// One move or several, each with its place in the word.
  case moves([(move: Move, offset: Int)])

  /// What ends a word.
  static let endings = Array("{}();$".utf8)

  /// `nil` for what is no word of a game.
  init?(_ word: [UInt8]) {
    var reader = ByteReader(word)
    let digits = reader.take { ByteReader.isDigit($0) }
    if ByteReader.isResult(word) {
      self = .result
      return
    }
    _ = reader.take { $0 == UInt8(ascii: ".") }
    guard digits.count <= 3 else { return nil }
    var moves: [(Move, Int)] = []
    while let byte = reader.peek, !Self.isMark(byte) {
      let place = reader.offset
      guard let move = Move(reading: &reader) else { return nil }
      moves.append((move, place))
    }
    _ = reader.take { Self.isMark($0) }
    guard reader.peek == nil else { return nil }
    self = moves.isEmpty ? .nothing : .moves(moves)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }
}

extension ByteReader {
  /// Skips blanks and whatever isn't played: comments, variations, codes; `note` is given the
  /// comments in braces about the main line. False at the end.
  /// - Throws: a comment or a variation that isn't ended.
  fileprivate mutating func skipPGNComments(_ note: (ArraySlice<UInt8>) -> Void) throws(NotationError) -> Bool {
    while let byte = peek {
      let start = offset
      switch byte {
      case UInt8(ascii: "{"):
        let comment = take { $0 != UInt8(ascii: "}") }
        guard next() != nil else { throw NotationError(.pgnComment, at: start) }
        note(comment)
      case UInt8(ascii: ";"): _ = take { $0 != 0x0A }
      case UInt8(ascii: "%") where previous == nil || previous == 0x0A: _ = take { $0 != 0x0A }
      case UInt8(ascii: "$"):
        _ = next()
        _ = take { Self.isDigit($0) }
      case UInt8(ascii: "("): try skipVariation()
      case UInt8(ascii: "}"), UInt8(ascii: ")"): throw NotationError(.pgnWord, at: start)
      default:
        guard Self.isBlank(byte) else { return true }
        _ = next()
      }
    }
    return false
  }

  /// Skips a variation with those inside it and their comments.
  private mutating func skipVariation() throws(NotationError) {
    let start = offset
    var depth = 0
    repeat {
      switch next() {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "{"):
        _ = take { $0 != UInt8(ascii: "}") }
        _ = next()
      case nil: throw NotationError(.pgnComment, at: start)
      default: break
      }
    } while depth > 0
  }
}
