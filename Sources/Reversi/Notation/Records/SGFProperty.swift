/// One property of an SGF record: letters, then values in brackets. [SGF]
struct SGFProperty {
  let name: String
  /// The values without escapes, and as they were written.
  let values: [[UInt8]]
  private let written: [ArraySlice<UInt8>]
  /// Where the first value begins.
  let offset: Int

  /// Reads the property that begins here.
  init(_ reader: inout ByteReader) throws(NotationError) {
    let start = reader.offset
    // Old files have lower-case letters among the others, which mean nothing.
    let letters = reader.take { Square.isLetter($0) }.filter { $0 < UInt8(ascii: "a") }
    name = String(decoding: letters, as: UTF8.self)
    reader.skipBlanks()
    var values: [[UInt8]] = []
    var written: [ArraySlice<UInt8>] = []
    let offset = reader.offset + 1
    while reader.peek == UInt8(ascii: "[") {
      _ = reader.next()
      let first = reader.offset
      guard let value = Self.value(&reader) else { throw NotationError(.sgfProperty, at: start) }
      values.append(value)
      written.append(reader.text(from: first).dropLast())
      reader.skipBlanks()
    }
    guard !name.isEmpty, !values.isEmpty else { throw NotationError(.sgfProperty, at: start) }
    (self.values, self.written) = (values, written)
    self.offset = offset
  }

  /// What a record keeps of it.
  var kept: GameRecord.Property { GameRecord.Property(.sgf, name, written.map { $0.recordText }) }

  /// A value after the bracket that opens it: a backslash takes the next byte as it is, and
  /// together with the end of a line it is nothing. `nil` when no bracket closes the value.
  private static func value(_ reader: inout ByteReader) -> [UInt8]? {
    var value: [UInt8] = []
    while let byte = reader.next() {
      if byte == UInt8(ascii: "]") { return value }
      guard byte == UInt8(ascii: "\\") else {
        value.append(byte)
        continue
      }
      guard let escaped = reader.next() else { return nil }
      guard ByteReader.isLineEnd(escaped) else {
        value.append(escaped)
        continue
      }
      // An end of a line is one byte or both of them.
      if let other = reader.peek, other != escaped, ByteReader.isLineEnd(other) { _ = reader.next() }
    }
    return nil
  }

  /// The first value as simple text: every blank is a space, and those at the ends are left out.
  var text: String { values[0].simpleText }

  /// The first value as text whose lines are kept.
  var lines: String {
    values[0].recordText.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
      .map { Array($0.utf8).simpleText }.joined(separator: "\n")
  }

  /// Whose move it is.
  var side: Side { name == "W" ? .white : .black }

  /// A move; nothing, or a square outside the board, is a pass.
  func move() throws(NotationError) -> Move {
    let value = values[0].filter { !ByteReader.isBlank($0) }.map { $0 | 0x20 }
    if value.isEmpty || value.elementsEqual("tt".utf8) { return .pass }
    if let move = Move(name: value) { return move }
    guard let square = Self.square(value[...]) else { throw NotationError(.square, at: offset) }
    return .place(square)
  }

  /// The squares of all values; "aa:hh" is a rectangle.
  func squares() throws(NotationError) -> [Square] {
    var all: [Square] = []
    for value in values {
      let corners = value.map { $0 | 0x20 }.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard corners.count <= 2, let first = corners[0].count == 2 ? Self.bytes(corners[0]) : nil,
        let last = corners[corners.count - 1].count == 2 ? Self.bytes(corners[corners.count - 1]) : nil,
        first.column <= last.column, first.row <= last.row
      else { throw NotationError(.square, at: offset) }
      for row in first.row...last.row {
        for column in first.column...last.column {
          guard let square = Square(column: column, row: row) else { throw NotationError(.square, at: offset) }
          all.append(square)
        }
      }
    }
    return all
  }

  private static func square(_ value: ArraySlice<UInt8>) -> Square? {
    bytes(value).flatMap { Square(column: $0.column, row: $0.row) }
  }

  /// Column letter and row digit of two letters, or of a letter and a digit.
  private static func bytes(_ value: ArraySlice<UInt8>) -> (column: UInt8, row: UInt8)? {
    guard value.count == 2, let column = value.first, let row = value.last else { return nil }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "h")
    guard letters.contains(column) else { return nil }
    return (column, letters.contains(row) ? row - UInt8(ascii: "a") + UInt8(ascii: "1") : row)
  }
}
