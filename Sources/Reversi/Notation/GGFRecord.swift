extension Line {
  /// Reads a game in the Generic Game Format, `(;GM[Othello]PB[…]…BO[8 <squares> *]B[f5/1.2/3]W[d6]…;)`: its board and the
  /// moves made from it. Without moves it is a position.
  ///
  /// Evaluations and times after a move are left out. Passes may be missing.
  /// - Throws: what is wrong, and the offset in bytes.
  public init(ggf text: some StringProtocol) throws(NotationError) {
    var reader = ByteReader(Array(text.utf8))
    reader.skipBlanks()
    guard reader.next() == UInt8(ascii: "(") else { throw NotationError(.missingBoard, at: 0) }
    var line: Line?
    var number = 0
    while let property = try GGFProperty(&reader) {
      switch property.name {
      case "BO": line = Line(from: try property.board())
      case "B", "W":
        guard line != nil else { throw NotationError(.missingBoard, at: property.offset) }
        number += 1
        try line?.play(property, number: number)
      default: continue
      }
    }
    guard let line else { throw NotationError(.missingBoard, at: reader.offset) }
    self = line
  }

  private mutating func play(_ property: GGFProperty, number: Int) throws(NotationError) {
    let move = try property.move()
    guard move.isOn(start.size) else { throw NotationError(.square, at: property.offset) }
    do throws(IllegalMove) {
      try play(move)
    } catch {
      throw NotationError(.illegalMove(number: number, error), at: property.offset)
    }
  }

  /// Reads one line of a file of positions: a GGF record when it begins with a parenthesis, else OBF or a bare board.
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

  /// Reads the next property; `nil` at the end of the record.
  init?(_ reader: inout ByteReader) throws(NotationError) {
    _ = reader.take { ByteReader.isBlank($0) || $0 == UInt8(ascii: ";") }
    guard let first = reader.peek, first != UInt8(ascii: ")") else { return nil }
    let start = reader.offset
    name = String(decoding: reader.take { Square.isLetter($0) }, as: UTF8.self).uppercased()
    guard !name.isEmpty, reader.next() == UInt8(ascii: "[") else { throw NotationError(.property, at: start) }
    offset = reader.offset
    value = Array(reader.take { $0 != UInt8(ascii: "]") })
    guard reader.next() == UInt8(ascii: "]") else { throw NotationError(.property, at: start) }
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
  func move() throws(NotationError) -> Move {
    let name = value.prefix { $0 != UInt8(ascii: "/") && !ByteReader.isBlank($0) }
    guard let move = Move(name: Array(name)) else { throw NotationError(.square, at: offset) }
    return move
  }
}
