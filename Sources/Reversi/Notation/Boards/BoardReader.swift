import GameCore

/// Reads a board without coordinates: its squares one after the other, in rows between slashes, or
/// as a list in JSON, and then the side to move.
struct BoardReader {
  private typealias Mark = (byte: UInt8, place: Int)

  private let text: PlainText
  private let size: BoardSize?
  /// The text, the signs of a list in JSON blanked out.
  private let bytes: [UInt8]

  /// A reader of a text; `size` is the board that it must be, if that is known.
  init(_ text: PlainText, size: BoardSize?) throws(NotationError) {
    self.text = text
    self.size = size
    let first = text.bytes.first { !ByteReader.isBlank($0) }
    bytes = first == UInt8(ascii: "[") ? try Self.list(text.bytes) : text.bytes
  }

  func position() throws(NotationError) -> Position {
    if let rows = slashedRows { return try position(ofRows: rows) }
    let sizes = size.map { [$0] } ?? BoardSize.allCases
    if let position = try spaced(sizes) { return position }
    var reader = ByteReader(bytes)
    reader.skipBlanks()
    let start = reader.offset
    var marks: [Mark] = []
    while let byte = reader.peek, BoardCell.isOne(byte) {
      marks.append((byte, reader.offset))
      _ = reader.next()
      reader.skipBlanks()
    }
    // The side to move resembles one more disc, unless it is written in words.
    guard let size = sizes.first(where: { marks.count == $0.squareCount + 1 || marks.count == $0.squareCount }),
      marks.count > size.squareCount || isSideInWords(behind: size, at: reader)
    else {
      throw error(reader, marks: marks, expected: (size ?? expected(marks)).squareCount, start: start)
    }
    let end = marks.count > size.squareCount ? marks[size.squareCount].place : reader.offset
    try refuseGaps(marks.prefix(size.squareCount))
    return try position(Array(marks.prefix(size.squareCount)), sideAt: end, size: size)
  }

  /// Refuses a board without a mark for empty squares that has wide gaps, which may be some.
  private func refuseGaps(_ marks: ArraySlice<Mark>) throws(NotationError) {
    guard !marks.contains(where: { BoardCell.isEmpty($0.byte) || $0.byte == UInt8(ascii: "0") }) else { return }
    for (mark, next) in zip(marks, marks.dropFirst()) {
      let gap = text.bytes[(mark.place + 1)..<next.place]
      if gap.count > 2, gap.allSatisfy({ $0 == 0x20 }) { throw NotationError(.blanks, at: mark.place + 1) }
    }
  }

  /// Whether words follow the squares that may say whose turn it is.
  private func isSideInWords(behind size: BoardSize, at reader: ByteReader) -> Bool {
    guard let byte = reader.peek, Square.isLetter(byte) || byte == UInt8(ascii: "(") else { return false }
    return size == .eight || self.size == size || SidePhrase(bytes[reader.offset...]).isOne
  }

  /// The board that a number of marks is meant for.
  private func expected(_ marks: [Mark]) -> BoardSize {
    BoardSize.allCases.first { $0.squareCount == marks.count - 1 } ?? .eight
  }

  /// The position of the marks of all squares and of the side after them.
  private func position(_ marks: [Mark], sideAt place: Int, size: BoardSize) throws(NotationError) -> Position {
    let isTold = place < bytes.count && BoardCell.isTelling(bytes[place])
    let isDigits = isTold || marks.contains { BoardCell.isTelling($0.byte) }
    let cells = try BoardCell.board(marks, isDigits: isDigits, in: text)
    let side = try SidePhrase(bytes[place...], isDigits: isDigits).side(in: text)
    return try Position(cells, sideToMove: side, size: size)
  }

  /// Explains why the marks and a side aren't a board.
  private func error(_ reader: ByteReader, marks: [Mark], expected: Int, start: Int) -> NotationError {
    let gaps = zip(marks, marks.dropFirst()).map { $1.place - $0.place - 1 }
    // A last character that is set off is the side to move, unless it may well be a square: empty,
    // or set off like the one before it.
    let isApart = gaps.last.map { $0 > 0 } ?? false
    let isSquare = marks.last.map { Side(byte: $0.byte) == nil } ?? true || gaps.dropLast().last != 0
    if marks.count == expected, !isApart || isSquare {
      guard reader.peek != nil else { return NotationError(.missingSide, at: reader.offset) }
      return NotationError(.sideCharacter(text.character(reader.offset)), at: reader.offset)
    }
    if marks.isEmpty, reader.peek == nil { return NotationError(.noPosition, at: start) }
    if marks.count < expected, reader.peek != nil {
      let side = BoardSize.allCases.first { $0.squareCount == expected }?.rawValue ?? 8
      return NotationError(
        .boardCharacter(
          text.character(reader.offset), row: marks.count / side + 1, column: marks.count % side + 1),
        at: reader.offset)
    }
    return NotationError(
      .squareCount(marks.count - (marks.count > expected || isApart ? 1 : 0), expected: expected),
      at: marks.count > expected ? marks[expected].place : reader.offset)
  }
}

extension BoardReader {
  /// A board on which blanks are empty squares: every square has its character, in one line or in
  /// one line per row, whose trailing blanks may be missing.
  private func spaced(_ sizes: [BoardSize]) throws(NotationError) -> Position? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for size in sizes {
      for length in [size.squareCount, size.rawValue] {
        let count = size.squareCount / length
        guard lines.count >= count, let first = lines.first, let last = lines.dropFirst(count - 1).first else {
          continue
        }
        // In one line a blank and the side follow the last square.
        let end = count == 1 ? first.startIndex + length : last.endIndex
        let rows = lines.prefix(count).map { $0.prefix { $0 != UInt8(ascii: "\r") } }
        let fits =
          count == 1 ? first.count == length + 2 && first[end] == 0x20 : rows.allSatisfy { $0.count <= length }
        guard fits, end < bytes.count, SidePhrase(bytes[end...]).isOne,
          !rows.joined().contains(where: BoardCell.isEmpty)
        else { continue }
        let marks = rows.flatMap { row in
          (0..<length).map { column -> Mark in
            let place = row.startIndex + column
            return (place < row.endIndex && bytes[place] != 0x20 ? bytes[place] : UInt8(ascii: "-"), place)
          }
        }
        guard marks.allSatisfy({ BoardCell.isOne($0.byte) }), marks.contains(where: { !BoardCell.isEmpty($0.byte) })
        else { continue }
        return try position(marks, sideAt: end, size: size)
      }
    }
    return nil
  }

  /// The rows of a board between slashes and what follows the last one; `nil` for any other board.
  private var slashedRows: (rows: [ArraySlice<UInt8>], end: Int)? {
    let start = bytes.firstIndex { !ByteReader.isBlank($0) } ?? bytes.count
    let end = bytes[start...].firstIndex { ByteReader.isBlank($0) } ?? bytes.count
    let rows = bytes[start..<end].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return rows.count > 1 ? (rows, end) : nil
  }

  /// Reads rows in which digits are runs of empty squares. Digits are squares where there are no
  /// letters and every row has as many digits as squares.
  private func position(ofRows rows: (rows: [ArraySlice<UInt8>], end: Int)) throws(NotationError) -> Position {
    let count = rows.rows.count
    let place = rows.rows[0].startIndex
    guard let size = BoardSize(rawValue: count), self.size ?? size == size else {
      throw NotationError(.rowCount(count, expected: self.size?.rawValue), at: place)
    }
    let all = rows.rows.joined()
    let hasDiscs = all.contains { !ByteReader.isDigit($0) && BoardCell.letter($0) != nil }
    let areSquares = !hasDiscs && rows.rows.allSatisfy { $0.count == count }
    var marks: [Mark] = []
    for (number, row) in rows.rows.enumerated() {
      for place in row.indices {
        let run = ByteReader.isDigit(bytes[place]) && !areSquares ? Int(bytes[place]) - 48 : 0
        if run > 0 {
          marks += (0..<run).map { _ in (UInt8(ascii: "-"), place) }
        } else if BoardCell.isOne(bytes[place]) {
          marks.append((bytes[place], place))
        } else {
          let column = marks.count - number * count + 1
          throw NotationError(.boardCharacter(text.character(place), row: number + 1, column: column), at: place)
        }
      }
      guard marks.count == (number + 1) * count else {
        throw NotationError(.rowLength(number + 1, marks.count - number * count, expected: count), at: row.startIndex)
      }
    }
    return try position(marks, sideAt: rows.end, size: size)
  }

  /// Whether a text is a list in JSON: a bracket that no name of a tag follows.
  static func isList(_ bytes: [UInt8]) -> Bool {
    let start = bytes.drop { ByteReader.isBlank($0) }
    guard start.first == UInt8(ascii: "[") else { return false }
    let inner = start.dropFirst().drop { ByteReader.isBlank($0) }
    return inner.first.map { !Square.isLetter($0) || inner.starts(with: "null".utf8) } ?? false
  }

  /// A list in JSON as a board in a line: brackets, quotes and commas are blanks, `null` is an
  /// empty square. No byte moves.
  private static func list(_ bytes: [UInt8]) throws(NotationError) -> [UInt8] {
    var board = bytes
    var place = 0
    while place < bytes.count {
      if bytes[place...].starts(with: "null".utf8) {
        board.replaceSubrange(place..<(place + 4), with: "-   ".utf8)
        place += 3
      } else if bytes[place...].starts(with: "-1".utf8) {
        throw NotationError(.minusOne, at: place)
      } else if "[],\"".utf8.contains(bytes[place]) {
        board[place] = 0x20
      }
      place += 1
    }
    return board
  }
}
