/// Which positions of a game are written.
public enum PositionChoice: Hashable, Sendable {
  /// Every position in which a disc is to be placed, or the only one.
  case all
  case last
  /// The one with N empty squares, if a disc is to be placed there.
  case empties(Int)
}

extension GameRecord {
  /// The game as a transcript. Where it doesn't begin as usual a comment says how,
  /// `{start: BOARD}`, which ``MoveList`` reads; a game without moves is its board.
  public var transcript: String {
    if line.moves.isEmpty { return line.start.boardText }
    return line.transcript + (line.start == .start() ? "" : MoveList.remark(startingAt: line.start))
  }

  /// Positions of the game in OBF, one per line, the theoretical score next to the position that it
  /// belongs to. A record that is only a position keeps the scores of its moves and its comment.
  public func obf(_ choice: PositionChoice) -> [String] {
    var record = self
    record.passIfForced()
    let positions = record.positions
    let chosen =
      switch choice {
      case .last: [line.end]
      case .all where line.moves.isEmpty: [line.start]
      case .all: positions.filter { !$0.legalSquares.isEmpty }
      case .empties(let count): positions.filter { $0.emptyCount == count && !$0.legalSquares.isEmpty }
      }
    return chosen.map { position in
      let line = OBFRecord(position: position, statedScore: theoreticalScore(of: position)).line
      guard self.line.moves.isEmpty else { return line }
      let scores = properties.filter { $0.format == .obf }.flatMap { $0.values }.map { " \($0);" }
      return line + scores.joined() + (comment.map { " % \($0.onOneLine)" } ?? "")
    }
  }

  /// A position in OBF as a record without moves.
  package init(obf bytes: [UInt8]) throws(NotationError) {
    var notes = PasteNotes()
    let record = try OBFRecord(bytes, notes: &notes)
    self.init(record, obf: bytes)
    if let unused = notes.unused { comment = unused }
  }

  /// A position with the score that is stated for it.
  private init(from position: OBFRecord) {
    self.init(from: position.position)
    guard let score = position.statedScore else { return }
    let black = position.position.sideToMove == .black ? score : -score
    theory = Theory(
      blackDiscs: (position.position.size.squareCount + black) / 2, empties: position.position.emptyCount)
  }

  /// A position with all that its line of OBF says.
  private init(_ position: OBFRecord, obf bytes: [UInt8]) {
    let bytes = BoardDrawingReader.withoutRemarks(bytes)
    self.init(from: position)
    let scores = position.moveScores.map { "\($0.move):\($0.score < 0 ? "" : "+")\($0.score)" }
    if !scores.isEmpty { properties = [Property(.obf, "scores", scores)] }
    if let sign = bytes.firstIndex(of: UInt8(ascii: "%")) {
      let text = bytes[(sign + 1)...].simpleText
      if !text.isEmpty { comment = text }
    }
  }

  /// The theoretical score for the side to move, when the position is the one that it was found
  /// for.
  private func theoreticalScore(of position: Position) -> Int? {
    guard let theory, theory.empties == position.emptyCount, theory.empties > 0 || line.moves.isEmpty else {
      return nil
    }
    let black = 2 * theory.blackDiscs - position.size.squareCount
    return position.sideToMove == .black ? black : -black
  }
}

extension GameRecord {
  /// Reads a game as it is in a text: a GGF or SGF record, PGN, a transcript from `start`, or a
  /// position (OBF or a bare board); moves and boards may be among other words, which are its
  /// comment then. `notes` says what is added to the text or left out.
  /// - Throws: what is wrong, and the offset in bytes.
  package init(
    text bytes: ArraySlice<UInt8>, from start: Position = .start(), notes: inout PasteNotes
  ) throws(NotationError) {
    let bytes = Array(bytes)
    let first = bytes.first { !ByteReader.isBlank($0) }
    let isRecord = bytes.contains(UInt8(ascii: "["))
    if first == UInt8(ascii: "("), isRecord {
      if Self.isSGF(bytes) { try self.init(sgf: bytes) } else { try self.init(ggf: bytes) }
    } else if first == UInt8(ascii: "["), !BoardReader.isList(bytes) {
      try self.init(pgn: bytes, from: start)
    } else if isRecord, Self.isHeadless(bytes) {
      throw NotationError(.headlessRecord, at: 0)
    } else {
      guard bytes.count <= PastedText.longest else { throw NotationError(.tooLong(PastedText.longest), at: 0) }
      do throws(NotationError) {
        try self.init(bare: bytes, from: start)
      } catch {
        guard error.reason.allowsSearch, let pasted = try PastedText(bytes) else {
          throw Self.wordInstead(of: error, in: bytes) ?? error
        }
        try self.init(pasted, from: start)
        notes = pasted.notes
      }
    }
  }

  /// Reads a game as it is in a text.
  package init(text bytes: ArraySlice<UInt8>, from start: Position = .start()) throws(NotationError) {
    var notes = PasteNotes()
    try self.init(text: bytes, from: start, notes: &notes)
  }

  /// A text of nothing but moves or a position.
  private init(bare bytes: [UInt8], from start: Position) throws(NotationError) {
    if !MoveList.begins(bytes) {
      self.init(try OBFRecord(strictly: bytes, size: nil), obf: bytes)
    } else if bytes.contains(where: { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "(") }) {
      // Moves with codes and variations are those of a game in PGN without tags.
      try self.init(pgn: bytes, from: start)
    } else {
      try self.init(MoveList(bytes), from: start)
    }
  }

  /// What was found in a text, the rest of its words as the comment.
  private init(_ pasted: PastedText, from start: Position) throws(NotationError) {
    if let board = pasted.board { self.init(from: board) } else { self.init(from: start) }
    if let moves = pasted.moves {
      let position = pasted.board?.position ?? start
      let theory = theory
      try self.init(moves, from: position)
      self.theory = theory
    }
    if let unused = pasted.notes.unused { comment = comment.map { "\(unused) \($0)" } ?? unused }
  }
}

extension NotationError.Reason {
  /// Whether the text may be something else among other words; what is a move, but can't be made,
  /// is none.
  var allowsSearch: Bool {
    switch self {
    case .illegalMove, .otherSide, .variant, .tooLong, .twoReadings, .severalGames, .movesBehindBoard: false
    default: true
    }
  }
}

extension GameRecord {
  /// What is wrong with a text that isn't a board but prose: a first row of letters alone, at one
  /// of which a board can't be read.
  private static func wordInstead(of error: NotationError, in bytes: [UInt8]) -> NotationError? {
    guard case .boardCharacter(let character, row: 1, column: _) = error.reason else { return nil }
    let word = bytes[...].drop(while: ByteReader.isBlank).prefix { !ByteReader.isBlank($0) }
    guard character.isLetter || !character.isASCII, !word.contains(where: { "-.".utf8.contains($0) }) else {
      return nil
    }
    return NotationError(.noGame(word: Array(word.prefix(longestWord)).recordText), at: word.startIndex)
  }

  /// A longer word isn't shown in full.
  private static let longestWord = 20
}
