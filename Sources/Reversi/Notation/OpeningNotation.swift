extension Line {
  /// Reads a line of a file of openings: moves from the start such as `f5d6c3`, or a position (a board, OBF or GGF) from
  /// which games begin.
  /// - Throws: what is wrong, and the offset in bytes.
  public init(opening text: some StringProtocol, size: BoardSize = .eight) throws(NotationError) {
    let bytes = Array(text.utf8.drop { ByteReader.isBlank($0) }.prefix(2))
    if bytes.count == 2, Square(column: bytes[0], row: bytes[1]) != nil {
      try self.init(transcript: text, from: .start(size: size))
    } else {
      try self.init(position: text, size: size)
    }
  }
}
