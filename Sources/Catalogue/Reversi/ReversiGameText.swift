import Reports
import Reversi

extension GameRecord {
  /// Reads a game as it is in a text, whatever it looks like: GGF, SGF, PGN, an object of Othello
  /// Quest, a transcript from `start`, or a position.
  /// - Throws: what is wrong, and where.
  package init(anyText bytes: [UInt8], from start: Position = .start()) throws {
    if bytes.first(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) == UInt8(ascii: "{") {
      self = try ReversiQuestGame(bytes).record()
    } else {
      try self.init(text: bytes[...], from: start)
    }
  }
}
