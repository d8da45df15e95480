extension Line {
  /// Reads a line of a file of openings: moves from the start such as `f5d6c3`, or a position (a
  /// board, OBF or GGF) from which games begin.
  /// - Throws: what is wrong, and the offset in bytes.
  public init(opening text: some StringProtocol, size: BoardSize = .eight) throws(NotationError) {
    if MoveList.begins(Array(text.utf8)) {
      try self.init(transcript: text, from: .start(size: size))
    } else {
      try self.init(position: text, size: size)
    }
  }
  /// Reads a file of openings, one a line; blank lines and those that begin with `#` or `%` are
  /// passed over. An opening at which the game is over is none.
  /// - Throws: what is wrong, on which line.
  public static func openings(_ bytes: [UInt8], size: BoardSize = .eight) throws(NotationLineError) -> [Line] {
    var openings: [Line] = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      guard let first = line.first(where: { !ByteReader.isBlank($0) }), first != UInt8(ascii: "#"),
        first != UInt8(ascii: "%")
      else { continue }
      do throws(NotationError) {
        let opening = try Line(opening: String(decoding: line, as: UTF8.self), size: size)
        guard !opening.end.isFinished else { throw NotationError(.finishedOpening, at: 0) }
        openings.append(opening)
      } catch {
        throw NotationLineError(line: index + 1, error: error)
      }
    }
    return openings
  }
}
