import GameCore

/// Finds the games in a text that arrives in pieces: GGF and SGF records, games in PGN, objects in
/// JSON, and lines that are transcripts or positions.
///
/// A record extends from its parenthesis to the one that closes it, over lines if need be; a record
/// that isn't closed extends to the line before the next one begins. A game in PGN extends from its
/// first tag to the blank line after its moves, or to the next tag. Numbered moves continue over
/// the lines whose numbers continue theirs. Objects may be in a list, or in one called "games".
/// Counts before records ("2 (;…") are skipped, and so are blank lines and those that begin with
/// `#`, `%` or `;`. A table whose head names a column of moves, games or positions has one in each
/// row. Lines of words around a text's only game count as comments. Lines end with LF, CR, or both.
package struct GameSplitter: Sendable {
  /// One game as it is written in the text.
  package struct Piece: Sendable {
    /// The 1-based line on which it begins.
    package let line: Int
    package let bytes: ArraySlice<UInt8>
  }

  /// What begins lines that are comments.
  static let commentMarks = Array("#%;".utf8)

  private(set) var buffer: [UInt8] = []
  private(set) var start = 0
  private var line = 1
  /// Whether the last byte was a carriage return, which a line feed may follow.
  private var endsWithReturn = false
  /// How many blanks before the next byte were skipped on its line.
  private var indent = 0
  /// What ends the lists and objects around the next object, the innermost last.
  var closers: [UInt8] = []
  /// What was skipped that doesn't belong to a game: lines of comments between the games, and
  /// members next to a list of them.
  package private(set) var losses = GameLosses()
  /// How many bytes were given out.
  package private(set) var bytesGivenOut = 0

  /// The pieces that wait until it is known how many games there are.
  var waiting = WaitingPieces()
  /// The columns of the table that the text is; whether it may begin with their names.
  private var table: GameTable?
  private var mayBeTable = true

  /// A splitter that has seen nothing.
  package init() {}

  /// Takes the next bytes of the text.
  package mutating func append(_ bytes: [UInt8]) {
    buffer.removeFirst(start)
    start = 0
    for byte in bytes {
      if byte != 0x0A || !endsWithReturn { buffer.append(byte == 0x0D ? 0x0A : byte) }
      endsWithReturn = byte == 0x0D
    }
  }

  /// The next game or other line, `nil` when more of the text is needed or there is nothing more.
  mutating func cut(isLast: Bool) -> Piece? {
    while true {
      skipBlanks()
      guard start < buffer.count else { return nil }
      let first = buffer[start]
      if let table {
        return table.rowEnd(buffer, from: start, isLast: isLast).map { end in
          let row = take(to: end)
          return Piece(line: row.line, bytes: table.object(row.bytes) ?? row.bytes)
        }
      }
      if mayBeTable, !Self.commentMarks.contains(first) {
        let isWord = !"([{".utf8.contains(first) && buffer.count - start <= Self.longestHead
        guard let end = isWord ? lineEnd(from: start, isLast: isLast) : start else { return nil }
        mayBeTable = false
        table = GameTable(head: buffer[start..<end])
        if table != nil {
          advance(to: end)
          continue
        }
      }
      if let hasPassed = passList(isLast: isLast) {
        guard hasPassed else { return nil }
      } else if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
        switch structure(isLast: isLast) {
        case .game(let end): return take(to: end)
        case .list(let place, let ends, let members):
          closers += ends
          passOver(members)
          advance(to: place)
        case .unfinished: return nil
        }
      } else if Self.commentMarks.contains(first), !isHeadlessRecord() {
        guard let end = lineEnd(from: start, isLast: isLast) else { return nil }
        if buffer[start..<end].contains(where: { !ByteReader.isBlank($0) && $0 != first }) { losses.add(.comment) }
        advance(to: end)
      } else if let board = board(isLast: isLast) {
        guard case .game(let end) = board else { return nil }
        // The blanks before the letters of a drawing say where its columns are.
        let blanks = [UInt8](repeating: 0x20, count: min(indent, Self.longestRow))
        let piece = take(to: end)
        return Piece(line: piece.line, bytes: (blanks + piece.bytes)[...])
      } else if let record = recordStart() {
        advance(to: record)
        return recordEnd(isLast: isLast).map { take(to: $0) }
      } else {
        return movesEnd(isLast: isLast).map { take(to: $0) }
      }
    }
  }

  /// Whether the semicolon here begins a record without its first parenthesis, not a comment.
  private func isHeadlessRecord() -> Bool {
    buffer[start] == UInt8(ascii: ";") && GameRecord.isHeadless(buffer[start...].prefix(64))
  }

  /// Counts what was skipped around the games.
  mutating func passOver(comments count: Int) { losses.add(.comment, count) }

  /// Records members of an object that has a list of games.
  mutating func passOver(_ members: [ArraySlice<UInt8>]) {
    for name in members.map({ String(decoding: $0, as: UTF8.self) }) where !Self.framing.contains(name) {
      losses.add(propertyNamed: name)
    }
  }

  /// No head of a table has more bytes.
  private static let longestHead = 1 << 14

  /// The members of our answers around what they say.
  private static let framing = ["request", "result", "run", "schema"]

  mutating func skipBlanks() {
    while start < buffer.count, ByteReader.isBlank(buffer[start]) {
      let isLineEnd = buffer[start] == UInt8(ascii: "\n") || buffer[start] == UInt8(ascii: "\r")
      let blanks = isLineEnd ? 0 : indent + 1
      advance(to: start + 1)
      indent = blanks
    }
  }

  /// Where a record begins when one does here, after a count.
  private func recordStart() -> Int? {
    var place = start
    while place < buffer.count, ByteReader.isDigit(buffer[place]) { place += 1 }
    while place < buffer.count, buffer[place] == 0x20 { place += 1 }
    return place < buffer.count && buffer[place] == UInt8(ascii: "(") ? place : nil
  }

  /// Where the record that begins here ends.
  private func recordEnd(isLast: Bool) -> Int? {
    var isInValue = false
    var depth = 1
    var place = start + 1
    while place < buffer.count {
      switch buffer[place] {
      case UInt8(ascii: "\\") where isInValue: place += 1
      case UInt8(ascii: "["): isInValue = true
      case UInt8(ascii: "]"): isInValue = false
      case UInt8(ascii: "(") where !isInValue: depth += 1
      case UInt8(ascii: ")") where !isInValue:
        depth -= 1
        if depth == 0 { return place + 1 }
      case UInt8(ascii: "\n"):
        let next = buffer[place...].prefix(6)
        if next.count < 6, !isLast { return nil }
        if next.starts(with: "\n(;".utf8),
          isInValue ? Self.isRoot(next.dropFirst(3)) : !Self.isVariation(next.dropFirst(3))
        {
          return place
        }
      default: break
      }
      place += 1
    }
    return isLast ? buffer.count : nil
  }

  /// Whether a node begins with a move, as those of variations do, and not with what is said about
  /// a whole game.
  private static func isVariation(_ node: ArraySlice<UInt8>) -> Bool {
    node.starts(with: "B[".utf8) || node.starts(with: "W[".utf8)
  }

  /// Whether a node begins as that of a record, and not as words in parentheses do.
  private static func isRoot(_ node: ArraySlice<UInt8>) -> Bool {
    ["GM[", "FF[", "PB[", "PW["].contains { node.elementsEqual($0.utf8) }
  }

  func lineEnd(from place: Int, isLast: Bool) -> Int? {
    buffer[place...].firstIndex(of: UInt8(ascii: "\n")) ?? (isLast ? buffer.count : nil)
  }

  private mutating func take(to end: Int) -> Piece {
    let piece = Piece(line: line, bytes: buffer[start..<end])
    advance(to: end)
    return piece
  }

  mutating func advance(to end: Int) {
    for byte in buffer[start..<end] where byte == UInt8(ascii: "\n") { line += 1 }
    bytesGivenOut += end - start
    start = end
    indent = 0
  }
}
