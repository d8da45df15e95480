import Documents
import Questions
import Reversi

extension GameRecord {
  /// Reads a game as it is in a text, in any form: GGF, SGF, PGN, an object of Othello Quest or of
  /// our answers, a row of a table, a game that 'play' saved, a transcript from `start`, or a
  /// position. `notes` says what is added to the text or left out.
  /// - Throws: what is wrong, and where.
  package init(anyText bytes: [UInt8], from start: Position = .start(), notes: inout PasteNotes) throws(Fault) {
    if bytes.first(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) == UInt8(ascii: "{") {
      let json = try JSON(reading: bytes[...])
      if SavedGame.isOne(json) {
        self = try Self.saved(json)
      } else if let game = ReversiListedGame(json) {
        self = try game.record(from: start)
      } else {
        self = try ReversiQuestGame(json).record()
      }
    } else {
      do throws(NotationError) {
        try self.init(text: bytes[...], from: start, notes: &notes)
      } catch {
        throw Fault(error)
      }
    }
  }

  /// Reads a game as it is in a text.
  /// - Throws: what is wrong, and where.
  package init(anyText bytes: [UInt8], from start: Position = .start()) throws(Fault) {
    var notes = PasteNotes()
    try self.init(anyText: bytes, from: start, notes: &notes)
  }

  /// Reads the only game of a written or pasted text; several, as they would be in a file, are
  /// refused. What is added to the text or left out is remarked on.
  /// - Throws: what is wrong, and where.
  package init(only text: [UInt8], from start: Position, _ arguments: Arguments) throws(Fault) {
    var notes = PasteNotes()
    let (games, losses) = Self.games(of: text, from: start)
    if games.count > 1 {
      let first = games.prefix(2).map { Quoting.quoted($0.bytes) }
      throw Fault(NotationError(.severalGames(first), at: 0))
    }
    do {
      try self.init(anyText: text, from: start, notes: &notes)
    } catch {
      // A game among words, or in a list.
      guard let game = games.first, game.bytes.count < text.count else { throw error }
      self = game.record
      if !losses.isEmpty { arguments.remark("not read as a part of the game: \(losses.words)") }
    }
    arguments.remark(notes)
  }

  /// The games that a text of several lines has when each line is one on its own; none where a line
  /// that has moves or a board in it isn't a game.
  private static func games(
    of text: [UInt8], from start: Position
  ) -> (games: [(bytes: [UInt8], record: GameRecord)], losses: GameLosses) {
    guard text.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == UInt8(ascii: "{") }) else {
      return ([], GameLosses())
    }
    var reader = GameReader()
    reader.append(text)
    var games: [(bytes: [UInt8], record: GameRecord)] = []
    for _ in 0..<mostExamined {
      guard let game = reader.next(isLast: true), case .text(let bytes) = game.content else { break }
      if GameSplitter.isProse(bytes[...]) { continue }
      guard let record = try? GameRecord(anyText: bytes, from: start) else { return ([], GameLosses()) }
      games.append((bytes, record))
    }
    return (games, reader.losses)
  }

  /// No more pieces of a text are examined to say that it has several games.
  private static let mostExamined = 100

  /// Reads the first game of a file, whatever it is: a text, or WTHOR.
  /// - Throws: what is wrong, and where.
  package init(firstOf file: [UInt8]) throws(Fault) {
    var reader = GameReader()
    reader.append(file)
    guard let game = reader.next(isLast: true) else { throw Fault.data("it has no games") }
    switch game.content {
    case .text(let bytes): try self.init(anyText: bytes)
    case .record(let record): self = record
    case .fault(let error): throw Fault(error)
    }
  }

  /// The game of Reversi that 'play' saved.
  private static func saved(_ json: JSON) throws(Fault) -> GameRecord {
    let game = try SavedGame(json)
    guard game.game == ReversiPlay.name else { throw .data("this is a game of \(game.game), not of Reversi") }
    guard var record = ReversiPlay.record(of: try GameState<ReversiPlay>().after(game.actions)) else {
      throw .data("it has no game yet")
    }
    record.properties += ReversiQuestGame.unread(json, besides: SavedGame.keys)
    return record
  }
}

extension Arguments {
  /// Remarks on what a reader has added to a text or left out.
  func remark(_ notes: PasteNotes) {
    if let side = notes.assumedSide {
      remark("the side to move isn't stated; it is \(side) by the number of discs")
    }
    if let unused = notes.unused { remark("not read as a part of the game: \(Quoting.quoted(unused))") }
  }
}
