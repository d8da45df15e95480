/// One property of an SGF record: letters, then values in brackets. [SGF]
struct SGFProperty {
  let name: String
  let values: [[UInt8]]
  /// Whether it is the first one of a node.
  let beginsNode: Bool
  /// Where the first value begins.
  let offset: Int

  /// Reads the next property of the main line; `nil` at its end.
  init?(_ reader: inout ByteReader) throws(NotationError) {
    let between = reader.take { ByteReader.isBlank($0) || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "(") }
    beginsNode = between.contains(UInt8(ascii: ";"))
    guard let first = reader.peek, first != UInt8(ascii: ")") else { return nil }
    let start = reader.offset
    // Old files have lower-case letters among the others, which mean nothing.
    let letters = reader.take { Square.isLetter($0) }.filter { $0 < UInt8(ascii: "a") }
    name = String(decoding: letters, as: UTF8.self)
    reader.skipBlanks()
    var values: [[UInt8]] = []
    let offset = reader.offset + 1
    while reader.peek == UInt8(ascii: "[") {
      _ = reader.next()
      guard let value = Self.value(&reader) else { throw NotationError(.sgfProperty, at: start) }
      values.append(value)
      reader.skipBlanks()
    }
    guard !name.isEmpty, !values.isEmpty else { throw NotationError(.sgfProperty, at: start) }
    self.values = values
    self.offset = offset
  }

  /// A value behind the bracket that opens it: a backslash takes the next byte as it is, and
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
      guard escaped == 0x0A || escaped == 0x0D else {
        value.append(escaped)
        continue
      }
      // An end of a line is one byte or both of them.
      if let other = reader.peek, other != escaped, other == 0x0A || other == 0x0D { _ = reader.next() }
    }
    return nil
  }

  /// The first value as simple text: every blank is a space, and those at the ends are left out.
  /// Bytes that are no UTF-8 are Latin-1, which is the character set of records that name none.
  var text: String {
    let blank = { (byte: UInt8) in ByteReader.isBlank(byte) }
    let bytes = values[0].map { blank($0) ? 0x20 : $0 }.drop(while: blank)
    let trimmed = bytes.prefix((bytes.lastIndex { !blank($0) } ?? bytes.startIndex - 1) + 1 - bytes.startIndex)
    return String(validating: trimmed, as: UTF8.self)
      ?? String(String.UnicodeScalarView(trimmed.map { UnicodeScalar($0) }))
  }

  /// Whose move it is.
  var side: Side { name == "W" ? .white : .black }

  /// A move; nothing, or a square beside the board, is a pass.
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

  /// A result: "B+10", "W+2.5", "0"; without a number of discs there is none.
  var outcome: GameRecord.Outcome? {
    let text = text.lowercased()
    if text == "0" || text == "draw" { return GameRecord.Outcome(blackDifference: 0) }
    guard text.hasPrefix("b+") || text.hasPrefix("w+"), let discs = Hundredths.parse(text.utf8.dropFirst(2)),
      (0...6400).contains(discs)
    else { return nil }
    return GameRecord.Outcome(blackDifference: text.hasPrefix("b") ? discs : -discs)
  }
}
