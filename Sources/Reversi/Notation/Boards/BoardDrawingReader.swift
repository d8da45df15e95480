import GameCore

/// Reads a board as programs draw it: the letters of the columns in the first line, then one line
/// per row, its number before it and perhaps after it.
///
/// Marks of squares are those of ``Position/init(boardText:size:)``; `+` is an empty square, marked
/// as a legal move, and so is `*` next to another mark for black. Blanks, bars, and brackets may
/// occur between squares, and lines of hyphens or box characters between rows; a blank below its
/// letter is an empty square. What is to the right of the rows and below the board must name the
/// side to move, and may count the discs, which is checked. Where the side to move is named next to
/// the rows, as in our answers, a blank line ends the drawing; what follows it in an answer is
/// skipped.
struct BoardDrawingReader {
  private typealias Mark = (byte: UInt8, place: Int)

  private let text: PlainText
  private let size: BoardSize
  /// Where the letters are in their line.
  private let columns: [Int]
  /// The lines below the letters.
  private let lines: [ArraySlice<UInt8>]
  /// Whether the numbers of the rows are before them, and not only after them.
  private let isNumberedInFront: Bool

  /// A reader of a drawing in a part of a text; `nil` when the first line that isn't blank isn't
  /// the letters of the columns.
  init?(_ text: PlainText, in range: Range<Int>? = nil) {
    let lines = text.bytes[range ?? 0..<text.bytes.count]
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let head = lines.firstIndex(where: { !$0.allSatisfy { ByteReader.isBlank($0) } }),
      let columns = Self.columns(lines[head]), let size = BoardSize(rawValue: columns.count)
    else { return nil }
    self.text = text
    self.size = size
    self.columns = columns
    self.lines = Array(lines[(head + 1)...])
    let rows = self.lines.filter { !Self.isFrame($0) }.prefix(size.rawValue)
    // No square is a 3 or more, so a row that begins with one begins with its number.
    isNumberedInFront = rows.enumerated().dropFirst(2).contains { number, row in
      row.first { !Self.isBetween($0) } == UInt8(ascii: "1") + UInt8(number)
    }
  }

  /// Where the letters of the columns are in a line that begins with them; `nil` for any other
  /// line. What is next to them, two blanks or a bar further on, belongs to the text next to the
  /// rows.
  static func columns(_ line: ArraySlice<UInt8>) -> [Int]? {
    var letters: [Int] = []
    for place in line.indices where !ByteReader.isBlank(line[place]) && line[place] != PlainText.bar {
      guard line[place] | 0x20 == UInt8(ascii: "a") + UInt8(letters.count), letters.count < 8 else {
        let gap = line[(letters.last.map { $0 + 1 } ?? place)..<place]
        guard gap.count > 1 || gap.first == PlainText.bar else { return nil }
        break
      }
      letters.append(place)
    }
    return BoardSize(rawValue: letters.count).map { _ in letters.map { $0 - line.startIndex } }
  }

  /// A drawing that names the side to move next to its rows, up to the blank line after it; any
  /// other text as it is.
  static func withoutRemarks(_ text: [UInt8]) -> [UInt8] {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isBlank = { (line: ArraySlice<UInt8>) in line.allSatisfy { ByteReader.isBlank($0) } }
    guard let head = lines.firstIndex(where: { !isBlank($0) }), let columns = columns(lines[head]),
      let end = lines.dropFirst(head + 1 + columns.count).firstIndex(where: isBlank),
      lines[head..<end].contains(where: { SidePhrase($0).tells }),
      !lines[end...].contains(where: { Self.columns($0) != nil })
    else { return text }
    return Array(text[..<lines[end].startIndex])
  }

  /// The position; `side` names the side to move where nothing in the drawing does.
  func position(
    size expected: BoardSize?, otherwise side: (Position) -> Side? = { _ in nil }
  ) throws(NotationError) -> Position {
    if let expected, expected != size {
      throw NotationError(.squareCount(size.squareCount, expected: expected.squareCount), at: 0)
    }
    var rest = lines[...]
    var marks: [Mark] = []
    var notes: [ArraySlice<UInt8>] = []
    while marks.count < size.squareCount {
      guard let line = rest.popFirst() else {
        throw NotationError(
          .rowCount(marks.count / size.rawValue, expected: size.rawValue), at: lines.last?.endIndex ?? text.bytes.count)
      }
      if Self.isFrame(line) { continue }
      let (row, note) = try self.row(line, number: marks.count / size.rawValue + 1)
      marks += row
      notes.append(note)
    }
    let isDigits = marks.contains { BoardCell.isTelling($0.byte) }
    let below = rest.filter { !Self.isFrame($0) && Self.columns($0) == nil }
    if let odd = below.first(where: { !SidePhrase($0, isDigits: isDigits).isOne && !SidePhrase($0).isCount }) {
      throw NotationError(.trailingText, at: odd.firstIndex { !ByteReader.isBlank($0) } ?? odd.startIndex)
    }
    return try position(marks, notes: notes + below, otherwise: side)
  }

  private func position(
    _ marks: [Mark], notes: [ArraySlice<UInt8>], otherwise otherSide: (Position) -> Side?
  ) throws(NotationError) -> Position {
    let isDigits = marks.contains { BoardCell.isTelling($0.byte) }
    let cells = try BoardCell.board(marks, isDigits: isDigits, in: text)
    let phrases = notes.map { SidePhrase($0, isDigits: isDigits) }
    // Below the board a side alone is the side to move.
    var sides = Set(phrases.compactMap { $0.turn })
    for note in notes.dropFirst(size.rawValue) where SidePhrase(note, isDigits: isDigits).isOne {
      sides.insert(try SidePhrase(note, isDigits: isDigits).side(in: text))
    }
    let missing = NotationError(.missingSide, at: lines.last?.endIndex ?? text.bytes.count)
    guard sides.count < 2 else { throw missing }
    let position: Position
    if let side = sides.first {
      position = try Position(cells, sideToMove: side, size: size)
    } else {
      // Stars that are legal moves are those of one side.
      let shown = try Position(cells, ofEither: size)
      guard let side = otherSide(shown) else { throw missing }
      position = (try? Position(cells, sideToMove: side, size: size)) ?? shown
    }
    for phrase in phrases {
      if let wrong = phrase.miscount(position.discCount) {
        throw NotationError(.miscount(wrong.side, told: wrong.told), at: wrong.place)
      }
    }
    return position
  }

  /// Whether a line is blank, or only divides rows.
  static func isFrame(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { ByteReader.isBlank($0) || "+-=|".utf8.contains($0) }
  }

  /// The squares of a row, and the text to the right of them.
  private func row(
    _ line: ArraySlice<UInt8>, number: Int
  ) throws(NotationError) -> (row: [Mark], note: ArraySlice<UInt8>) {
    let digit = UInt8(ascii: "0") + UInt8(number)
    let first = line.firstIndex { !Self.isBetween($0) } ?? line.endIndex
    guard !isNumberedInFront || line[first...].first == digit else {
      throw NotationError(.rowNumber(number), at: first)
    }
    let begin = isNumberedInFront ? first + 1 : first
    var (marks, place) = aligned(line[begin...], in: line.startIndex) ?? ([], begin)
    while marks.count < size.rawValue, place < line.endIndex, Self.isBetween(line[place]) || Self.isSquare(line[place])
    {
      if Self.isSquare(line[place]) { marks.append((Self.square(line[place]), place)) }
      place += 1
    }
    guard marks.count == size.rawValue else {
      guard place < line.endIndex else {
        throw NotationError(.rowLength(number, marks.count, expected: size.rawValue), at: line.startIndex)
      }
      throw NotationError(
        .boardCharacter(text.character(place), row: number, column: marks.count + 1), at: place)
    }
    let note = line[place...].drop { Self.isBetween($0) }
    // The number may be after the row, too.
    let isRepeated = note.first == digit && note.dropFirst().first.map { ByteReader.isBlank($0) } ?? true
    guard isNumberedInFront || isRepeated else {
      throw NotationError(.rowNumber(number), at: min(first, line.endIndex))
    }
    return (marks, isRepeated ? note.dropFirst() : note)
  }

  /// The squares below the letters of the columns and the place after the last one, when below each
  /// letter is a square or nothing and only blanks, bars and brackets are between them. `line` is
  /// what follows the number before the row, `start` is where the whole line begins.
  private func aligned(_ line: ArraySlice<UInt8>, in start: Int) -> (marks: [Mark], end: Int)? {
    let places = columns.map { start + $0 }
    guard let first = places.first, let last = places.last, (line.startIndex..<line.endIndex).contains(first) else {
      return nil
    }
    let fits = (first...last).allSatisfy { place in
      guard place < line.endIndex else { return true }
      return places.contains(place)
        ? ByteReader.isBlank(line[place]) || Self.isSquare(line[place]) : Self.isBetween(line[place])
    }
    guard fits else { return nil }
    let marks = places.map { place -> Mark in
      guard place < line.endIndex, !ByteReader.isBlank(line[place]) else {
        return (UInt8(ascii: "-"), min(place, line.endIndex))
      }
      return (Self.square(line[place]), place)
    }
    return (marks, min(last + 1, line.endIndex))
  }

  /// Whether a character may occur between two squares.
  private static func isBetween(_ byte: UInt8) -> Bool { ByteReader.isBlank(byte) || "|()[]".utf8.contains(byte) }

  private static func isSquare(_ byte: UInt8) -> Bool { BoardCell.isOne(byte) || byte == UInt8(ascii: "+") }

  /// The mark of a square; one that is a legal move is empty.
  private static func square(_ byte: UInt8) -> UInt8 { byte == UInt8(ascii: "+") ? UInt8(ascii: "-") : byte }
}
