/// A line of an OBF file: a position, and what is known about its score and moves.
///
/// The first field is the board and the side to move, the next ones are `move:score` or a bare
/// score of the position, or nothing; every field ends with a semicolon (the last one may lack it),
/// `%` begins a comment. Scores are those of the side to move.
public struct OBFRecord: Hashable, Sendable {
  /// A move and its score.
  public struct MoveScore: Hashable, Sendable {
    /// The move.
    public let move: Move
    /// Its score for the side to move.
    public let score: Int

    /// Creates a pair.
    public init(move: Move, score: Int) {
      self.move = move
      self.score = score
    }
  }

  /// The position.
  public let position: Position
  /// The score of the position where the line gives it as such.
  public let statedScore: Int?
  /// The moves with their scores, in the order of the line.
  public let moveScores: [MoveScore]

  /// Creates a record.
  public init(position: Position, statedScore: Int? = nil, moveScores: [MoveScore] = []) {
    self.position = position
    self.statedScore = statedScore
    self.moveScores = moveScores
  }

  /// The score that the line claims for the position: the stated one, or the best of its moves.
  public var score: Int? { statedScore ?? moveScores.map { $0.score }.max() }

  /// Reads a line. A bare board with a side, without a semicolon, is a record too.
  /// - Throws: what is wrong, and the offset in bytes; `noPosition` for a blank line or a comment.
  public init(_ line: some StringProtocol, size: BoardSize? = nil) throws(NotationError) {
    try self.init(Array(line.utf8), size: size)
  }

  /// Reads a line from bytes: one of OBF, or a board among other words, perhaps followed by a
  /// score. `notes` says what is added to it or left out.
  package init(_ line: [UInt8], size: BoardSize? = nil, notes: inout PasteNotes) throws(NotationError) {
    guard line.count <= PastedText.longest else { throw NotationError(.tooLong(PastedText.longest), at: 0) }
    do throws(NotationError) {
      try self.init(strictly: line, size: size)
    } catch {
      // What follows a position and a semicolon is to be fields, none of which is lost.
      if let end = line.firstIndex(of: UInt8(ascii: ";")),
        (try? OBFRecord(strictly: Array(line[..<end]), size: size)) != nil
      {
        throw error
      }
      guard error.reason.allowsSearch, let pasted = try PastedText(line, size: size), let board = pasted.board else {
        throw error
      }
      if pasted.notes.unused.map(Self.namesScore) ?? false { throw error }
      if let moves = pasted.moves { throw NotationError(.movesBehindBoard, at: moves.places.first ?? 0) }
      (self, notes) = (board, pasted.notes)
    }
  }

  /// Whether a word is a move with a score, `f5:2`, which belongs after a semicolon.
  private static func namesScore(_ words: String) -> Bool {
    words.split(separator: " ").contains { word in
      let bytes = Array(word.utf8)
      return bytes.count > 3 && bytes[2] == UInt8(ascii: ":") && Square(column: bytes[0], row: bytes[1]) != nil
    }
  }

  /// Reads a line from bytes.
  package init(_ line: [UInt8], size: BoardSize? = nil) throws(NotationError) {
    var notes = PasteNotes()
    try self.init(line, size: size, notes: &notes)
  }

  /// Reads a line of OBF.
  init(strictly line: [UInt8], size: BoardSize?) throws(NotationError) {
    let line = BoardDrawingReader.withoutRemarks(line)
    var reader = ByteReader(line)
    reader.skipBlanks()
    guard let first = reader.peek, first != UInt8(ascii: "%") else {
      throw NotationError(.noPosition, at: reader.offset)
    }
    _ = reader.take { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "%") }
    // Blanks before the letters of a drawing say where its columns are.
    position = try Position(board: Array(line[..<reader.offset]), size: size)
    var stated: Int?
    var scores: [MoveScore] = []
    while let byte = reader.next(), byte != UInt8(ascii: "%") {
      guard byte == UInt8(ascii: ";") else { throw NotationError(.trailingText, at: reader.offset - 1) }
      reader.skipBlanks()
      // A field may be empty.
      guard let start = reader.peek, start != UInt8(ascii: "%"), start != UInt8(ascii: ";") else { continue }
      if Square.isLetter(start) {
        scores.append(try Self.moveScore(&reader, size: position.size))
      } else {
        stated = try Self.score(&reader, size: position.size)
      }
      reader.skipBlanks()
    }
    statedScore = stated
    moveScores = scores
  }

  private static func moveScore(_ reader: inout ByteReader, size: BoardSize) throws(NotationError) -> MoveScore {
    let start = reader.offset
    let name = Array(reader.take { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") && !ByteReader.isBlank($0) })
    guard let move = Move(name: name), move.isOn(size) else { throw NotationError(.square, at: start) }
    reader.skipBlanks()
    guard reader.next() == UInt8(ascii: ":") else { throw NotationError(.score, at: reader.offset) }
    return MoveScore(move: move, score: try score(&reader, size: size))
  }

  private static func score(_ reader: inout ByteReader, size: BoardSize) throws(NotationError) -> Int {
    reader.skipBlanks()
    let start = reader.offset
    let word = Array(reader.take { $0 != UInt8(ascii: ";") && !ByteReader.isBlank($0) })
    guard word.count <= 3, let score = Int(String(decoding: word, as: UTF8.self)), abs(score) <= size.squareCount,
      score.isMultiple(of: 2)
    else { throw NotationError(.score, at: start) }
    return score
  }

  /// The line: board, stated score, moves, each ended by a semicolon.
  public var line: String {
    var text = position.boardText + ";"
    if let statedScore { text += " \(Self.signed(statedScore));" }
    for entry in moveScores { text += " \(entry.move.description):\(Self.signed(entry.score));" }
    return text
  }

  private static func signed(_ score: Int) -> String { score < 0 ? "\(score)" : "+\(score)" }
}

extension Square {
  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
