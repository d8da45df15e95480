import GameCore

// Boards over several lines of a text.

extension GameSplitter {
  /// What begins here when it is a board of several lines: one drawn below the letters of its
  /// columns, or rows of squares in lines of their own; `nil` for anything else.
  func board(isLast: Bool) -> Structure? {
    guard let end = lineEnd(from: start, isLast: isLast), end - start <= Self.longestRow else { return nil }
    let line = plain(start..<end)
    if let columns = BoardDrawingReader.columns(line[...]) {
      return drawing(rows: columns.count, from: end, isLast: isLast)
    }
    if SidePhrase(line[...]).turn != nil { return drawing(belowLineTo: end, isLast: isLast) }
    return Self.squares(line).flatMap { rows(ofSquares: $0, isLast: isLast) }
  }

  /// No row of a board has more bytes, with everything written next to it.
  static let longestRow = 500

  private func plain(_ line: Range<Int>) -> [UInt8] { PlainText.board(Array(buffer[line])).bytes }

  /// The number of squares in a line that consists of those of a row.
  private static func squares(_ line: [UInt8]) -> Int? {
    let marks = line.filter { !ByteReader.isBlank($0) }
    return BoardSize(rawValue: marks.count) != nil && marks.allSatisfy(BoardCell.isOne) ? marks.count : nil
  }

  /// The drawing below a line that says whose turn it is; `nil` where there is none.
  private func drawing(belowLineTo end: Int, isLast: Bool) -> Structure? {
    guard end < buffer.count, let next = lineEnd(from: end + 1, isLast: isLast) else {
      return isLast ? nil : .unfinished
    }
    guard next - end <= Self.longestRow else { return nil }
    return BoardDrawingReader.columns(plain((end + 1)..<next)[...])
      .map { drawing(rows: $0.count, from: next, isLast: isLast) }
  }

  /// A drawing: its rows, what divides them, and what follows up to a blank line or another thing.
  private func drawing(rows: Int, from head: Int, isLast: Bool) -> Structure {
    var (end, found) = (head, 0)
    while end < buffer.count {
      guard let next = lineEnd(from: end + 1, isLast: isLast) else { return isLast ? .game(end: end) : .unfinished }
      let line = plain((end + 1)..<next)
      let isFrame = BoardDrawingReader.isFrame(line[...])
      if found == rows {
        guard !line.allSatisfy({ ByteReader.isBlank($0) }), DrawingSearch.belongs(line[...]) else { break }
      } else if !isFrame {
        found += 1
      }
      end = next
    }
    return end < buffer.count || isLast ? .game(end: min(end, buffer.count)) : .unfinished
  }

  /// Rows of squares, one per line, and the side after the last one or on a line of its own.
  private func rows(ofSquares count: Int, isLast: Bool) -> Structure? {
    var end = start
    for row in 0..<count {
      guard let next = lineEnd(from: end, isLast: isLast) else { return isLast ? nil : .unfinished }
      let line = plain(end..<next)
      if Self.squares(line) != count {
        let side = line.filter { !ByteReader.isBlank($0) }.dropFirst(count)
        guard row == count - 1, !side.isEmpty, SidePhrase(side, isDigits: true).isOne else { return nil }
        return .game(end: next)
      }
      if row < count - 1, next >= buffer.count { return isLast ? nil : .unfinished }
      end = row < count - 1 ? next + 1 : next
    }
    guard end < buffer.count else { return isLast ? .game(end: end) : .unfinished }
    guard let next = lineEnd(from: end + 1, isLast: isLast) else { return isLast ? .game(end: end) : .unfinished }
    let line = plain((end + 1)..<next)
    let isSide = !line.allSatisfy { ByteReader.isBlank($0) } && SidePhrase(line[...], isDigits: true).isOne
    return .game(end: isSide ? next : end)
  }
}
