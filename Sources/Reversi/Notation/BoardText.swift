extension Position {
  /// The squares in board order, `X` black, `O` white, `-` empty, then a blank and the side to
  /// move.
  public var boardText: String {
    var text = ""
    for square in size.allSquares { text.append(disc(on: square)?.letter ?? "-") }
    return text + " \(sideToMove.letter)"
  }

  /// Reads a board: its squares in order (a1, b1, …; 64, 36 or 16 of them, blanks between them
  /// allowed), then the side to move. Black is `X x * B b @`, white `O o 0 W w`, an empty square
  /// `- . _`. A board on which a 1 or a 2 is written is one of digits: 0 empty, 1 black, 2 white;
  /// its side to move is a digit or one of those letters.
  /// - Throws: what is wrong, and the offset in bytes.
  public init(boardText: some StringProtocol, size: BoardSize? = nil) throws(NotationError) {
    var reader = ByteReader(Array(boardText.utf8))
    try self.init(&reader, size: size)
    reader.skipBlanks()
    if reader.peek != nil { throw NotationError(.trailingText, at: reader.offset) }
  }

  /// Reads a board and the side to move, and leaves the reader behind them.
  init(_ reader: inout ByteReader, size: BoardSize?) throws(NotationError) {
    reader.skipBlanks()
    let start = reader.offset
    var cells: [(byte: UInt8, offset: Int)] = []
    while let byte = reader.peek, Cell(byte) != nil || Cell(digit: byte) != nil {
      cells.append((byte, reader.offset))
      _ = reader.next()
      reader.skipBlanks()
    }
    let found = cells.count
    // The side to move looks like one more disc.
    let wanted = size ?? BoardSize.allCases.first { $0.squareCount == found - 1 } ?? .eight
    // In digits 0 is an empty square, among letters it is a white disc.
    let isDigits = cells.contains { Cell.isTelling($0.byte) }
    if isDigits, let odd = cells.prefix(wanted.squareCount).first(where: { Cell(digit: $0.byte) == nil }) {
      throw NotationError(.mixedBoard(odd.byte), at: odd.offset)
    }
    if found != wanted.squareCount + 1 {
      throw Self.error(reader, cells: cells, expected: wanted.squareCount, start: start)
    }
    let last = cells[found - 1]
    let sideCell = isDigits ? Cell(digit: last.byte) ?? Cell(last.byte) : Cell(last.byte)
    guard case .disc(let side) = sideCell else { throw NotationError(.missingSide, at: last.offset) }
    var discs: [Side: UInt64] = [.black: 0, .white: 0]
    for (square, cell) in zip(wanted.allSquares, cells) {
      let content = isDigits ? Cell(digit: cell.byte) : Cell(cell.byte)
      if case .disc(let colour) = content { discs[colour, default: 0] |= square.bit }
    }
    self.init(
      mover: discs[side, default: 0], opponent: discs[side.other, default: 0], sideToMove: side, size: wanted)
  }

  /// Says why `cells` squares and a side didn't come out.
  private static func error(
    _ reader: ByteReader, cells: [(byte: UInt8, offset: Int)], expected: Int, start: Int
  ) -> NotationError {
    let gaps = zip(cells, cells.dropFirst()).map { $1.offset - $0.offset - 1 }
    // A last character that stands apart is the side to move, unless it may well be a square:
    // empty, or apart as the one before it is.
    let isApart = gaps.last.map { $0 > 0 } ?? false
    let isSquare = cells.last.map { Side(byte: $0.byte) == nil } ?? true || gaps.dropLast().last != 0
    if cells.count == expected, !isApart || isSquare {
      guard let byte = reader.peek, byte != UInt8(ascii: ";") else {
        return NotationError(.missingSide, at: reader.offset)
      }
      return NotationError(.sideCharacter(byte), at: reader.offset)
    }
    if cells.isEmpty, reader.peek == nil { return NotationError(.noPosition, at: start) }
    if cells.count < expected, let byte = reader.peek, byte != UInt8(ascii: ";") {
      return NotationError(.boardCharacter(byte), at: reader.offset)
    }
    return NotationError(
      .squareCount(cells.count - (cells.count > expected || isApart ? 1 : 0), expected: expected),
      at: cells.count > expected ? cells[expected].offset : reader.offset)
  }

  /// What a character of a board says.
  private enum Cell {
    case disc(Side)
    case empty

    init?(_ byte: UInt8) {
      if let side = Side(byte: byte) {
        self = .disc(side)
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") {
        self = .empty
      } else {
        return nil
      }
    }

    /// What a digit says on a board of digits.
    init?(digit: UInt8) {
      switch digit {
      case UInt8(ascii: "0"): self = .empty
      case UInt8(ascii: "1"): self = .disc(.black)
      case UInt8(ascii: "2"): self = .disc(.white)
      default: return nil
      }
    }

    /// Whether a character is found on boards of digits alone.
    static func isTelling(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "1") || byte == UInt8(ascii: "2") }
  }
}
