extension Line {
  /// Reads an opening: moves from the start such as `f5d6c3`, or a position (a board, OBF or GGF)
  /// from which games begin.
  /// - Throws: what is wrong, and the offset in bytes.
  public init(opening text: some StringProtocol, size: BoardSize = .eight) throws(NotationError) {
    if MoveList.begins(Array(text.utf8)) {
      try self.init(transcript: text, from: .start(size: size))
    } else {
      try self.init(position: text, size: size)
    }
  }
}
