import Documents
import Questions
import Reversi

extension GameRecord {
  /// Reads a game as it is in a text, whatever it looks like: GGF, SGF, PGN, an object of Othello
  /// Quest, a game that 'play' saved, a transcript from `start`, or a position.
  /// - Throws: what is wrong, and where.
  package init(anyText bytes: [UInt8], from start: Position = .start()) throws(Fault) {
    if bytes.first(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) == UInt8(ascii: "{") {
      let json = try JSON(reading: bytes[...])
      self = try SavedGame.isOne(json) ? Self.saved(json) : ReversiQuestGame(json).record()
    } else {
      self = try Fault.catching { () throws(NotationError) in try GameRecord(text: bytes[...], from: start) }
    }
  }

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
