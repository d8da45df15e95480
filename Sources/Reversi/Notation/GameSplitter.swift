/// Finds the games in a text that arrives in pieces: GGF and SGF records, and lines that are
/// transcripts or positions.
///
/// A record goes from its parenthesis to the one that ends it, over lines if need be; a record
/// that isn't ended goes to the line before the next one begins. Counts before records ("2 (;…")
/// are passed over, and so are blank lines and those that begin with `#` or `%`.
package struct GameSplitter: Sendable {
  /// One game as it stands in the text.
  package struct Piece: Sendable {
    /// The 1-based line on which it begins.
    package let line: Int
    /// Its bytes.
    package let bytes: ArraySlice<UInt8>
  }

  private var buffer: [UInt8] = []
  private var start = 0
  private var line = 1
  /// How many bytes were given out.
  package private(set) var bytesGivenOut = 0

  /// A splitter that has seen nothing.
  package init() {}

  /// Takes the next bytes of the text.
  package mutating func append(_ bytes: [UInt8]) {
    buffer.removeFirst(start)
    start = 0
    buffer += bytes
  }

  /// The next game, `nil` when more of the text is needed, or at its end when `isLast` says that no
  /// more will come.
  package mutating func next(isLast: Bool) -> Piece? {
    while true {
      skipBlanks()
      guard start < buffer.count else { return nil }
      let first = buffer[start]
      if first == UInt8(ascii: "#") || first == UInt8(ascii: "%") {
        guard let end = lineEnd(from: start, isLast: isLast) else { return nil }
        advance(to: end)
      } else if let record = recordStart(isLast: isLast) {
        advance(to: record)
        return recordEnd(isLast: isLast).map { take(to: $0) }
      } else {
        return lineEnd(from: start, isLast: isLast).map { take(to: $0) }
      }
    }
  }

  private mutating func skipBlanks() {
    while start < buffer.count, ByteReader.isBlank(buffer[start]) { advance(to: start + 1) }
  }

  /// Where a record begins when one does here, behind a count.
  private func recordStart(isLast: Bool) -> Int? {
    var place = start
    while place < buffer.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(buffer[place]) { place += 1 }
    while place < buffer.count, buffer[place] == 0x20 { place += 1 }
    return place < buffer.count && buffer[place] == UInt8(ascii: "(") ? place : nil
  }

  /// Where the record that begins here ends.
  private func recordEnd(isLast: Bool) -> Int? {
    var isInValue = false
    var depth = 1
    var place = start + 1
    while place < buffer.count {
      switch buffer[place] {
      case UInt8(ascii: "\\") where isInValue: place += 1
      case UInt8(ascii: "["): isInValue = true
      case UInt8(ascii: "]"): isInValue = false
      case UInt8(ascii: "(") where !isInValue: depth += 1
      case UInt8(ascii: ")") where !isInValue:
        depth -= 1
        if depth == 0 { return place + 1 }
      case UInt8(ascii: "\n"):
        let next = buffer[place...].prefix(5)
        if next.count < 5, !isLast { return nil }
        if next.starts(with: "\n(;".utf8), !Self.isVariation(next.dropFirst(3)) { return place }
      default: break
      }
      place += 1
    }
    return isLast ? buffer.count : nil
  }

  /// Whether a node begins with a move, as those of variations do, and not with what is said of a
  /// whole game.
  private static func isVariation(_ node: ArraySlice<UInt8>) -> Bool {
    node.elementsEqual("B[".utf8) || node.elementsEqual("W[".utf8)
  }

  private func lineEnd(from place: Int, isLast: Bool) -> Int? {
    buffer[place...].firstIndex(of: UInt8(ascii: "\n")) ?? (isLast ? buffer.count : nil)
  }

  private mutating func take(to end: Int) -> Piece {
    let piece = Piece(line: line, bytes: buffer[start..<end])
    advance(to: end)
    return piece
  }

  private mutating func advance(to end: Int) {
    for byte in buffer[start..<end] where byte == UInt8(ascii: "\n") { line += 1 }
    bytesGivenOut += end - start
    start = end
  }
}

extension GameRecord {
  /// Reads a game as it stands in a text: a GGF or SGF record, a transcript from `start`, or a
  /// position (OBF or a bare board).
  /// - Throws: what is wrong, and the offset in bytes.
  package init(text bytes: ArraySlice<UInt8>, from start: Position = .start()) throws(NotationError) {
    let bytes = Array(bytes)
    let first = bytes.first { !ByteReader.isBlank($0) }
    if first == UInt8(ascii: "(") {
      if Self.isSGF(bytes) { try self.init(sgf: bytes) } else { try self.init(ggf: bytes) }
    } else if MoveList.begins(bytes) {
      self.init(try Line(transcript: bytes, from: start))
    } else {
      self.init(from: try OBFRecord(bytes, size: nil).position)
    }
  }
}
